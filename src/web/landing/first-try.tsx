import { type FormEvent, type ReactElement, useEffect, useRef, useState } from 'react'
import { isLevel, LEVELS, type Level } from '../../domain/level.ts'
import { FIRST_TRY } from '../../texts/first-try.ts'
import { ApiProblem } from '../api/api-problem.ts'
import { FormNoScriptNotice } from '../shell/no-script-notice.tsx'
import { Button } from '../ui/button.tsx'
import { type Asked, TrySheet, type TryState } from './try-sheet.tsx'

export const FIRST_TRY_ID = 'essayer'

const WORD_FIELD = 'try-word'
const LEVEL_FIELD = 'try-level'
const FIRST_LEVEL: Level = 'CE1'

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

function typedIn(form: HTMLFormElement): Asked {
  const fields = new FormData(form)
  const level = String(fields.get(LEVEL_FIELD))
  return {
    words: fields.getAll(WORD_FIELD).map(String),
    level: isLevel(level) ? level : FIRST_LEVEL,
  }
}

/** FIR-01: three words, and a dictation. */
export function FirstTry(): ReactElement {
  const [words, setWords] = useState<readonly string[]>(FIRST_TRY.first)
  const [level, setLevel] = useState<Level>(FIRST_LEVEL)
  const [state, setState] = useState<TryState>({ kind: 'idle' })
  const outcome = useRef<HTMLDivElement>(null)
  const form = useRef<HTMLFormElement>(null)

  // What was typed before hydration stands in the fields alone: the next render would take it away.
  useEffect(() => {
    if (form.current === null) return
    const typed = typedIn(form.current)
    setWords(typed.words)
    setLevel(typed.level)
  }, [])

  async function write(asked: Asked): Promise<void> {
    if (state.kind === 'writing') return
    setState({ kind: 'writing' })
    const words = asked.words.map((word) => word.trim()).filter((word) => word !== '')
    setState(await written({ ...asked, words }))
    // The button lost the focus while it was disabled.
    outcome.current?.focus({ preventScroll: true })
  }

  function submit(event: FormEvent<HTMLFormElement>): void {
    event.preventDefault()
    void write(typedIn(event.currentTarget))
  }

  function take(idea: readonly string[]): void {
    setWords(idea)
    void write({ words: idea, level })
  }

  return (
    <section id={FIRST_TRY_ID} className="band band-sunk" aria-labelledby={`${FIRST_TRY_ID}-titre`}>
      <div className="wrap try">
        <div>
          <h2 id={`${FIRST_TRY_ID}-titre`}>{FIRST_TRY.title}</h2>
          <p className="mt-3 text-lg text-muted">{FIRST_TRY.lead}</p>
          <form ref={form} method="post" noValidate onSubmit={submit} className="try-form">
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
          <TrySheet state={state} onAgain={() => void write({ words, level })} />
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
            name={WORD_FIELD}
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
              name={LEVEL_FIELD}
              value={one}
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
