import type { ReactElement } from 'react'
import type { Level } from '../../domain/level.ts'
import { FIRST_TRY } from '../../texts/first-try.ts'
import { PATHS } from '../paths.ts'
import { Button, ButtonLink } from '../ui/button.tsx'
import { Icon } from '../ui/icon.tsx'
import type { TriedDictation } from './first-try-api.ts'
import { WAITING_LIST_ID } from './waiting-list-form.tsx'

export interface Asked {
  readonly words: readonly string[]
  readonly level: Level
}

export type TryState =
  | { readonly kind: 'idle' | 'writing' }
  | { readonly kind: 'failed'; readonly sentence: string }
  | { readonly kind: 'written'; readonly asked: Asked; readonly dictation: TriedDictation }

interface TrySheetProps {
  readonly state: TryState
  readonly onAgain: () => void
}

/** The dictation on its sheet, and what is told of it. */
export function TrySheet({ state, onAgain }: TrySheetProps): ReactElement {
  return (
    <>
      <div className="seyes sheet try-sheet">
        {state.kind === 'written' ? (
          <TriedText dictation={state.dictation} />
        ) : (
          <p className="text-muted">{FIRST_TRY.waiting}</p>
        )}
      </div>
      <div className="try-bar">
        <div role="status">
          {state.kind === 'writing' && <p>{FIRST_TRY.writing}</p>}
          {state.kind === 'failed' && (
            <p className="flex gap-2 text-margin-700">
              <Icon name="warning" className="mt-0.5 size-5" />
              {state.sentence}
            </p>
          )}
          {state.kind === 'written' && <TrySummary {...state} />}
        </div>
        {state.kind === 'written' && (
          <div className="mt-2 flex flex-wrap items-center justify-between gap-3">
            <Button variant="ghost" icon="refresh" className="-ml-4" onClick={onAgain}>
              {FIRST_TRY.again}
            </Button>
            <ButtonLink to={PATHS.signUp} external variant="outline" className="when-open">
              {FIRST_TRY.keep}
            </ButtonLink>
            <ButtonLink
              to={`#${WAITING_LIST_ID}`}
              external
              variant="outline"
              className="when-closed"
            >
              {FIRST_TRY.keep}
            </ButtonLink>
          </div>
        )}
      </div>
    </>
  )
}

interface TextPart {
  readonly at: number
  readonly text: string
  readonly isGiven: boolean
}

/** The sentence cut where its given words stand. */
function partsOf(text: string, forms: readonly string[]): TextPart[] {
  const parts: TextPart[] = []
  let at = 0
  for (const form of forms) {
    const found = text.indexOf(form, at)
    if (found < 0) continue
    parts.push({ at, text: text.slice(at, found), isGiven: false })
    parts.push({ at: found, text: form, isGiven: true })
    at = found + form.length
  }
  return [...parts, { at, text: text.slice(at), isGiven: false }].filter((part) => part.text !== '')
}

function TriedText({ dictation }: { dictation: TriedDictation }): ReactElement {
  return (
    <p>
      {dictation.sentences.map(({ text, forms }) => (
        <span key={text}>
          {partsOf(text, forms).map((part) =>
            part.isGiven ? <mark key={part.at}>{part.text}</mark> : part.text,
          )}{' '}
        </span>
      ))}
    </p>
  )
}

interface TrySummaryProps {
  readonly asked: Asked
  readonly dictation: TriedDictation
}

function TrySummary({ asked, dictation }: TrySummaryProps): ReactElement {
  const { sentences, missing } = dictation
  const words = sentences.map(({ text }) =>
    text.split(/\s+/u).filter((word) => /\p{L}/u.test(word)),
  )
  return (
    <p className="flex gap-2 text-leaf-700">
      <Icon name="check" className="mt-0.5 size-5" />
      <span>
        {missing.length === 0 ? FIRST_TRY.allIn(asked.words.length) : FIRST_TRY.missing(missing)}{' '}
        {FIRST_TRY.size(asked.level, sentences.length, words.flat().length)}
      </span>
    </p>
  )
}
