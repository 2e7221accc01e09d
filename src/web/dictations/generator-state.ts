/** The dictation generator (specification §4): form, photo, generation with its retries, preview edited, created or left. */
import type { GeneratedDictation } from '../../contract/generation.ts'
import { LEVELS } from '../../domain/level.ts'
import { isPassing, retriesLeft } from '../../domain/retry.ts'
import {
  type DictationDraft,
  draftOf,
  emptyForm,
  type GeneratorFields,
  withStory,
} from './generator-form-state.ts'
import {
  type FoundWords,
  type PhotoPhase,
  type PhotoWordsEvent,
  photoWordsChange,
} from './photo-words-state.ts'
import {
  reduceSentenceChoice,
  type SentenceChoiceEvent,
  withoutQuestions,
} from './preview/sentence-choices-state.ts'

interface Generation {
  readonly tries: number
  /** The text to return to when nothing comes; null when it was the form. */
  readonly previousDraft: DictationDraft | null
}

type GeneratingPhase =
  | ({ readonly kind: 'generating' } & Generation)
  /** Waiting before the next attempt, `left` of which remain. */
  | ({ readonly kind: 'waiting'; readonly left: number } & Generation)

export type GeneratorPhase =
  | PhotoPhase
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
  /** Last error, in French. */
  readonly error: string | null
  /** Of the last photo; null once the list was edited. */
  readonly found: FoundWords | null
  readonly readBy: string | null
  /** Last request, for another text or to refill the form. */
  readonly asked: GeneratorFields | null
  /** Ids of the stories that were shown, the newest last. */
  readonly told: readonly string[]
}

export type GeneratorEvent =
  | { readonly type: 'typed'; readonly change: Partial<GeneratorFields> }
  | PhotoWordsEvent
  | { readonly type: 'submitted' }
  | { readonly type: 'another' }
  | { readonly type: 'generated'; readonly written: GeneratedDictation }
  /** `code` is the problem code, which decides on a retry. */
  | { readonly type: 'failed'; readonly sentence: string; readonly code: string }
  | { readonly type: 'retried' }
  | { readonly type: 'stopped' }
  | { readonly type: 'edit-opened' }
  | { readonly type: 'edit-typed'; readonly text: string }
  | { readonly type: 'edit-cancelled' }
  | { readonly type: 'edit-saved' }
  | SentenceChoiceEvent
  | { readonly type: 'left' }
  | { readonly type: 'resumed' }
  | { readonly type: 'creating' }
  | { readonly type: 'create-failed'; readonly sentence: string }

/** With an empty form, but for what is filled in beforehand. */
export function initialGenerator(filled: Partial<GeneratorFields> = {}): GeneratorState {
  return {
    form: { ...emptyForm(filled.level ?? LEVELS[0]), ...filled },
    phase: { kind: 'filling' },
    error: null,
    found: null,
    readBy: null,
    asked: null,
    told: [],
  }
}

export function isGenerating(phase: GeneratorPhase): phase is GeneratingPhase {
  return phase.kind === 'generating' || phase.kind === 'waiting'
}

/** The unsaved text on the screen. */
export function draftShown({ phase }: GeneratorState): DictationDraft | null {
  return phase.kind === 'preview' ? phase.draft : isGenerating(phase) ? phase.previousDraft : null
}

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

function phaseBefore({ previousDraft }: Generation): GeneratorPhase {
  return previousDraft === null ? { kind: 'filling' } : previewOf(previousDraft)
}

type Failed = Extract<GeneratorEvent, { readonly type: 'failed' }>

function failed(
  state: GeneratorState,
  phase: GeneratingPhase,
  { sentence, code }: Failed,
): GeneratorState {
  const { tries, previousDraft } = phase
  const left = retriesLeft(tries)
  if (isPassing(code) && left > 0) {
    return { ...state, phase: { kind: 'waiting', tries, left, previousDraft }, error: null }
  }
  return { ...state, phase: phaseBefore(phase), error: sentence }
}

function generated(state: GeneratorState, written: GeneratedDictation): GeneratorState {
  const draft = draftOf(state.asked ?? state.form, written)
  const form = emptyForm(state.form.level)
  const told = withStory(state.told, written)
  return { ...state, form, phase: previewOf(draft), error: null, found: null, told }
}

function previewEvent(state: GeneratorState, event: GeneratorEvent): GeneratorState {
  const { phase } = state
  if (phase.kind !== 'preview') return state
  switch (event.type) {
    case 'edit-opened': {
      const draft = withoutQuestions(phase.draft)
      return { ...state, phase: { ...phase, draft, edited: draft.content }, error: null }
    }
    case 'sentence-asked':
    case 'sentence-proposed':
    case 'sentence-failed':
    case 'sentence-shown':
      if (phase.edited !== null || phase.creating) return state
      return { ...state, phase: { ...phase, draft: reduceSentenceChoice(phase.draft, event) } }
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
      return {
        ...state,
        phase: { kind: 'generating', tries: 0, previousDraft: withoutQuestions(phase.draft) },
        error: null,
      }
    case 'creating': {
      const draft = withoutQuestions(phase.draft)
      return { ...state, phase: { ...phase, draft, creating: true }, error: null }
    }
    case 'create-failed':
      return { ...state, phase: { ...phase, creating: false }, error: event.sentence }
    case 'left':
      return { ...state, phase: { kind: 'filling' }, error: null }
    default:
      return state
  }
}

type FormPhase = Exclude<GeneratorPhase, GeneratingPhase>

function photoEvent(
  state: GeneratorState,
  phase: FormPhase,
  event: PhotoWordsEvent,
): GeneratorState {
  const change = photoWordsChange(state.form.words, phase, event)
  if (change === null) return state
  const { words = state.form.words, ...rest } = change
  return { ...state, ...rest, form: { ...state.form, words } }
}

function formEvent(state: GeneratorState, phase: FormPhase, event: GeneratorEvent): GeneratorState {
  switch (event.type) {
    case 'typed':
      return {
        ...state,
        form: { ...state.form, ...event.change },
        error: null,
        found: event.change.words === undefined ? state.found : null,
      }
    case 'submitted': {
      const asking = { kind: 'generating', tries: 0, previousDraft: null } as const
      return { ...state, phase: asking, error: null, asked: state.form }
    }
    case 'resumed':
      return { ...state, form: state.asked ?? state.form }
    case 'photo-chosen':
    case 'photo-progress':
    case 'photo-read':
    case 'photo-failed':
    case 'photo-cancelled':
    case 'photo-word-corrected':
    case 'photo-words-added':
      return photoEvent(state, phase, event)
    default:
      return previewEvent(state, event)
  }
}

/** The form is frozen while a text is being written. */
function generatingEvent(
  state: GeneratorState,
  phase: GeneratingPhase,
  event: GeneratorEvent,
): GeneratorState {
  const { kind, tries, previousDraft } = phase
  switch (event.type) {
    case 'generated':
      return kind === 'generating' ? generated(state, event.written) : state
    case 'failed':
      return kind === 'generating' ? failed(state, phase, event) : state
    case 'retried':
      if (kind !== 'waiting') return state
      return { ...state, phase: { kind: 'generating', tries: tries + 1, previousDraft } }
    case 'stopped':
      return { ...state, phase: phaseBefore(phase) }
    default:
      return state
  }
}

/** An event that does not suit the phase (a late answer, a key press while waiting) changes nothing. */
export function reduceGenerator(state: GeneratorState, event: GeneratorEvent): GeneratorState {
  const { phase } = state
  return isGenerating(phase) ? generatingEvent(state, phase, event) : formEvent(state, phase, event)
}
