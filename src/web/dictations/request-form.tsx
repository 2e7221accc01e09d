import type { Dispatch, FormEvent, ReactElement } from 'react'
import type { SubscriptionReply } from '../../contract/account.ts'
import {
  checkDictationRequest,
  MAX_SENTENCES,
  MIN_SENTENCES,
  maxSentences,
} from '../../domain/dictation/dictation-request.ts'
import { makeWordList, parseWordList } from '../../domain/dictation/word-list.ts'
import { LEVELS } from '../../domain/level.ts'
import { automaticTitle, GENERATOR } from '../../texts/dictations.ts'
import { refusalSentence } from '../../texts/refusals.ts'
import { levelAges } from '../../texts/vocabulary.ts'
import { UpgradeNotice } from '../shell/upgrade-notice.tsx'
import { Button } from '../ui/button.tsx'
import { TextArea, TextField } from '../ui/field.tsx'
import { Notice } from '../ui/notice.tsx'
import { Slider } from '../ui/slider.tsx'
import { WaitingActions } from '../ui/waiting-actions.tsx'
import { type CreateEvent, type CreateState, isAsking } from './create-state.ts'
import { requestOf } from './request-form-state.ts'
import { WordChips } from './word-chips.tsx'
import { WordPhotoZone } from './word-photo.tsx'
import { WritingNotice } from './writing-notice.tsx'

interface RequestFormProps {
  readonly state: CreateState
  readonly limits: SubscriptionReply['limits']
  readonly dispatch: Dispatch<CreateEvent>
  readonly onPhoto: (file: File) => void
  readonly onCancelPhoto: () => void
}

/** What the dictation must hold: words, level, sentences, theme, goals, title (GEN-01). */
export function RequestForm(props: RequestFormProps): ReactElement {
  const { state, limits, dispatch } = props
  const { form, phase } = state
  const busy = isAsking(phase)
  const checked = checkDictationRequest(requestOf(form), limits)

  function submit(event: FormEvent): void {
    event.preventDefault()
    if (!busy && checked.ok) dispatch({ type: 'submitted' })
  }

  return (
    <form noValidate onSubmit={submit} className="card grid max-w-[48rem] gap-7 p-6">
      <fieldset disabled={busy} className="grid min-w-0 gap-7">
        <WordFields {...props} disabled={busy} />
        <SizeFields {...props} />
        {!checked.ok && checked.refusal.kind !== 'no-words' && (
          <Notice tone="error">{refusalSentence(checked.refusal)}</Notice>
        )}
        <ThemeFields {...props} />
        <TextField
          label={GENERATOR.titleField}
          placeholder={automaticTitle(
            form.level,
            form.theme.trim() || null,
            new Date().toISOString(),
          )}
          maxLength={200}
          value={form.title}
          onChange={(event) =>
            dispatch({ type: 'typed', change: { title: event.currentTarget.value } })
          }
        />
      </fieldset>
      <WaitingActions waiting={busy} className="flex flex-wrap items-center justify-end gap-3">
        {busy && (
          <Button variant="ghost" onClick={() => dispatch({ type: 'stopped' })}>
            {GENERATOR.stop}
          </Button>
        )}
        <Button type="submit" busy={busy} busyLabel={GENERATOR.submitting} disabled={!checked.ok}>
          {GENERATOR.submit}
        </Button>
        <WritingNotice writing={phase.kind === 'generating'} />
      </WaitingActions>
    </form>
  )
}

function WordFields(props: RequestFormProps & { disabled: boolean }): ReactElement {
  const { state, dispatch, disabled, onPhoto, onCancelPhoto } = props
  const words = parseWordList(state.form.words)
  const { found, readBy } = state
  return (
    <div className="grid gap-4">
      <TextArea
        label={GENERATOR.words}
        hint={
          words.length > 0
            ? `${GENERATOR.wordsHint} ${GENERATOR.wordCount(words.length)}`
            : GENERATOR.wordsHint
        }
        error={
          words.length === 0 && state.form.words.trim() !== ''
            ? refusalSentence({ kind: 'no-words' })
            : undefined
        }
        placeholder={GENERATOR.wordsPlaceholder}
        rows={3}
        required
        value={state.form.words}
        onChange={(event) =>
          dispatch({ type: 'typed', change: { words: event.currentTarget.value } })
        }
      />
      <WordPhotoZone
        percent={state.phase.kind === 'reading' ? state.phase.percent : null}
        disabled={disabled}
        onFile={onPhoto}
        onCancel={onCancelPhoto}
      />
      <WordChips
        words={words}
        onRemove={(word) => {
          const kept = makeWordList(words.filter((other) => other !== word))
          dispatch({ type: 'typed', change: { words: kept } })
        }}
      />
      {found !== null && (
        <Notice tone={found.words === 0 ? 'warning' : 'success'}>
          <p>{found.words === 0 ? GENERATOR.noWordRead : GENERATOR.wordsRead(found.added)}</p>
          <p className="text-sm">{readBy}</p>
        </Notice>
      )}
    </div>
  )
}

function SizeFields({ state, limits, dispatch }: RequestFormProps): ReactElement {
  const { level, length } = state.form
  const outOfPlan = (candidate: (typeof LEVELS)[number]): boolean =>
    !limits.levels.includes(candidate)
  return (
    <div className="grid gap-6">
      <Slider
        label={GENERATOR.level}
        text={GENERATOR.levelValue(level, levelAges(level))}
        valueText={`${level}, ${levelAges(level)}`}
        min={0}
        max={LEVELS.length - 1}
        value={LEVELS.indexOf(level)}
        onChange={(rank) => dispatch({ type: 'typed', change: { level: LEVELS[rank] ?? level } })}
        marks={LEVELS.map((candidate, rank) => ({
          value: rank,
          label: candidate,
          ...(outOfPlan(candidate) ? { warning: GENERATOR.levelOutOfPlan } : {}),
        }))}
      />
      <Slider
        label={GENERATOR.sentences}
        text={GENERATOR.sentencesValue(length)}
        valueText={GENERATOR.sentencesValue(length)}
        min={MIN_SENTENCES}
        max={MAX_SENTENCES}
        value={length}
        onChange={(value) => dispatch({ type: 'typed', change: { length: value } })}
        marks={[1, 5, 10, 15, 20, 25, 30].map((value) => ({
          value,
          label: String(value),
          ...(value > maxSentences(limits) ? { warning: GENERATOR.levelOutOfPlan } : {}),
        }))}
      />
    </div>
  )
}

function ThemeFields({ state, limits, dispatch }: RequestFormProps): ReactElement {
  return (
    <div className="grid gap-5">
      <div className="grid gap-2">
        <TextField
          label={GENERATOR.theme}
          placeholder={GENERATOR.themePlaceholder}
          maxLength={100}
          disabled={!limits.has_theme}
          value={limits.has_theme ? state.form.theme : ''}
          onChange={(event) =>
            dispatch({ type: 'typed', change: { theme: event.currentTarget.value } })
          }
        />
        {!limits.has_theme && <UpgradeNotice text={GENERATOR.themeUpgrade} />}
      </div>
      <div className="grid gap-2">
        <TextField
          label={GENERATOR.goals}
          hint={GENERATOR.goalsHint}
          placeholder={GENERATOR.goalsPlaceholder}
          disabled={!limits.has_goals}
          value={limits.has_goals ? state.form.goals : ''}
          onChange={(event) =>
            dispatch({ type: 'typed', change: { goals: event.currentTarget.value } })
          }
        />
        {!limits.has_goals && <UpgradeNotice text={GENERATOR.goalsUpgrade} />}
      </div>
    </div>
  )
}
