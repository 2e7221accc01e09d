/**
 * The dictation generator (specification §4): filling the form, reading a photo, generating with its retries, then a
 * preview that is edited, created or left.
 */
import type { GeneratedDictation } from '../../contract/dictations.ts'
import { isPassing, retriesLeft } from '../../domain/dictation/generation-retry.ts'
import { mergeWordList, parseWordList } from '../../domain/dictation/word-list.ts'
import type { Level } from '../../domain/level.ts'
import {
  type DictationDraft,
  draftOf,
  emptyForm,
  type GeneratorFields,
} from './generator-form-state.ts'
import {
  type PhotoWord,
  type PhotoWords,
  photoWordsOf,
  withWordCorrected,
  wordsToAdd,
} from './photo-words-state.ts'

interface Generation {
  readonly tries: number
  /** The text that was there, until another one takes its place; null when the form was. */
  readonly kept: DictationDraft | null
}

type GeneratingPhase =
  | ({ readonly kind: 'generating' } & Generation)
  /** Waiting before another try; `left` tries remain. */
  | ({ readonly kind: 'waiting'; readonly left: number } & Generation)

export type GeneratorPhase =
  | { readonly kind: 'filling' }
  | { readonly kind: 'reading'; readonly percent: number }
  /** Some of the words read may be wrong: an adult looks at them before they join the list. */
  | { readonly kind: 'checking'; readonly entries: readonly PhotoWord[] }
  | GeneratingPhase
  | {
      readonly kind: 'preview'
      readonly draft: DictationDraft
      readonly edited: string | null
      readonly creating: boolean
    }

export interface GeneratorState {
  readonly form: GeneratorFields
  readonly phase: GeneratorPhase
  /** French sentence of what went wrong last, or null. */
  readonly error: string | null
  /** Words of the last photo, and how many of them were new; null when none was read since the last change of the field. */
  readonly found: { readonly words: number; readonly added: number } | null
  readonly readBy: string | null
  /** What was asked last, so that another text can be asked for or the form filled again. */
  readonly asked: GeneratorFields | null
}

export type GeneratorEvent =
  | { readonly type: 'typed'; readonly change: Partial<GeneratorFields> }
  | { readonly type: 'photo-chosen' }
  | { readonly type: 'photo-progress'; readonly percent: number }
  | ({ readonly type: 'photo-read' } & PhotoWords)
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

export function initialGenerator(level: Level): GeneratorState {
  return {
    form: emptyForm(level),
    phase: { kind: 'filling' },
    error: null,
    found: null,
    readBy: null,
    asked: null,
  }
}

/** Whether an answer of the server, or the next try, is being waited for. */
export function isGenerating(phase: GeneratorPhase): phase is GeneratingPhase {
  return phase.kind === 'generating' || phase.kind === 'waiting'
}

/** The text on the screen that is not stored yet, or null. */
export function draftShown({ phase }: GeneratorState): DictationDraft | null {
  return phase.kind === 'preview' ? phase.draft : isGenerating(phase) ? phase.kept : null
}

/** Whether that text was changed by hand, and is not on its way to be stored. */
export function hasUnsavedEdit(state: GeneratorState): boolean {
  const draft = draftShown(state)
  if (draft === null) return false
  const { edited, creating } =
    state.phase.kind === 'preview' ? state.phase : { edited: null, creating: false }
  return !creating && (edited ?? draft.content) !== draft.written.content
}

function previewOf(draft: DictationDraft): GeneratorPhase {
  return { kind: 'preview', draft, edited: null, creating: false }
}

/** What was there before a request that brought nothing. */
function phaseBefore({ kept }: Generation): GeneratorPhase {
  return kept === null ? { kind: 'filling' } : previewOf(kept)
}

function failed(state: GeneratorState, phase: GeneratingPhase, sentence: string): GeneratorState {
  const { tries, kept } = phase
  const left = retriesLeft(tries)
  if (isPassing(sentence) && left > 0) {
    return { ...state, phase: { kind: 'waiting', tries, left, kept }, error: null }
  }
  return { ...state, phase: phaseBefore(phase), error: sentence }
}

function generated(state: GeneratorState, written: GeneratedDictation): GeneratorState {
  const draft = draftOf(state.asked ?? state.form, written)
  const form = emptyForm(state.form.level)
  return { ...state, form, phase: previewOf(draft), error: null, found: null }
}

function withWords(state: GeneratorState, read: readonly string[]): GeneratorState {
  const words = mergeWordList(state.form.words, read)
  const added = parseWordList(words).length - parseWordList(state.form.words).length
  return {
    ...state,
    form: { ...state.form, words },
    phase: { kind: 'filling' },
    found: { words: read.flatMap(parseWordList).length, added },
  }
}

function checkingEvent(state: GeneratorState, event: GeneratorEvent): GeneratorState {
  if (state.phase.kind !== 'checking') return state
  const { entries } = state.phase
  if (event.type === 'photo-words-added') {
    const kept = wordsToAdd(entries)
    // Whoever left every word aside needs no word about it.
    return kept.length > 0 ? withWords(state, kept) : { ...state, phase: { kind: 'filling' } }
  }
  if (event.type !== 'photo-word-mended') return state
  const { index, text } = event
  return { ...state, phase: { kind: 'checking', entries: withWordCorrected(entries, index, text) } }
}

function photoEvent(state: GeneratorState, event: GeneratorEvent): GeneratorState {
  switch (event.type) {
    case 'photo-chosen':
      return { ...state, phase: { kind: 'reading', percent: 0 }, error: null, found: null }
    case 'photo-progress': {
      if (state.phase.kind !== 'reading') return state
      const percent = Math.max(state.phase.percent, event.percent)
      return { ...state, phase: { kind: 'reading', percent } }
    }
    case 'photo-read': {
      if (state.phase.kind !== 'reading') return state
      const entries = photoWordsOf(event)
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
      return checkingEvent(state, event)
    default:
      return state
  }
}

function previewEvent(state: GeneratorState, event: GeneratorEvent): GeneratorState {
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
      return { ...state, phase: { kind: 'generating', tries: 0, kept: phase.draft }, error: null }
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

function formEvent(state: GeneratorState, event: GeneratorEvent): GeneratorState {
  switch (event.type) {
    case 'typed':
      return {
        ...state,
        form: { ...state.form, ...event.change },
        error: null,
        found: event.change.words === undefined ? state.found : null,
      }
    case 'submitted': {
      const phase = { kind: 'generating', tries: 0, kept: null } as const
      return { ...state, phase, error: null, asked: state.form }
    }
    case 'resumed':
      return { ...state, form: state.asked ?? state.form }
    default:
      return event.type.startsWith('photo-') ? photoEvent(state, event) : previewEvent(state, event)
  }
}

/** While a text is asked for, the form stays what was asked. */
function generatingEvent(
  state: GeneratorState,
  phase: GeneratingPhase,
  event: GeneratorEvent,
): GeneratorState {
  const { kind, tries, kept } = phase
  switch (event.type) {
    case 'generated':
      return kind === 'generating' ? generated(state, event.written) : state
    case 'failed':
      return kind === 'generating' ? failed(state, phase, event.sentence) : state
    case 'retried':
      if (kind !== 'waiting') return state
      return { ...state, phase: { kind: 'generating', tries: tries + 1, kept } }
    case 'stopped':
      return { ...state, phase: phaseBefore(phase) }
    default:
      return state
  }
}

/** The next state; an event that the state does not expect (a late answer, a key while waiting) changes nothing. */
export function reduceGenerator(state: GeneratorState, event: GeneratorEvent): GeneratorState {
  const { phase } = state
  return isGenerating(phase) ? generatingEvent(state, phase, event) : formEvent(state, event)
}
