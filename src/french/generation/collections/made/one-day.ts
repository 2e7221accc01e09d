/** How two acts are told as a day or two of one person, or as what a child and one of the family do at once. */

import type { Language, NounForm } from '../../../data/language.ts'
import type { Sampler } from '../../../sampler.ts'
import type { SceneClause } from './clause-ties.ts'

/** Two times, in their order. */
type Times = readonly [string, string]

const EVENING = 'le soir'
const HOURS: readonly Times[] = [
  ['le matin/nom', "l'après-midi"],
  ['le matin/nom', EVENING],
  ["l'après-midi", EVENING],
  ['dans la matinée', EVENING],
]
const SNACK: Times = ['avant le goûter/nom', 'après le goûter/nom']
const SCHOOL_DAYS: readonly Times[] = [
  ['lundi', 'mardi'],
  ['jeudi', 'vendredi'],
]
const SCHOOL_OUT: readonly Times[] = [
  ['vendredi', 'samedi'],
  ['mardi', 'mercredi'],
]
const WEEKEND: Times = ['samedi', 'dimanche']

/** Where a child is at school, what ends a day, and what takes a day of its own. */
export const SCHOOL =
  /(?<!\p{L})(?:écol\p{L}*|class\p{L}*|maîtr\p{L}*|leçon|cahier|cartable|tableau|élèves?|récréation|cantine|dictée|exposé|calcul\p{L}*|problème)(?!\p{L})/u
const NIGHT =
  /(?<!\p{L})(?:lit|oreiller|dorm\p{L}*|endormi\p{L}*|coucher|pyjama|rêv\p{L}*|étoiles?|lune|nuit|lampe|bougies?|minuit|soir|dîner|hiboux?|chouette)(?!\p{L})/u
const AWAY =
  /(?<!\p{L})(?:plage|mer|océan|île|bateau|montagne|sommet|refuge|ski|piste|forêt|bois|zoo|lion|hippopotame|girafe|éléphant|cirque|musée|ferme|campagne|hôpital|château|train|avion|gare|douanier|voyag\p{L}*|visit\p{L}*|camp\p{L}*|tente|fête|carnaval|concert|spectacle|cinéma|théâtre|stade|course|match|piscine|pays|ville|grotte|cascade|paysage|horizon|long\p{L}*)(?!\p{L})/u
const SEASONS: readonly RegExp[] = [
  /(?<!\p{L})(?:neige|ski|luge|flocons?|patin\p{L}*|bonhomme|moufles?|bonnet|glace|noël|hiver)(?!\p{L})/iu,
  /(?<!\p{L})(?:plage|baign\p{L}*|maillot|cerises?|fraises?|moisson|melon|été|août|juillet|soleil|sable|parasol|tomates?)(?!\p{L})/u,
  /(?<!\p{L})(?:marrons?|châtaignes?|feuilles? (?:mortes?|rouges?)|champignons?|vendang\p{L}*|automne|citrouille|rentrée)(?!\p{L})/u,
  /(?<!\p{L})(?:muguet|jonquilles?|printemps|bourgeons?)(?!\p{L})/u,
]
/** Somebody else whom a pronoun might stand for, what is said of the whole time, and what is about to be done. */
const UNCLEAR =
  /(?<!\p{L})(?:héros|ami|eux|encore|toujours|jamais|déjà|souvent|parfois|aussi|mon|ma|mes|aller \p{L}+(?:er|ir|re))(?!\p{L})/u

/** Who is at home with a child. */
const AT_HOME =
  /^(?:papa|maman|papy|papi|mamie|(?:mon|ma) (?:grand-)?(?:père|mère|frère|sœur|oncle|tante|cousine?))$/u

/** Who would have to be «son père» where another of the family is told of. */
const OF_FAMILY = /(?<!\p{L})(?:papa|maman|papy|mamie)(?!\p{L})/u

/** Where and when an act belongs, as far as its words tell. */
interface Setting {
  readonly isSchool: boolean
  readonly isNight: boolean
  readonly isAway: boolean
  readonly isOfFamily: boolean
  /** Number of its season among those above; -1: any. */
  readonly season: number
}

/** What somebody does, as a part of a day. */
export interface Act {
  readonly clause: SceneClause
  readonly setting: Setting
  /** What it costs beside what a child does itself, in the marks of the search. */
  readonly cost: number
}

/** null: it has a time of its own, or what is said of it does not stand beside another. */
export function actOf(clause: SceneClause, cost: number): Act | null {
  const { verb, rest, places, hasTime } = clause
  const text = [verb, rest, ...places].join(' ')
  if (hasTime || UNCLEAR.test(text)) return null
  const setting = {
    isSchool: SCHOOL.test(text),
    isNight: NIGHT.test(text),
    isAway: AWAY.test(text),
    isOfFamily: OF_FAMILY.test(text),
    season: SEASONS.findIndex((one) => one.test(text)),
  }
  return { clause, setting, cost }
}

/** Snow and cherries are not of one day. */
function areOfOneSeason(one: Setting, other: Setting): boolean {
  return one.season < 0 || other.season < 0 || one.season === other.season
}

/** When a child or its family do the one, and the other after it. */
function daysOf(first: Setting, second: Setting, hours: readonly Times[]): readonly Times[] {
  if (second.isSchool) return first.isSchool ? SCHOOL_DAYS : []
  if (second.isAway && first.isSchool) return SCHOOL_OUT
  if (second.isAway && first.isAway) return [WEEKEND]
  if (first.isSchool || second.isNight) return hours
  return [...hours, ...(first.isAway || second.isAway ? [] : [SNACK]), WEEKEND]
}

/** A king or a captain has no Saturday. */
function timesOf(first: Setting, second: Setting, hasWeek: boolean): readonly Times[] {
  if (first.isNight) return []
  const hours = second.isNight ? HOURS.filter(([, last]) => last === EVENING) : HOURS
  return hasWeek ? daysOf(first, second, hours) : hours
}

/** A person or a beast that does something, as it is named. */
export interface Somebody extends NounForm {
  readonly determiner: string
  readonly name: string
}

const DOER =
  /^(le |la |les |l'|un |une |mon |ma |mes |)(\p{Ll}[\p{L}/-]*(?: \p{Ll}[\p{L}/-]*){0,2})$/u
/** «le capitaine du bateau»: of such a one there is no other. */
const OF_ANOTHER = /(?<!\p{L})(?:de|du|des|à|au|aux|et|qui|héros)(?!\p{L})/u

export function somebody(doer: string, { nounForms }: Language): Somebody | null {
  const [, determiner = '', name = ''] = DOER.exec(doer) ?? []
  if (OF_ANOTHER.test(name)) return null
  const [form] = name.split(' ').flatMap((word) => {
    const forms = nounForms.get(word) ?? []
    return forms.find(({ noun }) => /^(?:personne|animal)/u.test(noun.nounClass)) ?? []
  })
  return form === undefined ? null : { ...form, determiner, name }
}

/** «les enfants», «mes cousins» */
export function isSeveral({ determiner }: Somebody): boolean {
  return determiner.endsWith('s ')
}

/** Who does it the second time; null for a thing. */
function pronounOf(doer: string, language: Language): string | null {
  if (doer === 'héros') return 'il'
  const who = somebody(doer, language)
  return who && (who.gender === 'f' ? 'elle' : 'il') + (isSeveral(who) ? 's' : '')
}

export function writtenChoice(wordings: readonly string[]): string {
  return wordings.length > 1 ? `(${wordings.join('|')})` : (wordings[0] ?? '')
}

export function written({ verb, rest, places }: SceneClause): string {
  return `${verb}${rest}${places.length === 0 ? '' : ` L{${writtenChoice(places)}}`}`
}

export interface DayTelling {
  readonly language: Language
  readonly random: Sampler
  /** Before CE2 nobody knows it. */
  readonly hasSemicolon: boolean
}

/** «Le matin, Léa … ; le soir, elle …» */
function oneAfterOther(one: Act, other: Act, telling: DayTelling): string | null {
  const { language, random, hasSemicolon } = telling
  const doers = one.clause.doers.filter((doer) => other.clause.doers.includes(doer))
  const doer = random.pick(doers.filter((name) => pronounOf(name, language) !== null))
  if (doer === undefined) return null
  const hasWeek = doer === 'héros' || AT_HOME.test(doer)
  const waysOf = (first: Act, second: Act) =>
    timesOf(first.setting, second.setting, hasWeek).map((times) => ({ first, second, times }))
  const way = random.pick([...waysOf(one, other), ...waysOf(other, one)])
  // Behind somebody else who does something, nobody knows who «il» is.
  if (way === undefined || way.first.clause.rest.includes('O{que} S')) return null
  const [before, after] = way.times
  const link = hasSemicolon ? ' ;' : ', J{et}'
  const again = `S{${pronounOf(doer, language)}} ${written(way.second.clause)}`
  return `T{${before}}, S{${doer}} ${written(way.first.clause)}${link} T{${after}}, ${again}`
}

/** «Pendant que papa …, Léa …» */
function atOnce(one: Act, other: Act, { random }: DayTelling): string | null {
  const relative = random.pick(one.clause.doers.filter((doer) => AT_HOME.test(doer)))
  const isApart = [one, other].some(({ clause, setting }) => {
    const { isAway, isSchool, isNight, isOfFamily } = setting
    return isAway || isSchool || isNight || isOfFamily || clause.rest.includes(' S{')
  })
  if (relative === undefined || isApart || !other.clause.doers.includes('héros')) return null
  return `J{pendant que} S{${relative}} ${written(one.clause)}, S{héros} ${written(other.clause)}`
}

/** The sentence in which both are told, in the notation of the lines; null where nobody would do both. */
export function toldAsOneDay(one: Act, other: Act, telling: DayTelling): string | null {
  if (!areOfOneSeason(one.setting, other.setting)) return null
  const ways = [
    oneAfterOther(one, other, telling),
    ...(telling.hasSemicolon ? [atOnce(one, other, telling), atOnce(other, one, telling)] : []),
  ]
  return telling.random.pick(ways.flatMap((way) => way ?? [])) ?? null
}
