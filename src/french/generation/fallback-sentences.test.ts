import { expect, test } from 'vitest'
import { loadLanguage } from '../../server/language-worker/load-language.ts'
import { newSampler } from '../sampler.ts'
import { fallbackSentence } from './fallback-sentences.ts'
import { newGenerationContext } from './generation-context.ts'
import { interpretGivenWord } from './request/given-word.ts'
import { parsePedagogicalGoals } from './request/pedagogical-goals.ts'
import { writeDictation } from './write-dictation.ts'

const language = loadLanguage()
const goals = { ...parsePedagogicalGoals([]), tenses: ['présent' as const] }

function told(text: string) {
  const word = interpretGivenWord(text, language)
  const request = { words: [], level: 'CM1', length: 1, theme: '', pedagogicalGoals: [] } as const
  const interpreted = { words: [word], goals, theme: null }
  const sampler = { random: newSampler(3), seed: 3 }
  return fallbackSentence(word, newGenerationContext(request, interpreted, sampler, language))
}

test.each(['loutre', 'crevasses', 'lisible', 'obtempérer', 'manipuler', '1789', 'Le Havre'])(
  '«%s» stands in a sentence for any word of its kind, in use',
  (word) => {
    const sentence = told(word)
    expect(sentence?.text).toContain(word)
    expect(sentence?.text).not.toContain('«')
  },
)

test('a word that the language does not know is taken for a thing of ours, and the sentence says that it deserves a look', () => {
  expect(told('zorglub')?.text).toMatch(/ notre zorglub(?: à son cousin)?\./u)
  expect(told('zorglub')?.forced).toBe(true)
})

test.each([
  ['il a salé', "Le cuisinier montre ce qu'il a salé."],
  ['vous mettez', 'Maman voit ce que vous mettez.'],
  ['elles sont tombées', "Les voisines disent qu'elles sont tombées."],
  ['ils se bafouillent', "Les voisins disent qu'ils se bafouillent."],
  ['cachées', 'les poupées sont cachées.'],
  ['vendue', 'la poupée est vendue.'],
  ['se demander', 'se demander.'],
  ["les fleurs que j'ai cueillies", "les fleurs que j'ai cueillies."],
  ['code civil', 'interroge son oncle sur le code civil.'],
  ['sous le pont', 'joue sous le pont.'],
])('TXT-01 «%s» is used in a sentence, not shown', (word, end) => {
  const text = told(word)?.text ?? ''
  expect(text.endsWith(end)).toBe(true)
  expect(text).not.toContain('«')
})

test.each(['de toute façon', 'au préalable', 'en définitive', 'a priori'])(
  'TXT-01 «%s» is said of something that is done, as anything may be',
  (words) => {
    expect(told(words)?.text).toMatch(new RegExp(`^\\p{L}+ \\p{L}+, ${words}, \\p{L}+ .*\\.$`, 'u'))
  },
)

test('TXT-02 a noun is in use, not explained; a verb is not learnt', () => {
  expect(told('la suspicion')?.text).toMatch(
    /(?:interroge \p{L}+ \p{L}+|question) sur la suspicion/u,
  )
  expect(told('bafouiller')?.text).toMatch(/ moment (?:de|pour) bafouiller\.$/u)
  expect(told('être courageux')?.text).toMatch(/ moment (?:d'|pour )être courageux\.$/u)
  expect(told('ranger')?.text).toMatch(/^Il faut .* pour ranger\.$/u)
})

test("TXT-01 «dans l'espoir que» has a clause behind it, a form of two tenses one beside it, and a name that is a title its article", () => {
  expect(told("dans l'espoir que")?.text).toMatch(/, dans l'espoir que l[ea] \p{L}+ .+\.$/u)
  expect(told("j'aurai mangé")?.text).toMatch(/^Quand .+, j'aurai mangé\.$/u)
  expect(told('elle aurait compris')?.text).toMatch(/ qu'elle aurait compris .+\.$/u)
  expect(told('Roi-Soleil')?.text).toMatch(/ (?:le|du) Roi-Soleil/u)
})

test('TXT-01 «leur dit-il» says who has spoken', () => {
  expect(told('leur dit-il')?.text).toMatch(/^«\s.+\s», leur dit-il\.$/u)
})

test.each([
  ['dentaire', / d'un(?:e question| problème) dentaire\.$/u],
  ['portuaires', / de (?:problèmes|questions) portuaires\.$/u],
  ['friable', / quelque chose de friable\.$/u],
  ['friables', / (?:objets|choses) friables\.$/u],
  ['captif', / (?:lutins|marionnette|dragon|géant|monstre|créature)[^.]* capti(?:fs?|ve)\.$/u],
  ['courageuse', / (?:créature|marionnette)[^.]* courageuse\.$/u],
])('TXT-01 «%s» is said of what may be so: no monster is dental', (word, sentence) => {
  expect(told(word)?.text).toMatch(sentence)
})

test('TXT-02 where the class has no sentence for a word, one of a later class is told rather than one for any word', () => {
  const request = { level: 'CE1', length: 1, theme: '', pedagogicalGoals: [] } as const
  const { text, forced } = writeDictation({ ...request, words: ['surnombre'] }, language, 1)
  expect(forced).toEqual([])
  expect(text).toContain('en surnombre')
})
