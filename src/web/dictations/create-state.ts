/**
 * The dictation generator (specification §4): filling the form, reading a photo, generating with its retries, then a
 * preview that is edited, created or left.
 */
import type { GeneratedDictation } from '../../contract/dictations.ts'
import { parseGoals } from '../../domain/dictation.ts'
import { DEFAULT_SENTENCES, type DictationRequest } from '../../domain/dictation-request.ts'
import type { Level } from '../../domain/level.ts'
import { isPassing, retriesLeft } from '../../domain/retry.ts'
import { mergeWordList, parseWordList } from '../../domain/word-list.ts'
import { entriesOf, keptWords, mended, type ReadEntry, type ReadWords } from './read-words-state.ts'

export interface RequestForm {
  readonly words: string
  readonly level: Level
  readonly length: number
  readonly theme: string
  readonly goals: string
  readonly title: string
}

/** A text that is not stored yet. */
export interface Draft {
  readonly title: string
  readonly content: string
  readonly level: Level
  readonly theme: string
  readonly goals: readonly string[]
  readonly written: GeneratedDictation
}

export type Phase =
  | { readonly kind: 'filling' }
  | { readonly kind: 'reading'; readonly percent: number }
  /** Some of the words read may be wrong: an adult looks at them before they join the list. */
  | { readonly kind: 'checking'; readonly entries: readonly ReadEntry[] }
  | { readonly kind: 'generating'; readonly tries: number }
  /** Waiting before another try; `left` tries remain. */
  | { readonly kind: 'waiting'; readonly tries: number; readonly left: number }
  | {
      readonly kind: 'preview'
      readonly draft: Draft
      readonly edited: string | null
      readonly creating: boolean
    }

export interface CreateState {
  readonly form: RequestForm
  readonly phase: Phase
  /** French sentence of what went wrong last, or null. */
  readonly error: string | null
  /** Words that the last photo added; null when no photo was read since the last change of the field. */
  readonly added: number | null
  readonly readBy: string | null
  /** What was asked last, so that another text can be asked for or the form filled again. */
  readonly asked: RequestForm | null
}

export type CreateEvent =
  | { readonly type: 'typed'; readonly change: Partial<RequestForm> }
  | { readonly type: 'photo-chosen' }
  | { readonly type: 'photo-progress'; readonly percent: number }
  | ({ readonly type: 'photo-read' } & ReadWords)
  | { readonly type: 'photo-word-mended'; readonly index: number; readonly text: string }
  | { readonly type: 'photo-words-added' }
  | { readonly type: 'photo-failed'; readonly sentence: string }
  | { readonly type: 'photo-cancelled' }
  | { readonly type: 'submitted' }
  | { readonly type: 'another' }
  | { readonly type: 'generated'; readonly written: GeneratedDictation }
  | { readonly type: 'failed'; readonly sentence: string }
  | { readonly type: 'retried' }
  | { readonly type: 'stopped' }
  | { readonly type: 'edit-opened' }
  | { readonly type: 'edit-typed'; readonly text: string }
  | { readonly type: 'edit-cancelled' }
  | { readonly type: 'edit-saved' }
  | { readonly type: 'left' }
  | { readonly type: 'resumed' }
  | { readonly type: 'creating' }
  | { readonly type: 'create-failed'; readonly sentence: string }

/** The form as it opens, and as it is after a generation (GEN-11); the level stays. */
export function emptyForm(level: Level): RequestForm {
  return { words: '', level, length: DEFAULT_SENTENCES, theme: '', goals: '', title: '' }
}

export function initialState(level: Level): CreateState {
  return {
    form: emptyForm(level),
    phase: { kind: 'filling' },
    error: null,
    added: null,
    readBy: null,
    asked: null,
  }
}

/** The request that a form stands for. */
export function requestOf(form: RequestForm): DictationRequest {
  return {
    words: parseWordList(form.words),
    level: form.level,
    length: form.length,
    theme: form.theme.trim(),
    pedagogicalGoals: parseGoals(form.goals),
  }
}

function draftOf(form: RequestForm, written: GeneratedDictation): Draft {
  const { level, theme, pedagogicalGoals } = requestOf(form)
  return {
    title: form.title.trim(),
    content: written.content,
    level,
    theme,
    goals: pedagogicalGoals,
    written,
  }
}

function wordsAdded(before: string, after: string): number {
  return parseWordList(after).length - parseWordList(before).length
}

function failed(state: CreateState, sentence: string): CreateState {
  if (state.phase.kind !== 'generating') return state
  const { tries } = state.phase
  const left = retriesLeft(tries)
  if (isPassing(sentence) && left > 0) {
    return { ...state, phase: { kind: 'waiting', tries, left }, error: null }
  }
  return { ...state, form: state.asked ?? state.form, phase: { kind: 'filling' }, error: sentence }
}

function generated(state: CreateState, written: GeneratedDictation): CreateState {
  if (state.phase.kind !== 'generating') return state
  const draft = draftOf(state.asked ?? state.form, written)
  return {
    ...state,
    form: emptyForm(state.form.level),
    phase: { kind: 'preview', draft, edited: null, creating: false },
    error: null,
    added: null,
  }
}

function withWords(state: CreateState, read: readonly string[]): CreateState {
  const words = mergeWordList(state.form.words, read)
  return {
    ...state,
    form: { ...state.form, words },
    phase: { kind: 'filling' },
    added: wordsAdded(state.form.words, words),
  }
}

function checkEvent(state: CreateState, event: CreateEvent): CreateState {
  if (state.phase.kind !== 'checking') return state
  const { entries } = state.phase
  if (event.type === 'photo-words-added') return withWords(state, keptWords(entries))
  if (event.type !== 'photo-word-mended') return state
  const { index, text } = event
  return { ...state, phase: { kind: 'checking', entries: mended(entries, index, text) } }
}

function photoEvent(state: CreateState, event: CreateEvent): CreateState {
  switch (event.type) {
    case 'photo-chosen':
      return { ...state, phase: { kind: 'reading', percent: 0 }, error: null, added: null }
    case 'photo-progress': {
      if (state.phase.kind !== 'reading') return state
      const percent = Math.max(state.phase.percent, event.percent)
      return { ...state, phase: { kind: 'reading', percent } }
    }
    case 'photo-read': {
      if (state.phase.kind !== 'reading') return state
      const entries = entriesOf(event)
      const read = { ...state, readBy: event.readBy ?? null }
      if (!entries.some((entry) => entry.doubtful)) return withWords(read, event.words)
      return { ...read, phase: { kind: 'checking', entries } }
    }
    case 'photo-failed':
      return { ...state, phase: { kind: 'filling' }, error: event.sentence }
    case 'photo-cancelled':
      return { ...state, phase: { kind: 'filling' } }
    case 'photo-word-mended':
    case 'photo-words-added':
      return checkEvent(state, event)
    default:
      return state
  }
}

function previewEvent(state: CreateState, event: CreateEvent): CreateState {
  const { phase } = state
  if (phase.kind !== 'preview') return state
  switch (event.type) {
    case 'edit-opened':
      return { ...state, phase: { ...phase, edited: phase.draft.content }, error: null }
    case 'edit-typed':
      return { ...state, phase: { ...phase, edited: event.text } }
    case 'edit-cancelled':
      return { ...state, phase: { ...phase, edited: null } }
    case 'edit-saved': {
      const content = phase.edited?.trim() ?? ''
      if (content === '') return state
      return { ...state, phase: { ...phase, draft: { ...phase.draft, content }, edited: null } }
    }
    case 'another':
      return { ...state, phase: { kind: 'generating', tries: 0 }, error: null }
    case 'creating':
      return { ...state, phase: { ...phase, creating: true }, error: null }
    case 'create-failed':
      return { ...state, phase: { ...phase, creating: false }, error: event.sentence }
    case 'left':
      return { ...state, phase: { kind: 'filling' }, error: null }
    default:
      return state
  }
}

/** The next state; an event that the state does not expect (a late answer) changes nothing. */
export function reduceCreate(state: CreateState, event: CreateEvent): CreateState {
  switch (event.type) {
    case 'typed':
      return {
        ...state,
        form: { ...state.form, ...event.change },
        error: null,
        added: event.change.words === undefined ? state.added : null,
      }
    case 'submitted':
      return { ...state, phase: { kind: 'generating', tries: 0 }, error: null, asked: state.form }
    case 'generated':
      return generated(state, event.written)
    case 'failed':
      return failed(state, event.sentence)
    case 'retried':
      if (state.phase.kind !== 'waiting') return state
      return { ...state, phase: { kind: 'generating', tries: state.phase.tries + 1 } }
    case 'stopped':
      return { ...state, form: state.asked ?? state.form, phase: { kind: 'filling' } }
    case 'resumed':
      return { ...state, form: state.asked ?? state.form }
    default:
      return event.type.startsWith('photo-') ? photoEvent(state, event) : previewEvent(state, event)
  }
}
