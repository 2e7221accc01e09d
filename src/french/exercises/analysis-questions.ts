/** Grammatical analysis: the annotation of the realiser, asked only where no grammar would dispute it. */
import type { AnalysedWord, AnalysisQuestion, AnalysisType } from '../../domain/grammar/exercise.ts'
import type { GrammarFunction } from '../../domain/grammar/grammar-function.ts'
import { type AskedNature, isAskedNature, type Nature } from '../../domain/grammar/nature.ts'
import type { AskedTerms } from '../../domain/grammar/programme.ts'
import type { Sentence, Token } from '../sentence.ts'

/** Natures that may head a group of each function; any other head is an idiom. */
const HEADS: Readonly<Record<GrammarFunction, readonly Nature[]>> = {
  sujet: ['nom', 'pronom'],
  verbe: ['verbe'],
  COD: ['nom', 'pronom'],
  COI: ['nom', 'pronom'],
  attribut: ['adjectif', 'nom'],
  'complément circonstanciel': ['nom', 'adverbe'],
}

function askedNature(nature: Nature, terms: AskedTerms): AskedNature | null {
  return isAskedNature(nature) && terms.natures.includes(nature) ? nature : null
}

/** One conjugated verb and no infinitive, so that each group has one function. */
function isSimple(tokens: readonly Token[]): boolean {
  const verbs = new Set(tokens.flatMap(({ nature, group }) => (nature === 'verbe' ? [group] : [])))
  const conjugated = tokens.filter(({ grammarFunction }) => grammarFunction === 'verbe')
  const bare = tokens.some(({ nature, tense }) => nature === 'verbe' && tense === null)
  return verbs.size === 1 && conjugated.length > 0 && !bare
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
    return !paired || noun?.nature !== 'nom'
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

/** «au», «du», «aux» hold two words; the class meets that at CM1. */
const CONTRACTED = /^(?:au|aux|du)$/iu

/** Idioms whose words have no nature of their own: «petit déjeuner», «peu à peu», «jusqu'au», «avoir mal», «carte au trésor». */
function hasSetPhrase(tokens: readonly Token[]): boolean {
  return tokens.some((token, index) => {
    const before = tokens[index - 1]
    const breakfast = token.lemma === 'déjeuner' && before?.lemma === 'petit'
    const repeated = before?.nature === 'préposition' && token.nature === 'adverbe'
    const ache = before?.lemma === 'avoir' && token.lemma === 'mal'
    const compound = token.nature === 'préposition' && CONTRACTED.test(token.text)
    const joined = /'\p{L}/u.test(token.text.replace(/^aujourd'hui$/iu, ''))
    return breakfast || repeated || ache || compound || joined
  })
}

/** Whether all that would be asked of the sentence is taught in the class and undisputed. */
export function isSuitableForAnalysis(
  sentence: Sentence,
  terms: AskedTerms,
  type: AnalysisType,
): boolean {
  const { tokens } = sentence
  const natures = !type.nature || tokens.every(({ nature }) => askedNature(nature, terms) !== null)
  const known = tokens.every(({ nature }) => isAskedNature(nature))
  const early = !terms.functions.includes('COD') && tokens.some(({ text }) => CONTRACTED.test(text))
  if (early || hasSetPhrase(tokens)) return false
  if (isLedByPreposition(tokens) || saysStateWithDe(tokens)) return false
  if (hasOddDeterminer(tokens) || standsAsNoun(tokens)) return false
  return natures && known && isSimple(tokens) && hasSoundFunctions(tokens)
}

function analysedWord(token: Token, terms: AskedTerms): AnalysedWord | null {
  if (!isAskedNature(token.nature)) return null
  const name = token.grammarFunction
  const word = { text: token.text, nature: token.nature }
  return name !== null && terms.functions.includes(name) ? { ...word, function: name } : word
}

export function analysisQuestion(sentence: Sentence, terms: AskedTerms): AnalysisQuestion {
  return {
    sentence: sentence.text,
    words: sentence.tokens.flatMap((token) => analysedWord(token, terms) ?? []),
  }
}
