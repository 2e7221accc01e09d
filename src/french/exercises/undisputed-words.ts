/** Words whose nature every grammar of a class gives alike, and groups whose function is not disputed (GRA-14). */
import type { GrammarFunction } from '../../domain/grammar/grammar-function.ts'
import { type AskedNature, isAskedNature } from '../../domain/grammar/nature.ts'
import { type Level, levelRank } from '../../domain/level.ts'
import type { Language } from '../data/language.ts'
import type { Token } from '../sentence.ts'

type Tokens = readonly Token[]

function setOf(words: string): ReadonlySet<string> {
  return new Set(words.split(' '))
}

/** Articles, possessives and demonstratives; not «du», «au» (two words in one), numerals, «tout». */
const DETERMINERS = setOf(
  "le la les l' un une des mon ma mes ton ta tes son sa ses notre nos votre vos leur leurs ce cet cette ces",
)

const PREPOSITIONS = setOf(
  'à de dans sur sous avec pour sans chez devant derrière entre vers contre pendant après avant',
)

const ADVERBS = setOf(
  "très souvent toujours vite lentement doucement aujourd'hui demain hier bientôt parfois ici dehors ensuite",
)

/** Nouns as much as adjectives, or adjectives that some call determiners. */
const DOUBTFUL_ADJECTIVES = setOf(
  'orange marron premier dernier second deuxième troisième seul même autre tout demi tel certain divers plusieurs nu plein',
)

const SUBJECT_PRONOUNS = setOf("je j' tu il elle nous vous ils elles on")

/** Before their noun they say no quality: «sa propre potion», «un simple bouton», «son ancienne école». */
const NO_QUALITY_BEFORE = setOf('propre ancien simple pur vrai véritable unique futur')

/** «est fermé» is a passive for some, an attribute for others. */
export function isAlsoParticiple({ text }: Token, language: Language): boolean {
  return language.lexicon
    .analyse(text.toLocaleLowerCase('fr'))
    .some(({ verb }) => verb?.kind === 'participle' || verb?.kind === 'present-participle')
}

const WITHOUT_PREPOSITION: readonly (GrammarFunction | null)[] = ['sujet', 'COD', 'attribut']

/** «des» is «un» in the plural where it opens a group without a preposition, or stands behind one; elsewhere it may be «de les». */
function isPluralOfUn(tokens: Tokens, at: number): boolean {
  const own = tokens[at]
  const before = tokens[at - 1]
  if (before?.nature === 'préposition') return true
  const head = tokens.find(({ group, grammarFunction }) => group === own?.group && grammarFunction)
  return before?.group !== own?.group && WITHOUT_PREPOSITION.includes(head?.grammarFunction ?? null)
}

/** «la façade du couvent» has «du» for «de le». */
function isPlainDeterminer(tokens: Tokens, at: number): boolean {
  const form = tokens[at]?.text.toLocaleLowerCase('fr') ?? ''
  return DETERMINERS.has(form) && (form !== 'des' || isPluralOfUn(tokens, at))
}

/** «un carnivore», «la plus haute»: behind its determiner alone, an adjective stands for a noun. */
function standsForNoun(tokens: Tokens, at: number): boolean {
  const next = tokens[at + 1]?.nature
  return tokens[at - 1]?.nature === 'déterminant' && next !== 'nom' && next !== 'adjectif'
}

function isPlainAdjective(tokens: Tokens, at: number, language: Language): boolean {
  const token = tokens[at]
  const lemma = token?.lemma ?? null
  if (!token || lemma === null || DOUBTFUL_ADJECTIVES.has(lemma)) return false
  if (standsForNoun(tokens, at)) return false
  if (NO_QUALITY_BEFORE.has(lemma) && tokens[at + 1]?.nature === 'nom') return false
  return language.adjectives.has(lemma) && !isAlsoParticiple(token, language)
}

/** «à côté de», «en haut de», «beaucoup de», «près de» are turns of several words. */
function isPlainPreposition(tokens: Tokens, at: number): boolean {
  const [before, own, next] = [tokens[at - 1], tokens[at], tokens[at + 1]]
  const form = own?.text.toLocaleLowerCase('fr') ?? ''
  if (!PREPOSITIONS.has(form)) return false
  const isProper = /^\p{Lu}/u.test(next?.lemma ?? '')
  if (form !== 'de') return next?.nature === 'déterminant' || isProper
  return before?.nature === 'nom' && isPlainNoun(tokens, at - 1)
}

/** «a faim», «en promenade»: a noun without its determiner is part of a turn. */
function isPlainNoun(tokens: Tokens, at: number): boolean {
  const noun = tokens[at]
  const proper = /^\p{Lu}/u.test(noun?.lemma ?? '')
  const before = tokens
    .slice(0, at)
    .filter(({ group, nature }) => group === noun?.group && nature !== 'adjectif')
    .at(-1)
  const called = at === 0 || noun?.grammarFunction === 'sujet'
  return proper || called || before?.nature === 'déterminant'
}

/** The nature to ask for; null where it is not taught in the class, or disputed. */
export function undisputedNature(
  tokens: Tokens,
  at: number,
  { level, language }: { readonly level: Level; readonly language: Language },
): AskedNature | null {
  const token = tokens[at]
  if (!token || !isAskedNature(token.nature)) return null
  const form = token.text.toLocaleLowerCase('fr')
  const late = levelRank(level) >= levelRank('CM1')
  const certain: Readonly<Record<AskedNature, () => boolean>> = {
    nom: () => isPlainNoun(tokens, at),
    verbe: () => true,
    adjectif: () => isPlainAdjective(tokens, at, language),
    déterminant: () => isPlainDeterminer(tokens, at),
    pronom: () => SUBJECT_PRONOUNS.has(form) || (late && /^(?:lui|les?|la|l')$/u.test(form)),
    adverbe: () => ADVERBS.has(form) || /ment$/u.test(form),
    préposition: () => isPlainPreposition(tokens, at),
  }
  return certain[token.nature]() ? token.nature : null
}

/** What follows them is a measure, a price, a state or a time rather than an object. */
const WITHOUT_OBJECT = setOf(
  'coûter peser mesurer valoir durer sentir falloir sembler être devenir rester passer courir vivre dormir parler rêver profiter',
)

/** «des dizaines de pucerons»: a noun with an object, or a determiner of several words. */
const QUANTITIES = setOf(
  'dizaine douzaine vingtaine centaine millier million foule quantité multitude tas kilo litre',
)

/** «avoir deux cornes», «avoir un chien»: an object where its noun has an article or a number. */
const ARTICLE = /^(?:une?|des|les?|la|l'|deux|trois|quatre|mon|ma|mes|son|sa|ses|cet?|cette|ces)$/iu

/** With another word they make one turn: «faire du vélo», «avoir peur». */
const IS_LIGHT = setOf('avoir faire')

const TO_SOMEBODY = setOf(
  'parler téléphoner obéir ressembler sourire penser écrire donner offrir prêter montrer raconter demander répondre apporter envoyer expliquer distribuer vendre promettre annoncer présenter réciter rapporter',
)

/** Complete without a place, so that one who is told can be moved and left out. */
const COMPLETE_ALONE = setOf(
  'bavarder briller chanter courir cuisiner danser déjeuner dessiner dîner dormir galoper goûter jardiner jouer lire manger marcher nager pêcher pleurer ramer ronfler siffler travailler trotter voyager',
)

/** Verbs that govern a preposition in one of their senses: «courir après», «compter sur», «jouer avec», «rêver de». */
const GOVERNED: Readonly<Record<string, ReadonlySet<string>>> = {
  courir: setOf('après derrière'),
  galoper: setOf('après derrière'),
  marcher: setOf('après derrière'),
  nager: setOf('après derrière'),
  trotter: setOf('après derrière'),
  crier: setOf('après sur'),
  chanter: setOf('après sur pour'),
  danser: setOf('sur avec'),
  jouer: setOf('à de avec contre sur'),
  lire: setOf('sur'),
  pleurer: setOf('après sur'),
  siffler: setOf('après'),
  tirer: setOf('sur'),
  travailler: setOf('à sur pour'),
}

const OF_CIRCUMSTANCE =
  /^(?:dans|sur|sous|devant|derrière|pendant|après|avant|chez|à|entre|vers|près)$/iu
const AFTER_VERB = /^(?:dans|sur|sous|devant|derrière|pendant|après|avant|chez)$/iu

interface Clause {
  readonly tokens: Tokens
  readonly verb: Token | undefined
  /** Verb, or participle of a compound tense: what it means. */
  readonly lemma: string
}

function clauseOf(tokens: Tokens): Clause {
  const verbs = tokens.filter(({ nature }) => nature === 'verbe')
  return { tokens, verb: verbs[0], lemma: verbs.at(-1)?.lemma ?? '' }
}

function groupOf(tokens: Tokens, { group }: Token): Tokens {
  return tokens.filter((token) => token.group === group)
}

function isObject({ tokens, lemma }: Clause, head: Token): boolean {
  const [first] = groupOf(tokens, head)
  // «trouver» and «rendre» have an object beside its attribute: two functions in one turn.
  const isQualified = tokens.some(({ grammarFunction }) => grammarFunction === 'attribut')
  if (QUANTITIES.has(head.lemma ?? '')) return false
  if (WITHOUT_OBJECT.has(lemma) || isQualified || first?.nature !== 'déterminant') return false
  return IS_LIGHT.has(lemma) ? ARTICLE.test(first.text) : first.text !== 'du'
}

function isCircumstance({ tokens, verb, lemma }: Clause, head: Token): boolean {
  const group = groupOf(tokens, head)
  const [first] = group
  if (!first || !verb || head.nature !== 'nom') return false
  const detached = group.at(-1)?.after.startsWith(',') && tokens[0] === first
  if (detached) return OF_CIRCUMSTANCE.test(first.text) || /^(?:ce|cette)$/iu.test(first.text)
  const behind = tokens[tokens.indexOf(first) - 1]
  if (GOVERNED[lemma]?.has(first.text)) return false
  const beside = behind?.nature === 'verbe' && COMPLETE_ALONE.has(lemma)
  return beside && AFTER_VERB.test(first.text)
}

const ATTRIBUTIVE = setOf('être sembler devenir paraître rester demeurer')

/** Whether every grammar of a class gives the function that the head of a group carries. */
export function isUndisputedFunction(tokens: Tokens, head: Token, language: Language): boolean {
  const clause = clauseOf(tokens)
  const name: GrammarFunction | null = head.grammarFunction
  switch (name) {
    case 'sujet':
    case 'verbe':
      return true
    case 'COD':
      return isObject(clause, head)
    case 'COI':
      return (
        TO_SOMEBODY.has(clause.lemma) && /^(?:à|aux?)$/iu.test(groupOf(tokens, head)[0]?.text ?? '')
      )
    case 'attribut':
      return ATTRIBUTIVE.has(clause.lemma) && !isAlsoParticiple(head, language)
    case 'complément circonstanciel':
      return isCircumstance(clause, head)
    case null:
      return false
  }
}
