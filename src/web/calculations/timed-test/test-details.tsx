import type { ReactElement } from 'react'
import type { TestDetail } from '../../../domain/calculation/test-run.ts'
import { TEST_SUMMARY } from '../../../texts/calculations/calculation-test.ts'
import { answerText, numberText, questionParts } from '../../../texts/calculations/questions.ts'

interface TestDetailsProps {
  readonly details: readonly TestDetail[]
  /** Questions that stood on the screen before the end. */
  readonly reached: number
}

/** CAL-12. */
export function TestDetails({ details, reached }: TestDetailsProps): ReactElement {
  return (
    <ol className="seyes sheet test-copy">
      {details.map((detail, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the rank of a question is its name
        <li key={index}>
          <span className="test-copy-rank" aria-hidden="true">
            {index + 1}
          </span>
          <Mark isCorrect={detail.isCorrect} />
          {index < reached ? <Calculation detail={detail} /> : <NotAsked detail={detail} />}
          <span className="test-copy-note">
            {index < reached && TEST_SUMMARY.seconds(detail.timeSpent)}
            {index >= reached && <span className="sr-only">{TEST_SUMMARY.notAsked}</span>}
          </span>
        </li>
      ))}
    </ol>
  )
}

/** Not reached in time: shown without a correction. */
function NotAsked({ detail }: { detail: TestDetail }): ReactElement {
  const { before, after } = questionParts(detail.question)
  return (
    <span className="test-copy-sum text-muted">
      {before} {after}
    </span>
  )
}

function Mark({ isCorrect }: { isCorrect: boolean }): ReactElement {
  return (
    <span className="test-copy-mark">
      {isCorrect && (
        <svg viewBox="0 0 26 28" aria-hidden="true">
          <path d="m3 16 7 9L23 3" />
        </svg>
      )}
      <span className="sr-only">{isCorrect ? TEST_SUMMARY.right : TEST_SUMMARY.wrong}</span>
    </span>
  )
}

function Calculation({ detail }: { detail: TestDetail }): ReactElement {
  const { question, isCorrect, given } = detail
  const { before, after } = questionParts(question)
  return (
    <span className="test-copy-sum">
      {before}{' '}
      {given === null ? (
        <span className="sr-only">{TEST_SUMMARY.unanswered}</span>
      ) : isCorrect ? (
        numberText(given)
      ) : (
        <s>
          <span className="sr-only">{TEST_SUMMARY.given}</span> {numberText(given)}
        </s>
      )}
      {!isCorrect && (
        <>
          {' '}
          <b>
            <span className="sr-only">{TEST_SUMMARY.expected}</span> {answerText(question)}
          </b>
        </>
      )}{' '}
      {after}
    </span>
  )
}
