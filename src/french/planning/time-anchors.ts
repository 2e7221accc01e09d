/** The day, the season, the hour and the weather that a sentence names: two that clash make no story. */
import { remembered } from '../memory.ts'

export interface Anchors {
  readonly season: string | null
  readonly day: string | null
  readonly weather: string | null
  /** From 1, the morning, to 5, the night. */
  readonly moment: number | null
}

type Signs = readonly (readonly [value: string, sign: RegExp])[]

function sign(words: string): RegExp {
  return new RegExp(`(?<!\\p{L})(${words})(?!\\p{L})`, 'iu')
}

const SEASONS: Signs = [
  [
    'hiver',
    sign('hiver|neige|neigeait|flocons?|Noël|janvier|février|décembre|luge|bonhomme de neige'),
  ],
  ['printemps', sign('printemps|avril|mai|bourgeons?|Pâques')],
  ['été', sign("(?:l'|d'|cet |en |bel )été|juillet|août|grandes vacances")],
  ['automne', sign('automne|octobre|novembre|vendanges?|feuilles mortes|Halloween')],
]

const DAYS: Signs = [
  ...['lundi', 'mardi', 'mercredi', 'jeudi', 'vendredi', 'samedi', 'dimanche'].map(
    (day) => [day, sign(day)] as const,
  ),
  ['hier', sign('hier')],
  ['demain', sign('demain')],
  ["aujourd'hui", sign("aujourd'hui")],
  ['un jour', /^(un|une|par un) (beau |bel |belle )?(matin|jour|soir|nuit|après-midi)(?!\p{L})/iu],
  ['le premier jour', sign('le (premier|dernier) jour|cette semaine')],
  ['autrefois', sign('autrefois|jadis|il y a longtemps|il était une fois')],
]

const WEATHERS: Signs = [
  ['pluie', sign('pluie|averse|pleut|pleuvait|pleuvoir|orage|tempête|parapluie')],
  ['soleil', sign('soleil|ciel bleu|sans nuage|chaleur')],
  ['neige', sign('neige|neigeait|flocons?|verglas')],
  ['brouillard', sign('brouillard|brume')],
]

const MOMENTS: readonly (readonly [moment: number, sign: RegExp])[] = [
  [5, sign('nuit|minuit|clair de lune|étoiles')],
  [
    4,
    sign(
      "soir|soirée|dîner|coucher du soleil|soleil (?:se couch\\p{L}+|s'est couché)|crépuscule|se coucher|veillée",
    ),
  ],
  [3, sign("après-midi|goûter|après l'école|sortie de l'école")],
  [2, sign('midi|déjeuner|cantine')],
  [
    1,
    sign(
      "matin|matinée|aube|aurore|lever du (?:jour|soleil)|soleil (?:se l[eè]v\\p{L}+|s'est levé)|petit-déjeuner|petit déjeuner|se réveiller",
    ),
  ],
]

function firstOf(signs: Signs, text: string): string | null {
  return signs.find(([, pattern]) => pattern.test(text))?.[0] ?? null
}

const NOTHING: Anchors = { season: null, day: null, weather: null, moment: null }

/** Most sentences say nothing of their time: one look tells. */
const ANY = new RegExp(
  [...SEASONS, ...DAYS, ...WEATHERS]
    .map(([, { source }]) => source)
    .concat(MOMENTS.map(([, { source }]) => source))
    .join('|'),
  'iu',
)

const HABIT = sign('chaque|tous les|toutes les|souvent|toujours')

function readAnchors(text: string): Anchors {
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

const remember = remembered((_signs: Signs, text: string): Anchors => readAnchors(text))

/** What a text says of its time; a habit («chaque matin») says nothing of the hour. */
export function anchorsOf(text: string): Anchors {
  return remember(SEASONS, text)
}

function differ(one: string | null, other: string | null): boolean {
  return one !== null && other !== null && one !== other
}

/** Whether two sentences of one text contradict each other: another season, another day. */
export function clash(one: Anchors, other: Anchors): boolean {
  return differ(one.season, other.season) || differ(one.day, other.day)
}

/** Whether one sentence may not speak of both: the sun and the rain, the morning and the evening. */
export function clashInside(one: Anchors, other: Anchors): boolean {
  const moments = one.moment !== null && other.moment !== null && one.moment !== other.moment
  return clash(one, other) || differ(one.weather, other.weather) || moments
}
