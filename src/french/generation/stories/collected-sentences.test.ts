import { expect, test } from 'vitest'
import { loadLanguage } from '../../../server/language-worker/load-language.ts'
import { parseStory } from '../../data/story-file.ts'
import { newSampler } from '../../sampler.ts'
import { interpretGivenWords } from '../request/given-word-list.ts'
import { parsePedagogicalGoals } from '../request/pedagogical-goals.ts'
import { newGenerationContext } from '../text-generation.ts'
import { collectedSentences } from './collected-sentences.ts'

const COLLECTION = parseStory({
  path: 'stories/phrases.story',
  text: `@title Phrases
@levels CE1 CE2
@keywords phrases
@form sentences
@tenses présent
+ marché
T{le samedi}, S{papa} V{acheter} O{(du fromage & un poireau & des carottes)}
+ ferme
L{dans le pré}, (S{la vache} V{brouter:état} & S{l'âne} V{braire:état})
+ dehors
S{héros} (V{courir} & V{sauter} L{dans l'eau})`,
})
const language = { ...(await loadLanguage()), stories: [COLLECTION] }

function collected(words: readonly string[], length: number) {
  const request = {
    words: [...words],
    level: 'CE2',
    length,
    theme: '',
    pedagogicalGoals: [],
  } as const
  const given = interpretGivenWords(words, language)
  const goals = { ...parsePedagogicalGoals([]), tenses: ['présent' as const] }
  const context = newGenerationContext(
    request,
    { words: given, goals, theme: null },
    { random: newSampler(1), seed: 1 },
    language,
  )
  const found = collectedSentences({ words: given, length, preferred: [], level: 'CE2' }, context)
  return (
    found && {
      texts: found.sentences.map(({ text }) => text),
      left: found.left.map(({ text }) => text),
    }
  )
}

test('TXT-02 words that belong together share a sentence when the words are more than the sentences', () => {
  expect(collected(['fromage', 'carotte', 'vache', 'âne'], 2)).toEqual({
    texts: [
      'Le samedi, papa achète du fromage et des carottes.',
      "Dans le pré, la vache broute et l'âne brait.",
    ],
    left: [],
  })
})

test('TXT-02 each word has its own sentence when there are enough', () => {
  const found = collected(['fromage', 'vache', 'courir'], 3)
  expect(found?.left).toEqual([])
  expect(found?.texts.slice(0, 2)).toEqual([
    'Le samedi, papa achète du fromage.',
    'Dans le pré, la vache broute.',
  ])
  expect(found?.texts[2]).toMatch(/^\p{Lu}\p{L}+ court\.$/u)
})

test('a word that no collection has is left to who writes a sentence for it', () => {
  expect(collected(['fromage', 'volcan'], 2)).toEqual({
    texts: ['Le samedi, papa achète du fromage.'],
    left: ['volcan'],
  })
  expect(collected(['volcan', 'planète'], 1)).toBeNull()
})
