import type { ReactElement } from 'react'
import { Link } from 'react-router'
import { type CopyDraft, isPending } from '../../../domain/copy/draft/copy-draft.ts'
import { CLASS_CORRECTION, COPY_STAGES_TOLD } from '../../../texts/corrections/class-correction.ts'
import { percent } from '../../../texts/format.ts'
import { resultPath } from '../../paths.ts'
import { Button } from '../../ui/button.tsx'
import { Icon } from '../../ui/icon.tsx'
import type { ClassQueue } from './class-photos-state.ts'
import type { CopyProgress } from './class-progress-state.ts'

interface ClassCopiesProps {
  readonly queue: ClassQueue
  /** In the order of the class. */
  readonly all: readonly CopyProgress[]
  readonly nameOf: (learner: string) => string
  /** Of a stored correction; undefined until it is known. */
  readonly resultOf: (learner: string) => string | undefined
  readonly onOpen: (learner: string) => void
  readonly onAbsent: (learners: readonly string[], is: boolean) => void
  readonly onValidate: () => void
}

/** The copies, each a small sheet with its state in words. */
export function ClassCopies(props: ClassCopiesProps): ReactElement {
  const { all, onAbsent, onValidate } = props
  const ready = all.filter(({ stage }) => stage === 'ready').length
  const awaited = all.filter(({ stage }) => stage === 'awaited').map(({ learner }) => learner)
  const hasBegun = awaited.length < all.length
  return (
    <section className="mt-12" aria-labelledby="les-copies">
      <div className="flex flex-wrap items-center justify-between gap-4">
        <h2 id="les-copies">{CLASS_CORRECTION.copies(all.length)}</h2>
        <div className="flex flex-wrap gap-3">
          {hasBegun && awaited.length > 0 && (
            <Button variant="ghost" onClick={() => onAbsent(awaited, true)}>
              {CLASS_CORRECTION.restAbsent(awaited.length)}
            </Button>
          )}
          {ready > 0 && (
            <Button icon="check" onClick={onValidate}>
              {CLASS_CORRECTION.validate(ready)}
            </Button>
          )}
        </div>
      </div>
      <ul className="class-copies">
        {all.map((one) => (
          <li key={one.learner} data-stage={one.stage}>
            <CopyTile {...props} progress={one} />
          </li>
        ))}
      </ul>
    </section>
  )
}

function told(queue: ClassQueue, { learner, stage, doubts, score }: CopyProgress): string {
  if (stage === 'checked') return score === null ? '' : percent(score)
  if (stage === 'to-check') return COPY_STAGES_TOLD.doubts(doubts)
  if (stage === 'ready' && queue.copies[learner]?.key != null) return COPY_STAGES_TOLD.saving
  return COPY_STAGES_TOLD[stage]
}

/** Why a photo could not be read, or a copy not be stored. */
function problemOf(queue: ClassQueue, learner: string): string | null {
  const failed = queue.photos.find(
    (photo) => photo.learner === learner && photo.step.kind === 'failed',
  )
  if (failed?.step.kind === 'failed') return failed.step.sentence
  return queue.copies[learner]?.problem ?? null
}

interface CopyTileProps extends ClassCopiesProps {
  readonly progress: CopyProgress
}

function CopyTile(props: CopyTileProps): ReactElement {
  const { queue, progress, nameOf, resultOf, onOpen, onAbsent } = props
  const { learner, stage } = progress
  const name = nameOf(learner)
  const draft = queue.copies[learner]?.copy.draft
  const result = stage === 'checked' ? resultOf(learner) : undefined
  const problem = problemOf(queue, learner)
  const sheet = (
    <span className="copy-sheet">
      {draft && <ClassCopyArt draft={draft} />}
      {stage === 'awaited' && <Icon name="camera" className="size-7" />}
      {stage === 'checked' && <Icon name="check" className="size-7" />}
    </span>
  )
  const canOpen = stage === 'ready' || stage === 'to-check'
  return (
    <>
      {result !== undefined ? (
        <Link to={resultPath(result)} aria-label={CLASS_CORRECTION.result(name)}>
          {sheet}
        </Link>
      ) : (
        <button
          type="button"
          aria-label={CLASS_CORRECTION.open(name)}
          disabled={!canOpen}
          onClick={() => onOpen(learner)}
        >
          {sheet}
        </button>
      )}
      <b>{name}</b>
      <span className="copy-stage">{told(queue, progress)}</span>
      {problem !== null && <span className="text-sm">{problem}</span>}
      {(stage === 'awaited' || stage === 'absent') && (
        <button
          type="button"
          className="copy-absent"
          aria-label={
            stage === 'absent' ? CLASS_CORRECTION.present(name) : CLASS_CORRECTION.absent(name)
          }
          onClick={() => onAbsent([learner], stage === 'awaited')}
        >
          {stage === 'absent' ? CLASS_CORRECTION.markPresent : CLASS_CORRECTION.markAbsent}
        </button>
      )}
    </>
  )
}

/** Of a small sheet, in units of its drawing. */
const SHEET = { width: 120, left: 30, right: 112, top: 18, line: 12 }
const LETTER = 2.3
const SPACE = 3

interface Stroke {
  readonly x: number
  readonly y: number
  readonly width: number
  readonly kind: 'said' | 'pending' | 'wrong'
}

function kindOf(draft: CopyDraft, at: number): Stroke['kind'] {
  const word = draft.words[at]
  if (word === undefined || isPending(draft, word)) return 'pending'
  return word.verdict === null || word.verdict.kind === 'right' ? 'said' : 'wrong'
}

/** A stroke for each word of the copy, as long as it, on as many lines as they take. */
function strokesOf(draft: CopyDraft): Stroke[] {
  let [x, y] = [SHEET.left, SHEET.top]
  return draft.words.map(({ text }, at) => {
    const width = text.length * LETTER
    if (x + width > SHEET.right && x > SHEET.left) [x, y] = [SHEET.left, y + SHEET.line]
    const stroke = { x, y, width, kind: kindOf(draft, at) }
    x += width + SPACE
    return stroke
  })
}

/** The copy from afar: what is written, what is wrong, what is still to check. */
function ClassCopyArt({ draft }: { readonly draft: CopyDraft }): ReactElement {
  const path = (kind: Stroke['kind']): string =>
    strokesOf(draft)
      .filter((stroke) => stroke.kind === kind)
      .map(({ x, y, width }) => `M${x} ${y}q1.5-3 3 0t3 0H${x + width}`)
      .join('')
  return (
    <svg viewBox="0 0 120 76" preserveAspectRatio="xMidYMin slice" aria-hidden="true">
      <path className="copy-margin" d="M22 0V200" />
      <path className="copy-said" d={path('said')} />
      <path className="copy-wrong" d={path('wrong')} />
      <path className="copy-pending" d={path('pending')} />
    </svg>
  )
}
