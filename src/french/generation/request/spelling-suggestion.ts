/** The known word that an unknown one is probably a misspelling of. */
import type { Language } from '../../data/language.ts'
import { memoise } from '../../memoise.ts'
import { foldAccents } from './text-normalisation.ts'

/** Shorter words have too many neighbours. */
const MIN_LETTERS = 4
/** From this length on, a word may have two slips. */
const LONG_WORD = 8

/** What the ear keeps: accents, doubled letters and «ph» aside. */
function phoneticKey(text: string): string {
  return foldAccents(text)
    .replaceAll('ph', 'f')
    .replace(/(\p{L})\1/gu, '$1')
}

type Row = readonly number[]

/** One row of the dynamic-programming table: distance of each prefix of `to` from the first `i` letters of `from`. */
function nextRow(
  words: readonly [from: string, to: string],
  i: number,
  rows: readonly [Row, Row],
): Row {
  const [from, to] = words
  const [before, previous] = rows
  const row = [i]
  for (let j = 1; j <= to.length; j += 1) {
    const same = from[i - 1] === to[j - 1] ? 0 : 1
    const costs = [(previous[j - 1] ?? 0) + same, (previous[j] ?? 0) + 1, (row[j - 1] ?? 0) + 1]
    const swapped = from[i - 1] === to[j - 2] && from[i - 2] === to[j - 1]
    if (swapped && i > 1 && j > 1) costs.push((before[j - 2] ?? 0) + 1)
    row.push(Math.min(...costs))
  }
  return row
}

/** Damerau–Levenshtein distance (optimal string alignment), capped at `most + 1`. */
function editDistance(from: string, to: string, most: number): number {
  if (Math.abs(from.length - to.length) > most) return most + 1
  let before: Row = []
  let row: Row = Array.from({ length: to.length + 1 }, (_, j) => j)
  for (let i = 1; i <= from.length; i += 1) {
    const next = nextRow([from, to], i, [before, row])
    before = row
    row = next
  }
  return Math.min(row[to.length] ?? 0, most + 1)
}

interface TableForm {
  readonly form: string
  readonly folded: string
  /** A singular, an infinitive …: typed more often than its other forms. */
  readonly lemma: boolean
}

/** Every written form of the tables, folded once. */
const tableForms = memoise((language: Language, _all: string): readonly TableForm[] =>
  [
    ...language.nounForms.keys(),
    ...language.adjectives.keys(),
    ...language.verbs.keys(),
    ...language.functionWords.keys(),
  ]
    .filter((form) => form.length >= MIN_LETTERS && !form.includes(' '))
    .map((form) => ({
      form,
      folded: phoneticKey(form),
      lemma: !language.nounForms.has(form) || language.nouns.has(form),
    })),
)

/** Among words as near by sound, the one spelled nearest; a first letter is seldom wrong, a letter forgotten more often than added. */
function spellingDistance(word: string, { form, lemma }: TableForm): number {
  const first = form.charAt(0) === word.charAt(0) ? 0 : 2
  const shorter = form.length < word.length ? 0.5 : 0
  return editDistance(word, form, word.length) + first + shorter + (lemma ? 0 : 0.4)
}

/** The nearest form of the tables, or null when none is near: the word may be one that only its owner knows. */
export function nearestKnownWord(word: string, language: Language): string | null {
  if (word.length < MIN_LETTERS || /[^\p{L}'-]/u.test(word)) return null
  const lower = word.toLocaleLowerCase('fr')
  const wanted = phoneticKey(word)
  const most = word.length >= LONG_WORD ? 2 : 1
  const near = tableForms(language, '').flatMap((known) => {
    const distance = editDistance(wanted, known.folded, most)
    return distance > most ? [] : [{ known, score: 10 * distance + spellingDistance(lower, known) }]
  })
  const [best] = near.toSorted((one, other) => one.score - other.score)
  return best?.known.form ?? null
}
