/** The usual way to write a sound, where the copy has a rarer one: «chemain», «aurange». */
import type { SpellingRule } from './spelling-rules.ts'
import { isHeardAlike } from './syllable-errors.ts'
import { wordsAlike } from './word-analogy.ts'
import { differingPart, graphemesOf, sharedEnds } from './word-pieces.ts'

/** By their counts in the school lexicon; «ai» is no rarer than «è». */
const RARER: readonly (readonly [usual: string, rarer: RegExp])[] = [
  ['in', /^(?:ain|ein)$/u],
  ['o', /^(?:au|eau)$/u],
  ['è', /^ei$/u],
  ['f', /^ph$/u],
  ['i', /^y$/u],
  ['oi', /^oua$/u],
  ['oin', /^ouin$/u],
]

/** What the copy has in the place of each such grapheme, one of which differs. */
function writtenGraphemes(expected: string, written: string, usual: string): readonly string[] {
  const [start, end] = sharedEnds(expected, written)
  return [...expected.matchAll(new RegExp(usual, 'gu'))].flatMap(({ index }) => {
    const back = expected.length - index - usual.length
    return index <= start && back <= end ? [written.slice(index, written.length - back)] : []
  })
}

/** Short words that every class knows, where no longer piece is alike. */
const KNOWN: Readonly<Record<string, readonly string[]>> = {
  in: ['lapin', 'jardin', 'matin'],
  o: ['moto', 'domino', 'école'],
  è: ['père', 'mère', 'règle'],
  f: ['fête', 'girafe', 'neuf'],
  i: ['midi', 'lire', 'ami'],
  oi: ['moi', 'roi', 'trois'],
  oin: ['point', 'loin', 'coin'],
}

export const usualGrapheme: SpellingRule = ({ word, expected, written, language }) => {
  const part = differingPart(expected, written)
  const found = RARER.flatMap(([usual, rarer]) =>
    writtenGraphemes(expected, written, usual)
      .filter((one) => rarer.test(one) && isHeardAlike(one, usual))
      .map((rare) => ({ usual, rare })),
  )[0]
  // The f of «chauffer» is a part of ff, the o of «bon» of another sound.
  if (part === null || !graphemesOf(expected).includes(found?.usual ?? '')) return null
  if (found === undefined) return null
  const { usual, rare } = found
  const own = { ...part, letters: usual, before: '', after: '' }
  const known = (KNOWN[usual] ?? []).filter((one) => one !== expected).slice(0, 2)
  // The «o» of «bon» is a piece of another sound.
  const hasWhole = (one: string): boolean => graphemesOf(one).includes(usual)
  const like = wordsAlike(expected, own, language, hasWhole)?.like
  return {
    kind: 'usual-grapheme',
    expected: word.core,
    letters: usual,
    written: rare,
    like: like ?? known,
    isFirst: expected.startsWith(usual),
  }
}

/** «admirasion», «attenssion»: nouns in -tion. */
export const tionEnding: SpellingRule = ({ word, expected, written }) => {
  const isTion = /(?<=[aeiouéènr])tions?$/u.test(expected)
  const isLost =
    written.replace(/(?:ss|s|c|ç)ion(?=s?$)/u, 'tion').replace(/s$/u, '') ===
    expected.replace(/s$/u, '')
  const like = ['addition', 'attention', 'natation'].filter((one) => !expected.startsWith(one))
  return isTion && isLost && written !== expected
    ? { kind: 'tion-ending', expected: word.core, like: like.slice(0, 2) }
    : null
}

/** «péruque»: an accent in the place of the second consonant; «dessin» is read otherwise. */
function isAccentedInstead(before: string, end: string, written: string): boolean {
  return /^(?:rr|ll|tt)/u.test(end) && `${before}é${end.slice(1)}` === written
}

/** «blaissé», «mairci», «gazèle»: before two consonants, e is read è without help. */
export const eBeforeTwo: SpellingRule = ({ word, expected, written }) => {
  const found = [
    ...expected.matchAll(
      /(?<=[b-df-hj-np-tv-z])e(?=([b-df-hj-np-tv-z])\1|r[b-df-hj-np-tv-z]|ct)/gu,
    ),
  ].find(({ index }) => {
    const [before, after] = [expected.slice(0, index), expected.slice(index + 1)]
    const ends = [after, after.replace(/^(.)\1/u, '$1')]
    const isRare = ['ai', 'ei', 'è', 'ê'].some((rare) =>
      ends.some((end) => before + rare + end === written),
    )
    return isRare || isAccentedInstead(before, after, written)
  })
  return found === undefined
    ? null
    : {
        kind: 'e-before-two',
        expected: word.core,
        letters: expected.slice(found.index + 1, found.index + 3),
      }
}

/** «nuageu», «heureut»: adjectives with a feminine in -euse end with x. */
export const euxEnding: SpellingRule = ({ word, expected, written, language }) => {
  const feminine = expected.replace(/x$/u, 'se')
  const isLost = expected.endsWith('eux') && /^.*eu[stz]?$/u.test(written)
  const isOwn = written.replace(/[stz]$/u, '') === expected.slice(0, -1)
  const isAdjective = language.lexicon
    .analyse(feminine)
    .some(({ nature, gender }) => nature === 'adjectif' && gender === 'f')
  return isLost && isOwn && isAdjective
    ? { kind: 'eux-ending', expected: word.core, feminine }
    : null
}
