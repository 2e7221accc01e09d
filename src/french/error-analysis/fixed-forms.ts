/** Words that keep their form, or whose marks follow rules of their own: colours, numbers, adverbs. */
import type { ErrorExplanation } from '../../domain/copy/review/error-explanation.ts'
import type { AgreementCase } from './agreement-control.ts'
import { type ExpectedWord, lowerCaseText } from './expected-word.ts'

const COLOURS_OF_THINGS =
  /^(?:orange|marron|crème|turquoise|olive|citron|noisette|chocolat|ivoire|argent|or|kaki|indigo)$/u
const COLOURS = /^(?:bleu|vert|rouge|jaune|gris|brun|noir|blanc|violet)$/u

const SHADES = /^(?:clair|foncé|pâle|vif|marine|ciel)$/u

/** «des robes orange», «des yeux bleu clair». */
function colour(
  { sentence, place, parsed, at, auxiliary }: ExpectedWord,
  low: string,
): ErrorExplanation | null {
  const isSaidOfNoun = /^[NA]/u.test(parsed?.words[at - 1]?.tag ?? '') || auxiliary !== null
  if (!isSaidOfNoun) return null
  const [before, next] = [-1, 1].map((step) => lowerCaseText(sentence[place + step]))
  if (SHADES.test(low) && COLOURS.test(before ?? ''))
    return { kind: 'colour', expected: before ?? '', after: low }
  if (COLOURS.test(low) && SHADES.test(next ?? '')) {
    return { kind: 'colour', expected: low, after: next ?? null }
  }
  return COLOURS_OF_THINGS.test(low) ? { kind: 'colour', expected: low, after: null } : null
}

function roundNumber(low: string): ErrorExplanation | null {
  return /(?:^|-)(?:vingt|cent)s?(?:$|-)/u.test(low)
    ? { kind: 'round-number', expected: low, isRound: /(?:vingt|cent)s$/u.test(low) }
    : null
}

const NUMBERS =
  /^(?:deux|trois|quatre|cinq|six|sept|huit|neuf|dix|onze|douze|treize|quatorze|quinze|seize|trente|quarante|cinquante|soixante|mille)$/u

/** «neuf bougies», «mille mercis»; not «un ballon neuf». */
export function isNumber({ core, sentence, place, tag }: ExpectedWord): boolean {
  const low = core.toLocaleLowerCase('fr')
  const next = sentence[place + 1]
  const isCounted = /^D/u.test(tag) || next?.readings.some(({ number }) => number === 'p') === true
  return NUMBERS.test(low) && (low !== 'neuf' || isCounted)
}

function plainNumber(word: ExpectedWord): ErrorExplanation | null {
  return isNumber(word) ? { kind: 'plain-number', expected: word.core } : null
}

/** Colours, numbers and «quelque»: their marks follow rules of their own. */
export function fixedForm({ word, concerns }: AgreementCase, low: string): ErrorExplanation | null {
  if (low.startsWith('quelques-un')) return { kind: 'count', expected: low, number: 'p' }
  if (low === 'quelque' && concerns === 'number')
    return { kind: 'count', expected: low, number: 's' }
  return colour(word, low) ?? roundNumber(low) ?? (concerns === 'number' ? plainNumber(word) : null)
}

function isAdverb({ tag, readings, core }: ExpectedWord): boolean {
  // «au» has its plural, «aux».
  if (/^(?:au|du|le|la|un|une)$/iu.test(core)) return false
  const natures = readings.map(({ nature }) => nature)
  const isNoun = natures.includes('nom')
  return (
    (tag === 'R' && !isNoun) ||
    (natures.length > 0 && natures.every((nature) => nature === 'adverbe'))
  )
}

/** Adjectives that say how, behind their verbs: «coûter cher», «parler fort», «sentir bon». */
const AS_ADVERBS: ReadonlyMap<string, RegExp> = new Map([
  ['cher', /^(?:coûter|valoir|payer|vendre|acheter)$/u],
  ['fort', /^(?:parler|crier|chanter|taper|frapper|sentir|souffler|pousser|rire|serrer)$/u],
  ['haut', /^(?:voler|sauter|monter|parler|grimper)$/u],
  ['bas', /^(?:parler|voler)$/u],
  ['bon', /^sentir$/u],
  ['mauvais', /^sentir$/u],
  ['faux', /^(?:chanter|jouer)$/u],
  ['juste', /^(?:chanter|jouer|tomber|viser)$/u],
  ['dur', /^travailler$/u],
  ['lourd', /^peser$/u],
  ['clair', /^voir$/u],
  ['droit', /^(?:marcher|aller|tenir)$/u],
  ['net', /^(?:arrêter|casser)$/u],
])

function asAdverb({ sentence, place, core }: ExpectedWord): ErrorExplanation | null {
  const verbs = AS_ADVERBS.get(core.toLocaleLowerCase('fr'))
  if (verbs === undefined) return null
  const before = [sentence[place - 1], sentence[place - 2]]
  const verb = before
    .flatMap((word) => word?.readings ?? [])
    .find((reading) => reading.verb !== undefined && verbs.test(reading.lemma))
  return verb ? { kind: 'as-adverb', expected: core, verb: verb.lemma } : null
}

/** «autrement dit», «en vain», «en général»: expressions, which go with no noun. */
function isAdverbial({ sentence, place, core }: ExpectedWord): boolean {
  const low = core.toLocaleLowerCase('fr')
  const before = lowerCaseText(sentence[place - 1])
  return before === 'autrement'
    ? low === 'dit'
    : before === 'en' && /^(?:vain|général|particulier|bref|gros|secret|public)$/u.test(low)
}

/** An adverb, or an adjective that stands for one; null for a word that agrees. */
export function unmarkedAdverb(word: ExpectedWord): ErrorExplanation | null {
  if (isAdverbial(word)) return { kind: 'adverb', expected: word.core }
  return asAdverb(word) ?? (isAdverb(word) ? { kind: 'never-changes', expected: word.core } : null)
}

/** «tout doucement», and «elle est tout étonnée», where «toute» would be said before a consonant. */
export function unmarkedTout({ sentence, place, core }: ExpectedWord): ErrorExplanation {
  const next = sentence[place + 1]
  const isFeminine = next?.readings.some(({ nature, gender }) => gender === 'f' && nature !== 'nom')
  const expected = core.toLocaleLowerCase('fr')
  return isFeminine === true
    ? { kind: 'adverb', expected, before: next?.core.toLocaleLowerCase('fr') ?? '' }
    : { kind: 'adverb', expected }
}
