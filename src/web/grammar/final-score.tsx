import { type ReactElement, useEffect, useRef } from 'react'
import type { Exercise } from '../../domain/grammar/exercise.ts'
import { GRAMMAR_RESULT } from '../../texts/grammar/grammar.ts'
import { UI } from '../../texts/ui.ts'
import { resultsPath } from '../paths.ts'
import { Button, ButtonLink } from '../ui/button.tsx'
import { Notice } from '../ui/feedback/notice.tsx'
import { RingedText } from '../ui/sheet/ringed-text.tsx'
import type { AnswerMark } from './answer-marks-state.ts'
import type { ExerciseSaving } from './grammar-state.ts'
import type { PlayerState } from './player-state.ts'
import { type AnswerTally, exerciseScore, talliesBy } from './score-state.ts'

interface FinalScoreProps {
  readonly player: PlayerState
  readonly saving: ExerciseSaving
  readonly learnerId: string | null
  readonly onSave: () => void
  readonly onLeave: () => void
  readonly onRestart: () => void
}

/** GRA-01, GRA-06. */
export function FinalScore(props: FinalScoreProps): ReactElement {
  const { player, onLeave } = props
  const { score, correct, total, time } = exerciseScore(player)
  const heading = useRef<HTMLHeadingElement>(null)
  const isControl = player.mode === 'control'

  useEffect(() => heading.current?.focus(), [])

  return (
    <section className="mx-auto grid max-w-4xl gap-6" aria-label={GRAMMAR_RESULT.title}>
      <div className="card grid items-center gap-6 p-8 sm:grid-cols-[auto_1fr]">
        <RingedText text={GRAMMAR_RESULT.score(score)} label={GRAMMAR_RESULT.scoreLabel(score)} />
        <div>
          <h1 ref={heading} tabIndex={-1} className="text-3xl">
            {isControl ? GRAMMAR_RESULT.controlTitle : GRAMMAR_RESULT.title}
          </h1>
          {player.expired && <p className="mt-1 font-semibold">{GRAMMAR_RESULT.expired}</p>}
          <p className="mt-2 text-lg">{GRAMMAR_RESULT.correct(correct, total)}</p>
          <p className="mt-1 text-muted">
            {isControl
              ? GRAMMAR_RESULT.time(time)
              : GRAMMAR_RESULT.precision(player.rights, player.attempts)}
          </p>
        </div>
      </div>
      {isControl && <Tallies marks={player.marks} />}
      <FaultsToReview exercise={player.exercise} marks={player.marks} />
      <div className="flex flex-wrap gap-3">
        {props.learnerId !== null && <SaveButton {...props} />}
        <Button variant="outline" onClick={props.onRestart}>
          {GRAMMAR_RESULT.again}
        </Button>
        <Button variant="outline" icon="arrow-left" onClick={onLeave}>
          {GRAMMAR_RESULT.back}
        </Button>
      </div>
    </section>
  )
}

/** Empty until it is. */
export function savedSentence(saving: ExerciseSaving): string {
  if (saving.kind !== 'saved') return ''
  return saving.isKept ? UI.keptOnDevice : GRAMMAR_RESULT.saved
}

function SaveButton({ saving, learnerId, onSave }: FinalScoreProps): ReactElement {
  const isSaved = saving.kind === 'saved'
  const isKept = saving.kind === 'saved' && saving.isKept
  return (
    <>
      {saving.kind === 'failed' && (
        <div className="w-full">
          <Notice tone="error">{saving.sentence}</Notice>
        </div>
      )}
      <Button
        className={isSaved ? 'bg-leaf! text-white!' : ''}
        {...(isSaved ? { icon: 'check' as const } : {})}
        busy={saving.kind === 'saving'}
        busyLabel={GRAMMAR_RESULT.saving}
        disabled={isSaved}
        onClick={onSave}
      >
        {isSaved ? savedSentence(saving) : GRAMMAR_RESULT.save}
      </Button>
      {isSaved && !isKept && (
        <ButtonLink to={resultsPath(learnerId)} variant="outline">
          {GRAMMAR_RESULT.seeResults}
        </ButtonLink>
      )}
    </>
  )
}

function Tallies({ marks }: { marks: readonly AnswerMark[] }): ReactElement | null {
  const natures = talliesBy(marks, 'nature')
  const functions = talliesBy(marks, 'function')
  if (natures.length === 0 && functions.length === 0) return null
  return (
    <div className="grid gap-6 sm:grid-cols-2">
      <TallyCard title={GRAMMAR_RESULT.byNature} tallies={natures} />
      <TallyCard title={GRAMMAR_RESULT.byFunction} tallies={functions} />
    </div>
  )
}

function TallyCard({
  title,
  tallies,
}: {
  title: string
  tallies: readonly AnswerTally[]
}): ReactElement | null {
  if (tallies.length === 0) return null
  return (
    <div className="card p-6">
      <h2 className="mb-3 text-xl">{title}</h2>
      <dl className="grid gap-2">
        {tallies.map(({ name, correct, total }) => (
          <div key={name} className="flex items-center justify-between gap-4">
            <dt>{name}</dt>
            <dd className="font-semibold tabular-nums">{GRAMMAR_RESULT.tally(correct, total)}</dd>
          </div>
        ))}
      </dl>
    </div>
  )
}

function expectedOf({ nature, function: name, text }: AnswerMark): string {
  return nature === null && name === null ? text : GRAMMAR_RESULT.analysis(nature, name)
}

function FaultsToReview({
  exercise,
  marks,
}: {
  exercise: Exercise
  marks: readonly AnswerMark[]
}): ReactElement {
  const faults = marks.filter((mark) => !mark.right)
  if (faults.length === 0) return <Notice tone="success">{GRAMMAR_RESULT.faultless}</Notice>
  return (
    <div className="card p-6">
      <h2 className="mb-3 text-xl">{GRAMMAR_RESULT.toReview}</h2>
      <ul className="grid gap-4">
        {faults.map((mark, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the list never changes
          <li key={index} className="border-l-4 border-ochre pl-4">
            <p className="text-muted">{exercise.questions[mark.question]?.sentence}</p>
            {exercise.type === 'analysis' && <p className="font-semibold">{mark.text}</p>}
            <p>{GRAMMAR_RESULT.expected(expectedOf(mark))}</p>
            <p className="text-muted">{GRAMMAR_RESULT.given(mark.given)}</p>
          </li>
        ))}
      </ul>
    </div>
  )
}
