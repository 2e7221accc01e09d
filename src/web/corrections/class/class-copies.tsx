import type { ReactElement } from 'react'
import { Link } from 'react-router'
import type { DictationCopy } from '../../../contract/dictation-study.ts'
import { type CopyDraft, type DraftWord, isPending } from '../../../domain/copy/draft/copy-draft.ts'
import { wordsOf } from '../../../domain/copy/text/text-words.ts'
import type { GivenPart } from '../../../domain/dictation/given-part.ts'
import { CLASS_CORRECTION, COPY_STAGES_TOLD } from '../../../texts/corrections/class-correction.ts'
import { percent } from '../../../texts/format.ts'
import { resultPath } from '../../paths.ts'
import { Button } from '../../ui/button.tsx'
import { Icon } from '../../ui/icon.tsx'
import type { ClassQueue } from './class-photos-state.ts'
import { type CopyProgress, readyCopies } from './class-progress-state.ts'

interface ClassCopiesProps {
  readonly queue: ClassQueue
  /** In the order of the class. */
  readonly all: readonly CopyProgress[]
  readonly nameOf: (learner: string) => string
  /** Undefined until a stored correction is known. */
  readonly storedOf: (learner: string) => DictationCopy | undefined
  /** What a copy was compared with. */
  readonly textOf: (part: GivenPart) => string
  readonly onOpen: (learner: string) => void
  readonly onAbsent: (learners: readonly string[], is: boolean) => void
  readonly onValidate: () => void
}

/** The copies, each a small sheet with its state in words. */
export function ClassCopies(props: ClassCopiesProps): ReactElement {
  const { queue, all, onAbsent, onValidate } = props
  const ready = readyCopies(queue, all)
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

function told(queue: ClassQueue, { learner, stage, score }: CopyProgress): string {
  if (stage === 'checked') return score === null ? '' : percent(score)
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
  const { queue, progress, nameOf, storedOf, textOf, onOpen, onAbsent } = props
  const { learner, stage } = progress
  const name = nameOf(learner)
  const draft = queue.copies[learner]?.copy.draft
  const stored = stage === 'checked' ? storedOf(learner) : undefined
  const problem = problemOf(queue, learner)
  const sheet = (
    <span className="copy-sheet">
      {draft && <ClassCopyArt words={draftWords(draft)} />}
      {stored && <ClassCopyArt words={storedWords(textOf(stored.part), stored.missed)} />}
      {stage === 'awaited' && <Icon name="camera" className="size-7" />}
    </span>
  )
  const canOpen = stage === 'ready' || stage === 'to-check'
  return (
    <>
      {stored !== undefined ? (
        <Link to={resultPath(stored.id)} aria-label={CLASS_CORRECTION.result(name)}>
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
      <CopyStageTold queue={queue} progress={progress} />
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

function CopyStageTold({
  queue,
  progress,
}: Pick<CopyTileProps, 'queue' | 'progress'>): ReactElement {
  const { stage, doubts } = progress
  return (
    <span className="copy-stage">
      {stage === 'checked' && <Icon name="check" className="size-4" />}
      <span>
        {told(queue, progress)}
        {stage === 'to-check' && (
          <span className="copy-doubts">{COPY_STAGES_TOLD.doubts(doubts)}</span>
        )}
      </span>
    </span>
  )
}

/** Of a small sheet, in units of its drawing. */
const SHEET = { width: 120, left: 30, right: 112, top: 18, line: 12 }
const LETTER = 2.3
const SPACE = 3

type StrokeKind = 'said' | 'pending' | 'wrong'

interface ShownWord {
  readonly length: number
  readonly kind: StrokeKind
}

function kindOf(draft: CopyDraft, word: DraftWord): StrokeKind {
  if (isPending(draft, word)) return 'pending'
  return word.verdict === null || word.verdict.kind === 'right' ? 'said' : 'wrong'
}

function draftWords(draft: CopyDraft): ShownWord[] {
  return draft.words.map((word) => ({ length: word.text.length, kind: kindOf(draft, word) }))
}

/** From what the server says of a copy: the first place of each word that it missed. */
function storedWords(text: string, missed: readonly string[]): ShownWord[] {
  const left = new Set(missed)
  return wordsOf(text).map(({ text: word, key }) => ({
    length: word.length,
    kind: left.delete(key) ? 'wrong' : 'said',
  }))
}

/** A stroke for each word of the copy, as long as it, on as many lines as they take. */
function strokesOf(words: readonly ShownWord[]) {
  let [x, y] = [SHEET.left, SHEET.top]
  return words.map(({ length, kind }) => {
    const width = length * LETTER
    if (x + width > SHEET.right && x > SHEET.left) [x, y] = [SHEET.left, y + SHEET.line]
    const stroke = { x, y, width, kind }
    x += width + SPACE
    return stroke
  })
}

/** The copy from afar: what is written, what is wrong, what is still to check. */
function ClassCopyArt({ words }: { readonly words: readonly ShownWord[] }): ReactElement {
  const path = (kind: StrokeKind): string =>
    strokesOf(words)
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
