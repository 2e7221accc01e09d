/** What a told sentence says of whom, as far as joining it to another one asks: read from its annotated words. */
import type { Language } from '../../data/language.ts'
import type { Gender, Tense } from '../../morphology/features.ts'
import type { Sentence, Token } from '../../sentence.ts'

/** A sentence of one clause that opens with its subject. */
export interface ClauseOutline {
  readonly subject: readonly Token[]
  /** From the verb on. */
  readonly predicate: readonly Token[]
  /** The conjugated verb, or its auxiliary. */
  readonly verb: Token
  /** Of the verb itself, not of its auxiliary. */
  readonly lemma: string
  readonly tense: Tense
  /** Of a child called by the first name; null for any other subject. */
  readonly childGender: Gender | null
  /** Somebody who can look around. */
  readonly isSomebody: boolean
  /** Something happens that one can stand and watch. */
  readonly isVisible: boolean
  readonly isEvent: boolean
  /** An event that befalls somebody or a thing, not a notion. */
  readonly isHappening: boolean
  readonly isDated: boolean
  /** Groups that say where, when, how. */
  readonly settings: number
}

const PERSON = /^personne(?!\.(?:histoire|groupe))/u
const IN_SIGHT =
  /^(?:personne(?!\.(?:histoire|groupe))|animal|nature\.(?:ciel|météo)|objet\.véhicule)/u

const CIRCUMSTANCE = 'complément circonstanciel'

const TANGIBLE =
  /^(?:personne(?!\.(?:histoire|groupe))|animal|nature|objet(?!\.papier)|vêtement|aliment)/u

/** States that are looked at all the same. */
const SIGHTS: ReadonlySet<string> = new Set(
  'dormir briller ronfler sommeiller scintiller étinceler errer luire'.split(' '),
)

/** What somebody does where nobody sees it. */
const UNSEEN: ReadonlySet<string> = new Set(
  (
    'accepter apprendre arrêter changer choisir commencer comprendre continuer coûter croire décider découvrir devenir deviner ' +
    'écouter entendre essayer étudier finir gagner gouverner hésiter imaginer inventer manquer mourir naître obtenir oublier ' +
    'perdre permettre promettre protéger punir rappeler recevoir refuser réussir sentir servir terminer trouver'
  ).split(' '),
)

const DATING =
  /^(?:hier|demain|jadis|autrefois|auparavant|désormais|dorénavant|toujours|jamais|souvent|parfois|rarement|chaque|aujourd'hui|bientôt|maintenant|longtemps|depuis|récemment|aussi|encore|déjà)$/iu

/** «aucun chat», «chaque élève», «son chien»: nobody in particular, or somebody of another's. */
const VAGUE = /^(?:aucune?|chaque|nulle?|certaine?s|plusieurs|tous|toute?s?|son|sa|ses|leurs?)$/iu

function classesOf({ lemma, nature }: Token, language: Language): readonly string[] {
  if (nature !== 'nom') return []
  return (language.nouns.get(lemma ?? '') ?? []).map(({ nounClass }) => nounClass)
}

function isOfClass(token: Token, pattern: RegExp, language: Language): boolean {
  return classesOf(token, language).some((nounClass) => pattern.test(nounClass))
}

export function isChild({ nature, lemma }: Token): boolean {
  return nature === 'nom' && /^\p{Lu}/u.test(lemma ?? '')
}

function isNegated(predicate: readonly Token[]): boolean {
  return predicate.some(({ text }) => /^n(?:e|')$/u.test(text))
}

/** The verb itself, its auxiliary set apart. */
function mainVerb(predicate: readonly Token[], verb: Token): Token {
  const others = predicate.filter(({ group, nature }) => group === verb.group && nature === 'verbe')
  return others.find(({ text, tense }) => text !== verb.text && tense === verb.tense) ?? verb
}

function isDatedBy(token: Token, language: Language): boolean {
  return DATING.test(token.text) || isOfClass(token, /^temps/u, language)
}

function happens(lemma: string, language: Language): boolean {
  return language.verbs.get(lemma)?.aspect !== 'état' && !/^(?:être|avoir)$/u.test(lemma)
}

function isInSight(subject: readonly Token[], head: Token, language: Language): boolean {
  const isPlain = subject.at(-1) === head || subject.at(-1)?.nature === 'adjectif'
  const isVague = subject.some(({ text }) => VAGUE.test(text))
  return isPlain && !isVague && (isChild(head) || isOfClass(head, IN_SIGHT, language))
}

function isSomebodyWho(subject: readonly Token[], head: Token, language: Language): boolean {
  if (head.nature === 'pronom')
    return subject.length === 1 && !/^(?:on|ce|cela|ça)$/iu.test(head.text)
  return (
    isChild(head) ||
    (isOfClass(head, PERSON, language) && !subject.some(({ text }) => VAGUE.test(text)))
  )
}

/** The one conjugated verb of a sentence without speech, comma or second clause; null for any other. */
function onlyVerb({ tokens, text }: Pick<Sentence, 'tokens' | 'text'>): Token | null {
  const [verb, ...others] = tokens.filter(({ person }) => person !== null)
  const isPlain = /^[^,;:«!?…]*\p{L}\.$/u.test(text)
  return verb !== undefined && others.length === 0 && isPlain ? verb : null
}

/** null: several clauses, speech, a question, or something said before its subject. */
export function clauseOutline(
  sentence: Pick<Sentence, 'tokens' | 'text'>,
  language: Language,
): ClauseOutline | null {
  const { tokens } = sentence
  const verb = onlyVerb(sentence)
  const subject = tokens.filter(({ group }) => group === tokens[0]?.group)
  const head = subject.find(({ grammarFunction }) => grammarFunction === 'sujet')
  const predicate = tokens.slice(subject.length)
  if (verb === null || verb.tense === null) return null
  if (head === undefined || predicate[0]?.group !== verb.group) return null
  const lemma = mainVerb(predicate, verb).lemma ?? ''
  const isEvent = happens(lemma, language) && !isNegated(predicate)
  const isSight = isEvent ? !UNSEEN.has(lemma) : SIGHTS.has(lemma)
  return {
    subject,
    predicate,
    verb,
    lemma,
    tense: verb.tense,
    childGender: isChild(head) && subject.length === 1 ? head.gender : null,
    isSomebody: isSomebodyWho(subject, head, language),
    isVisible: isSight && isInSight(subject, head, language) && verb.person === 3,
    isEvent,
    isHappening: isEvent && (isChild(head) || isOfClass(head, TANGIBLE, language)),
    isDated: tokens.some((token) => isDatedBy(token, language)),
    settings: tokens.filter(({ grammarFunction }) => grammarFunction === CIRCUMSTANCE).length,
  }
}

/** Themes of the things that a sentence names. */
export function themesOf(
  { tokens }: Pick<Sentence, 'tokens'>,
  language: Language,
): ReadonlySet<string> {
  return new Set(
    tokens
      .filter(({ nature }) => nature === 'nom')
      .flatMap(({ lemma }) => language.nouns.get(lemma ?? '') ?? [])
      .flatMap(({ themes }) => themes),
  )
}
