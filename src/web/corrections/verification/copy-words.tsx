import { type KeyboardEvent, type ReactElement, useEffect, useMemo } from 'react'
import { flushSync } from 'react-dom'
import { isPending, pendingWords } from '../../../domain/copy/draft/copy-draft.ts'
import { linesOf } from '../../../domain/copy/draft/copy-lines.ts'
import type { WordSpan } from '../../../domain/copy/text/sentence-spans.ts'
import { COPY_VERIFICATION, WORD_LEGEND } from '../../../texts/corrections/copy-verification.ts'
import { Button } from '../../ui/button.tsx'
import { Icon } from '../../ui/icon.tsx'
import { ExtraChip } from './extra-word.tsx'
import type { CopyVerification, VerificationEvent, WordFocus } from './verification-state.ts'
import { WORD_SHAPES } from './word-appearance.tsx'
import { chipId, WordChip } from './word-chip.tsx'
import { wordKeyEvent } from './word-keys-state.ts'
import { focusWrittenField } from './written-field.tsx'

export const VALIDATE_ID = 'copy-validate'

interface CopyWordsProps {
  readonly copy: CopyVerification
  readonly dispatch: (event: VerificationEvent) => void
}

/** The words of the dictation, by line. Tab goes through the words to check, the arrows through all of them. */
export function CopyWords({ copy, dispatch }: CopyWordsProps): ReactElement {
  const { original } = copy.draft
  const lines = useMemo(() => linesOf(original), [original])
  const pending = useMemo(() => pendingWords(copy.draft), [copy.draft])
  useFocusFollowing(copy)

  function onKeyDown(event: KeyboardEvent<HTMLElement>): void {
    if (event.altKey || event.ctrlKey || event.metaKey || copy.focus?.kind !== 'word') return
    if (!(event.target instanceof HTMLElement) || event.target.dataset.word === undefined) return
    if (event.key === 'Enter') {
      event.preventDefault()
      focusWrittenField('select')
      return
    }
    const said = wordKeyEvent(copy, lines, event.key)
    if (!said) return
    event.preventDefault()
    dispatch(said)
  }

  return (
    <section aria-label={COPY_VERIFICATION.words} className="card p-4 sm:p-5">
      <ol className="grid gap-4" onKeyDown={onKeyDown}>
        {lines.map((line, index) => (
          <Line
            key={line.first}
            copy={copy}
            pending={pending}
            line={line}
            number={index + 1}
            dispatch={dispatch}
          />
        ))}
      </ol>
      <WordsLegend guided={copy.draft.guided} />
    </section>
  )
}

/** Shorter lines are as quickly answered word by word. */
const MIN_SKIPPED = 3

interface LineProps extends CopyWordsProps {
  /** Indexes of the words still to check, computed once for all lines. */
  readonly pending: readonly number[]
  readonly line: WordSpan
  readonly number: number
}

function Line({ copy, pending, line, number, dispatch }: LineProps): ReactElement {
  const { draft } = copy
  const words = draft.words.slice(line.first, line.last + 1)
  const left = words.some((word) => isPending(draft, word))
  const isUnread =
    words.length >= MIN_SKIPPED &&
    words.every((word) => isPending(draft, word) && (draft.guided || word.found.read === null))
  const pick = (focus: WordFocus): void => dispatch({ type: 'focused', focus })
  return (
    <li
      aria-label={COPY_VERIFICATION.line(number)}
      className="border-b-[1.5px] border-rule pb-3 last:border-0 last:pb-0"
    >
      <div className="flex flex-wrap items-end gap-x-1 gap-y-2">
        {line.first === 0 && <Extras copy={copy} after={-1} onPick={pick} />}
        {words.map((word, offset) => (
          <Word
            key={word.start}
            copy={copy}
            pending={pending}
            index={line.first + offset}
            line={line}
            onPick={pick}
          >
            <Extras copy={copy} after={line.first + offset} onPick={pick} />
          </Word>
        ))}
      </div>
      <div className="mt-1">
        {left ? (
          <div className={`flex flex-wrap gap-x-2 ${draft.guided ? 'mt-2' : '-ml-4'}`}>
            <Button
              variant={draft.guided ? 'outline' : 'ghost'}
              icon="check"
              className="min-h-11 py-1.5"
              // Out of the tab order, which goes through the words to check; the key L does the same.
              tabIndex={draft.guided ? 0 : -1}
              onClick={() => dispatch({ type: 'line-ticked', first: line.first, last: line.last })}
            >
              {COPY_VERIFICATION.tickLine}
            </Button>
            {isUnread && (
              <Button
                variant="ghost"
                icon="close"
                className="min-h-11 py-1.5"
                onClick={() => dispatch({ type: 'line-forgotten', ...line })}
              >
                {COPY_VERIFICATION.lineForgotten}
              </Button>
            )}
          </div>
        ) : (
          <p className="flex min-h-11 items-center gap-1.5 text-sm font-semibold text-leaf-700">
            <Icon name="check" className="size-4" />
            {COPY_VERIFICATION.lineSeen}
          </p>
        )}
      </div>
    </li>
  )
}

interface WordProps {
  readonly copy: CopyVerification
  readonly pending: readonly number[]
  readonly index: number
  readonly line: WordSpan
  readonly onPick: (focus: WordFocus) => void
  readonly children: ReactElement
}

function Word(props: WordProps): ReactElement {
  const { copy, index, onPick, children } = props
  const { words, original } = copy.draft
  const gap = original.slice(words[index]?.end, words[index + 1]?.start)
  return (
    <>
      <WordChip
        draft={copy.draft}
        index={index}
        punctuation={gap.trim()}
        current={copy.focus?.kind === 'word' && copy.focus.index === index}
        inTabOrder={isTabStop(props)}
        onPick={(entry) => {
          const pick = (): void => onPick({ kind: 'word', index })
          if (entry === null) return pick()
          // Rendered synchronously: a phone opens its keyboard only if the field is focused within the tap's own event.
          flushSync(pick)
          focusWrittenField(entry)
        }}
      />
      {children}
    </>
  )
}

/** Roving tabindex: every word to check with a trusted reading, one word a line in guided entry. */
function isTabStop({ copy, pending, index, line }: WordProps): boolean {
  const { draft, focus } = copy
  const current = focus?.kind === 'word' ? focus.index : -1
  if (current === index) return true
  if (!draft.guided) return pending.length === 0 ? index === 0 : pending.includes(index)
  if (current >= line.first && current <= line.last) return false
  return index === (pending.find((at) => at >= line.first && at <= line.last) ?? line.first)
}

interface ExtrasProps {
  readonly copy: CopyVerification
  readonly after: number
  readonly onPick: (focus: WordFocus) => void
}

function Extras({ copy, after, onPick }: ExtrasProps): ReactElement {
  const { draft, focus } = copy
  return (
    <>
      {draft.extras.map((extra, index) =>
        extra.after === after && !(draft.guided && extra.kept === null) ? (
          <ExtraChip
            // biome-ignore lint/suspicious/noArrayIndexKey: extras are only ever added at the end
            key={index}
            extra={extra}
            current={focus?.kind === 'extra' && focus.index === index}
            onPick={() => onPick({ kind: 'extra', index })}
          />
        ) : null,
      )}
    </>
  )
}

/** Focus follows the focused word, then «Valider» when nothing is left to check. */
function useFocusFollowing({ focus, draft }: CopyVerification): void {
  const index = focus?.kind === 'word' ? focus.index : null
  const isDone = pendingWords(draft).length === 0
  useEffect(() => {
    if (index !== null) document.getElementById(chipId(index))?.focus()
    else if (isDone) document.getElementById(VALIDATE_ID)?.focus()
  }, [index, isDone])
}

type Item = readonly [shape: string, meaning: string]

const READ: readonly Item[] = [
  [WORD_SHAPES.right, WORD_LEGEND.right],
  [WORD_SHAPES.toCheck, WORD_LEGEND.toCheck],
  [WORD_SHAPES.fault, WORD_LEGEND.fault],
  [WORD_SHAPES.missing, WORD_LEGEND.missing],
]

const GUIDED: readonly Item[] = [
  [WORD_SHAPES.unseen, WORD_LEGEND.unseen],
  [WORD_SHAPES.right, WORD_LEGEND.right],
  [WORD_SHAPES.wrong, WORD_LEGEND.fault],
  [WORD_SHAPES.missing, WORD_LEGEND.missing],
]

function WordsLegend({ guided }: { guided: boolean }): ReactElement {
  return (
    <div className="mt-4 grid gap-2 border-t-[1.5px] border-rule pt-3 text-sm text-muted">
      <ul aria-label={WORD_LEGEND.label} className="flex flex-wrap gap-x-5 gap-y-1.5">
        {(guided ? GUIDED : READ).map(([shape, meaning]) => (
          <li key={meaning} className="flex items-center gap-2">
            <span aria-hidden="true" className={`h-5 w-7 rounded-tag border-2 ${shape}`} />
            {meaning}
          </li>
        ))}
      </ul>
      <p>{COPY_VERIFICATION.crossedHint}</p>
    </div>
  )
}
