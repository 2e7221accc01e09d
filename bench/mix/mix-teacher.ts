/**
 * Ten minutes of a teacher with thirty learners, compressed: he opens the application, signs in, looks at results, asks for
 * two dictations, has eleven photos read, saves ten corrections (one in twenty sent twice), while the class ends its
 * calculation test. Requests leave when they are due, whatever became of those before.
 */
import { setTimeout as wait } from 'node:timers/promises'
import { ALL_COUNT, DEFAULT_WEIGHTS } from '../../src/domain/copy/review/grading-scale.ts'
import type { Random } from '../../src/domain/random.ts'
import { arrive, type Desk, type ListedLearner, openDesk, save } from './mix-desk.ts'
import type { MixOrder, Outcome, Written } from './mix-outcome.ts'

const SENT_TWICE = 0.05

const ORIGINAL =
  "L'écureuil vit dans la forêt. Il a une belle queue rousse. Le matin, il cherche une noisette. Il la mange sur une branche."
const MISREAD = { right: 'noisette', wrong: 'noisete' }

const REVIEW = {
  original: ORIGINAL,
  faults: [
    {
      index: ORIGINAL.split(/ /u).findIndex((word) => word.startsWith(MISREAD.right)),
      kind: 'written',
      text: MISREAD.wrong,
    },
  ],
  extras: [],
  signs: [],
  choices: [],
  scale: 'specified',
  weights: DEFAULT_WEIGHTS,
  switches: ALL_COUNT,
}

const REQUEST = {
  words: ['écureuil', 'noisette', 'forêt', 'manger', 'rousse'],
  level: 'CE1',
  length: 4,
  theme: 'La forêt',
}

export interface TeacherWork {
  readonly order: MixOrder
  readonly random: Random
  readonly email: string
  /** A network of his own, as the proxy says it. */
  readonly address: string
  readonly startMs: number
  readonly spanMs: number
  readonly tell: (outcome: Outcome) => void
  readonly note: (written: Written) => void
}

interface Lesson extends TeacherWork {
  readonly desk: Desk
  readonly learners: readonly ListedLearner[]
  readonly dictationId: string
}

function learnerAt({ learners }: Lesson, i: number): ListedLearner {
  const learner = learners[i % learners.length]
  if (learner === undefined) throw new Error('a class without learners')
  return learner
}

type Do = (lesson: Lesson, i: number, due: number) => Promise<unknown>

const lookAtResults: Do = (lesson, i, due) => {
  const path = `/api/learners/${learnerAt(lesson, i).id}/results?limit=20`
  return lesson.desk.send('read', { path }, due)
}

const askForText: Do = ({ desk }, _i, due) =>
  desk.send(
    'text',
    { method: 'POST', path: '/functions/v1/generate-dictation', body: REQUEST },
    due,
  )

/** One after the other, as the server wants it of one user. */
const readPhotos: Do = async ({ desk, order }, count, due) => {
  for (let i = 0; i < count; i += 1) {
    const body = { image: order.image, purpose: i === 0 ? 'words' : 'dictation' }
    const request = { method: 'POST', path: '/functions/v1/process-image', body } as const
    await desk.send('photo', request, i === 0 ? due : performance.now())
  }
}

const saveCorrection: Do = async (lesson, i, due) => {
  const { desk, random, dictationId, note } = lesson
  if (dictationId === '') return
  const body = {
    learner_id: learnerAt(lesson, i).id,
    dictation_id: dictationId,
    content: ORIGINAL.replace(MISREAD.right, MISREAD.wrong),
    review: REVIEW,
  }
  const saving = { due, isTwice: random.next() < SENT_TWICE }
  const ids = await save(desk, { path: '/api/french-dictation-results', body }, saving)
  note({ table: 'french_dictation_results', ids, isDeleted: false })
}

/** The first one is deleted again. */
const saveCalculation: Do = async (lesson, i, due) => {
  const { desk, random, note } = lesson
  const body = {
    learner_id: learnerAt(lesson, i).id,
    operation: ['addition'],
    level: 'CE2',
    questions_count: 20,
    correct_answers: 18,
    total_time: 90_000,
    average_time: 4500,
  }
  const saving = { due, isTwice: random.next() < SENT_TWICE }
  const ids = await save(desk, { path: '/api/math-calculation-results', body }, saving)
  const [id] = ids
  if (i > 0 || id === undefined)
    return note({ table: 'math_calculation_results', ids, isDeleted: false })
  const removal = { method: 'DELETE', path: `/api/results/${id}` } as const
  const { status } = await desk.send('write', removal, performance.now())
  const isUnknown = status === 0 || status >= 500
  const isDeleted = isUnknown ? undefined : status === 204
  return note({ table: 'math_calculation_results', ids, isDeleted })
}

const editLearner: Do = (lesson, i, due) => {
  const { id, updated_at } = learnerAt(lesson, i)
  const body = { last_name: 'Durand', updated_at }
  return lesson.desk.send('write', { method: 'PATCH', path: `/api/learners/${id}`, body }, due)
}

/** How often, in which part of the lesson (from 0 to 1), and what. */
const LESSON: readonly (readonly [times: number, from: number, to: number, what: Do])[] = [
  [8, 0.05, 0.4, lookAtResults],
  [2, 0.1, 0.5, askForText],
  [10, 0.3, 0.9, saveCorrection],
  [30, 0.6, 0.75, saveCalculation],
  [3, 0.8, 0.95, editLearner],
]

const PHOTOS = 11
const PHOTOS_FROM = 0.2

async function at(due: number, what: () => Promise<unknown>): Promise<void> {
  await wait(Math.max(0, due - performance.now()))
  await what()
}

/** All of the lesson's work, on time; resolves once the last answer is there. */
async function teach(lesson: Lesson): Promise<void> {
  const { random, spanMs } = lesson
  const from = performance.now()
  const work = LESSON.flatMap(([times, first, last, what]) =>
    Array.from({ length: times }, (_, i) => {
      const due = from + (first + random.next() * (last - first)) * spanMs
      return at(due, () => what(lesson, i, due))
    }),
  )
  const photos = from + PHOTOS_FROM * spanMs
  await Promise.all([
    ...work,
    at(photos, () => readPhotos(lesson, lesson.order.photos ?? PHOTOS, photos)),
  ])
}

export async function playTeacher(work: TeacherWork): Promise<void> {
  const { order, email, address, startMs, tell, note } = work
  await wait(Math.max(0, startMs - performance.now()))
  const desk = openDesk(order, address, tell)
  const learners = await arrive(desk, { email, password: order.password })
  if (learners.length > 0) {
    const body = { title: "L'écureuil", content: ORIGINAL, level: 'CE1' }
    const saving = { due: performance.now(), isTwice: false }
    const ids = await save(desk, { path: '/api/dictations', body }, saving)
    note({ table: 'dictations', ids, isDeleted: false })
    await teach({ ...work, desk, learners, dictationId: ids[0] ?? '' })
  }
  desk.leave()
}
