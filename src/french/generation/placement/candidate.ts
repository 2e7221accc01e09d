/** A sentence that may enter the text, and what the choice among such sentences must know of it. */
import type { FilledTemplate } from '../../realisation/filled-template.ts'
import type { GivenWord } from '../request/interpretation.ts'

export interface Candidate {
  readonly filled: FilledTemplate
  readonly text: string
  readonly covers: readonly GivenWord[]
  /** Given nouns in slots whose author thought of others. */
  readonly unexpectedNouns: number
  /** Those that it holds in another form of their lemma. */
  readonly inflected: readonly GivenWord[]
  /** Given adjectives said of nouns that do not list them: right, seldom as good. */
  readonly unlistedAdjectives: number
  /** Whether what it names stands where the story takes place. */
  readonly themeFit: number
  /** The word that the template was chosen for. */
  readonly headword: GivenWord | null
}

export function mainVerb(candidate: Candidate): string {
  const verb = candidate.filled.template.items.find((item) => item.kind === 'verb')
  if (verb?.kind !== 'verb') return ''
  const { headword } = candidate.filled
  return verb.lemma === '*' && headword !== null && 'lemma' in headword
    ? headword.lemma
    : verb.lemma
}

export function namesFriend({ filled }: Candidate): boolean {
  if (filled.subject?.number === 'p') return true
  return filled.template.items.some(
    (item) =>
      item.kind === 'group' &&
      item.parts.some((part) => part.kind === 'character' && part.who !== 'héros'),
  )
}
