/** Sentences for exercises: simple, complete, at the class's level, none twice. */
import type { Level } from '../../domain/level.ts'
import type { Language } from '../data/language.ts'
import type { Template } from '../data/template.ts'
import type { GenerationContext } from '../generation/generation-context.ts'
import {
  type Candidate,
  fillTemplate,
  realiseSentence,
} from '../generation/placement/template-filling.ts'
import { interpretGivenWord } from '../generation/request/given-word.ts'
import { parsePedagogicalGoals } from '../generation/request/pedagogical-goals.ts'
import { newGenerationContext } from '../generation/text-generation.ts'
import type { Sampler } from '../sampler.ts'
import type { Sentence } from '../sentence.ts'

/** Sentences tried for each one that is asked, before giving up: far beyond what an exercise needs. */
const TRIES = 400

/** Sentences told of the same hero. */
const STORY_LENGTH = 6

/** Words of a sentence that a pupil analyses or puts in order, by class. */
const MOST_WORDS: Readonly<Record<Level, number>> = { CP: 7, CE1: 8, CE2: 9, CM1: 11, CM2: 13 }

/** Tenses that the class works on (BO n° 41 of 31/10/2024 p. 89-94; BO n° 16 of 17/04/2025 p. 14-20). */
const TENSES: Readonly<Record<Level, readonly string[]>> = {
  CP: ['présent'],
  CE1: ['présent', 'présent', 'imparfait', 'futur'],
  CE2: ['présent', 'imparfait', 'futur', 'passé composé'],
  CM1: ['présent', 'imparfait', 'futur', 'passé composé'],
  CM2: ['présent', 'imparfait', 'futur', 'passé composé', 'passé simple'],
}

/** Words that one token holds («tout le», «un peu»): a pupil has no single name for them. */
function isWhole(sentence: Sentence): boolean {
  return sentence.tokens.every(({ text }) => !/[\s\d«»]/u.test(text))
}

function isClean(sentence: Sentence, level: Level): boolean {
  const { tokens } = sentence
  return (
    !sentence.forced && isWhole(sentence) && tokens.length <= MOST_WORDS[level] && tokens.length > 2
  )
}

/** The people and the tense of a few sentences. */
function storyFor(level: Level, random: Sampler, language: Language): GenerationContext {
  const goals = parsePedagogicalGoals([random.pick(TENSES[level]) ?? ''])
  const request = { words: [], level, length: 1, theme: '', pedagogicalGoals: [] }
  const theme = random.pick(language.themes) ?? null
  return newGenerationContext(request, { words: [], goals, theme }, { random, seed: 0 }, language)
}

/** Frames that stand alone: nothing must have been told before, no friend, any hero, the story's tense. */
function standsAlone(template: Template, { level, tenses }: GenerationContext): boolean {
  const inTense = template.tenses === null || template.tenses.includes(tenses.event)
  return (
    template.level <= level &&
    template.requires === null &&
    !template.needsFriend &&
    template.protagonist === null &&
    inTense
  )
}

/** A frame of the story's theme, or of any known noun, that noun being its guest. */
function drawn(story: GenerationContext): Candidate | null {
  const { language, random, themes } = story
  if (random.next() < 0.5) {
    const template = random.pick(language.templatesOfTheme.get(themes[0] ?? '') ?? [])
    return template && standsAlone(template, story) ? fillTemplate(template, null, [], story) : null
  }
  const noun = random.pick([...language.nouns.keys()])
  const template =
    noun === undefined ? undefined : random.pick(language.templatesFor.get(noun) ?? [])
  if (noun === undefined || !template || !standsAlone(template, story)) return null
  const word = interpretGivenWord(noun, language)
  const [interpretation] = word.interpretations
  return interpretation?.kind === 'noun'
    ? fillTemplate(template, { word, interpretation }, [], story)
    : null
}

/** Sentences that `fits`, up to `count`; fewer when the data run dry. `random` chooses them. */
export function collectSentences(
  {
    level,
    count,
    random,
  }: { readonly level: Level; readonly count: number; readonly random: Sampler },
  fits: (sentence: Sentence) => boolean,
  language: Language,
): Sentence[] {
  const found = new Map<string, Sentence>()
  let story = storyFor(level, random, language)
  let { discourse } = story
  for (let tries = 0; tries < TRIES * count && found.size < count; tries += 1) {
    if (tries % STORY_LENGTH === 0) {
      story = storyFor(level, random, language)
      discourse = story.discourse
    }
    const candidate = drawn(story)
    const told = candidate && realiseSentence(candidate.filled, discourse, language)
    if (!told) continue
    discourse = told.discourse
    if (isClean(told.sentence, level) && fits(told.sentence))
      found.set(told.sentence.text, told.sentence)
  }
  return [...found.values()]
}
