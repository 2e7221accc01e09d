/** Which lines of the collections may hold which words, found by what is written in them: a line is read when it is wanted. */
import { Postings } from '../../data/postings.ts'
import type { SentenceCollection, SentenceLine } from '../../data/sentence-collection.ts'
import { containsForm, visitWords } from '../../data/written-form.ts'
import type { GivenWord } from '../request/interpretation.ts'
import { partsApart } from '../request/word-coverage.ts'
import { keyOf } from '../stories/story-index.ts'
import type { SoughtWord, WordMask } from '../stories/story-words.ts'
import { holdsForm, isTakenUpForm, takenUpForm, verbsTakenUp } from './forms/child-taken-up.ts'
import { mayTellForm } from './forms/verb-clauses.ts'

export interface CollectedLine {
  readonly collection: SentenceCollection
  readonly line: SentenceLine
}

/** A line with the words that it may hold, as far as what is written in it tells. */
export interface FoundLine extends CollectedLine {
  readonly mask: WordMask
}

export interface LineIndex {
  readonly lines: readonly CollectedLine[]
  /** Numbers of the lines in which a word is written, in lower case. */
  readonly written: Postings
  /** Number of the first line of each collection. */
  readonly starts: ReadonlyMap<SentenceCollection, number>
  /** Numbers of the lines with open places, which hold no word of themselves. */
  readonly open: readonly number[]
}

const CLAUSE = /S\{(\p{L}+)\} V\{(?:se |s')?(\p{L}+)/gu

/** «héros manger», «on manger»: whose verb it is, where the subject is a word. */
function clauseKeys(text: string): string[] {
  return Array.from(text.matchAll(CLAUSE), ([, subject, verb]) => `${subject} ${verb}`)
}

/** «v{être:impératif» is found by its mood, «s{on} v{manger» as a clause, any other form by its longest word. */
function indexKey(form: string): string {
  if (isTakenUpForm(form)) return form
  const [mood] = /:\p{L}+/u.exec(form) ?? []
  if (mood !== undefined) return mood
  const [, subject, verb] = /^s\{(\p{L}+)\} v\{(?:se |s')?(\p{L}+)/u.exec(form) ?? []
  return subject === undefined ? keyOf(form) : `${subject} ${verb}`
}

function newIndex(collections: readonly SentenceCollection[]): LineIndex {
  const lines = collections.flatMap((collection) =>
    collection.lines.map((line) => ({ collection, line })),
  )
  const written = new Postings()
  for (const [at, { line }] of lines.entries()) {
    visitWords(line.text, (word) => written.add(word, at))
    for (const key of clauseKeys(line.text)) written.add(key, at)
    if (line.text.includes('S{héros}'))
      for (const verb of verbsTakenUp(line.text.toLocaleLowerCase('fr')))
        written.add(takenUpForm(verb), at)
    const mark = /[!?]$/u.exec(line.text)?.[0]
    if (mark !== undefined) written.add(mark, at)
  }
  const open = [...lines.keys()].filter((at) => lines[at]?.line.text.includes('[') === true)
  const starts = new Map<SentenceCollection, number>()
  let from = 0
  for (const collection of collections) {
    starts.set(collection, from)
    from += collection.lines.length
  }
  return { lines, written, starts, open }
}

const INDEXES = new WeakMap<readonly SentenceCollection[], LineIndex>()

export function indexOf(collections: readonly SentenceCollection[]): LineIndex {
  const known = INDEXES.get(collections) ?? newIndex(collections)
  INDEXES.set(collections, known)
  return known
}

/** «s'est», «sait»: only the sentence told shows whether it holds them. */
export function isSeenWhenTold({ text, hasCapital, interpretations: [sense] }: GivenWord): boolean {
  const isApart = hasCapital === true || partsApart(text) !== null
  return isApart || text.includes("'") || sense?.kind === 'finite' || sense?.kind === 'participle'
}

function namesWord({ keywords }: SentenceCollection, word: string): boolean {
  return keywords.some((keyword) => containsForm(keyword, word))
}

const OF_A_CHILD = /^s\{héros\}/u

/** Lines in which a word is written, and those of the collections that are about it. */
function numbersFor({ starts, written }: LineIndex, { word, forms }: SoughtWord): Set<number> {
  const own = forms.filter((form) => !OF_A_CHILD.test(form))
  const numbers = new Set(own.flatMap((form) => written.of(indexKey(form))))
  if (!isSeenWhenTold(word)) return numbers
  const text = word.text.toLocaleLowerCase('fr')
  for (const [collection, from] of starts) {
    if (!namesWord(collection, text)) continue
    for (let at = 0; at < collection.lines.length; at += 1) numbers.add(from + at)
  }
  return numbers
}

/** What a line may hold: as it is written, and told of its child, one form at a time. */
export interface LineMasks {
  written: WordMask
  ofChild: WordMask
  /** Behind the name of its child: «il» is somebody. */
  takenUp: WordMask
}

export function masksOfLines(
  index: LineIndex,
  sought: readonly SoughtWord[],
): ReadonlyMap<number, LineMasks> {
  const masks = new Map<number, LineMasks>()
  const masksAt = (number: number): LineMasks => {
    const known = masks.get(number) ?? { written: 0, ofChild: 0, takenUp: 0 }
    masks.set(number, known)
    return known
  }
  for (const [at, word] of sought.entries()) {
    for (const number of numbersFor(index, word)) masksAt(number).written |= 1 << at
    const told = word.forms.filter((form) => OF_A_CHILD.test(form))
    for (const number of told.flatMap((form) => index.written.of(indexKey(form))))
      masksAt(number).ofChild |= 1 << at
    for (const number of word.forms.filter(isTakenUpForm).flatMap((form) => index.written.of(form)))
      masksAt(number).takenUp |= 1 << at
  }
  return masks
}

/** Words of the mask that are written in the line as they are looked for. */
export function writtenIn(
  { collection, line }: CollectedLine,
  mask: WordMask,
  sought: readonly SoughtWord[],
): WordMask {
  const lower = line.text.toLocaleLowerCase('fr')
  return sought.reduce((found, { word, forms }, at) => {
    if (((mask >> at) & 1) === 0) return found
    const isHeld =
      (forms.some((form) => holdsForm(lower, form)) && mayTellForm(line.text, word)) ||
      (isSeenWhenTold(word) && namesWord(collection, word.text.toLocaleLowerCase('fr')))
    return isHeld ? found | (1 << at) : found
  }, 0)
}

/** Numbers of the lines in which a word is written, in lower case, and how many lines there are. */
export function writtenLines(collections: readonly SentenceCollection[]): {
  readonly linesOf: (word: string) => readonly number[]
  readonly total: number
} {
  const { written, lines } = indexOf(collections)
  return { linesOf: (word) => written.of(word), total: lines.length }
}
