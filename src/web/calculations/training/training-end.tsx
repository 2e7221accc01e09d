import type { ReactElement } from 'react'
import { newBests, type PersonalBest, pointsBest } from '../../../domain/calculation/best.ts'
import { bestsOf, paceOfRun } from '../../../domain/calculation/practice.ts'
import { PACE_THEMES, paceReference } from '../../../domain/calculation/programme.ts'
import type { TrainingRun } from '../../../domain/calculation/training-run.ts'
import {
  BADGE_NAMES,
  BADGE_REASONS,
  PACE_NAMES,
  TRAINING_END,
} from '../../../texts/calculations/calculation-training.ts'
import { answerText, solvedText } from '../../../texts/calculations/questions.ts'
import { duration } from '../../../texts/format.ts'
import { Button } from '../../ui/button.tsx'
import { Notice } from '../../ui/feedback/notice.tsx'
import { Icon } from '../../ui/icon.tsx'
import { Dialog } from '../../ui/overlays/dialog.tsx'
import { SeyesSheet } from '../../ui/sheet/seyes-sheet.tsx'
import { Statistic } from '../statistic.tsx'
import type { EndReason } from './training-state.ts'
import type { PracticeSaving } from './use-practice-saving.ts'

interface TrainingEndProps {
  /** The learner's, before this training; undefined without a learner. */
  readonly previousBests: readonly PersonalBest[] | undefined
  readonly saving: PracticeSaving
  readonly run: TrainingRun
  readonly reason: EndReason
  /** ms */
  readonly time: number
  readonly onContinue: () => void
}

/** CAL-08. */
export function TrainingEnd(props: TrainingEndProps): ReactElement {
  const { run, reason, time, previousBests, saving, onContinue } = props
  const right = run.answers.filter((answer) => answer.right).length
  return (
    <Dialog
      open
      title={reason === 'time' ? TRAINING_END.timeUp : TRAINING_END.stopped}
      onClose={onContinue}
      footer={<Button onClick={onContinue}>{TRAINING_END.continue}</Button>}
    >
      <div className="grid gap-5">
        <dl className="grid grid-cols-2 gap-x-4 gap-y-3">
          {!run.setup.calm && (
            <Statistic name={TRAINING_END.score} value={TRAINING_END.points(run.points)} large />
          )}
          <Statistic name={TRAINING_END.time} value={duration(time)} large />
          <Statistic
            name={TRAINING_END.right}
            value={TRAINING_END.rightOf(right, run.answers.length)}
          />
        </dl>
        {previousBests && <Record run={run} previousBests={previousBests} />}
        <AnswerRates run={run} />
        <Earned run={run} />
        <Misses run={run} />
        {saving.failed && (
          <Notice tone="warning">
            {TRAINING_END.notKept}{' '}
            <button type="button" className="font-semibold underline" onClick={saving.retry}>
              {TRAINING_END.retry}
            </button>
          </Notice>
        )}
      </div>
    </Dialog>
  )
}

/** A personal best at the same level and timer. */
function Record({
  run,
  previousBests,
}: {
  run: TrainingRun
  previousBests: readonly PersonalBest[]
}): ReactElement | null {
  const name = pointsBest(run.setup.level, run.setup.timerS)
  const hasRecord = previousBests.some(({ best }) => best === name)
  const isBest = newBests(previousBests, bestsOf(run)).some(({ best }) => best === name)
  if (!hasRecord || !isBest) return null
  return (
    <p className="flex items-center gap-2 font-semibold text-ochre-700">
      <Icon name="badge" className="size-6" />
      {TRAINING_END.best}
    </p>
  )
}

function Earned({ run }: { run: TrainingRun }): ReactElement | null {
  if (run.earned.length === 0) return null
  return (
    <section aria-label={TRAINING_END.badges}>
      <h3 className="mb-2 text-lg">{TRAINING_END.badges}</h3>
      <ul className="grid gap-2">
        {run.earned.map((badge) => (
          <li key={badge} className="flex items-center gap-3">
            <span className="sticker" aria-hidden="true">
              <Icon name="star" className="size-6" />
            </span>
            <span>
              <strong className="block leading-tight">{BADGE_NAMES[badge]}</strong>
              <span className="text-sm text-muted">{BADGE_REASONS[badge]}</span>
            </span>
          </li>
        ))}
      </ul>
    </section>
  )
}

/** More would discourage. */
const MAX_MISSES = 6

function Misses({ run }: { run: TrainingRun }): ReactElement | null {
  const missed = new Map(
    run.answers.filter((answer) => !answer.right).map(({ fact, question }) => [fact, question]),
  )
  if (missed.size === 0) return null
  return (
    <section aria-label={TRAINING_END.misses}>
      <h3 className="mb-2 text-lg">{TRAINING_END.misses}</h3>
      <SeyesSheet>
        {Array.from(missed.values(), (question) => solvedText(question, answerText(question)))
          .slice(0, MAX_MISSES)
          .join('\n')}
      </SeyesSheet>
    </section>
  )
}

/** Right answers a minute, beside the reference of the official programme. */
function AnswerRates({ run }: { run: TrainingRun }): ReactElement | null {
  const paces = PACE_THEMES.flatMap((theme) => {
    const pace = paceOfRun(run, theme)
    if (pace === undefined) return []
    return [{ theme, pace, reference: paceReference(run.setup.level, theme) }]
  })
  if (paces.length === 0) return null
  return (
    <section aria-label={TRAINING_END.paces}>
      <h3 className="mb-1 text-lg">{TRAINING_END.paces}</h3>
      <ul>
        {paces.map(({ theme, pace, reference }) => (
          <li key={theme}>
            {PACE_NAMES[theme]} <strong>{TRAINING_END.perMinute(pace)}</strong>
            {reference !== undefined && (
              <span className="text-muted"> {TRAINING_END.reference(reference)}</span>
            )}
          </li>
        ))}
      </ul>
    </section>
  )
}
