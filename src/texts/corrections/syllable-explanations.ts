/** What the ear finds when the word is said slowly, for the child of the class. */
import type { ErrorExplanation } from '../../domain/copy/review/error-explanation.ts'
import type { LetterDifference } from '../../domain/copy/review/spelling-explanation.ts'
import { quoted } from '../format.ts'
import { type ExplanationLevel, listed } from './explanation-words.ts'

type Of<Kind extends ErrorExplanation['kind']> = Extract<ErrorExplanation, { kind: Kind }>

/** «bri» has an i: which of the two goes is told by what stands around it. */
function extraBetween(written: string, [before, after]: readonly [string, string]): string {
  if (before !== '' && after !== '')
    return `rien ne vient entre ${before} et ${after}, ${quoted(written)} y est de trop`
  return before === ''
    ? `rien ne vient avant ${after}, ${quoted(written)} y est de trop`
    : `rien ne vient après ${before}, ${quoted(written)} y est de trop`
}

function differenceIn(difference: LetterDifference | null, isHeard: boolean): string {
  if (difference === null)
    return "écris-les l'une après l'autre, en relisant chaque fois ce que l'on entend"
  const { kind, expected, written, between } = difference
  const unheard = isHeard ? '' : ", que l'on n'entend pas"
  if (kind === 'missing') return `il manque ${quoted(expected)}${unheard}`
  if (kind === 'extra' && between !== undefined) return extraBetween(written, between)
  if (kind === 'extra') return `${quoted(written)} est de trop`
  if (kind === 'order') return 'les lettres y sont, mais pas dans cet ordre'
  if (kind === 'swapped') return `${quoted(expected)} est écrit à l'envers`
  return `à la place de ${quoted(written)}, il y a ${quoted(expected)}`
}

function countReason(syllables: string, copied: string): string {
  const more = copied.split('-').length - syllables.split('-').length
  const count =
    more === -1
      ? 'il en manque une'
      : more === 1
        ? 'il y en a une de trop'
        : "il n'y en a pas autant"
  return `Frappe les syllabes, ${quoted(syllables)}\u00a0: dans ce que tu as écrit, ${quoted(copied)}, ${count}.`
}

/** «là où tu as écrit « tou », on entend « trous »». */
function othersReason(syllables: string, others: NonNullable<Of<'syllables'>['others']>): string {
  const [own, copied] = [others.map((one) => one.own), others.map((one) => one.copied)]
  return `Frappe les syllabes, ${quoted(syllables)}\u00a0: là où tu as écrit ${listed(copied)}, on entend ${listed(own)}.`
}

export function syllablesReason(
  { syllables, syllable, difference, copied, isHeard, others }: Of<'syllables'>,
  level: ExplanationLevel,
): string {
  if (copied !== null) return countReason(syllables, copied)
  if (others !== undefined) return othersReason(syllables, others)
  const how = !syllables.includes('-')
    ? 'son par son'
    : level.startsWith('CM')
      ? 'syllabe par syllabe'
      : 'en frappant les syllabes'
  if (isHeard && difference === null)
    return `Dis ${quoted(syllables)} lentement, puis lis ce que tu as écrit\u00a0: les deux ne se disent pas pareil.`
  const where = syllable === null || difference === null ? '' : `dans ${quoted(syllable)}, `
  const head = isHeard ? `Dis le mot lentement, ${how}` : 'Écris le mot morceau par morceau'
  return `${head}, ${quoted(syllables)}\u00a0: ${where}${differenceIn(difference, isHeard)}.`
}
