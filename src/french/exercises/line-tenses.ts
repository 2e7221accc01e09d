/** Tenses that a line of the collections may be asked in: those of the class, where neither time, sense nor verb forbids them (GRA-16). */
import type { Level } from '../../domain/level.ts'
import type { Language } from '../data/language.ts'
import { fitsClass } from '../data/noun-table.ts'
import type { TemplateHeader } from '../data/template.ts'
import type { Tense } from '../morphology/features.ts'
import type { Token } from '../sentence.ts'
import { PROGRAMME_VERBS } from './programme-verbs.ts'

/** Tenses that the class works on, the likelier repeated (BO n° 41 of 31/10/2024 p. 89-94; BO n° 16 of 17/04/2025 p. 14-20). */
const OF_CLASS: Readonly<Record<Level, readonly Tense[]>> = {
  CP: ['présent'],
  CE1: ['présent', 'présent', 'futur', 'imparfait'],
  CE2: ['présent', 'présent', 'futur', 'imparfait', 'passé composé'],
  CM1: ['présent', 'présent', 'futur', 'imparfait', 'passé composé'],
  CM2: ['présent', 'présent', 'futur', 'imparfait', 'passé composé', 'passé simple'],
}

/** Things of our days: the passé simple is that of tales and of history. */
const OF_OUR_DAYS =
  /skate|trottinette|ordinateur|tablette|\bécran|internet|vidéo|télé(?:vision|phon)|portable|console|\brobot|drone|supermarché|basket|rollers?\b|scooter|pizza|frites|hamburger|recycl|éolienne|électrique|tramway|métro\b/iu

/** Words that say when, with the tenses that stand beside them. */
const TIME_WORDS: readonly (readonly [RegExp, readonly Tense[]])[] = [
  [/autrefois|jadis|naguère|moyen âge|il y a |\ben \d{3,4}\b|au \p{L}+ siècle/iu, ['imparfait']],
  [/\bhier\b|la veille|dernier|dernière|lendemain/iu, ['passé composé', 'passé simple']],
  [/\bdemain\b|bientôt|prochaine?\b|plus tard/iu, ['futur']],
  [/maintenant|désormais|aujourd'hui|cette année|\bdepuis\b|de nos jours/iu, ['présent']],
  [/\bcette nuit\b/iu, ['futur', 'passé composé']],
  // What has a length has an end: «pendant une heure», «en trois jours».
  [
    /\bpendant (?:une?|deux|trois|plusieurs|des|de longues)\b|\ben (?:une?|deux|trois) (?:seconde|minute|heure|jour|semaine|mois)|(?<!(?:[àd]|dans|depuis) )\bune (?:minute|heure)\b/iu,
    ['présent', 'passé composé', 'passé simple'],
  ],
  [/\bce matin\b/iu, ['présent', 'passé composé', 'passé simple']],
  [/\{(?:le (?:matin|soir)|la nuit)(?:\/nom)?[}|]/iu, ['présent', 'imparfait']],
  [
    /\bles (?:nuits|soirs|matins|étés|hivers|\p{L}+dis|dimanches)\b|T\{(?:l'été|l'hiver|le (?:\p{L}+di|dimanche))\}/iu,
    ['présent', 'imparfait'],
  ],
  [/chaque|toujours|souvent|tous les|toutes les|d'habitude/iu, ['présent', 'imparfait']],
  [
    /soudain|tout à coup|\bfois\b|\bdeux\b|\btrois\b|\bquatre\b|\bcinq\b|\bdix\b/iu,
    ['présent', 'passé composé', 'passé simple'],
  ],
]

/** Families of sentences on what is past for good: no future is true of them. */
const OF_HISTORY =
  /gaulois|moyen-|versailles|r[eé]volution|pr[eé]histoire|[eé]gypte|grece|romains|guerre|dinosaures|grandes-decouvertes|industrie|explorateurs|inventeurs|autrefois|histoire|chevaliers/u

/** What is done for a while: the imparfait says it by itself, without another action that it frames. */
const LASTING = new Set(
  'jouer chanter danser nager lire marcher courir travailler regarder écouter dessiner manger boire chercher pêcher cultiver tricoter arroser préparer raconter parler attendre rouler voler souffler couler pleurer rire sourire grimper promener galoper bavarder observer surveiller admirer garder dormir pousser fumer'.split(
    ' ',
  ),
)

/** What somebody plans: a future told without any story around it. */
const PLANNED = new Set(
  'acheter préparer visiter planter ranger laver cueillir peindre apporter inviter lire écrire dessiner chanter jouer partir cuisiner réparer nettoyer vendre construire présenter offrir donner téléphoner distribuer arroser tailler récolter semer coudre tricoter fabriquer décorer emmener accompagner nager danser pêcher fêter promener repeindre vérifier examiner envoyer poster apprendre réciter recopier copier colorier découper coller inventer finir commencer rendre emporter participer voyager dormir venir revenir aller prendre'.split(
    ' ',
  ),
)

/** What is planned and yet fills no day: «Demain, Tom collera un timbre» is said by nobody. */
const TRIFLES = new Set(
  'coller découper colorier commencer donner rendre dormir dessiner emporter distribuer examiner vérifier prendre copier'.split(
    ' ',
  ),
)

/** Whether «hier» and «demain» are said of it. */
export function fillsDay(lemma: string): boolean {
  return PLANNED.has(lemma) && !TRIFLES.has(lemma)
}

/** What is told of days to come without a story, since it makes a day another one: «Demain, papa repeindra le portail», and not «Demain, il rangera sa brosse à dents». */
const EVENTS = new Set(
  'acheter visiter planter inviter réparer vendre construire fabriquer coudre tailler récolter semer fêter repeindre accompagner emmener voyager partir revenir venir aller participer peindre décorer camper apporter téléphoner'.split(
    ' ',
  ),
)

export function isEvent(lemma: string): boolean {
  return EVENTS.has(lemma)
}

const FAMILY = new Set(
  'père mère frère sœur cousin cousine oncle tante parrain marraine grand-père grand-mère papa maman parent papi papy mamie voisin voisine ami amie copain copine maître maîtresse'.split(
    ' ',
  ),
)

/** «Demain, une dame achètera des fleurs»: who tells of plans knows who has them. */
function isKnownPerson(tokens: readonly Token[]): boolean {
  const subject = tokens.find(({ grammarFunction }) => grammarFunction === 'sujet')
  const isProper = subject?.nature === 'pronom' || /^\p{Lu}/u.test(subject?.lemma ?? '')
  return isProper || FAMILY.has(subject?.lemma ?? '')
}

/** Those who are told of in a tale, or who are too small to plan: «demain» is no day of theirs. */
const WITHOUT_PLANS = new Set(
  'bébé nourrisson bambin roi reine prince princesse chevalier sorcière sorcier fée ogre ogresse géant nain lutin troll génie dragon monstre fantôme vampire pirate corsaire capitaine mousse seigneur druide pharaon empereur guerrier esclave troubadour serf courtisan gladiateur légionnaire voleur voleuse coupable sirène magicien magicienne marin matelot nomade astronaute explorateur robot poète foule'.split(
    ' ',
  ),
)

/** Whether the subject is a person, who may have plans: animals and things have a future in a story only. */
export function hasPersonAsSubject(tokens: readonly Token[], { nouns }: Language): boolean {
  const subject = tokens.find(({ grammarFunction }) => grammarFunction === 'sujet')
  if (!subject) return false
  const proper = subject.nature === 'pronom' || /^\p{Lu}/u.test(subject.lemma ?? '')
  const entries = nouns.get(subject.lemma ?? '') ?? []
  return proper || entries.some(({ nounClass }) => fitsClass(nounClass, 'personne'))
}

/** Whether the subject may have a future told by itself. */
export function mayPlan(tokens: readonly Token[], language: Language): boolean {
  const subject = tokens.find(({ grammarFunction }) => grammarFunction === 'sujet')
  return !WITHOUT_PLANS.has(subject?.lemma ?? '') && hasPersonAsSubject(tokens, language)
}

/** Whether a plan of the subject is told without a story, by somebody who knows it. */
export function hasKnownPlans(tokens: readonly Token[], language: Language): boolean {
  return isKnownPerson(tokens) && mayPlan(tokens, language)
}

/** At CM2 the passé simple is that of -er verbs and of the verbs of the programme: nobody meets «il moulut» there. */
function hasTaughtPast(text: string): boolean {
  const verb = mainVerb(text)
  return verb.endsWith('er') || PROGRAMME_VERBS.CM2.some(({ lemma }) => lemma === verb)
}

function mayBeTale(text: string): boolean {
  return hasTaughtPast(text) && !OF_OUR_DAYS.test(text)
}

/** What is said of the line by its source, its notation and its header. */
export interface LineAspects {
  readonly text: string
  readonly collection: string
  readonly header: Pick<TemplateHeader, 'tenses'>
}

function mainVerb(text: string): string {
  return /V\{(?:se |s')?(\p{L}+)/u.exec(text)?.[1] ?? ''
}

/** «se trouver dans une commune» is a state, «trouver» none. */
const STATES_OF_PLACE =
  /V\{(?:se |s')(?:trouver|situer|appeler|dresser|étendre|élever|composer|nommer)/u

function isState(text: string, language: Language): boolean {
  if (/V\{[^}]*:événement/u.test(text)) return false
  return (
    STATES_OF_PLACE.test(text) ||
    /V\{[^}]*:état/u.test(text) ||
    language.verbs.get(mainVerb(text))?.aspect === 'état'
  )
}

/** «Un papillon a volé dans le jardin»: what an animal or a thing goes on doing is told as it is, or as it was. */
const GOES_ON =
  /V\{(?:voler|couler|rouler|galoper|souffler|pousser|nager|courir|marcher|trotter|flotter|grimper|fumer|boire)\}(?!.*O\{)/u
const HAS_DOER = /S\{(?:héros|on|je|tu|nous|vous|ils?|elles?)\}/u

/** «La pie vole une bague», «Tom pousse un cri»: of verbs that last elsewhere, what is done at once. */
const AT_ONCE =
  /V\{(?:voler|souffler)\} O\{|V\{pousser\} O\{\(?(?:un|des|une) (?:cris?|plainte|petit cri)|un instant/u

/** «Tom nagera comme un poisson»: how a thing is done is told of what is seen. */
const OF_MANNER = /M\{|\bcomme une? |père Noël/iu

const IS_ABOUT_TO = /V\{aller \p{L}/u
const BEGINS_OR_ENDS = /V\{(?:commencer|finir|continuer) (?:à|par) /u

function fitsFuture(text: string): boolean {
  return !BEGINS_OR_ENDS.test(text) && isEvent(mainVerb(text)) && !OF_MANNER.test(text)
}

/** Tenses of the verb itself: only what is planned has a future told by itself, only what lasts an imparfait. */
function fitsAspect(tense: Tense, text: string, language: Language): boolean {
  if (isState(text, language)) return tense === 'présent' || tense === 'imparfait'
  // «Tom ira laver la voiture», «Tom allait laver»: what is about to be is told as it is.
  if (IS_ABOUT_TO.test(text)) return tense === 'présent'
  if (tense === 'futur') return fitsFuture(text)
  if (tense === 'passé composé') return !GOES_ON.test(text) || HAS_DOER.test(text)
  // «La voiture roula»: what lasts needs a moment to be told as done.
  if (tense === 'passé simple') return !LASTING.has(mainVerb(text)) || /\bO\{/u.test(text)
  return tense !== 'imparfait' || (LASTING.has(mainVerb(text)) && !AT_ONCE.test(text))
}

/** «La salade avait des feuilles vertes»: the state of an animal or of a thing is told as past only beside a time. */
export function asksPerson(tense: Tense, { text, header }: LineAspects, language: Language) {
  if (tense === 'futur') return true
  const isTold = header.tenses !== null || /autrefois|jadis|naguère/iu.test(text)
  return tense === 'imparfait' && !isTold && isState(text, language)
}

/** Empty when the class has none of those that the line can be told in. */
export function tensesOfLine(line: LineAspects, level: Level, language: Language): Tense[] {
  const { text, collection, header } = line
  const history = OF_HISTORY.test(collection)
  const timed = TIME_WORDS.filter(([words]) => words.test(text)).map(([, tenses]) => tenses)
  return OF_CLASS[level].filter(
    (tense) =>
      (header.tenses === null || header.tenses.includes(tense)) &&
      timed.every((tenses) => tenses.includes(tense)) &&
      !(history && tense === 'futur') &&
      !(tense === 'passé simple' && !mayBeTale(text)) &&
      (header.tenses !== null || timed.length > 0 || fitsAspect(tense, text, language)),
  )
}

/** A time of the year, and one that another event gives: «demain» and «hier» would be a second time. */
const OTHER_TIMES =
  /\b(?:avant|après|pendant|durant|chaque|lors|jour|matin|soir|midi|minuit|nuit|saison|année)(?!\p{L})|\b(?:en|au) (?:été|hiver|automne|printemps|mois|janvier|février|mars|avril|mai|juin|juillet|août|septembre|octobre|novembre|décembre)(?!\p{L})|Noël|Pâques|Halloween|carnaval|rentrée|récréation/iu

/** Whether a line says when by itself, or is of the past for good, so that no other time can be put before it. */
export function saysWhen({ text, collection }: Pick<LineAspects, 'text' | 'collection'>): boolean {
  return (
    /T\{/u.test(text) ||
    OTHER_TIMES.test(text) ||
    OF_HISTORY.test(collection) ||
    TIME_WORDS.some(([words]) => words.test(text))
  )
}
