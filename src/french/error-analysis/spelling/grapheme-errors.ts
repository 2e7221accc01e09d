/** The errors of a word, grapheme by grapheme: «sinfonie» has y and m written in, and ph written f. */
import { pronounce } from '../pronunciation.ts'
import { graphemesOf } from './word-pieces.ts'

/** Graphemes of the word that the copy has otherwise, one of both being perhaps empty. */
interface Exchange {
  readonly right: string
  readonly wrong: string
}

/** The same sound written otherwise is the likeliest exchange, a sound lost or added the least. */
const COSTS = { alike: 0.5, other: 1, unlike: 1.4, lone: 0.8 }

/** «eu» by itself is a form of avoir, which is read otherwise. */
function soundOf(letters: string): string {
  return letters === 'eu' ? pronounce('œu') : pronounce(letters)
}

function costOf(right: string, wrong: string): number {
  if (right === wrong) return 0
  if (right === '' || wrong === '') return COSTS.lone
  const sound = soundOf(right)
  if (sound !== '' && sound === soundOf(wrong)) return COSTS.alike
  return isVowel(right) === isVowel(wrong) ? COSTS.other : COSTS.unlike
}

function isVowel(letters: string): boolean {
  return /^[aeiouyàâéèêëîïôûùœ]/u.test(letters)
}

/** The ill of «ville» is an i and two l. */
function ownGraphemes(word: string): readonly string[] {
  const all = graphemesOf(word)
  const isHeardL = all.includes('ill') && !pronounce(word).includes('j')
  return isHeardL ? all.flatMap((one) => (one === 'ill' ? ['i', 'll'] : one)) : all
}

interface Path {
  readonly cost: number
  readonly exchanges: readonly Exchange[]
}

const START: Path = { cost: 0, exchanges: [] }

function stepped({ cost, exchanges }: Path, right: string, wrong: string): Path {
  return { cost: cost + costOf(right, wrong), exchanges: [...exchanges, { right, wrong }] }
}

function cheapest(paths: readonly (Path | undefined)[]): Path {
  return paths.reduce<Path>(
    (best, path) => (path !== undefined && path.cost < best.cost ? path : best),
    { cost: Number.POSITIVE_INFINITY, exchanges: [] },
  )
}

function withEr(graphemes: readonly string[]): readonly string[] {
  const at = graphemes.lastIndexOf('r')
  return [...graphemes.slice(0, at - 1), 'er', ...graphemes.slice(at + 1)]
}

/** Every grapheme of both, in order, by the cheapest way from one to the other (Wagner and Fischer, 1974). */
function alignedGraphemes(expected: string, written: string): readonly Exchange[] {
  // «santié» for «sentier»: er is one sound there.
  const isEr = /[^e]ers?$/u.test(expected) && /és?$/u.test(written)
  const own = isEr ? withEr(graphemesOf(expected)) : ownGraphemes(expected)
  const copied = graphemesOf(written)
  let row: Path[] = [START]
  for (const [at, wrong] of copied.entries()) row.push(stepped(row[at] ?? START, '', wrong))
  for (const right of own) {
    const next: Path[] = [stepped(row[0] ?? START, right, '')]
    for (const [at, wrong] of copied.entries()) {
      const [diagonal, above, left] = [row[at], row[at + 1], next[at]]
      next.push(
        cheapest([
          diagonal && stepped(diagonal, right, wrong),
          above && stepped(above, right, ''),
          left && stepped(left, '', wrong),
        ]),
      )
    }
    row = next
  }
  return row.at(-1)?.exchanges ?? []
}

/** What is lost or added, or a consonant for a vowel: no exchange by itself. */
function isShifted({ right, wrong }: Exchange): boolean {
  return right === '' || wrong === '' || isVowel(right) !== isVowel(wrong)
}

/** «carot» for «carotte»: the mute e is another error than the consonant before it. */
function isMuteE(aligned: readonly Exchange[], at: number): boolean {
  const [before, own] = [aligned[at - 1], aligned[at]]
  const isLast = own?.right === 'e' && own.wrong === '' && at === aligned.length - 1
  return isLast && before !== undefined && before.right === before.wrong.repeat(2)
}

/** «bril» for «brille»: side by side with an exchange that is none without it. */
function isOneWith(aligned: readonly Exchange[], at: number): boolean {
  return [aligned[at - 1], aligned[at]].some((one) => one !== undefined && isShifted(one))
}

/** «gazèle» for «gazelle»: the accent is there because the consonant is not doubled. */
function isAccentForDouble(aligned: readonly Exchange[], at: number): boolean {
  const [vowel, consonant] = [aligned[at - 1], aligned[at]]
  const isAccent = vowel?.right === 'e' && /^[éèê]$/u.test(vowel.wrong)
  return isAccent && consonant?.right === consonant?.wrong.repeat(2)
}

const MOST = 3

/**
 * The copy with one of its errors only, for each of them, where two or three stand apart in the word; none otherwise.
 * @param expected in lower case, as `written`. `isMerged`: graphemes side by side are one error.
 */
export function loneErrors(
  expected: string,
  written: string,
  { isMerged = false }: { readonly isMerged?: boolean } = {},
): readonly string[] {
  const aligned = alignedGraphemes(expected, written)
  const places = aligned.flatMap(({ right, wrong }, at) => (right === wrong ? [] : [at]))
  const starts = places.filter(
    (at) =>
      !places.includes(at - 1) ||
      isMuteE(aligned, at) ||
      !(isMerged || isOneWith(aligned, at) || isAccentForDouble(aligned, at)),
  )
  if (starts.length < 2 || starts.length > MOST) return []
  return starts.map((start) => {
    const end = aligned.findIndex(
      (_, at) => at > start && (!places.includes(at) || starts.includes(at)),
    )
    const isWrong = (at: number): boolean => at >= start && (end < 0 || at < end)
    return aligned.map(({ right, wrong }, at) => (isWrong(at) ? wrong : right)).join('')
  })
}

/** Whether every grapheme of the copy writes by itself the sound of the one that it stands for: «keur» for «cœur». */
export function areSoundsAlike(expected: string, written: string): boolean {
  return alignedGraphemes(expected, written).every(
    ({ right, wrong }) => costOf(right, wrong) <= COSTS.alike,
  )
}
