/** Whether the sentences of a dictation hold together. */

/** `text`: one story or explanation. `sentences`: what teachers call a «dictée de phrases», each one stands for itself. */
export const DICTATION_FORMS = ['text', 'sentences'] as const

export type DictationForm = (typeof DICTATION_FORMS)[number]

/** Independent sentences stand on a line each, so that whoever shows them can number them, also once an adult changed them. */
export function contentOf(form: DictationForm, sentences: readonly string[]): string {
  return sentences.join(form === 'text' ? ' ' : '\n')
}

/** What the engine wrote: a story is a text, and so is one sentence by itself. */
export function formOf(written: {
  readonly story: string | null
  readonly sentences: readonly unknown[]
}): DictationForm {
  return written.story !== null || written.sentences.length === 1 ? 'text' : 'sentences'
}
