/** A synthetic copy of a dictation, with planted errors of the kinds that teachers meet. */
import { wordsOf } from '../../../src/domain/copy/text/text-words.ts'
import type { Random } from '../../../src/domain/random.ts'
import type { CopyTruth, CrossedWord, ExtraWord, OriginalWord } from './page-ground-truth.ts'

type Change = (word: string, random: Random) => string

function stripped(word: string): string {
  return word.normalize('NFD').replace(/\p{M}+/gu, '')
}

/** The first of the rules that changes the word, in random order. */
function anyOf(rules: readonly (readonly [from: RegExp, to: string])[]): Change {
  return (word, random) => {
    const forms = random.shuffle(rules).map(([from, to]) => word.replace(from, to))
    return forms.find((form) => form !== word) ?? word
  }
}

const HOMOPHONES: Readonly<Record<string, string>> = {
  a: 'à',
  à: 'a',
  et: 'est',
  est: 'et',
  son: 'sont',
  sont: 'son',
  ses: 'ces',
  ces: 'ses',
  on: 'ont',
  ont: 'on',
  ou: 'où',
  se: 'ce',
  ce: 'se',
  leur: 'leurs',
  la: 'là',
}

/** How each kind of error spells a word; the word itself when it gives no room for the error. */
const CHANGES: Readonly<Record<string, Change>> = {
  accent: stripped,
  homophone: (word) => HOMOPHONES[word] ?? word,
  agreement: anyOf([
    [/(?<=\p{L}{2}[^us])s$/u, ''],
    [/(?<=\p{L}{3})ent$/u, 'e'],
    [/(?<=\p{L}{3}[aeiou])$/u, 's'],
    [/er$/u, 'é'],
    [/é$/u, 'er'],
    [/ait$/u, 'ais'],
  ]),
  double: anyOf([
    [/([lmnprtf])\1/u, '$1'],
    [/(?<=[aeiou])([lmnpt])(?=[aeiou])/u, '$1$1'],
  ]),
  silent: (word) => word.replace(/(?<=\p{L}{2})[tdpsx]$/u, ''),
  phonetic: anyOf([
    [/eau/u, 'o'],
    [/au/u, 'o'],
    [/an/u, 'en'],
    [/en(?=[^nt])/u, 'an'],
    [/ai/u, 'è'],
    [/ç/u, 's'],
    [/c(?=[eiy])/u, 's'],
    [/qu/u, 'k'],
    [/ph/u, 'f'],
    [/gn/u, 'ni'],
    [/oi/u, 'wa'],
    [/ain/u, 'in'],
    [/ss/u, 's'],
  ]),
  letters: (word, random) => {
    if (!/^\p{L}{5,}$/u.test(word)) return word
    const at = random.whole(1, word.length - 3)
    return word.slice(0, at) + word[at + 1] + word[at] + word.slice(at + 2)
  },
}

const KINDS = [
  ...Object.keys(CHANGES),
  'agreement',
  'phonetic',
  'missing',
  'repeated',
  'joined',
  'cut',
]

interface Copy {
  readonly words: OriginalWord[]
  readonly extras: ExtraWord[]
  readonly crossed: CrossedWord[]
  /** What the dictation has after each word. */
  readonly gaps: readonly string[]
}

function isRight(copy: Copy, index: number): boolean {
  return copy.words[index]?.status === 'right'
}

function spell(
  copy: Copy,
  index: number,
  { type, written }: { type: string; written: string },
): boolean {
  const word = copy.words[index]
  if (!word || written === word.w) return false
  copy.words[index] = { w: word.w, status: 'misspelt', written, type }
  return true
}

function join(copy: Copy, index: number): boolean {
  const [word, next] = [copy.words[index], copy.words[index + 1]]
  if (!word || !next || !isRight(copy, index + 1) || copy.gaps[index] !== ' ') return false
  copy.words[index + 1] = { w: next.w, status: 'misspelt', written: null, type: 'joined' }
  return spell(copy, index, { type: 'joined', written: word.w + next.w.toLocaleLowerCase('fr') })
}

function cut(copy: Copy, index: number, random: Random): boolean {
  const word = copy.words[index]?.w ?? ''
  if (!/^\p{L}{6,}$/u.test(word)) return false
  const at = random.whole(2, word.length - 3)
  return spell(copy, index, { type: 'cut', written: `${word.slice(0, at)} ${word.slice(at)}` })
}

/** Plants one error at a word that is still right; false when the word gives no room for it. */
function plant(
  copy: Copy,
  index: number,
  { kind, random }: { kind: string; random: Random },
): boolean {
  const word = copy.words[index]
  if (!word || !isRight(copy, index)) return false
  if (kind === 'missing') {
    copy.words[index] = { w: word.w, status: 'missing', written: null, type: 'missing' }
    return true
  }
  if (kind === 'repeated') {
    copy.extras.push({ after: index, written: word.w.toLocaleLowerCase('fr') })
    return true
  }
  if (kind === 'joined') return join(copy, index)
  if (kind === 'cut') return cut(copy, index, random)
  const written = CHANGES[kind]?.(word.w, random) ?? word.w
  return spell(copy, index, { type: kind, written })
}

/** A word as it stands on the sheet, with the punctuation before and after it. */
export interface WrittenPart {
  readonly before: string
  readonly text: string
  readonly after: string
  readonly struck: boolean
}

/** Punctuation marks that open what follows. */
const OPENING = /(?:[«“(]|(?<=\s)[—-])\s*$/u

/** Punctuation between two words: what closes the first one, and what opens the second one. */
function punctuationBetween(gap: string): readonly [closing: string, opening: string] {
  const opening = OPENING.exec(gap)?.[0] ?? ''
  return [gap.slice(0, gap.length - opening.length).trim(), opening]
}

/** What is written, in order; crossed-out forms stand before the word that replaced them. */
export function writtenParts(
  original: string,
  copy: Omit<CopyTruth, 'written' | 'original'>,
): WrittenPart[] {
  const words = wordsOf(original)
  const gap = (index: number): readonly [closing: string, opening: string] =>
    punctuationBetween(original.slice(index < 0 ? 0 : words[index]?.end, words[index + 1]?.start))
  return words.flatMap((_, index) => {
    const struck = copy.crossed
      .filter(({ before }) => before === index)
      .map(({ written }) => ({ before: '', text: written, after: '', struck: true }))
    const extra = copy.extras.filter(({ after }) => after === index)
    const forms = [copy.origWords[index]?.written ?? null, ...extra.map(({ written }) => written)]
    const parts = forms
      .filter((text) => text !== null)
      .map((text, at, all) => ({
        before: at === 0 ? gap(index - 1)[1] : '',
        text,
        after: at === all.length - 1 ? gap(index)[0] : '',
        struck: false,
      }))
    return [...struck, ...parts]
  })
}

/** A copy with `errors` errors, or as many as its words give room for, and perhaps a crossed-out word. */
export function plantErrors(original: string, errors: number, random: Random): CopyTruth {
  const words = wordsOf(original)
  const copy: Copy = {
    words: words.map(({ text }) => ({ w: text, status: 'right', written: text })),
    extras: [],
    crossed: [],
    gaps: words.map(({ end }, index) => original.slice(end, words[index + 1]?.start)),
  }
  let left = errors
  for (let tries = 0; left > 0 && tries < errors * 40; tries++) {
    const kind = random.pick(KINDS)
    if (plant(copy, random.whole(0, copy.words.length - 1), { kind, random })) left -= 1
  }
  if (errors > 0 && random.next() < 0.3) {
    const before = random.whole(1, copy.words.length - 1)
    const written = CHANGES.letters?.(copy.words[before]?.w ?? '', random) ?? ''
    if (copy.words[before]?.written) copy.crossed.push({ before, written })
  }
  const truth = { origWords: copy.words, extras: copy.extras, crossed: copy.crossed }
  const written = writtenParts(original, truth)
    .filter(({ struck }) => !struck)
    .map(({ before, text, after }) => before + text + after)
    .join(' ')
  return { original, written, ...truth }
}
