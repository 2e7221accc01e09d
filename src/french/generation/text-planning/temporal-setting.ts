/** Temporal setting of a sentence: the season, day, moment and weather that it names. */
import { memoise } from '../../memoise.ts'

export interface TemporalSetting {
  readonly season: string | null
  readonly day: string | null
  readonly weather: string | null
  /** From 1, the morning, to 5, the night. */
  readonly moment: number | null
}

type Patterns = readonly (readonly [value: string, sign: RegExp])[]

function wholeWords(words: string): RegExp {
  return new RegExp(`(?<!\\p{L})(${words})(?!\\p{L})`, 'iu')
}

const SEASONS: Patterns = [
  [
    'hiver',
    wholeWords(
      'hiver|neige|neigeait|flocons?|Noël|janvier|février|décembre|luge|bonhomme de neige',
    ),
  ],
  ['printemps', wholeWords('printemps|avril|mai|bourgeons?|Pâques')],
  ['été', wholeWords("(?:l'|d'|cet |en |bel )été|juillet|août|grandes vacances")],
  ['automne', wholeWords('automne|octobre|novembre|vendanges?|feuilles mortes|Halloween')],
]

const DAYS: Patterns = [
  ...['lundi', 'mardi', 'mercredi', 'jeudi', 'vendredi', 'samedi', 'dimanche'].map(
    (day) => [day, wholeWords(day)] as const,
  ),
  ['hier', wholeWords('hier')],
  ['demain', wholeWords('demain')],
  ["aujourd'hui", wholeWords("aujourd'hui")],
  ['un jour', /^(un|une|par un) (beau |bel |belle )?(matin|jour|soir|nuit|après-midi)(?!\p{L})/iu],
  ['le premier jour', wholeWords('le (premier|dernier) jour|cette semaine')],
  ['autrefois', wholeWords('autrefois|jadis|il y a longtemps|il était une fois')],
]

const WEATHERS: Patterns = [
  ['pluie', wholeWords('pluie|averse|pleut|pleuvait|pleuvoir|orage|tempête|parapluie')],
  ['soleil', wholeWords('soleil|ciel bleu|sans nuage|chaleur')],
  ['neige', wholeWords('neige|neigeait|flocons?|verglas')],
  ['brouillard', wholeWords('brouillard|brume')],
]

const MOMENTS: readonly (readonly [moment: number, sign: RegExp])[] = [
  [5, wholeWords('nuit|minuit|clair de lune|étoiles')],
  [
    4,
    wholeWords(
      "soir|soirée|dîner|coucher du soleil|soleil (?:se couch\\p{L}+|s'est couché)|crépuscule|se coucher|veillée",
    ),
  ],
  [3, wholeWords("après-midi|goûter|après l'école|sortie de l'école")],
  [2, wholeWords('midi|déjeuner|cantine')],
  [
    1,
    wholeWords(
      "matin|matinée|aube|aurore|lever du (?:jour|soleil)|soleil (?:se l[eè]v\\p{L}+|s'est levé)|petit-déjeuner|petit déjeuner|se réveiller",
    ),
  ],
]

function firstOf(signs: Patterns, text: string): string | null {
  return signs.find(([, pattern]) => pattern.test(text))?.[0] ?? null
}

const NOTHING: TemporalSetting = { season: null, day: null, weather: null, moment: null }

/** Fast path: most sentences name no time at all. */
const ANY = new RegExp(
  [...SEASONS, ...DAYS, ...WEATHERS]
    .map(([, { source }]) => source)
    .concat(MOMENTS.map(([, { source }]) => source))
    .join('|'),
  'iu',
)

const HABIT = wholeWords('chaque|tous les|toutes les|souvent|toujours')

function parseTemporalSetting(text: string): TemporalSetting {
  if (!ANY.test(text)) return NOTHING
  const breakfast = /petit[- ]déjeuner/iu.test(text)
  const moment = breakfast ? 1 : (MOMENTS.find(([, pattern]) => pattern.test(text))?.[0] ?? null)
  return {
    season: firstOf(SEASONS, text),
    day: firstOf(DAYS, text),
    weather: firstOf(WEATHERS, text),
    moment: HABIT.test(text) ? null : moment,
  }
}

const memoised = memoise(
  (_signs: Patterns, text: string): TemporalSetting => parseTemporalSetting(text),
)

/** What a text says of its time; a habit («chaque matin») says nothing of the hour. */
export function temporalSettingOf(text: string): TemporalSetting {
  return memoised(SEASONS, text)
}

function differ(one: string | null, other: string | null): boolean {
  return one !== null && other !== null && one !== other
}

/** Whether two sentences of one text contradict each other: another season, another day. */
export function contradicts(one: TemporalSetting, other: TemporalSetting): boolean {
  return differ(one.season, other.season) || differ(one.day, other.day)
}

/** Whether one sentence may not speak of both: the sun and the rain, the morning and the evening. */
export function contradictsInSentence(one: TemporalSetting, other: TemporalSetting): boolean {
  const moments = one.moment !== null && other.moment !== null && one.moment !== other.moment
  return contradicts(one, other) || differ(one.weather, other.weather) || moments
}
