/** The fields of the generator, and the text written from them, before it is stored. */
import type { GeneratedDictation } from '../../contract/generation.ts'
import { parseGoals } from '../../domain/dictation/dictation.ts'
import type { DictationForm } from '../../domain/dictation/dictation-form.ts'
import { DEFAULT_SENTENCES } from '../../domain/dictation/dictation-limits.ts'
import type { DictationRequest } from '../../domain/dictation/dictation-request.ts'
import { parseWordList } from '../../domain/dictation/word-list.ts'
import type { Level } from '../../domain/level.ts'
import { choicesOf, type SentenceChoice } from './preview/sentence-choices-state.ts'

export interface GeneratorFields {
  readonly words: string
  readonly level: Level
  readonly length: number
  readonly theme: string
  readonly goals: string
  readonly title: string
}

export interface DictationDraft {
  readonly title: string
  readonly content: string
  readonly form: DictationForm
  /** The sentences as they were written, each with those proposed in its place. */
  readonly choices: readonly SentenceChoice[]
  readonly request: DictationRequest
  readonly level: Level
  readonly theme: string
  readonly goals: readonly string[]
  readonly written: GeneratedDictation
}

export function isEdited({ content, written }: DictationDraft): boolean {
  return content !== written.content
}

/** Also after a generation, with the same level (GEN-11). */
export function emptyForm(level: Level): GeneratorFields {
  return { words: '', level, length: DEFAULT_SENTENCES, theme: '', goals: '', title: '' }
}

/** Stories that the next request names, so that it gets another. */
const MAX_TOLD = 30

export function withStory(
  told: readonly string[],
  { story }: GeneratedDictation,
): readonly string[] {
  return story === null ? told : [...told, story].slice(-MAX_TOLD)
}

export function dictationRequestOf(form: GeneratorFields): DictationRequest {
  return {
    words: parseWordList(form.words),
    level: form.level,
    length: form.length,
    theme: form.theme.trim(),
    pedagogicalGoals: parseGoals(form.goals),
  }
}

export function draftOf(form: GeneratorFields, written: GeneratedDictation): DictationDraft {
  const request = dictationRequestOf(form)
  const { level, theme, pedagogicalGoals } = request
  return {
    title: form.title.trim(),
    content: written.content,
    form: written.form,
    choices: choicesOf(written.sentences),
    request,
    level,
    theme,
    goals: pedagogicalGoals,
    written,
  }
}
