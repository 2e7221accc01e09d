import {
  type Dispatch,
  Fragment,
  type ReactElement,
  type ReactNode,
  useEffect,
  useRef,
} from 'react'
import { proposeSentence } from '../../../contract/sentence-proposals.ts'
import { MAX_SENTENCE_PROPOSALS } from '../../../domain/dictation/dictation-limits.ts'
import { DICTATION_PREVIEW } from '../../../texts/dictations/dictation-preview.ts'
import { call } from '../../api/client.ts'
import { Notice } from '../../ui/feedback/notice.tsx'
import { Icon } from '../../ui/icon.tsx'
import { SeyesSheet } from '../../ui/sheet/seyes-sheet.tsx'
import type { DictationDraft } from '../generator-form-state.ts'
import type { GeneratorEvent } from '../generator-state.ts'
import { generationProblem } from '../use-generation.ts'
import { nextKnown, sentenceRequestOf } from './previewed-text-state.ts'
import { piecesOf, type SentenceChoice, type TextPiece } from './sentence-choices-state.ts'

interface DictatedSentencesProps {
  readonly draft: DictationDraft
  /** Something else is under way with the text. */
  readonly disabled: boolean
  readonly dispatch: Dispatch<GeneratorEvent>
}

/** The text on its sheet; each sentence that the adult has left as it was may give way to another (TXT-03). */
export function DictatedSentences(props: DictatedSentencesProps): ReactElement {
  const { draft, disabled, dispatch } = props
  const propose = useSentenceProposals(draft, dispatch)
  const pieces = piecesOf(draft)
  const tools = ({ place }: TextPiece, at: number): ReactNode => {
    const choice = place === null ? undefined : draft.choices[place]
    if (place === null || choice === undefined) return null
    return (
      <SentenceTools
        number={at + 1}
        choice={choice}
        disabled={disabled}
        onAnother={() => propose(place)}
        onFirst={() => dispatch({ type: 'sentence-shown', place, shown: 0 })}
      />
    )
  }
  const shown = pieces.map((piece, at) => (
    <Fragment key={piece.place ?? `own-${at}`}>
      <SentenceText text={piece.text}>{tools(piece, at)}</SentenceText>{' '}
    </Fragment>
  ))
  return (
    <div className="grid gap-3">
      <SeyesSheet>
        {draft.form === 'sentences' ? (
          <ol className="sheet-numbered">
            {shown.map((line) => (
              <li key={line.key}>{line}</li>
            ))}
          </ol>
        ) : (
          <p>{shown}</p>
        )}
      </SeyesSheet>
      {pieces.some(({ place }) => place !== null) && <Legend />}
      <Outcomes draft={draft} pieces={pieces} />
    </div>
  )
}

/** Shows the next sentence of a place: a known one at once, else one that is asked for. */
function useSentenceProposals(
  draft: DictationDraft,
  dispatch: Dispatch<GeneratorEvent>,
): (place: number) => void {
  const questions = useRef(new Set<AbortController>())

  // biome-ignore lint/correctness/useExhaustiveDependencies: the answers belong to one written text
  useEffect(() => {
    const asked = questions.current
    return () => {
      for (const question of asked) question.abort()
      asked.clear()
    }
  }, [draft.written])

  return (place) => {
    const choice = draft.choices[place]
    const body = sentenceRequestOf(draft, place)
    if (choice === undefined || choice.isAsking || body === null) return
    const next = nextKnown(choice)
    if (next !== null) {
      dispatch({ type: 'sentence-shown', place, shown: next })
      return
    }
    dispatch({ type: 'sentence-asked', place })
    const question = new AbortController()
    questions.current.add(question)
    call(proposeSentence, { body, signal: question.signal }).then(
      ({ sentence }) => {
        if (!question.signal.aborted) dispatch({ type: 'sentence-proposed', place, sentence })
      },
      (error: unknown) => {
        if (question.signal.aborted) return
        dispatch({ type: 'sentence-failed', place, problem: generationProblem(error) })
      },
    )
  }
}

interface SentenceTextProps {
  readonly text: string
  /** Its buttons. */
  readonly children: ReactNode
}

/** The buttons never stand on a line without the last word. */
function SentenceText({ text, children }: SentenceTextProps): ReactElement {
  const last = text.lastIndexOf(' ') + 1
  return (
    <span className="sentence">
      {text.slice(0, last)}
      <span className="whitespace-nowrap">
        {text.slice(last)} {children}
      </span>
    </span>
  )
}

function Legend(): ReactElement {
  return (
    <p className="flex items-baseline gap-2 text-[0.9375rem] leading-snug text-muted">
      <Icon name="refresh" className="size-4 shrink-0 translate-y-0.5 text-ink-600" />
      <span>
        <span className="font-semibold text-ink-800">{DICTATION_PREVIEW.otherSentence}</span>
        {'\u00a0: '}
        {DICTATION_PREVIEW.otherSentenceHint(MAX_SENTENCE_PROPOSALS)}
      </span>
    </p>
  )
}

interface SentenceToolsProps {
  /** Of the sentence, from 1. */
  readonly number: number
  readonly choice: SentenceChoice
  readonly disabled: boolean
  readonly onAnother: () => void
  readonly onFirst: () => void
}

function SentenceTools(props: SentenceToolsProps): ReactElement {
  const { number, choice, disabled, onAnother, onFirst } = props
  const anotherRef = useRef<HTMLButtonElement>(null)
  const another = DICTATION_PREVIEW.otherSentenceAt(number)
  const first = DICTATION_PREVIEW.firstSentenceAt(number)
  return (
    <span className="sentence-tools">
      <button
        type="button"
        ref={anotherRef}
        className="sentence-btn"
        aria-label={another}
        title={another}
        aria-busy={choice.isAsking || undefined}
        disabled={disabled}
        onClick={onAnother}
      >
        {choice.isAsking ? (
          <span className="spinner" aria-hidden="true" />
        ) : (
          <Icon name="refresh" className="size-4" />
        )}
      </button>
      {choice.shown > 0 && (
        <button
          type="button"
          className="sentence-btn"
          aria-label={first}
          title={first}
          disabled={disabled || choice.isAsking}
          onClick={() => {
            // It goes with the press.
            anotherRef.current?.focus()
            onFirst()
          }}
        >
          <Icon name="undo" className="size-4" />
        </button>
      )}
    </span>
  )
}

/** Nothing more was found, and the last one stands there. */
function isAtEnd({ isExhausted, shown, sentences }: SentenceChoice): boolean {
  return isExhausted && shown === sentences.length - 1
}

interface OutcomesProps {
  readonly draft: DictationDraft
  readonly pieces: readonly TextPiece[]
}

/** What a question came to: read out where a sentence has changed, written where none has. */
function Outcomes({ draft, pieces }: OutcomesProps): ReactElement {
  const outcomes = pieces.flatMap((piece, at) => {
    const choice = piece.place === null ? undefined : draft.choices[piece.place]
    return choice === undefined ? [] : [{ choice, text: piece.text, number: at + 1 }]
  })
  return (
    <>
      <div role="status" aria-atomic="false" className="sr-only">
        {outcomes
          .filter(({ choice }) => choice.sentences.length > 1)
          .map(({ text, number }) => (
            <p key={number}>{DICTATION_PREVIEW.forcedSentence(number, text)}</p>
          ))}
      </div>
      {outcomes.map(({ choice, number }) => {
        const problem =
          choice.problem ?? (isAtEnd(choice) ? DICTATION_PREVIEW.noOtherSentence : null)
        return (
          problem !== null && (
            <Notice key={number} tone={choice.problem === null ? 'warning' : 'error'}>
              <span className="font-semibold">{DICTATION_PREVIEW.atSentence(number)}</span>
              {'\u00a0: '}
              <span>{problem}</span>
            </Notice>
          )
        )
      })}
    </>
  )
}
