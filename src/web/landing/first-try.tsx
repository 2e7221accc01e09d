import { type FormEvent, type ReactElement, useRef, useState } from 'react'
import { LEVELS, type Level } from '../../domain/level.ts'
import { FIRST_TRY } from '../../texts/first-try.ts'
import { ApiProblem } from '../api/api-problem.ts'
import { FormNoScriptNotice } from '../shell/no-script-notice.tsx'
import { Button } from '../ui/button.tsx'
import { type Asked, TrySheet, type TryState } from './try-sheet.tsx'

export const FIRST_TRY_ID = 'essayer'

/** 503: the engine writes for others. */
function problemSentence(error: unknown): string {
  if (!(error instanceof ApiProblem) || error.status === 0) return FIRST_TRY.failed
  return error.isRetryable ? FIRST_TRY.busy : error.sentence || FIRST_TRY.failed
}

async function written(asked: Asked): Promise<TryState> {
  if (asked.words.length === 0) return { kind: 'failed', sentence: FIRST_TRY.noWord }
  try {
    const { writeTriedDictation } = await import('./first-try-api.ts')
    const dictation = await writeTriedDictation({ ...asked, words: [...asked.words] })
    return { kind: 'written', asked, dictation }
  } catch (error) {
    return { kind: 'failed', sentence: problemSentence(error) }
  }
}

/** FIR-01: three words, and a dictation. */
export function FirstTry(): ReactElement {
  const [words, setWords] = useState<readonly string[]>(FIRST_TRY.first)
  const [level, setLevel] = useState<Level>('CE1')
  const [state, setState] = useState<TryState>({ kind: 'idle' })
  const outcome = useRef<HTMLDivElement>(null)

  async function write(asked: readonly string[]): Promise<void> {
    if (state.kind === 'writing') return
    setState({ kind: 'writing' })
    const given = asked.map((word) => word.trim()).filter((word) => word !== '')
    setState(await written({ words: given, level }))
    // The button lost the focus while it was disabled.
    outcome.current?.focus({ preventScroll: true })
  }

  function submit(event: FormEvent): void {
    event.preventDefault()
    void write(words)
  }

  function take(idea: readonly string[]): void {
    setWords(idea)
    void write(idea)
  }

  return (
    <section id={FIRST_TRY_ID} className="band band-sunk" aria-labelledby={`${FIRST_TRY_ID}-titre`}>
      <div className="wrap try">
        <div>
          <h2 id={`${FIRST_TRY_ID}-titre`}>{FIRST_TRY.title}</h2>
          <p className="mt-3 text-lg text-muted">{FIRST_TRY.lead}</p>
          <form method="post" noValidate onSubmit={submit} className="try-form">
            <FormNoScriptNotice />
            <WordFields words={words} onWords={setWords} />
            <LevelChoice level={level} onLevel={setLevel} />
            <Button
              type="submit"
              busy={state.kind === 'writing'}
              busyLabel={FIRST_TRY.writing}
              className="justify-self-start max-sm:w-full"
            >
              {FIRST_TRY.write}
            </Button>
          </form>
          <p className="mt-3 flex flex-wrap items-center gap-x-4 text-[0.9375rem] text-muted">
            {FIRST_TRY.ideas}
            {FIRST_TRY.idea.map((idea) => (
              <button
                key={idea.name}
                type="button"
                className="link-btn"
                onClick={() => take(idea.words)}
              >
                {idea.name}
              </button>
            ))}
          </p>
        </div>
        <div ref={outcome} tabIndex={-1} className="try-out outline-none">
          <TrySheet state={state} onAgain={() => void write(words)} />
        </div>
      </div>
    </section>
  )
}

interface WordFieldsProps {
  readonly words: readonly string[]
  readonly onWords: (words: readonly string[]) => void
}

function WordFields({ words, onWords }: WordFieldsProps): ReactElement {
  return (
    <fieldset>
      <legend>{FIRST_TRY.words}</legend>
      <div className="grid grid-cols-3 gap-2">
        {FIRST_TRY.first.map((first, index) => (
          <input
            key={first}
            className="input min-w-0 font-semibold max-sm:px-2!"
            aria-label={FIRST_TRY.word(index + 1)}
            value={words[index] ?? ''}
            maxLength={40}
            autoComplete="off"
            autoCapitalize="none"
            onChange={({ currentTarget }) => onWords(words.with(index, currentTarget.value))}
          />
        ))}
      </div>
    </fieldset>
  )
}

interface LevelChoiceProps {
  readonly level: Level
  readonly onLevel: (level: Level) => void
}

function LevelChoice({ level, onLevel }: LevelChoiceProps): ReactElement {
  return (
    <fieldset>
      <legend>{FIRST_TRY.level}</legend>
      <div className="try-levels">
        {LEVELS.map((one) => (
          <label key={one}>
            <input
              type="radio"
              name="try-level"
              checked={one === level}
              onChange={() => onLevel(one)}
            />
            <span>{one}</span>
          </label>
        ))}
      </div>
    </fieldset>
  )
}
