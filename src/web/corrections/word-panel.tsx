import { type ReactElement, type ReactNode, useState } from 'react'
import { type DraftWord, pendingWords } from '../../domain/copy-draft.ts'
import { originalForm } from '../../domain/copy-text.ts'
import { WORD_PANEL } from '../../texts/corrections.ts'
import { IconButton } from '../ui/button.tsx'
import { Choice } from './choice.tsx'
import type { Copy, CopyEvent } from './copy-state.ts'
import { ExtraPanel } from './extra-panel.tsx'
import { WordCrop } from './word-crop.tsx'
import { WrittenField } from './written-field.tsx'

interface WordPanelProps {
  readonly copy: Copy
  /** Of the photo, or null without one. */
  readonly url: string | null
  readonly onCopy: (event: CopyEvent) => void
}

/** What can be said of the word in view, within reach of a thumb; once all is said, its children. */
export function WordPanel(props: WordPanelProps & { readonly children: ReactNode }): ReactElement {
  const { copy, url, onCopy, children } = props
  const { focus, draft } = copy
  const isDone = pendingWords(draft).length === 0
  return (
    <section
      aria-label={WORD_PANEL.label}
      className="sticky bottom-2 z-10 rounded-card border-[1.5px] border-rule bg-sheet p-4 shadow-lifted [@media(max-height:40rem)]:static"
    >
      {focus === null ? (
        <div className="flex flex-wrap items-center justify-between gap-3">
          <p className="text-muted">{isDone ? WORD_PANEL.allSeen : WORD_PANEL.choose}</p>
          {isDone && children}
        </div>
      ) : focus.kind === 'extra' ? (
        <ExtraPanel copy={copy} index={focus.index} onCopy={onCopy} />
      ) : (
        <WordChoices copy={copy} index={focus.index} url={url} onCopy={onCopy} />
      )}
    </section>
  )
}

interface WordChoicesProps extends WordPanelProps {
  readonly index: number
}

function WordChoices({ copy, index, url, onCopy }: WordChoicesProps): ReactElement | null {
  const [adding, setAdding] = useState(false)
  const word = copy.draft.words[index]
  if (!word) return null
  const form = originalForm(copy.draft, word)
  return (
    <div className="grid gap-3">
      <div className="flex items-center gap-3">
        <div className="min-w-0 flex-1">
          <p className="text-lg leading-tight font-semibold">{form}</p>
          <p className="text-sm text-muted">{readText(copy, word)}</p>
        </div>
        <WordCrop copy={copy} index={index} url={url} name={form} />
      </div>
      <Verdicts index={index} adding={adding} onAdd={() => setAdding(!adding)} onCopy={onCopy} />
      {adding ? (
        <WrittenField
          key="extra"
          label={WORD_PANEL.extraField(form)}
          start=""
          confirm={WORD_PANEL.extraConfirm}
          takesFocus
          onConfirm={(text) => {
            onCopy({ type: 'extra-added', after: index, text })
            setAdding(false)
          }}
        />
      ) : (
        <WrittenField
          key="written"
          label={WORD_PANEL.writtenField}
          start={writtenStart(copy, word)}
          confirm={WORD_PANEL.writtenConfirm}
          onConfirm={(text) =>
            onCopy({ type: 'judged', index, verdict: { kind: 'written', text } })
          }
        />
      )}
    </div>
  )
}

/** What the reader says of a word, as far as it is trusted. */
function readText({ draft }: Copy, { found, verdict }: DraftWord): string {
  if (draft.guided) return ''
  if (found.read !== null) return WORD_PANEL.read(found.read)
  return verdict === null ? WORD_PANEL.readNothing : ''
}

/** What the field offers to mend: what was said, else what was read, else the word itself. */
function writtenStart({ draft }: Copy, word: DraftWord): string {
  if (word.verdict?.kind === 'written') return word.verdict.text
  return (draft.guided ? null : word.found.read) ?? originalForm(draft, word)
}

interface VerdictsProps extends Pick<WordChoicesProps, 'index' | 'onCopy'> {
  readonly adding: boolean
  readonly onAdd: () => void
}

/** The answers that take one gesture. */
function Verdicts({ index, adding, onAdd, onCopy }: VerdictsProps): ReactElement {
  return (
    <div className="flex flex-wrap gap-2">
      <Choice onPick={() => onCopy({ type: 'judged', index, verdict: { kind: 'right' } })}>
        {WORD_PANEL.right}
      </Choice>
      <Choice onPick={() => onCopy({ type: 'judged', index, verdict: { kind: 'forgotten' } })}>
        {WORD_PANEL.forgotten}
      </Choice>
      <IconButton
        icon={adding ? 'close' : 'plus'}
        label={adding ? WORD_PANEL.extraCancel : WORD_PANEL.addExtra}
        aria-expanded={adding}
        onClick={onAdd}
        className="ml-auto"
      />
    </div>
  )
}
