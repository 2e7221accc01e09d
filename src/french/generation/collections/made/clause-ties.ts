/** What ties two lines of one clause each: one doer, or one place. */
import type { Language } from '../../../data/language.ts'
import type { FoundLine } from '../line-index.ts'
import { wordsAbout } from '../topic/kinship.ts'

/** A line of one plain clause, cut at its groups as they are written. */
export interface SceneClause {
  readonly found: FoundLine
  readonly level: number
  /** «temps=passé_composé»; empty: it is told in any tense. */
  readonly tenses: string
  /** «T{parfois}, » */
  readonly opening: string
  readonly hasTime: boolean
  /** Wordings of its subject. */
  readonly doers: readonly string[]
  readonly verb: string
  /** Groups behind the verb, without the place. */
  readonly rest: string
  /** Wordings of its place; none: it says no place. */
  readonly places: readonly string[]
  /** «Dans le jardin, Léa …» */
  readonly opensWithPlace: boolean
}

export interface Tie {
  /** The sentence that the two make, without its header. */
  readonly body: string
  /** In the marks of the search. */
  readonly cost: number
  /** How much the two must have to do with each other beside it. */
  readonly leastKinship: number
}

const PLAIN =
  /^(?:([1-4])? ?(temps=\S+)? ?\| )?(T\{[^{}]*\}, )?(?:L\{([^{}]*)\}, )?S\{([^{}]*)\} (V\{[^{}:]*(?::état|:événement)?\})((?: [OIAMCT]\{[^{}]*\})*)(?: L\{([^{}]*)\})?$/u
/** Open places, lists, speech and what is said of one gender. */
const SPECIAL = /[[<«]| & /u

/** Negations, modals, and what happens once in a life. */
const NO_ACTION =
  /^V\{(?:ne |n'|être|avoir|pouvoir|vouloir|devoir|savoir|falloir|y avoir|naître|mourir|devenir)/u
/** States that are looked at like actions. */
const SIGHTS = /^V\{(?:dormir|briller|attendre|porter|flotter)\b/u
/** Verbs that say nothing without their place. */
export const NEEDS_PLACE =
  /^V\{(?:aller|retourner|rentrer|entrer|habiter|vivre|mettre|poser|monter|descendre|passer|venir|grimper|conduire|ranger|se (?:trouver|rendre|diriger|poser))\b/u
/** «le fermier», «la maîtresse»: what such a doer does belongs together; what a child does may be anything. */
const ROLE = /^(?:le |la |les |l')/u

/** «(le roi|la reine)» */
const CHOICE = /^([^()]*)\(([^()]*)\)([^()]*)$/u

function wordingsOf(text: string | undefined): string[] {
  if (text === undefined) return []
  const [, before = '', choice, after = ''] = CHOICE.exec(text) ?? []
  return choice === undefined ? [text] : choice.split('|').map((one) => before + one + after)
}

function written(wordings: readonly string[]): string {
  return wordings.length === 1 ? (wordings[0] ?? '') : `(${wordings.join('|')})`
}

/** «se cacher» and «cacher» are one. */
export function lemmaOf(verb: string): string {
  return /^V\{(?:se |s')?(\p{L}+)/u.exec(verb)?.[1] ?? ''
}

/** Whether it tells what somebody does, and not how something is. */
export function isAction({ verb }: SceneClause, language: Language): boolean {
  if (NO_ACTION.test(verb)) return false
  return SIGHTS.test(verb) || language.verbs.get(lemmaOf(verb))?.aspect !== 'état'
}

/** null: several clauses, an order. */
export function plainClause(found: FoundLine): SceneClause | null {
  const { text } = found.line
  const parts = SPECIAL.test(text) ? null : PLAIN.exec(text)
  const [, level = '1', tenses = '', opening = '', before, subject, verb = '', rest = '', after] =
    parts ?? []
  const isTwice = before !== undefined && after !== undefined
  if (parts === null || isTwice) return null
  return {
    ...{ found, level: Number(level), tenses, opening, hasTime: /T\{/u.test(opening + rest) },
    ...{ doers: wordingsOf(subject), verb, rest },
    ...{ places: wordingsOf(before ?? after), opensWithPlace: before !== undefined },
  }
}

function shared(one: readonly string[], other: readonly string[]): readonly string[] {
  return one.filter((wording) => other.includes(wording))
}

function isScene({ found: { collection } }: SceneClause): boolean {
  return /^(?:themes|petites-classes|grandes-classes)\//u.test(collection.id)
}

/** A thing named twice in one sentence is clumsy. */
function repeats(one: string, other: string): boolean {
  const words = new Set(wordsAbout(one))
  return wordsAbout(other).some((word) => words.has(word))
}

/** Words of a clause that say what it is about, its doer aside where a child or the other clause has it. */
export function contentBeside(
  { verb, rest, doers }: SceneClause,
  beside: SceneClause,
): readonly string[] {
  const own = doers.filter((doer) => ROLE.test(doer) && !beside.doers.includes(doer))
  return wordsAbout([verb, rest, ...own].join(' '))
}

/** What ties two clauses, the closest first, and what a second tie takes off. */
const PLACE_COST = 6
const STRANGERS_COST = 10
const ROLE_COST = 7
const SCENE_COST = 9
const TIED_VALUE = 2
/** Without which nobody sees why both are told. */
const LEAST_KINSHIP = 0.5
const DOER_KINSHIP = 2

function placed(clauses: string, places: readonly string[], isFirst: boolean): string {
  if (places.length === 0) return clauses
  return isFirst ? `L{${written(places)}}, ${clauses}` : `${clauses} L{${written(places)}}`
}

/** Whether two clauses can be told in one place, or the place of one be said behind both. */
function mayStandIn(places: readonly string[], one: SceneClause, other: SceneClause): boolean {
  if (places.length > 0) return !NEEDS_PLACE.test(one.verb)
  const isOpened = one.opensWithPlace || other.opensWithPlace
  return !isOpened && (one.places.length === 0 || other.places.length === 0)
}

/** «Léa cueille une fleur et arrose les salades dans le jardin» */
function ofOneDoer(one: SceneClause, other: SceneClause): Tie | null {
  const doers = shared(one.doers, other.doers)
  const places = shared(one.places, other.places)
  // Nobody sleeps, or waits, and does something.
  const isSight = [one, other].some(({ verb }) => SIGHTS.test(verb))
  const isDated = `${one.rest}${other.rest}`.includes(' T{')
  if (doers.length === 0 || isSight || isDated || !mayStandIn(places, one, other)) return null
  const [first, last] = one.places.length > other.places.length ? [other, one] : [one, other]
  const costs = [
    ...(places.length > 0 ? [PLACE_COST] : []),
    ...(doers.some((doer) => ROLE.test(doer)) ? [ROLE_COST] : []),
    ...(isScene(one) && one.found.collection === other.found.collection ? [SCENE_COST] : []),
  ]
  const [closest, ...more] = costs
  if (closest === undefined) return null
  const said = `S{${written(doers)}} ${first.verb}${first.rest} J{et} ${last.verb}${last.rest}`
  const isFirst = one.opensWithPlace || other.opensWithPlace
  return {
    body: placed(said, places.length > 0 ? places : last.places, isFirst),
    cost: closest - TIED_VALUE * more.length,
    leastKinship: DOER_KINSHIP,
  }
}

/** «Sur le toit, les pigeons roucoulent et la neige fond»; «dans sa chambre» is another one for each. */
function inOnePlace(one: SceneClause, other: SceneClause): Tie | null {
  const common = shared(one.places, other.places)
  const places = common.filter((place) => !/(?:^| )(?:son|sa|ses) /u.test(place))
  const isOfChild = one.doers.includes('héros') || other.doers.includes('héros')
  if (places.length === 0 || isOfChild || !mayStandIn(places, one, other)) return null
  const [first, last] = [one, other].map(
    ({ doers, verb, rest }) => `S{${written(doers)}} ${verb}${rest}`,
  )
  // «Il voit une biche et un cerf court» would be read «une biche et un cerf».
  const link = one.rest === '' ? ' J{et}' : ', J{et}'
  const isFirst = one.opensWithPlace || other.opensWithPlace
  return {
    body: placed(`${first}${link} ${last}`, places, isFirst),
    cost: STRANGERS_COST,
    leastKinship: LEAST_KINSHIP,
  }
}

/** Two times are told in two sentences, and so are a tense that one says and a time that the other does. */
function isOfOneTime(one: SceneClause, other: SceneClause): boolean {
  if (one.hasTime && other.hasTime) return false
  if (one.opening + other.opening !== '' && one.tenses + other.tenses !== '') return false
  return one.tenses === other.tenses || one.tenses === '' || other.tenses === ''
}

/** Nobody does both at once. */
const CONTRARY = new Set(['dormir réveiller', 'ouvrir fermer', 'monter descendre', 'entrer sortir'])

export function isContrary(one: string, other: string): boolean {
  return CONTRARY.has(`${one} ${other}`) || CONTRARY.has(`${other} ${one}`)
}

/** The closest tie of two clauses; null when nothing ties them. */
export function tieOf(one: SceneClause, other: SceneClause): Tie | null {
  const verbs = [lemmaOf(one.verb), lemmaOf(other.verb)] as const
  const isAgain = one.found.line === other.found.line || verbs[0] === verbs[1]
  if (isAgain || isContrary(...verbs) || !isOfOneTime(one, other) || repeats(one.rest, other.rest))
    return null
  const ties = [ofOneDoer(one, other), inOnePlace(one, other)].flatMap((tie) => tie ?? [])
  return ties.toSorted((first, second) => first.cost - second.cost)[0] ?? null
}

/** What a clause may share with another: only such pairs are looked at. */
export function tieKeys(clause: SceneClause): readonly string[] {
  const scene = isScene(clause) ? [clause.found.collection.id] : []
  const roles = clause.doers.filter((doer) => ROLE.test(doer))
  return [...clause.places, ...roles, ...scene]
}
