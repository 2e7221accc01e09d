/** What a hook points at: a letter that is told for an error must be one that the copy has otherwise. */
import { sharedEnds } from './word-pieces.ts'

const VOWELS = /^[aeiouyàâéèêëîïôûœ]*$/u
/** «on y entend le t», «finit par -oire, avec un e». */
const HEARD_OR_WRITTEN = /(?:entend le|avec un) (\p{Ll})(?: et le (\p{Ll}))?(?!\p{L})/gu

/** Whether only vowels were changed, beside this one: the «ai» of «matain» is about the i of «matin». */
function isInSameVowels(letter: string, expected: string, [start, end]: Ends): boolean {
  const before = /[aeiouyàâéèêëîïôûœ]*$/u.exec(expected.slice(0, start))?.[0] ?? ''
  const after = /^[aeiouyàâéèêëîïôûœ]*/u.exec(expected.slice(expected.length - end))?.[0] ?? ''
  return (before + after).includes(letter)
}

/** «Les noms en -age», «finit comme « oreille » : -eille». */
const ENDING = /(?:noms en|finit par|finissent par|:) -(\p{Ll}{3,})/u

/** «carage» for «garage» ends as the hook says. */
function hasToldEnding(bare: string, expected: string, written: string): boolean {
  const ending = ENDING.exec(bare)?.[1]
  return ending !== undefined && expected.endsWith(ending) && written.endsWith(ending)
}

type Ends = readonly [start: number, end: number]

/** «feulr» for «fleur»: every letter is there. */
function isReordered(expected: string, written: string): boolean {
  return [...expected].sort().join('') === [...written].sort().join('')
}

/** «sapim» has the i of «sapin», «pore» the e of «poire», «fauteil» no e too many: who wrote them right is told nothing by them. */
export function pointsElsewhere(hook: string, expected: string, written: string): boolean {
  if (isReordered(expected, written)) return true
  const [start, end] = sharedEnds(expected, written)
  const lost = expected.slice(start, expected.length - end)
  const put = written.slice(start, written.length - end)
  const bare = hook.replace(/« [^»]* »/gu, '')
  if (hasToldEnding(bare, expected, written)) return true
  if (/sans e(?!\p{L})/u.test(bare)) return !put.includes('e') && !/es?$/u.test(written)
  const letters = [...bare.matchAll(HEARD_OR_WRITTEN)]
    .flatMap(([, ...pointed]) => pointed)
    .filter((letter) => letter !== undefined)
  const isVowels = VOWELS.test(lost + put)
  const isPointed = (letter: string): boolean =>
    (lost + put).includes(letter) || (isVowels && isInSameVowels(letter, expected, [start, end]))
  return letters.length > 0 && !letters.some(isPointed)
}
