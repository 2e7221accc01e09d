import { type ReactElement, type ReactNode, useState } from 'react'
import {
  type CopyDraft,
  type DraftWord,
  pendingWords,
  pieceOf,
  type Verdict,
} from '../../../domain/copy/draft/copy-draft.ts'
import { locateOnPages } from '../../../domain/copy/draft/copy-pages.ts'
import { originalForm } from '../../../domain/copy/draft/copy-text.ts'
import { withMargin } from '../../../domain/photo/word-location.ts'
import { WORD_PANEL } from '../../../texts/corrections/copy-verification.ts'
import { Icon } from '../../ui/icon.tsx'
import { ExtraPanel } from './extra-word.tsx'
import { VerdictButton } from './verdict-button.tsx'
import type { CopyVerification, VerificationEvent } from './verification-state.ts'
import { chipId } from './word-chip.tsx'
import { WORD_KEYS } from './word-keys-state.ts'
import { WrittenField } from './written-field.tsx'

interface WordPanelProps {
  readonly copy: CopyVerification
  /** Photo URL of each page; null or absent where there is none. */
  readonly urls: readonly (string | null)[]
  readonly dispatch: (event: VerificationEvent) => void
}

/** The verdicts for the focused word, within reach of a thumb; the children once nothing is left to check. */
export function WordPanel(props: WordPanelProps & { readonly children: ReactNode }): ReactElement {
  const { copy, urls, dispatch, children } = props
  const { focus, draft } = copy
  const isDone = pendingWords(draft).length === 0
  return (
    <section
      aria-label={WORD_PANEL.label}
      className="sticky bottom-2 z-10 rounded-card border-[1.5px] border-rule bg-sheet p-3.5 shadow-lifted sm:p-4 [@media(max-height:40rem)]:static"
    >
      {focus === null ? (
        <div className="flex flex-wrap items-center justify-between gap-3">
          <p className="text-muted">{isDone ? WORD_PANEL.allSeen : WORD_PANEL.choose}</p>
          {isDone && children}
        </div>
      ) : focus.kind === 'extra' ? (
        <ExtraPanel copy={copy} index={focus.index} dispatch={dispatch} />
      ) : (
        <WordChoices copy={copy} index={focus.index} urls={urls} dispatch={dispatch} />
      )}
    </section>
  )
}

interface WordChoicesProps extends WordPanelProps {
  readonly index: number
}

function WordChoices({ copy, index, urls, dispatch }: WordChoicesProps): ReactElement | null {
  const [adding, setAdding] = useState(false)
  const word = copy.draft.words[index]
  if (!word) return null
  const form = pieceForm(copy.draft, index)
  const judge = (verdict: Verdict): void => {
    dispatch({ type: 'judged', index, verdict })
    // Guided entry stays on the word, so its shortcuts keep working; otherwise the next word takes the focus.
    document.getElementById(chipId(index))?.focus({ preventScroll: true })
  }
  return (
    <div className="grid gap-2.5">
      <p className="leading-tight">
        <span className="text-lg font-semibold">{form}</span>{' '}
        <span className="text-sm text-muted">{readText(copy, word)}</span>
      </p>
      <div className="flex items-end gap-2.5">
        <WordCrop copy={copy} index={index} urls={urls} name={form} />
        {adding ? (
          <WrittenField
            key="extra"
            label={WORD_PANEL.extraField(form)}
            start=""
            confirm={WORD_PANEL.extraConfirm}
            takesFocus
            onConfirm={(text) => {
              dispatch({ type: 'extra-added', after: index, text })
              setAdding(false)
            }}
          />
        ) : (
          <WrittenField
            key="written"
            label={WORD_PANEL.writtenField}
            start={writtenStart(copy, word)}
            confirm={WORD_PANEL.writtenConfirm}
            onConfirm={(text) => judge({ kind: 'written', text })}
          />
        )}
      </div>
      <Verdicts
        verdict={word.verdict}
        adding={adding}
        onAdd={() => setAdding(!adding)}
        onJudge={judge}
      />
    </div>
  )
}

/** The expected words that are written in one piece with this one. */
function pieceForm(draft: CopyDraft, index: number): string {
  const [first, last] = pieceOf(draft, index)
  return draft.original.slice(draft.words[first]?.start, draft.words[last]?.end)
}

function readText({ draft }: CopyVerification, { found, verdict }: DraftWord): string {
  if (draft.guided) return ''
  if (found.read !== null) return WORD_PANEL.read(found.read)
  return verdict === null ? WORD_PANEL.readNothing : ''
}

/** Initial text of the field: what was written, else what was probably written, else what was read, else the word itself. */
function writtenStart({ draft }: CopyVerification, word: DraftWord): string {
  if (word.verdict?.kind === 'written') return word.verdict.text
  const { proposal, read } = word.found
  return proposal ?? (draft.guided ? null : read) ?? originalForm(draft, word)
}

interface VerdictsProps {
  readonly verdict: Verdict | null
  readonly adding: boolean
  readonly onAdd: () => void
  readonly onJudge: (verdict: Verdict) => void
}

function Verdicts({ verdict, adding, onAdd, onJudge }: VerdictsProps): ReactElement {
  const crossed = verdict?.kind === 'forgotten' && verdict.crossed === true
  return (
    <div className="flex flex-wrap gap-2">
      <VerdictButton
        shortcut={WORD_KEYS.right}
        pressed={verdict?.kind === 'right'}
        onPick={() => onJudge({ kind: 'right' })}
      >
        {WORD_PANEL.right}
      </VerdictButton>
      <VerdictButton
        shortcut={WORD_KEYS.forgotten}
        pressed={verdict?.kind === 'forgotten' && !crossed}
        onPick={() => onJudge({ kind: 'forgotten' })}
      >
        {WORD_PANEL.forgotten}
      </VerdictButton>
      <VerdictButton
        shortcut={WORD_KEYS.illegible}
        pressed={verdict?.kind === 'illegible'}
        onPick={() => onJudge({ kind: 'illegible' })}
      >
        {WORD_PANEL.illegible}
      </VerdictButton>
      <VerdictButton
        shortcut={WORD_KEYS.crossed}
        pressed={crossed}
        onPick={() => onJudge({ kind: 'forgotten', crossed: true })}
      >
        {WORD_PANEL.crossed}
      </VerdictButton>
      <button
        type="button"
        aria-expanded={adding}
        aria-label={adding ? WORD_PANEL.extraCancel : WORD_PANEL.addExtra}
        className="inline-flex min-h-11 items-center gap-1.5 rounded-control px-2 text-[0.9375rem] font-semibold text-ink-700 hover:bg-ink-050 forced-colors:underline"
        onClick={onAdd}
      >
        <Icon name={adding ? 'close' : 'plus'} className="size-4" />
        {adding ? WORD_PANEL.extraCancel : WORD_PANEL.extraShort}
      </button>
    </div>
  )
}

interface WordCropProps {
  readonly copy: CopyVerification
  readonly index: number
  /** Photo URL of each page. */
  readonly urls: readonly (string | null)[]
  readonly name: string
}

/** CSS pixels; the height is that of the field with its label. */
const MAX_WIDTH = { narrow: 140, wide: 230 }

const MAX_HEIGHT = 70

/** The part of the photo where a word is, or should be. */
function WordCrop({ copy, index, urls, name }: WordCropProps): ReactElement | null {
  const { reading, draft } = copy
  if (reading === null) return null
  const place = locateOnPages(draft.words, reading.pages, index)
  const page = place && reading.pages[place.page]
  const url = place && urls[place.page]
  if (!page || !url) return null
  const [left, top, width, height] = withMargin(place.box, page.width, page.height)
  const maxWidth = window.matchMedia('(min-width: 40rem)').matches
    ? MAX_WIDTH.wide
    : MAX_WIDTH.narrow
  const scale = Math.min(maxWidth / width, MAX_HEIGHT / height)
  return (
    <span
      role="img"
      aria-label={WORD_PANEL.crop(name)}
      className="flex-none rounded-tag border-[1.5px] border-rule bg-white bg-no-repeat"
      style={{
        width: width * scale,
        height: height * scale,
        backgroundImage: `url("${url}")`,
        backgroundSize: `${page.width * scale}px ${page.height * scale}px`,
        backgroundPosition: `${-left * scale}px ${-top * scale}px`,
      }}
    />
  )
}
