/** A class whose copies of one dictation are stored, each with its own mistakes. */
import { type BrowserContext, expect } from '@playwright/test'
import type { Learner } from '../../../src/contract/learners.ts'
import { EMPTY_REVIEW } from '../../../src/domain/copy/review/copy-review.ts'
import { HUGO, type Pupil } from '../people/journey-people.ts'
import { storeDictation } from './correction-journey.ts'

export const MORNING = {
  title: "Le matin à l'école",
  content:
    "Tout le monde arrive en classe. Les enfants arrivent à l'école avec un cartable bleu. La maîtresse dessine un chat. Tout le monde écoute une histoire.",
  level: 'CE1',
  theme: "L'école",
  goals: ['présent'],
  words: ['cartable', 'histoire'],
} as const

/** Word indexes of `MORNING`, with what a pupil may write there. */
const MISTAKES = {
  arrivent: [8, 'arrive'],
  cartable: [13, 'cartabl'],
  maitresse: [16, 'maitresse'],
  dessine: [17, 'desine'],
  ecoute: [23, 'écoutent'],
  histoire: [25, 'istoire'],
} as const

type Mistake = keyof typeof MISTAKES

/** First names with what each missed; null: absent. */
const CLASS: readonly (readonly [name: string, mistakes: readonly Mistake[] | null])[] = [
  ['Adam', ['arrivent', 'cartable', 'histoire']],
  ['Aïcha', ['arrivent', 'dessine']],
  ['Bilal', ['arrivent', 'ecoute']],
  ['Chloé', []],
  ['Fatou', ['arrivent', 'ecoute', 'maitresse']],
  ['Inès', ['arrivent', 'ecoute']],
  ['Ismaël', null],
  ['Mathis', ['cartable', 'histoire']],
  ['Noé', ['maitresse']],
  ['Oumou', ['cartable', 'histoire', 'arrivent']],
  ['Tiago', []],
  ['Zoé', ['dessine']],
]

export const PUPILS: readonly Pupil[] = CLASS.map(([first_name]) => ({
  ...HUGO,
  first_name,
  last_name: 'Roche',
}))

function copyOf(mistakes: readonly Mistake[]) {
  const faults = mistakes
    .map((name) => MISTAKES[name])
    .toSorted(([one], [other]) => one - other)
    .map(([index, text]) => ({ index, kind: 'written' as const, text }))
  const words = MORNING.content.split(/(?<=\s)/u)
  return {
    content: words
      .map((word, at) => {
        const fault = faults.find(({ index }) => index === at)
        return fault ? word.replace(/[\p{L}']+/u, fault.text) : word
      })
      .join(''),
    faults,
  }
}

/** Stores the dictation and a copy of everybody who was there; answers the dictation's id. */
export async function saveClassCopies(context: BrowserContext): Promise<string> {
  const dictation_id = await storeDictation(context, MORNING)
  const learners: Learner[] = await (await context.request.get('/api/learners')).json()
  const { scale, weights, switches } = EMPTY_REVIEW
  for (const [name, mistakes] of CLASS) {
    const learner = learners.find(({ first_name }) => first_name === name)
    if (learner === undefined) continue
    if (mistakes === null) {
      const noted = await context.request.post(`/api/dictations/${dictation_id}/absences`, {
        data: { learner_ids: [learner.id], absent: true },
      })
      expect(noted.status(), await noted.text()).toBe(200)
      continue
    }
    const { content, faults } = copyOf(mistakes)
    const review = {
      ...{ original: MORNING.content, extras: [], signs: [], choices: [], faults },
      ...{ scale, weights, switches },
    }
    const saved = await context.request.post('/api/french-dictation-results', {
      data: { learner_id: learner.id, dictation_id, content, review },
    })
    expect(saved.status(), await saved.text()).toBe(201)
  }
  return dictation_id
}
