import { expect, test } from 'vitest'
import { type DueWork, eveningStep } from './evening-step.ts'

const CAT = { id: 'cat', title: 'Le chat du grenier' }

function learner(first_name: string, due: Partial<DueWork> = {}): DueWork {
  return {
    first_name,
    level: 'CE1',
    dictation: null,
    series: null,
    due_words: 0,
    due_facts: 0,
    due_questions: 0,
    ...due,
  }
}

function pupils(count: number, due: Partial<DueWork>): DueWork[] {
  return Array.from({ length: count }, (_, at) => learner(`Élève ${at}`, due))
}

const INES = learner('Inès', { dictation: CAT, due_words: 2 })
const ADAM = learner('Adam', { due_words: 4, due_facts: 1 })
const ZOE = learner('Zoé', { due_facts: 3 })
const EVA = learner('Eva', { due_questions: 2 })
const SAM = learner('Sam', { series: 'niveau=CP&nombre=8' })

test.each([
  ['a dictation before words', [ADAM, INES], { kind: 'dictation', dictation: CAT, learner: INES }],
  [
    'the series of the week before words',
    [ADAM, SAM],
    { kind: 'series', series: 'niveau=CP&nombre=8', learner: SAM },
  ],
  ['words before facts, the most of them', [ZOE, ADAM], { kind: 'words', learner: ADAM, count: 4 }],
  ['facts', [learner('Léo'), ZOE], { kind: 'facts', learner: ZOE, count: 3 }],
  ['questions of grammar last', [EVA], { kind: 'questions', learner: EVA, count: 2 }],
  ['nothing is due', [learner('Léo')], { kind: 'nothing' }],
  ['nobody', [], { kind: 'nothing' }],
])('FIR-04 «Ce soir» proposes one thing: %s', (_what, learners, step) => {
  expect(eveningStep<DueWork>(learners)).toEqual(step)
})

test('FIR-04 a class whose copies are coming in goes on before anything else', () => {
  const learners = [...pupils(16, { dictation: CAT }), ...pupils(12, {}), ADAM]
  expect(eveningStep(learners)).toEqual({
    kind: 'class-copies',
    dictation: CAT,
    level: 'CE1',
    done: 13,
    expected: 29,
  })
})

test('FIR-04 a class that has not begun, and a family, have a dictation to give', () => {
  expect(eveningStep(pupils(28, { dictation: CAT }))).toMatchObject({ kind: 'dictation' })
  expect(eveningStep([INES, ADAM])).toMatchObject({ kind: 'dictation', learner: INES })
})
