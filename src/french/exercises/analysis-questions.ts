/** Grammatical analysis: the annotation of the realiser, asked only where no grammar would dispute it. */
import type { AnalysedWord, AnalysisQuestion, AnalysisType } from '../../domain/grammar/exercise.ts'
import type { GrammarFunction } from '../../domain/grammar/grammar-function.ts'
import { type AskedNature, isAskedNature, type Nature } from '../../domain/grammar/nature.ts'
import type { AskedTerms } from '../../domain/grammar/programme.ts'
import type { Level } from '../../domain/level.ts'
import type { Language } from '../data/language.ts'
import type { Sentence, Token } from '../sentence.ts'
import { hasSetPhrase } from './set-phrases.ts'
import { isAlsoParticiple, isUndisputedFunction, undisputedNature } from './undisputed-words.ts'

/** Natures that may head a group of each function; any other head is an idiom. */
const HEADS: Readonly<Record<GrammarFunction, readonly Nature[]>> = {
  sujet: ['nom', 'pronom'],
  verbe: ['verbe'],
  COD: ['nom', 'pronom'],
  COI: ['nom', 'pronom'],
  attribut: ['adjectif', 'nom'],
  'complément circonstanciel': ['nom', 'adverbe'],
}

/** One conjugated verb and no infinitive, so that each group has one function. */
function isSimple(tokens: readonly Token[]): boolean {
  const verbs = new Set(tokens.flatMap(({ nature, group }) => (nature === 'verbe' ? [group] : [])))
  const conjugated = tokens.filter(({ grammarFunction }) => grammarFunction === 'verbe')
  const bare = tokens.some(({ nature, tense }) => nature === 'verbe' && tense === null)
  return verbs.size === 1 && conjugated.length > 0 && !bare
}

/** «est enfin arrivée» is one verb in two places; «est récompensée» is one verb for some, two words for others. */
function hasDisputedVerb(tokens: readonly Token[], language: Language): boolean {
  const isVerb = ({ nature }: Token): boolean => nature === 'verbe'
  const [first, last] = [tokens.findIndex(isVerb), tokens.findLastIndex(isVerb)]
  const isSplit = !tokens.slice(first, last + 1).every(isVerb)
  const isPassive = tokens.some(
    (token) => token.grammarFunction === 'attribut' && isAlsoParticiple(token, language),
  )
  return isSplit || isPassive
}

const WITHOUT_PREPOSITION: readonly (GrammarFunction | null)[] = ['sujet', 'COD', 'attribut']

/** A subject, an object or an attribute after a preposition: «de la crème», «beaucoup de mérite», «mal à la tête». */
function isLedByPreposition(tokens: readonly Token[]): boolean {
  return tokens.some(({ grammarFunction, group }, index) => {
    const before = tokens.slice(0, index).filter((token) => token.group === group)
    const led = before.some(({ nature }) => nature === 'préposition')
    return led && WITHOUT_PREPOSITION.includes(grammarFunction)
  })
}

const TOUT = /^(?:tout|toute|tous|toutes)$/iu
const NUMERAL =
  /^(?:deux|trois|quatre|cinq|six|sept|huit|neuf|dix|onze|douze|vingt|trente|cent|mille)$/iu

/** A determiner that no noun follows, or two in a row: «toute bleue», «un vrai délice», «la plus haute branche», «la coupable». */
function hasOddDeterminer(tokens: readonly Token[]): boolean {
  return tokens.some(({ text, nature }, index) => {
    if (nature !== 'déterminant') return false
    const after = tokens.slice(index + 1)
    const next = after[0]
    const noun = after.find((one) => !['déterminant', 'adjectif', 'adverbe'].includes(one.nature))
    const paired = next?.nature !== 'déterminant' || TOUT.test(text) || NUMERAL.test(next.text)
    // «tous présents»: no noun, whatever its annotation.
    const alone = /^tou(?:te)?s$/iu.test(text) && next?.nature !== 'déterminant'
    return !paired || alone || noun?.nature !== 'nom'
  })
}

/** «être de bonne humeur», «être content de sa journée»: what «de» brings there is no circumstance. */
function saysStateWithDe(tokens: readonly Token[]): boolean {
  const leads = ({ text }: Token): boolean => /^(?:de|d'|du|des)$/iu.test(text)
  return (
    tokens.some(({ lemma }) => lemma === 'être') &&
    tokens.some(({ grammarFunction, group }) => {
      const [first] = tokens.filter((token) => token.group === group)
      return grammarFunction === 'complément circonstanciel' && first && leads(first)
    })
  )
}

/** «du haut du mât»: an adjective beside no noun stands for one. */
function standsAsNoun(tokens: readonly Token[]): boolean {
  return tokens.some(({ nature, grammarFunction }, index) => {
    const around = [tokens[index - 1]?.nature, tokens[index + 1]?.nature]
    const beside =
      around.includes('nom') || around.includes('adjectif') || around.includes('adverbe')
    return nature === 'adjectif' && grammarFunction !== 'attribut' && !beside
  })
}

function hasSoundFunctions(tokens: readonly Token[]): boolean {
  const subjects = tokens.filter(({ grammarFunction }) => grammarFunction === 'sujet')
  return (
    subjects.length === 1 &&
    tokens.every(
      ({ grammarFunction, nature }) =>
        grammarFunction === null || HEADS[grammarFunction].includes(nature),
    )
  )
}

/** «ne … pas», «se», objects before the verb: an analysis of their own. */
function hasClitic(tokens: readonly Token[]): boolean {
  return tokens.some(
    ({ text, nature, grammarFunction }) =>
      /^(?:ne|n')$/iu.test(text) ||
      (nature === 'pronom' && grammarFunction !== 'sujet' && !/^(?:lui|les?|la)$/iu.test(text)),
  )
}

/** Objects before the verb are pronouns of the class from CM1 on. */
function hasEarlyClitic(tokens: readonly Token[], late: boolean): boolean {
  return !late && tokens.some((token) => token.nature === 'pronom' && !token.grammarFunction)
}

export interface AnalysisScope {
  readonly level: Level
  readonly terms: AskedTerms
  readonly type: AnalysisType
  readonly language: Language
}

/** At CP, «mots qui disent l'action»: not être, not avoir. */
function saysAction(tokens: readonly Token[], { level, language }: AnalysisScope): boolean {
  if (level !== 'CP') return true
  const verb = tokens.find(({ nature }) => nature === 'verbe')
  return language.verbs.get(verb?.lemma ?? '')?.aspect === 'événement'
}

/** Whether a sentence is one that every grammar analyses alike, as the class is taught. */
export function isSuitableForAnalysis({ tokens }: Sentence, scope: AnalysisScope): boolean {
  const late = scope.terms.functions.includes('COD')
  if (hasDisputedVerb(tokens, scope.language)) return false
  if (hasSetPhrase(tokens, scope.language) || hasClitic(tokens) || hasEarlyClitic(tokens, late))
    return false
  if (isLedByPreposition(tokens) || saysStateWithDe(tokens)) return false
  if (hasOddDeterminer(tokens) || standsAsNoun(tokens)) return false
  return saysAction(tokens, scope) && isSimple(tokens) && hasSoundFunctions(tokens)
}

function askedNature(
  tokens: readonly Token[],
  at: number,
  { level, terms, type, language }: AnalysisScope,
): AskedNature | null {
  const nature = type.nature ? undisputedNature(tokens, at, { level, language }) : null
  return nature !== null && terms.natures.includes(nature) ? nature : null
}

function askedFunction(
  tokens: readonly Token[],
  token: Token,
  { terms, type, language }: AnalysisScope,
): GrammarFunction | null {
  const name = token.grammarFunction
  const taught = type.function && name !== null && terms.functions.includes(name)
  return taught && isUndisputedFunction(tokens, token, language) ? name : null
}

/** What nature a word is shown with: the one asked, else the annotation. */
function analysedWord(
  tokens: readonly Token[],
  at: number,
  scope: AnalysisScope,
): AnalysedWord | null {
  const token = tokens[at]
  if (!token || !isAskedNature(token.nature)) return null
  const nature = askedNature(tokens, at, scope)
  const name = askedFunction(tokens, token, scope)
  const word = { text: token.text, nature: token.nature }
  // Without a nature that is asked, a function alone would say that the nature is known.
  const asked = scope.type.nature ? nature !== null : name !== null
  if (!asked) return { ...word, asked: false }
  return name === null ? word : { ...word, function: name }
}

/** Functions of which a class is asked each one, or not the sentence: it could not tell why «l'eau» is a COD and «du lait» none. */
const ASKED_EACH: readonly (GrammarFunction | null)[] = [
  'COD',
  'COI',
  'attribut',
  'complément circonstanciel',
]

function leavesOneOut(tokens: readonly Token[], words: readonly AnalysedWord[], terms: AskedTerms) {
  return tokens.some(({ grammarFunction: name }, at) => {
    const taught = name !== null && terms.functions.includes(name) && ASKED_EACH.includes(name)
    return taught && words[at]?.function !== name
  })
}

/** «a préparé» is one verb. */
function withWholeVerbs(tokens: readonly Token[]): Token[] {
  const whole: Token[] = []
  for (const token of tokens) {
    const last = whole.at(-1)
    const joins = last?.nature === 'verbe' && token.nature === 'verbe' && last.group === token.group
    if (!last || !joins) whole.push(token)
    else whole[whole.length - 1] = { ...token, ...last, ...joinedText(last, token) }
  }
  return whole
}

function joinedText(last: Token, { text, after, lemma }: Token) {
  return { text: last.text + last.after + text, after, lemma }
}

const LEAST_WORDS_ASKED = 2

/** Null where too little of the sentence can be asked. */
export function analysisQuestion(
  sentence: Sentence,
  scope: AnalysisScope,
): AnalysisQuestion | null {
  if (!isSuitableForAnalysis(sentence, scope)) return null
  const tokens = withWholeVerbs(sentence.tokens)
  const words = tokens.map((_, at) => analysedWord(tokens, at, scope))
  const known = words.flatMap((word) => word ?? [])
  const asked = known.filter((word) => word.asked !== false)
  const isWhole = known.length === tokens.length && asked.length >= LEAST_WORDS_ASKED
  if (scope.type.function && isWhole && leavesOneOut(tokens, known, scope.terms)) return null
  // A class that names the subject is asked for it in each sentence.
  const names = scope.type.function && scope.terms.functions.includes('sujet')
  const isSubjectAsked = asked.some((word) => word.function === 'sujet')
  return isWhole && (isSubjectAsked || !names) ? { sentence: sentence.text, words: known } : null
}
