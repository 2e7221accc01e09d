/** A sentence that opens with «il» or «elle» comes after one that says who that may be. */
import type { Language } from '../data/language.ts'
import { type Sentence, type Token, textOfTokens } from '../sentence.ts'

const PERSONAL = /^(?:il|elle)$/iu
/** «il y a», «il pleut»: nobody. */
const IMPERSONAL =
  /^il (?:n'y|ne |y |fait|faut|pleut|neige|était une fois|est (?:\p{L}+ )?heures?)/iu

function subjectOf({ tokens }: Sentence): Token | undefined {
  return tokens.find(({ grammarFunction, head }) => grammarFunction === 'sujet' && head)
}

/** «Il lit», «À la récréation, il joue»: the pronoun that the sentence tells of before it names anybody. */
function pronounOf(sentence: Sentence): Token | null {
  const subject = subjectOf(sentence)
  if (subject === undefined || !PERSONAL.test(subject.text)) return null
  const { tokens } = sentence
  const rest = textOfTokens(tokens.slice(tokens.indexOf(subject)))
  return IMPERSONAL.test(rest) ? null : subject
}

function isSomebody({ text, nature, lemma }: Token, { nouns }: Language): boolean {
  if (nature !== 'nom') return false
  return (
    /^\p{Lu}/u.test(lemma ?? text) ||
    (nouns.get(lemma ?? '') ?? []).some(({ nounClass }) => nounClass.startsWith('personne'))
  )
}

/** Who alone is told of in the sentence, of that gender. */
function tellsOf(gender: Token['gender'], sentence: Sentence, language: Language): boolean {
  const subject = subjectOf(sentence)
  const isStatement = /\p{L}(?:\.| !|\u00a0!)$/u.test(sentence.text) && !/[«;]/u.test(sentence.text)
  return (
    isStatement &&
    subject !== undefined &&
    subject.gender === gender &&
    subject.number === 's' &&
    isSomebody(subject, language)
  )
}

function isOfChild(sentence: Sentence): boolean {
  const { lemma = null } = subjectOf(sentence) ?? {}
  return lemma !== null && /^\p{Lu}/u.test(lemma)
}

/** The sentences in their order, those that tell of a pronoun moved behind one that they can be read after, where there is one. */
export function pronounsAfterNames(
  sentences: readonly Sentence[],
  language: Language,
): readonly Sentence[] {
  const isPronoun = (sentence: Sentence): boolean => pronounOf(sentence) !== null
  const rest = sentences.filter((sentence) => !isPronoun(sentence))
  const waiting = sentences.filter(isPronoun)
  for (const sentence of waiting) {
    const gender = /^il$/iu.test(pronounOf(sentence)?.text ?? '') ? 'm' : 'f'
    const mayPrecede = (one: Sentence, number: number): boolean => {
      const following = rest[number + 1]
      const isFollowed = following !== undefined && waiting.includes(following)
      return !isFollowed && tellsOf(gender, one, language)
    }
    const ofChild = rest.findIndex((one, number) => isOfChild(one) && mayPrecede(one, number))
    const at = ofChild < 0 ? rest.findIndex(mayPrecede) : ofChild
    rest.splice(at < 0 ? sentences.indexOf(sentence) : at + 1, 0, sentence)
  }
  return rest
}
