import { expect, test } from 'vitest'
import { loadLanguage } from '../../../../server/language-worker/load-language.ts'
import { parseCollection } from '../../../data/sentence-collection.ts'
import { newSampler } from '../../../sampler.ts'
import { writeDictation } from '../../write-dictation.ts'
import { plainClause } from './clause-ties.ts'
import { actOf, toldAsOneDay } from './one-day.ts'
import { asFact, asStory } from './told-of-others.ts'

const language = loadLanguage()

function clauseOf(text: string) {
  const lines = `@title Essai\n@levels CE2\n@keywords essai\n\n${text}`
  const collection = parseCollection({ path: 'sentences/themes/essai.sentences', text: lines })
  const [line] = 'lines' in collection ? collection.lines : []
  const clause = line === undefined ? null : plainClause({ collection, line, mask: 1 })
  if (clause === null) throw new Error(text)
  return clause
}

const telling = (seed: number, hasSemicolon = true) => ({
  ...{ language, hasSemicolon, random: newSampler(seed) },
})

/** In what ways two acts are told together. */
function told(one: string, other: string, hasSemicolon = true): ReadonlySet<string | null> {
  const [first, second] = [actOf(clauseOf(one), 0), actOf(clauseOf(other), 0)]
  if (first === null || second === null) return new Set([null])
  const seeds = Array.from({ length: 30 }, (_, seed) => telling(seed, hasSemicolon))
  return new Set(seeds.map((each) => toldAsOneDay(first, second, each)))
}

const DIG = 'S{héros} V{creuser} O{un trou}'
const EAT = 'S{héros} V{manger} O{une soupe chaude}'

test('TXT-01 two acts of a child are a day of hers, one after the other', () => {
  expect(told(DIG, EAT)).toContain(
    "T{le matin/nom}, S{héros} V{creuser} O{un trou} ; T{l'après-midi}, S{il} V{manger} O{une soupe chaude}",
  )
  for (const body of told(DIG, EAT, false)) expect(body).toMatch(/, J\{et\} T\{[^}]*\}, S\{il\} V/u)
})

test.each([
  [
    'sleep comes last',
    DIG,
    'S{héros} V{dormir} L{dans son lit}',
    /^T\{[^}]*\}, S\{héros\} V\{creuser\}.*T\{le soir\}/u,
  ],
  [
    'school comes first',
    DIG,
    'S{héros} V{apprendre} O{une leçon}',
    /^T\{[^}]*\}, S\{héros\} V\{apprendre\}/u,
  ],
  [
    'two outings take two days',
    'S{héros} V{aller} L{au zoo}',
    'S{héros} V{visiter} O{le musée}',
    /^T\{samedi\}.*T\{dimanche\}/u,
  ],
  [
    'a king has no Saturday',
    'S{le roi} V{compter} O{ses pièces}',
    'S{le roi} V{inviter} O{la reine}',
    /^T\{(?!samedi).*S\{il\}/u,
  ],
  [
    'her father does something else',
    'S{papa} V{réparer} O{une chaise}',
    EAT,
    /^J\{pendant que\} S\{papa\}.*S\{héros\} V\{manger\}/u,
  ],
])('TXT-01 %s', (_, one, other, expected) => {
  for (const body of told(one, other)) expect(body).toMatch(expected)
})

test.each([
  [
    'snow and cherries are of two seasons',
    'S{héros} V{lancer} O{une boule de neige}',
    'S{héros} V{cueillir} O{des cerises}',
  ],
  ['strangers share no day', 'S{le roi} V{dormir}', 'S{le boulanger} V{pétrir} O{la pâte}'],
  ['what has its own time has no other', DIG, 'T{à midi}, S{héros} V{manger} O{une soupe}'],
])('TXT-01 %s', (_, one, other) => {
  expect(told(one, other)).toEqual(new Set([null]))
})

test('TXT-01 what a stranger does is told as a story, and what is always so as a fact', () => {
  const knight = clauseOf('S{le chevalier} V{délivrer} O{la princesse}')
  const rests = Array.from({ length: 20 }, (_, seed) => asStory(knight, telling(seed))?.rest)
  expect(rests).toContain(" O{l'histoire de un chevalier} S{qui} V{délivrer} O{la princesse}")
  const truth = clauseOf('temps=présent | S{les tigres} V{vivre} L{en Asie}')
  expect(asFact(truth, telling(1))?.rest).toBe(' O{que} S{les tigres} V{vivre} L{en Asie}')
  expect(asFact(knight, telling(1))).toBeNull()
})

test.each([
  ['CE2', 5, 'horloge, hérisson, huître, haricot, trahir, cahier, menthe, thermomètre, dehors'],
  ['CM1', 4, 'une poignée, la santé, une clé, la vérité, une pelletée, la moitié, une pincée'],
] as const)(
  'TXT-01 more words than sentences: as many as asked at %s, none glued to another',
  (level, length, words) => {
    const request = { level, length, theme: '', pedagogicalGoals: [] }
    for (const seed of [1, 2, 3]) {
      const dictation = writeDictation({ ...request, words: words.split(', ') }, language, seed)
      expect(dictation.missing).toEqual([])
      expect(dictation.sentences).toHaveLength(length)
      // Behind a semicolon stands the time of the second act; «…; en outre, …» was written so.
      expect(dictation.text).not.toMatch(
        /;(?! (?:en outre|l'après-midi|le soir|après le goûter|mardi|mercredi|vendredi|samedi|dimanche))/u,
      )
    }
  },
)

test('TXT-01 «que je sois» is told by a line that says it, whichever person its choice names first', () => {
  const request = { level: 'CM2', length: 2, theme: '', pedagogicalGoals: [] } as const
  for (const seed of [1, 2, 3]) {
    const dictation = writeDictation(
      { ...request, words: ['que je sois', 'que tu aies'] },
      language,
      seed,
    )
    expect(dictation.text).toContain('que je sois')
    expect(dictation.text).toContain('que tu aies')
    expect(dictation.sentences.some(({ forced }) => forced)).toBe(false)
  }
})
