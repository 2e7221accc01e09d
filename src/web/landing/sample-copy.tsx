import { type ReactElement, useRef, useState } from 'react'
import { SAMPLE } from '../../texts/first-try.ts'
import { percent } from '../../texts/format.ts'
import { Button } from '../ui/button.tsx'
import { Icon } from '../ui/icon.tsx'
import { RingedText } from '../ui/sheet/ringed-text.tsx'
import type { MarkedSample, SampleAnswer, SampleCopyQuestions } from './first-try-api.ts'
import photo from './pictures/sample-copy.webp?url'

type SampleState =
  | { readonly kind: 'idle' | 'loading' | 'correcting' | 'failed' }
  | {
      readonly kind: 'asking'
      readonly copy: SampleCopyQuestions
      readonly answers: readonly SampleAnswer[]
    }
  | { readonly kind: 'marked'; readonly marked: MarkedSample }

async function started(): Promise<SampleState> {
  try {
    const { fetchSampleCopy } = await import('./first-try-api.ts')
    return { kind: 'asking', copy: await fetchSampleCopy(), answers: [] }
  } catch {
    return { kind: 'failed' }
  }
}

async function corrected(answers: readonly SampleAnswer[]): Promise<SampleState> {
  try {
    const { markSampleCopy } = await import('./first-try-api.ts')
    return { kind: 'marked', marked: await markSampleCopy([...answers]) }
  } catch {
    return { kind: 'failed' }
  }
}

/** FIR-01: the photo of a copy, what its reader asks, and the copy marked as it was answered. */
export function SampleCopy(): ReactElement {
  const [state, setState] = useState<SampleState>({ kind: 'idle' })
  const side = useRef<HTMLDivElement>(null)

  async function go(waiting: 'loading' | 'correcting', next: Promise<SampleState>): Promise<void> {
    setState({ kind: waiting })
    setState(await next)
    side.current?.focus({ preventScroll: true })
  }

  function answer(given: SampleAnswer): void {
    if (state.kind !== 'asking') return
    const answers = [...state.answers, given]
    if (answers.length === state.copy.questions.length) void go('correcting', corrected(answers))
    else setState({ ...state, answers })
  }

  return (
    <section className="band" aria-labelledby="copie-titre">
      <div className="wrap">
        <h2 id="copie-titre">{SAMPLE.title}</h2>
        <p className="mt-3 max-w-[42rem] text-[1.0625rem] text-muted">{SAMPLE.lead}</p>
        <div className="sample">
          <figure>
            <img src={photo} alt={SAMPLE.photo} width={1180} height={600} loading="lazy" />
            <figcaption>{SAMPLE.photoCaption}</figcaption>
          </figure>
          <div ref={side} tabIndex={-1} className="outline-none">
            <SampleSide
              state={state}
              onStart={() => void go('loading', started())}
              onAnswer={answer}
            />
          </div>
        </div>
        {state.kind === 'marked' && <SampleErrors errors={state.marked.errors} />}
      </div>
    </section>
  )
}

interface SampleSideProps {
  readonly state: SampleState
  readonly onStart: () => void
  readonly onAnswer: (answer: SampleAnswer) => void
}

function SampleSide({ state, onStart, onAnswer }: SampleSideProps): ReactElement {
  if (state.kind === 'asking') return <SampleQuestion {...state} onAnswer={onAnswer} />
  if (state.kind === 'marked') return <SampleResult marked={state.marked} onRestart={onStart} />
  const isBusy = state.kind === 'loading' || state.kind === 'correcting'
  return (
    <div className="sample-card">
      <Button
        icon="pencil"
        busy={isBusy}
        busyLabel={state.kind === 'correcting' ? SAMPLE.correcting : SAMPLE.loading}
        onClick={onStart}
      >
        {SAMPLE.start}
      </Button>
      <p role="status" className="text-margin-700">
        {state.kind === 'failed' && SAMPLE.failed}
      </p>
    </div>
  )
}

/** Pixels of the photo shown round a word. */
const ROUND = { x: 45, y: 26 }

interface SampleQuestionProps {
  readonly copy: SampleCopyQuestions
  readonly answers: readonly SampleAnswer[]
  readonly onAnswer: (answer: SampleAnswer) => void
}

function SampleQuestion({ copy, answers, onAnswer }: SampleQuestionProps): ReactElement | null {
  const question = copy.questions[answers.length]
  if (!question) return null
  const { expected, read, box } = question
  const [x, y, width, height] = box
  const view = [x - ROUND.x, y - ROUND.y, width + 2 * ROUND.x, height + 2 * ROUND.y]
  return (
    <div className="sample-card">
      <p className="text-[0.9375rem] text-muted">
        {SAMPLE.question(answers.length + 1, copy.questions.length)}
      </p>
      <svg viewBox={view.join(' ')} role="img" aria-label={SAMPLE.crop} className="sample-crop">
        <image href={photo} width={copy.width} height={copy.height} />
        <rect x={x - 8} y={y - 6} width={width + 16} height={height + 12} rx="8" />
      </svg>
      <p role="status" className="text-lg font-semibold">
        {SAMPLE.dictated(expected)}
      </p>
      <div className="flex flex-wrap gap-2.5">
        <Button variant="outline" onClick={() => onAnswer('read')}>
          {SAMPLE.answer(read)}
        </Button>
        <Button variant="outline" onClick={() => onAnswer('expected')}>
          {SAMPLE.answer(expected)}
        </Button>
        <Button variant="ghost" onClick={() => onAnswer('illegible')}>
          {SAMPLE.illegible}
        </Button>
      </div>
    </div>
  )
}

interface SampleResultProps {
  readonly marked: MarkedSample
  readonly onRestart: () => void
}

function SampleResult({ marked, onRestart }: SampleResultProps): ReactElement {
  const { pieces, score, error_count, word_count } = marked
  return (
    <>
      <div className="seyes sheet sheet-spaced sample-sheet">
        <p>
          {pieces.map((piece, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: pieces never move
            <SamplePiece key={index} piece={piece} />
          ))}
        </p>
        <RingedText text={percent(score)} label={SAMPLE.score(percent(score))} />
      </div>
      <div className="mt-3 flex flex-wrap items-center justify-between gap-x-4">
        <p role="status" className="font-semibold">
          {error_count === 0 ? SAMPLE.none : SAMPLE.count(error_count, word_count)}
        </p>
        <Button variant="ghost" icon="refresh" className="-mr-4" onClick={onRestart}>
          {SAMPLE.restart}
        </Button>
      </div>
    </>
  )
}

function SamplePiece({ piece }: { piece: MarkedSample['pieces'][number] }): ReactElement {
  const { text, state, expected } = piece
  if (state === 'right') return <>{text}</>
  if (expected === null)
    return <span className="text-muted underline decoration-dotted">{text}</span>
  return (
    <>
      <span className="fix inline-block leading-(--u)" aria-hidden="true">
        <s>{text}</s>
        <i>{expected}</i>
      </span>
      <span className="sr-only">{SAMPLE.wrong(text, expected)}</span>
    </>
  )
}

function SampleErrors({ errors }: { errors: MarkedSample['errors'] }): ReactElement {
  return (
    <ul className="sample-errors">
      {errors.map(({ expected, written, explanation }) => (
        <li key={expected}>
          <p className="text-[1.0625rem]">
            <s className="mr-1.5 text-margin-700" aria-hidden="true">
              {written}
            </s>
            <strong aria-hidden="true">{expected}</strong>
            <span className="sr-only">{SAMPLE.wrong(written, expected)}</span>
          </p>
          {explanation !== null && (
            <p className="mt-1 flex gap-2 text-muted">
              <Icon name="info" className="mt-1 size-4.5" />
              <span>{explanation}</span>
            </p>
          )}
        </li>
      ))}
    </ul>
  )
}
