/** In which tenses a line is told. */
import type { Template } from '../../../data/template.ts'
import type { Tense } from '../../../morphology/features.ts'
import type { NarrativeTenses } from '../../../realisation/filled-template.ts'
import type { GivenWord } from '../../request/interpretation.ts'
import { NARRATIVE_TENSES, PRESENT_TENSES } from '../../tense-selection.ts'
import type { GivenVerbForm } from './given-verb-form.ts'
import { bearsTense } from './tenses-of-time-words.ts'

/** Tenses in which a line that is not told in the présent is told, the most usual first. */
const USUAL: readonly Tense[] = ['présent', 'passé composé', 'imparfait']

/** «Bientôt, l'avion se posera»: what has not happened yet, unless somebody says so. */
function isToCome({ items, tenses, aspect }: Template): boolean {
  const isSoon = items.some(
    (item) =>
      item.kind === 'group' &&
      item.role === 'T' &&
      item.parts.some((part) => part.kind === 'word' && part.text === 'bientôt'),
  )
  const isSpoken = items.some((item) => item.kind === 'mark' && item.mark === '«')
  return isSoon && !isSpoken && tenses === null && aspect !== 'état'
}

function usualTense(template: Template): Tense {
  const { tenses } = template
  if (tenses === null) return isToCome(template) ? 'futur' : 'présent'
  return USUAL.find((tense) => tenses.includes(tense)) ?? tenses[0] ?? 'présent'
}

/** Words said from the moment of speaking, and the tense in which a sentence that was asked to hold them stands. */
const SAID_NOW: ReadonlyMap<string, Tense> = new Map([
  ["aujourd'hui", 'présent'],
  ['maintenant', 'présent'],
  ['en ce moment', 'présent'],
])

/** The tense that «aujourd'hui», «maintenant» ask; null: none of the words does. */
export function tenseOfMoment(words: readonly GivenWord[]): Tense | null {
  const said = words.find(({ text }) => SAID_NOW.has(text.toLocaleLowerCase('fr')))
  return (said && SAID_NOW.get(said.text.toLocaleLowerCase('fr'))) ?? null
}

const PAST: readonly Tense[] = ['passé composé', 'passé simple', 'plus-que-parfait']

/**
 * Of the tenses asked that in which a sentence is told: one after the other. Where the imparfait stands beside a past, what
 * happened is told in that one, and what lasted has the imparfait of itself: never «un bijou disparaissait».
 */
export function tenseOfTurn(asked: readonly Tense[], turn: number): Tense | null {
  const told = asked.some((tense) => PAST.includes(tense))
    ? asked.filter((tense) => tense !== 'imparfait')
    : asked
  return told[turn % told.length] ?? null
}

/** «Nous aimerions voir les lions», disent les filles: a line that shows the conditionnel tells the rest as ever. */
function showsConditional({ items }: Template): boolean {
  return items.some(
    (item) =>
      item.kind === 'verb' && item.tense.kind === 'fixed' && item.tense.tense === 'conditionnel',
  )
}

/** Of the tenses asked the first that the line bears; what only lasts stands beside a past in the imparfait. */
function borneTense(template: Template, asked: readonly Tense[]): Tense | null {
  const { tenses: own } = template
  const isOfPast = asked.some((tense) => PAST.includes(tense))
  const among = isOfPast ? [...asked, 'imparfait' as const] : asked
  const borne = among.find(
    (tense) =>
      (own === null || own.includes(tense)) &&
      bearsTense(template, tense) &&
      !(tense === 'conditionnel' && showsConditional(template)),
  )
  return borne ?? null
}

/** The tense of the form given, else one of those asked, else one that the line is told in. */
export function tensesOf(
  template: Template,
  given: GivenVerbForm | null,
  asked: readonly Tense[],
): NarrativeTenses {
  const ofForm = given && NARRATIVE_TENSES[given.tense]
  // A form that was given stands in its tense, be it a state.
  if (given !== null && ofForm) return { ...ofForm, state: given.tense }
  return NARRATIVE_TENSES[borneTense(template, asked) ?? usualTense(template)] ?? PRESENT_TENSES
}
