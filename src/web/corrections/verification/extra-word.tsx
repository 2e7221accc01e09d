import type { ReactElement } from 'react'
import type { DraftExtra } from '../../../domain/copy/draft/copy-draft.ts'
import { WORD_PANEL, WORD_STATES } from '../../../texts/corrections/copy-verification.ts'
import { Icon } from '../../ui/icon.tsx'
import { VerdictButton } from './verdict-button.tsx'
import type { CopyVerification, VerificationEvent } from './verification-state.ts'
import { CURRENT_CHIP } from './word-chip.tsx'

interface ExtraChipProps {
  readonly extra: DraftExtra
  readonly current: boolean
  readonly onPick: () => void
}

function saidOf({ kept }: DraftExtra): string {
  if (kept === null) return WORD_STATES.extraToCheck
  return kept ? WORD_STATES.extraKept : WORD_STATES.extraRemoved
}

function shapeOf({ kept }: DraftExtra): string {
  if (kept === null) return 'border-dashed border-ink-600 text-ink-800'
  return kept
    ? 'border-margin bg-margin-100 text-margin-700'
    : 'border-dotted border-rule text-muted'
}

/** A word that is not in the dictation: undecided, struck out when it is on the copy, faint when it is not. */
export function ExtraChip({ extra, current, onPick }: ExtraChipProps): ReactElement {
  return (
    <button
      type="button"
      aria-current={current ? 'true' : undefined}
      className={`inline-flex min-h-11 min-w-11 items-center justify-center gap-1 rounded-full border-2 px-3 text-base leading-tight ${shapeOf(extra)} ${CURRENT_CHIP}`}
      onClick={onPick}
    >
      <Icon name={extra.kept === false ? 'close' : 'plus'} className="size-3.5" />
      {extra.kept === true ? <s>{extra.text}</s> : extra.text}
      {extra.kept === null && <span aria-hidden="true">?</span>}
      <span className="sr-only">{saidOf(extra)}</span>
    </button>
  )
}

interface ExtraPanelProps {
  readonly copy: CopyVerification
  readonly index: number
  readonly dispatch: (event: VerificationEvent) => void
}

/** Asks whether an extra word is really on the copy. */
export function ExtraPanel({ copy, index, dispatch }: ExtraPanelProps): ReactElement | null {
  const extra = copy.draft.extras[index]
  if (!extra) return null
  return (
    <div className="grid gap-3">
      <p className="text-lg leading-tight font-semibold">{WORD_PANEL.extraTitle(extra.text)}</p>
      <div className="flex flex-wrap gap-2">
        <VerdictButton onPick={() => dispatch({ type: 'extra-judged', index, kept: true })}>
          {WORD_PANEL.extraKeep}
        </VerdictButton>
        <VerdictButton onPick={() => dispatch({ type: 'extra-judged', index, kept: false })}>
          {WORD_PANEL.extraRemove}
        </VerdictButton>
      </div>
    </div>
  )
}
