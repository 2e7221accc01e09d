/** Lines that take one more word of the list where it is at home: a quality that their noun is known to have, a day, somebody who does what anybody does, a thing told together with another. */

import type { Language, NounForm } from '../../../data/language.ts'
import { fitsClass } from '../../../data/noun-table.ts'
import type { GenerationContext } from '../../generation-context.ts'
import type { GivenWord } from '../../request/interpretation.ts'
import { countWords } from '../../stories/story-words.ts'
import { hostOf, type LineHost, type LineRequest } from '../line-hosts.ts'
import type { FoundLine } from '../line-index.ts'

/** A text with the word, for each way in which the line can take it. */
type Adding = (text: string) => readonly string[]

/** A noun with nothing behind it that acts or is acted on. */
const BARE_NOUN =
  /([SO])\{((?:le|la|un|une|son|sa|les|des|ses) |l')(\p{L}+)\}(?! C\{d[eu']|, S\{qui)/gu

/** How somebody is for a moment is told of him, not put beside his name: «le bébé fier», «la princesse jalouse». */
const MOOD =
  /^(?:affreux|confiant|déçu|désolé|effrayé|ému|étonné|furieux|gai|heureux|honteux|impatient|inquiet|jaloux|joyeux|malheureux|mécontent|nerveux|ravi|surpris|triste)$/u

/** Somebody may be what the adjective is said of; a thing is what its noun is known to be. */
function mayBear(lemma: string, noun: string, { nouns, adjectives }: Language): boolean {
  const entry = adjectives.get(lemma)
  const classes = entry?.classes ?? []
  if (entry?.predicativeOnly === true || MOOD.test(lemma)) return false
  return (nouns.get(noun) ?? []).some(
    (entry) =>
      entry.adjectives.includes(lemma) ||
      (/^(?:personne|animal)/u.test(entry.nounClass) &&
        classes.some((asked) => fitsClass(entry.nounClass, asked))),
  )
}

/** The noun is known to be so: «un chien fidèle», «une question difficile». */
function isKnownAs(lemma: string, noun: string, { nouns }: Language): boolean {
  return (nouns.get(noun) ?? []).some(({ adjectives }) => adjectives.includes(lemma))
}

/** Lines enough were written with these: added, they are «un grand pied du banc», «la longue langue». */
const COMMON_QUALITY = /^(?:beau|bon|court|grand|gros|haut|joli|long|petit)$/u

/** The adjective beside a noun that may bear it, and that nothing says more of. */
function qualified(lemma: string, language: Language, bears: typeof mayBear = mayBear): Adding {
  const isBefore = language.adjectives.get(lemma)?.before === true
  if (COMMON_QUALITY.test(lemma)) return () => []
  return (text) =>
    Array.from(text.matchAll(BARE_NOUN), ([whole, role, determiner, noun = '']) => {
      if (!bears(lemma, noun, language) || (isBefore && determiner === "l'")) return []
      const said = isBefore ? `~${lemma} ${noun}` : `${noun} ~${lemma}`
      return [text.replace(whole, `${role}{${determiner}${said}}`)]
    }).flat()
}

/** Adverbs and days that any action can be told with, and the tense that they ask; not «rarement», which opens no sentence. */
const MOMENTS: ReadonlyMap<string, string> = new Map([
  ...['parfois', 'souvent', 'quelquefois', 'chaque matin', 'chaque jour'].map(
    (word) => [word, ''] as const,
  ),
  ...['lundi', 'mardi', 'mercredi', 'jeudi', 'vendredi', 'samedi', 'dimanche'].map(
    (word) => [word, ''] as const,
  ),
  ...['ce matin', 'ce soir', "aujourd'hui"].map((word) => [word, ''] as const),
  ...['demain', 'bientôt', 'après-demain'].map((word) => [word, 'temps=futur'] as const),
  ...['hier', 'avant-hier'].map((word) => [word, 'temps=passé_composé'] as const),
])

/** Words for what happens again and again: said of somebody known, with no more than two things told of it. */
const HABITS = /^(?:parfois|souvent|quelquefois|chaque (?:matin|jour))$/u
const OF_HABIT =
  /S\{(?:\(?héros|papa|maman|papy|mamie|\(?(?:mon|ma|mes|notre|le|la|les) |\(?l')[^{}]*\} V\{[^{}+]*\}(?: [OIALMC]\{[^{}]*\}){0,2}$/u

/** What has its own time, or none: «l'automne est …», «le vent de janvier», «savoir +maintenant». */
const TIMELESS =
  /V\{(?:ne )?(?:être|avoir|y avoir|savoir|pouvoir|commencer)[ :}]|V\{[^{}]*\+|(?<!\p{L})(?:janvier|février|mars|avril|mai|juin|juillet|août|septembre|octobre|novembre|décembre|printemps|été|automne|hiver|(?:lun|mar|mercre|jeu|vendre|same)di|dimanche|matin|midi|soir|nuit|jour|jamais|toujours|depuis)(?!\p{L})/u

/** Two adverbs get in each other's way: «parfois, il ouvre facilement». */
const HAS_ADVERB = /ment\}|\/adv/u

/** Whether what the line says may be said of that moment: «jeudi, elle habite une grande ville» may not. */
function bearsMoment(moment: string, body: string, { verbs }: Language): boolean {
  const [, verb = ''] = /V\{(?:se |s')?(\p{L}+)/u.exec(body) ?? []
  if (TIMELESS.test(body) || verbs.get(verb)?.aspect === 'état') return false
  return !HABITS.test(moment) || (OF_HABIT.test(body) && !HAS_ADVERB.test(body))
}

/** A statement of one clause that opens with who does it and says no time. */
const UNDATED =
  /^(?:([1-4]) \| )?(S\{[^{}]*\} V\{[^{}:]*(?::événement)?\}(?: [OIALMC]\{[^{}]*\})*)$/u

function dated(moment: string, tenses: string, language: Language): Adding {
  return (text) => {
    const [, level = '1', body] = UNDATED.exec(text) ?? []
    return body === undefined || !bearsMoment(moment, body, language)
      ? []
      : [`${level} ${tenses} | T{${moment}}, ${body}`]
  }
}

/** Who may do what a grown-up, or what a child does; of somebody with a trade one wants to know what he does in it. */
const GROWN_UP = /^personne\.famille\.(?:proche|adulte)/u
const YOUNG = /^(?:garçon|fille|fillette|enfant|élève|écolier|camarade|copain)$/u
/** What a child does at home or at school, or is told from within a family. */
const OF_A_CHILD =
  /(?<!\p{L})(?:écol\p{L}*|class\p{L}*|maîtr\p{L}*|leçon|cahier|cartable|récréation|cantine|dictée|devoirs|exposé|doudou|poupée|peluche|jou\p{L}+|billes?|dents?|balançoire|toboggan|addition|soustraction|unités?|retenue|carton|déguis\p{L}*|carnaval|goûter|bonbons?|câlins?|poésie|copi\p{L}*|coll\p{L}*|colori\p{L}*|étiquette|crayon|feutre|trousse|livre|vélo|bonnet|robe|jupe|chute|parents|papa|maman|mamie|papy|père|mère|frère|sœur|cousine?s?|mon|ma|mes|ami|héros|eux)(?!\p{L})/u
/** A clause that opens with a child, or with one of the family among others. */
const ANYBODY =
  /^((?:[1-4]? ?\| )?(?:[TL]\{[^{}]*\}, )?)S\{(héros|\([^()]*(?:papa|maman|oncle|tante|père|mère|papy|mamie|voisine?)[^()]*\))\} V/u

/** How a line is told of somebody of the list, in the place of whoever does it: «mon oncle», «un garçon»; null for whoever does not do what anybody does. */
function doneBy({
  noun: { lemma, nounClass, determiners },
  form,
  gender,
  number,
}: NounForm & { readonly form: string }): Adding | null {
  const isYoung = YOUNG.test(lemma)
  if ((!isYoung && !GROWN_UP.test(nounClass)) || number === 'p') return null
  const isOfFamily = !determiners.includes('indéfini')
  const [his, any, the] = gender === 'f' ? ['ma', 'une', 'la'] : ['mon', 'un', 'le']
  const isName = determiners.includes('aucun')
  const doer = isName ? form : `${isOfFamily ? his : isYoung ? any : the} ${form}`
  return (text) => {
    const [whole = '', opening = ''] = ANYBODY.exec(text) ?? []
    const rest = text.slice(whole.length)
    const isFit =
      whole !== '' && !rest.includes('S{') && (isYoung || !OF_A_CHILD.test(opening + rest))
    return isFit ? [`${opening}S{${doer}} V${rest}`] : []
  }
}

/** How a word is added, and what that costs in the marks of the search. */
interface Adder {
  readonly adding: Adding
  readonly cost: number
}

/** Where it is known to be at home, where somebody else may do it, and where the noun only may be so. */
const ADDED_COST = 3
const DOER_COST = 5
const PERHAPS_COST = 9

function adderOf({ text, interpretations: [sense] }: GivenWord, language: Language): Adder | null {
  const lower = text.toLocaleLowerCase('fr')
  const tenses = MOMENTS.get(lower)
  if (tenses !== undefined) return { adding: dated(lower, tenses, language), cost: ADDED_COST }
  if (sense?.kind === 'adjective')
    return { adding: qualified(sense.lemma, language), cost: PERHAPS_COST }
  const doing = sense?.kind === 'noun' ? doneBy(sense) : null
  return doing && { adding: doing, cost: DOER_COST }
}

/** The adjective where a noun is known to be so. */
function qualifierOf({ interpretations: [sense] }: GivenWord, language: Language): Adder | null {
  if (sense?.kind !== 'adjective') return null
  return { adding: qualified(sense.lemma, language, isKnownAs), cost: ADDED_COST }
}

/** The lines that hold one of the words, with another added. */
function hostsWith(
  adderFor: typeof adderOf,
  lines: readonly FoundLine[],
  request: LineRequest,
  context: GenerationContext,
): LineHost[] {
  const adders = request.sought.map(({ word }) => adderFor(word, context.language))
  return lines.flatMap((found) =>
    adders.flatMap((adder, at) => {
      const isHeld = ((found.mask >> at) & 1) === 1
      const text = adder === null || isHeld ? undefined : adder.adding(found.line.text)[0]
      if (adder === null || text === undefined) return []
      const line = { ...found.line, text }
      const hosts = hostOf({ ...found, line, mask: found.mask | (1 << at) }, request, context)
      return hosts.map((host) => ({ ...host, cost: host.cost + adder.cost }))
    }),
  )
}

/** Lines that hold one of the words, and take another. */
export function addedHosts(
  lines: readonly FoundLine[],
  request: LineRequest,
  context: GenerationContext,
): LineHost[] {
  return hostsWith(adderOf, lines, request, context)
}

/** Lines whose noun is known to have a quality that was given. */
export function qualifiedHosts(
  lines: readonly FoundLine[],
  request: LineRequest,
  context: GenerationContext,
): LineHost[] {
  return hostsWith(qualifierOf, lines, request, context)
}

/** A choice that is a whole subject or object, each of its wordings a thing or somebody. */
const WHOLE_CHOICE = /([SO])\{\(([^()[\]&]*\|[^()[\]&]*)\)\}/gu
const NAMED =
  /^(?:un|une|des|du|de la|de l'|le|la|les|l'|mon|ma|mes|son|sa|ses|notre|deux|trois|quatre|papa|maman|mamie|papy|héros)(?: |$|(?<='))/u

/** The text with one such choice made a list; null when it has none. */
export function enumerated(text: string): string | null {
  if (text.includes('[') || text.includes(' & ')) return null
  const told = text.replace(WHOLE_CHOICE, (whole, role: string, choice: string) => {
    const wordings = choice.split('|')
    return wordings.every((wording) => NAMED.test(wording))
      ? `${role}{(${wordings.join(' & ')})}`
      : whole
  })
  return told === text ? null : told
}

/** In the marks of the search. */
const TOGETHER_COST = 8

/** Lines in which two of the words are told together. */
export function togetherHosts(
  lines: readonly FoundLine[],
  request: LineRequest,
  context: GenerationContext,
): LineHost[] {
  return lines.flatMap((found) => {
    const text = countWords(found.mask) < 2 ? null : enumerated(found.line.text)
    if (text === null) return []
    const hosts = hostOf({ ...found, line: { ...found.line, text } }, request, context)
    return hosts.map((host) => ({ ...host, cost: host.cost + TOGETHER_COST }))
  })
}
