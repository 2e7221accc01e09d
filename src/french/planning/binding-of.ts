/** How a frame is bound to a story: subject, tenses, the form of its word. */
import type { Agreement } from '../morphology/features.ts'
import type { Binding, NounChoice, StoryTenses } from '../syntax/binding.ts'
import { bothAgree } from '../syntax/discourse.ts'
import type { Frame } from '../syntax/frame.ts'
import { withoutHabit } from './habit.ts'
import { participleFeatures } from './participle.ts'
import type { FiniteForm } from './reading.ts'
import { chosenUse, starOf, subjectFor } from './star.ts'
import type { Guest, Story } from './story.ts'

/** What a given verb form is, the story's tense preferred. */
export function formUse(guest: Guest | null, tenses: StoryTenses): FiniteForm | null {
  return guest?.reading.kind === 'finite' ? (chosenUse(guest.reading.uses, tenses) ?? null) : null
}

/** An adjective or a participle in the plural, said of the hero, is said of both children. */
function adjectiveSubject({ guest, frame, story }: Bound): Agreement | null {
  const participle = participleFeatures(guest?.reading, story.language)
  if (participle !== null) return participle.number === 'p' ? bothAgree(story.discourse) : null
  if (guest?.reading.kind !== 'adjective' || guest.reading.number !== 'p') return null
  const attribute = frame.items.some(
    (item) =>
      item.kind === 'group' && item.role === 'A' && item.parts.some(({ kind }) => kind === 'star'),
  )
  if (!attribute) return null
  return bothAgree(story.discourse)
}

/** Whether the sentence conjugates the word of the header, rather than quoting it. */
export function conjugatesStar({ items }: Frame): boolean {
  return items.some((item) => item.kind === 'verb' && item.lemma === '*')
}

interface Bound {
  readonly frame: Frame
  readonly guest: Guest | null
  readonly story: Story
}

/** The frame with its nouns, its subject and its tenses. */
export function bindingOf(bound: Bound, slots: readonly (readonly NounChoice[])[]): Binding {
  const { frame, guest, story } = bound
  const use = conjugatesStar(frame) ? formUse(guest, story.tenses) : null
  const subject = use === null ? adjectiveSubject(bound) : subjectFor(use, story.discourse)
  return {
    frame: withoutHabit(frame, use?.tense ?? story.tenses.event),
    slots,
    star: guest === null ? null : starOf(guest.reading),
    subject,
    tenses: story.tenses,
    starUse: use,
    added: [],
  }
}
