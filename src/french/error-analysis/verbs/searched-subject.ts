/** A subject that the parser does not tie to its verb: two nouns behind it, or by the question that finds it. */
import type { ErrorExplanation } from '../../../domain/copy/review/error-explanation.ts'
import { spanText, type VerbSubject } from '../../parsing/subject-group.ts'
import { type ExpectedWord, lowerCaseText } from '../expected-word.ts'
import { type FiniteVerb, finiteReadings, pronounOf, type VerbCase } from './conjugated-verb.ts'
import { questionFor } from './subject-question.ts'

/** «un pommier et un cerisier» of «Là fleurissaient un pommier et un cerisier.»; null where more follows them. */
function nounsBehind({ sentence, place, parsed, at }: ExpectedWord): VerbSubject | null {
  const [first, isTied] = [sentence[place + 1]?.group, sentence[place + 1]?.group?.start === at + 1]
  if (!parsed || !first || !isTied) return null
  const joint = sentence.find((word) => word.at === first.end + 1)
  const second = sentence.find((word) => word.at === first.end + 2)?.group
  const isJoined = lowerCaseText(joint) === 'et' && second?.start === first.end + 2
  if (!isJoined || first.determiner === null || second.determiner === null) return null
  const next = parsed.words[second.end + 1]
  const isEnd = next === undefined || /[,;:.!?…]/u.test(parsed.words[second.end]?.after ?? '')
  if (!isEnd) return null
  const text = spanText(parsed.words, first.start, second.end)
  const core = spanText(parsed.words, first.start, first.end)
  const gender = first.gender === second.gender ? first.gender : 'm'
  return { text, core, person: 3, number: 'p', gender, relation: 'inverted' }
}

interface Searched {
  readonly question: string
  readonly ending: string
  readonly model: string | null
}

/** The subject is not certain. */
export function searchedSubject(
  { word, expected, language }: VerbCase,
  finite: FiniteVerb,
  { question, ending, model }: Searched,
): ErrorExplanation | null {
  const { number, person } = finite
  const subject = number === 'p' && person === 3 ? nounsBehind(word) : null
  if (subject !== null) {
    const { text, relation } = subject
    const pronoun = pronounOf(finite, subject)
    const own = { subject: text, relation, core: text, pronoun }
    const behind = questionFor({ word: { ...word, subject }, finite, language })
    const asked = { question: behind, ending, model, infinitive: null, between: null }
    return { kind: 'subject-verb', expected, ...own, ...asked }
  }
  const opens = finiteReadings(language.lexicon.analyse(expected)).some(
    ({ tense }) => tense === 'impératif',
  )
  const isFixed =
    (/^(?:te|vous|lui)$/u.test(lowerCaseText(word.sentence[word.place - 1])) &&
      expected === 'plaît') ||
    /^cela$/u.test(expected)
  return (opens && word.first) || isFixed
    ? null
    : { kind: 'find-subject', expected, question, ending, number }
}
