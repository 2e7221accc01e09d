/** Lines that take one more word of the list where it is at home: a quality that their noun is known to have, a day, a place. */

import type { Language } from '../../data/language.ts'
import { fitsClass } from '../../data/noun-table.ts'
import type { GenerationContext } from '../generation-context.ts'
import type { GivenWord } from '../request/interpretation.ts'
import { hostOf, type LineHost, type LineRequest } from './line-hosts.ts'
import type { FoundLine } from './line-index.ts'

/** A text with the word, for each way in which the line can take it. */
type Adder = (text: string) => readonly string[]

/** A noun with nothing behind it that acts or is acted on. */
const BARE_NOUN =
  /([SO])\{((?:le|la|un|une|son|sa|ce|cette|mon|ma|les|des|ses|mes) |l')(\p{L}+)\}/gu

/** Somebody may be what the adjective is said of; a thing is what its noun is known to be. */
function mayBear(lemma: string, noun: string, { nouns, adjectives }: Language): boolean {
  const classes = adjectives.get(lemma)?.classes ?? []
  return (nouns.get(noun) ?? []).some(
    (entry) =>
      entry.adjectives.includes(lemma) ||
      (/^(?:personne|animal)/u.test(entry.nounClass) &&
        classes.some((asked) => fitsClass(entry.nounClass, asked))),
  )
}

/** The adjective beside a noun that may bear it. */
function qualified(lemma: string, language: Language): Adder {
  const isBefore = language.adjectives.get(lemma)?.before === true
  return (text) =>
    Array.from(text.matchAll(BARE_NOUN), ([whole, role, determiner, noun = '']) => {
      if (!mayBear(lemma, noun, language) || (isBefore && determiner === "l'")) return []
      const said = isBefore ? `~${lemma} ${noun}` : `${noun} ~${lemma}`
      return [text.replace(whole, `${role}{${determiner}${said}}`)]
    }).flat()
}

/** Adverbs and days that any action can be told with, and the tense that they ask. */
const MOMENTS: ReadonlyMap<string, string> = new Map([
  ...[
    'parfois',
    'souvent',
    'quelquefois',
    'rarement',
    'soudain',
    'chaque matin',
    'chaque jour',
  ].map((word) => [word, ''] as const),
  ...['lundi', 'mardi', 'mercredi', 'jeudi', 'vendredi', 'samedi', 'dimanche'].map(
    (word) => [word, ''] as const,
  ),
  ...['ce matin', 'ce soir', "aujourd'hui"].map((word) => [word, ''] as const),
  ...['demain', 'bientôt', 'après-demain'].map((word) => [word, 'temps=futur'] as const),
  ...['hier', 'avant-hier'].map((word) => [word, 'temps=passé_composé'] as const),
])

/** A statement of one clause that opens with who does it and says no time. */
const UNDATED =
  /^(?:([1-4]) \| )?(S\{[^{}]*\} V\{[^{}:]*(?::événement)?\}(?: [OIALMC]\{[^{}]*\})*)$/u

function dated(moment: string, tenses: string): Adder {
  return (text) => {
    const [, level = '1', body] = UNDATED.exec(text) ?? []
    return body === undefined ? [] : [`${level} ${tenses} | T{${moment}}, ${body}`]
  }
}

function adderOf({ text, interpretations: [sense] }: GivenWord, language: Language): Adder | null {
  const lower = text.toLocaleLowerCase('fr')
  const tenses = MOMENTS.get(lower)
  if (tenses !== undefined) return dated(lower, tenses)
  return sense?.kind === 'adjective' ? qualified(sense.lemma, language) : null
}

/** In the marks of the search. */
const ADDED_COST = 3

function withWord(
  found: FoundLine,
  at: number,
  texts: readonly string[],
  request: LineRequest,
  context: GenerationContext,
): LineHost[] {
  return texts.slice(0, 1).flatMap((text) => {
    const line = { ...found.line, text }
    const hosts = hostOf({ ...found, line, mask: found.mask | (1 << at) }, request, context)
    return hosts.map((host) => ({ ...host, cost: host.cost + ADDED_COST }))
  })
}

/** Lines that hold one of the words, and take another. */
export function addedHosts(
  lines: readonly FoundLine[],
  request: LineRequest,
  context: GenerationContext,
): LineHost[] {
  const adders = request.sought.map(({ word }) => adderOf(word, context.language))
  return lines.flatMap((found) =>
    adders.flatMap((adder, at) =>
      adder === null || (found.mask >> at) & 1
        ? []
        : withWord(found, at, adder(found.line.text), request, context),
    ),
  )
}
