import { expect, test } from 'vitest'
import { doubtGroups } from '../../../domain/class/class-doubts.ts'
import { type SheetCode, textVersion } from '../../../domain/class/sheet-code.ts'
import { type ClassContext, type ClassQueue, EMPTY_QUEUE } from './class-photos-state.ts'
import { progressOf, readyCopies, stageCounts } from './class-progress-state.ts'
import { type ClassEvent, canUndo, reduceClass } from './class-queue-state.ts'

const TEXT = 'Le matin, les enfants arrivent à l’école.'
const BEGINNING = 'Le matin,'
const VERSION = textVersion([TEXT])
const NAMES = ['anh', 'bilal', 'mei', 'zoe']
const CONTEXT: ClassContext = {
  roll: {
    dictation: 'd1',
    learners: NAMES.map((id, at) => ({ id, number: at + 1 })),
    checked: [],
    versions: { whole: VERSION },
  },
  texts: { short: BEGINNING, whole: TEXT, cloze: 'enfants' },
}
const REFUSALS = { 'same-photo': 'déjà là', 'other-dictation': 'autre', 'older-text': 'ancien' }

function codeOf(number: number, change: Partial<SheetCode> = {}): SheetCode {
  const layout = { size: 'normal', isHalf: false } as const
  return { dictation: 'd1', number, page: 1, part: 'whole', version: VERSION, ...layout, ...change }
}

function prepared(id: string, code: SheetCode | null): ClassEvent {
  return { type: 'photo-prepared', id, code, refusals: REFUSALS }
}

function read(id: string, text: string): ClassEvent {
  const tokens = text.split(' ').map((word) => ({ text: word, confidence: 90, box: null }))
  return { type: 'photo-read', id, page: { tokens, width: 100, height: 100, bytes: id.length } }
}

function after(events: readonly ClassEvent[], from: ClassQueue = EMPTY_QUEUE): ClassQueue {
  return events.reduce((queue, event) => reduceClass(queue, event, CONTEXT), from)
}

/** What the server has before the first copy. */
const NOTHING = { scores: {}, absent: [] }

function stages(queue: ClassQueue): string[] {
  return NAMES.map((learner) => {
    const { stage, doubts } = progressOf(queue, learner, NOTHING)
    return doubts > 0 ? `${stage} ${doubts}` : stage
  })
}

const WRONG = 'Le matin, les enfants arrive à l’école.'
const READ = after([
  prepared('a', codeOf(1)),
  prepared('b', codeOf(2)),
  prepared('z', codeOf(4)),
  read('a', TEXT),
  read('b', WRONG),
])

test('CLA-04 each copy says how far it is, and the class how many are where', () => {
  const queue = after([{ type: 'absent', learners: ['mei'], is: true }], READ)
  expect(stages(queue)).toEqual(['ready', 'to-check 1', 'absent', 'reading'])
  const counts = stageCounts(NAMES.map((learner) => progressOf(queue, learner, NOTHING)))
  expect(counts).toMatchObject({ ready: 1, 'to-check': 1, absent: 1, reading: 1, checked: 0 })
  expect(progressOf(queue, 'mei', { scores: { mei: 80 }, absent: [] })).toMatchObject({
    stage: 'checked',
    score: 80,
  })
})

test('CLA-04 a network that is gone puts the photo back in the queue; one that cannot be read is told', () => {
  const away = after(
    [
      { type: 'reading', id: 'z', percent: 40 },
      { type: 'photo-queued', id: 'z' },
    ],
    READ,
  )
  expect(away.photos.find(({ id }) => id === 'z')?.step.kind).toBe('queued')
  expect(stages(away)[1]).toBe('to-check 1')
  const failed = after([{ type: 'photo-failed', id: 'z', sentence: 'illisible' }], READ)
  expect(stages(failed)[3]).toBe('again')
})

test('CLA-04 the same photo, another dictation and an older text are each told in a sentence', () => {
  const queue = after(
    [
      prepared('a', codeOf(1)),
      prepared('x', codeOf(1, { dictation: 'd2' })),
      prepared('m', codeOf(3, { version: '0000' })),
    ],
    READ,
  )
  expect(queue.notices.map(({ sentence }) => sentence)).toEqual(['déjà là', 'autre', 'ancien'])
  expect(queue.photos.map(({ id }) => id)).toEqual(['a', 'b', 'z', 'm'])
})

test('CLA-03 CLA-04 a free sheet is under nobody until the adult says whose it is, also when it was read before', () => {
  const asked = after([prepared('f', null), read('f', WRONG)], READ)
  expect(stages(asked)[2]).toBe('awaited')
  const filed = after([{ type: 'photo-filed', id: 'f', learner: 'mei' }], asked)
  expect(stages(filed)[2]).toBe('to-check 1')
  const undone = after([{ type: 'photo-dropped', id: 'f' }], filed)
  expect(stages(undone)[2]).toBe('awaited')
})

test('CLA-03 PAG-05 a free sheet is compared with what the adult says was given; gaps are read anew', () => {
  const asked = after([prepared('f', null), read('f', BEGINNING)])
  const file = (part: 'short' | 'cloze'): ClassEvent => ({
    type: 'photo-filed',
    id: 'f',
    learner: 'mei',
    part,
  })
  const short = after([file('short')], asked)
  expect(short.copies.mei).toMatchObject({
    part: 'short',
    copy: { draft: { original: BEGINNING } },
  })
  expect(stages(short)[2]).toBe('ready')
  const cloze = after([file('cloze')], asked)
  expect(cloze.photos).toMatchObject([{ part: 'cloze', step: { kind: 'queued' } }])
  expect(stages(cloze)[2]).toBe('reading')
  expect(after([read('f', 'enfants')], cloze).copies.mei).toMatchObject({ part: 'cloze' })
})

test('CLA-04 a second photo of one page waits for an answer: a further page, or in place of the first', () => {
  const asked = after([prepared('c', codeOf(2)), read('c', 'à l’école.')], READ)
  expect(asked.photos.at(-1)).toMatchObject({ learner: 'bilal', question: 'page' })
  expect(stages(asked)[1]).toBe('to-check 1')
  const further = after([{ type: 'photo-filed', id: 'c', learner: 'bilal' }], asked)
  expect(further.photos.at(-1)).toMatchObject({ page: 2, question: null })
  expect(further.copies.bilal?.copy.reading?.pages).toHaveLength(2)
  const instead = after([read('c', TEXT), { type: 'photo-replaces', id: 'c' }], asked)
  expect(instead.photos.map(({ id }) => id)).toEqual(['a', 'z', 'c'])
  expect(stages(instead)[1]).toBe('ready')
})

test('CLA-05 an answer for several copies is taken back at once, and not from what is confirmed since', () => {
  const both = after([read('z', WRONG)], READ)
  const drafts = ['bilal', 'zoe'].flatMap((learner) => {
    const draft = both.copies[learner]?.copy.draft
    return draft ? [{ learner, draft }] : []
  })
  const words = doubtGroups(drafts)[0]?.words ?? []
  const verdict = { kind: 'written', text: 'arrive' } as const
  const answered = after([{ type: 'doubts-answered', words, verdict }], both)
  expect(stages(answered)).toEqual(['ready', 'ready', 'awaited', 'ready'])
  expect(stages(after([{ type: 'undone' }], answered))[3]).toBe('to-check 1')
  const confirmed = after(
    [{ type: 'validated', keys: { bilal: 'k' } }, { type: 'undone' }],
    answered,
  )
  expect([confirmed.copies.bilal?.key, stages(confirmed)[1], stages(confirmed)[3]]).toEqual([
    'k',
    'ready',
    'to-check 1',
  ])
})

test('CLA-04 what is stored leaves the queue with its photos; what could not be stored is confirmed again', () => {
  const sent = after([{ type: 'validated', keys: { anh: 'k', bilal: 'l' } }], READ)
  expect([sent.copies.anh?.key, sent.copies.bilal?.key]).toEqual(['k', null])
  const saved = after([{ type: 'saved', learner: 'anh', score: 100 }], sent)
  expect(saved.photos.map(({ id }) => id)).toEqual(['b', 'z'])
  expect(progressOf(saved, 'anh', NOTHING)).toMatchObject({ stage: 'checked', score: 100 })
  const failed = after([{ type: 'save-failed', learner: 'anh', sentence: 'non' }], sent)
  expect(failed.copies.anh).toMatchObject({ key: null, problem: 'non' })
})

test('CLA-04 a copy put under the wrong child is put under the right one with its answers', () => {
  const words = [{ learner: 'bilal', index: 4 }]
  const verdict = { kind: 'written', text: 'arrive' } as const
  const answered = after([{ type: 'doubts-answered', words, verdict }], READ)
  const moved = after([{ type: 'copy-moved', from: 'bilal', to: 'mei' }], answered)
  expect(stages(moved)).toEqual(['ready', 'awaited', 'ready', 'reading'])
})

test('CLA-04 an absence is what was said last: here before the server has it, then as the server has it', () => {
  const stageOf = (queue: ClassQueue, absent: readonly string[]) =>
    progressOf(queue, 'mei', { scores: {}, absent }).stage
  const said = after([{ type: 'absent', learners: ['mei'], is: true }])
  expect([stageOf(said, []), stageOf(said, ['mei'])]).toEqual(['absent', 'absent'])
  const stored = after([{ type: 'absences-stored', learners: ['mei'], is: true }], said)
  expect([stageOf(stored, []), stageOf(stored, ['mei'])]).toEqual(['awaited', 'absent'])
  // Said otherwise while the first word was on its way: the second one still has to be sent.
  const other = after(
    [
      { type: 'absent', learners: ['mei'], is: false },
      { type: 'absences-stored', learners: ['mei'], is: true },
    ],
    said,
  )
  expect([other.absences, stageOf(other, ['mei'])]).toEqual([{ mei: false }, 'awaited'])
})

test('CLA-03 CLA-04 two children who wrote on each other’s sheets: their copies change places, answers and pages with them', () => {
  const both = after([read('z', TEXT)], READ)
  const verdict = { kind: 'written', text: 'arrive' } as const
  const words = [{ learner: 'bilal', index: 4 }]
  const answered = after([{ type: 'doubts-answered', words, verdict }], both)
  const moved = after([{ type: 'copy-moved', from: 'bilal', to: 'zoe' }], answered)
  expect(moved.photos.map(({ id, learner, page }) => [id, learner, page])).toEqual([
    ['a', 'anh', 1],
    ['b', 'zoe', 1],
    ['z', 'bilal', 1],
  ])
  expect(moved.copies.zoe).toBe(answered.copies.bilal)
  expect(moved.copies.bilal).toBe(answered.copies.zoe)
  // One that is on its way to the server stays where it is.
  const sent = after([{ type: 'validated', keys: { zoe: 'k' } }], both)
  expect(after([{ type: 'copy-moved', from: 'bilal', to: 'zoe' }], sent)).toBe(sent)
})

test('CLA-04 what is confirmed already, and on its way to the server, is not offered to be confirmed', () => {
  const ready = (queue: ClassQueue): number =>
    readyCopies(
      queue,
      NAMES.map((learner) => progressOf(queue, learner, NOTHING)),
    )
  expect(ready(READ)).toBe(1)
  const sent = after([{ type: 'validated', keys: { anh: 'k' } }], READ)
  expect(stages(sent)[0]).toBe('ready')
  expect(ready(sent)).toBe(0)
})

test('CLA-05 «Annuler» is offered as long as there is an answer to take back', () => {
  expect(canUndo(READ)).toBe(false)
  const words = [{ learner: 'bilal', index: 4 }]
  const verdict = { kind: 'written', text: 'arrive' } as const
  const answered = after([{ type: 'doubts-answered', words, verdict }], READ)
  expect(canUndo(answered)).toBe(true)
  const sent = after([{ type: 'validated', keys: { bilal: 'k' } }], answered)
  expect(canUndo(sent)).toBe(false)
  expect(canUndo(after([{ type: 'saved', learner: 'bilal', score: 80 }], sent))).toBe(false)
})
