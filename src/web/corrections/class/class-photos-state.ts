/** The copies of a class from their photos on (CLA-04): filed under learners; what was read becomes the verification of a copy. */
import type { SheetCode } from '../../../domain/class/sheet-code.ts'
import { type ClassRoll, fileSheet } from '../../../domain/class/sheet-filing.ts'
import { draftFromReading } from '../../../domain/copy/draft/copy-draft.ts'
import type { GivenPart } from '../../../domain/dictation/given-part.ts'
import {
  type CopyVerification,
  openVerification,
  type ReadPage,
  withPages,
} from '../verification/verification-state.ts'
import { type ClassPhoto, withPart } from './class-photo-state.ts'

export interface ClassCopy {
  readonly part: GivenPart
  readonly copy: CopyVerification
  /** Confirmed by the adult, on its way to the server under this idempotency key; null before. */
  readonly key: string | null
  /** Why it could not be stored. */
  readonly problem: string | null
}

export interface ClassNotice {
  readonly id: string
  readonly kind: 'refused' | 'older-text'
  readonly sentence: string
}

export interface ClassQueue {
  readonly photos: readonly ClassPhoto[]
  /** By learner. */
  readonly copies: Readonly<Record<string, ClassCopy>>
  /** What was said of who was absent, by learner, until the server knows it. */
  readonly absences: Readonly<Record<string, boolean>>
  /** Score of those stored since the screen was opened, by learner. */
  readonly stored: Readonly<Record<string, number>>
  readonly notices: readonly ClassNotice[]
  /** Copies before the last answers for several, oldest first. */
  readonly past: readonly ClassQueue['copies'][]
}

export const EMPTY_QUEUE: ClassQueue = {
  photos: [],
  copies: {},
  absences: {},
  stored: {},
  notices: [],
  past: [],
}

/** What the rules need to know of class and text. */
export interface ClassContext {
  readonly roll: ClassRoll
  /** Known texts of the dictation by what was given of it. */
  readonly texts: Readonly<Partial<Record<GivenPart, string>>>
}

export type PhotoEvent =
  | {
      readonly type: 'photo-prepared'
      readonly id: string
      readonly code: SheetCode | null
      /** Sentences for what may be wrong with it. */
      readonly refusals: Readonly<Record<'same-photo' | 'other-dictation' | 'older-text', string>>
    }
  | { readonly type: 'photo-refused'; readonly id: string; readonly sentence: string }
  | { readonly type: 'reading'; readonly id: string; readonly percent: number }
  | { readonly type: 'photo-read'; readonly id: string; readonly page: ReadPage }
  | { readonly type: 'photo-failed'; readonly id: string; readonly sentence: string }
  /** Read later: the network is away, or the reader is busy. */
  | { readonly type: 'photo-queued'; readonly id: string }
  /** Whose it is, and what of the text was given; a further page where one is there already. */
  | {
      readonly type: 'photo-filed'
      readonly id: string
      readonly learner: string
      readonly part?: GivenPart
    }
  /** In place of the photo of the same page. */
  | { readonly type: 'photo-replaces'; readonly id: string }
  | { readonly type: 'photo-dropped'; readonly id: string }

export function without<Value>(
  record: Readonly<Record<string, Value>>,
  key: string,
): Readonly<Record<string, Value>> {
  const { [key]: _, ...rest } = record
  return rest
}

function withPhoto(
  queue: ClassQueue,
  id: string,
  change: (photo: ClassPhoto) => ClassPhoto,
): ClassQueue {
  return { ...queue, photos: queue.photos.map((one) => (one.id === id ? change(one) : one)) }
}

function stepped(queue: ClassQueue, id: string, step: ClassPhoto['step']): ClassQueue {
  return withPhoto(queue, id, (photo) => ({ ...photo, step }))
}

function readPages({ photos }: ClassQueue, learner: string): ReadPage[] {
  return photos
    .filter((photo) => photo.learner === learner && photo.question === null)
    .toSorted((one, other) => one.page - other.page)
    .flatMap(({ step }) => (step.kind === 'read' ? [step.page] : []))
}

/** The copy of a learner, from all its pages that were read; verdicts given so far stay. */
function withCopyOf(queue: ClassQueue, learner: string, { texts }: ClassContext): ClassQueue {
  const pages = readPages(queue, learner)
  const part = queue.photos.find((photo) => photo.learner === learner)?.part ?? 'whole'
  const text = texts[part]
  if (pages.length === 0 || text === undefined) {
    return { ...queue, copies: without(queue.copies, learner) }
  }
  const before = queue.copies[learner]
  const tokens = pages.flatMap((page) => page.tokens)
  const copy =
    before === undefined
      ? openVerification(draftFromReading(text, tokens), { pages })
      : withPages(before.copy, pages)
  const next: ClassCopy = { part, copy, key: null, problem: null }
  return { ...queue, copies: { ...queue.copies, [learner]: next } }
}

function noted(queue: ClassQueue, notice: ClassNotice): ClassQueue {
  const others = queue.notices.filter(({ id }) => id !== notice.id)
  return { ...queue, notices: [...others, notice] }
}

function prepared(
  queue: ClassQueue,
  event: Extract<PhotoEvent, { type: 'photo-prepared' }>,
  { roll }: ClassContext,
): ClassQueue {
  const { id, code, refusals } = event
  const there = queue.photos.map((one) => ({ ...one, fingerprint: one.id }))
  const filing = fileSheet(id, code, there, roll)
  if (filing.kind === 'refused') {
    return noted(queue, { id, kind: 'refused', sentence: refusals[filing.why] })
  }
  const photo: ClassPhoto = {
    id,
    learner: filing.learner,
    page: filing.page,
    part: code?.part ?? 'whole',
    isCoded: code !== null,
    question: filing.kind === 'asked' ? filing.why : null,
    step: { kind: 'queued' },
  }
  const next = { ...queue, photos: [...queue.photos, photo] }
  return filing.kind === 'filed' && filing.isOlderText
    ? noted(next, { id, kind: 'older-text', sentence: refusals['older-text'] })
    : next
}

interface Filed {
  readonly id: string
  readonly learner: string
  readonly part?: GivenPart
}

function filed(queue: ClassQueue, { id, learner, part }: Filed, context: ClassContext): ClassQueue {
  const from = queue.photos.find((one) => one.id === id)?.learner
  const pages = queue.photos
    .filter((one) => one.id !== id && one.learner === learner && one.question === null)
    .map(({ page }) => page)
  const moved = withPhoto(queue, id, (photo) => ({
    ...withPart(photo, part ?? photo.part),
    learner,
    question: null,
    page: pages.includes(photo.page) ? Math.max(...pages) + 1 : photo.page,
  }))
  // What was answered goes with a copy that lay under another child.
  const before = moved.copies[learner] ?? (from == null ? undefined : moved.copies[from])
  const copies = before ? { ...moved.copies, [learner]: before } : moved.copies
  const next = withCopyOf({ ...moved, copies }, learner, context)
  return from == null || from === learner ? next : withCopyOf(next, from, context)
}

function dropped(queue: ClassQueue, id: string, context: ClassContext): ClassQueue {
  const photo = queue.photos.find((one) => one.id === id)
  const next = { ...queue, photos: queue.photos.filter((one) => one.id !== id) }
  const isFiled = photo !== undefined && photo.learner !== null && photo.question === null
  return isFiled && photo.learner !== null ? withCopyOf(next, photo.learner, context) : next
}

function replaced(queue: ClassQueue, id: string, context: ClassContext): ClassQueue {
  const photo = queue.photos.find((one) => one.id === id)
  if (photo === undefined || photo.learner === null) return queue
  const { learner, page } = photo
  const photos = queue.photos.filter(
    (one) => one.id === id || one.learner !== learner || one.page !== page,
  )
  // Its answers were about the photo that goes.
  return filed(
    { ...queue, photos, copies: without(queue.copies, learner) },
    { id, learner },
    context,
  )
}

function read(queue: ClassQueue, id: string, page: ReadPage, context: ClassContext): ClassQueue {
  const next = stepped(queue, id, { kind: 'read', page })
  const photo = next.photos.find((one) => one.id === id)
  const learner = photo?.question === null ? photo.learner : null
  return learner === null ? next : withCopyOf(next, learner, context)
}

/** An event about a photo that is not there changes nothing. */
export function reducePhoto(
  queue: ClassQueue,
  event: PhotoEvent,
  context: ClassContext,
): ClassQueue {
  const { id } = event
  switch (event.type) {
    case 'photo-prepared':
      return prepared(queue, event, context)
    case 'photo-refused':
      return noted(queue, { id, kind: 'refused', sentence: event.sentence })
    case 'reading':
      return stepped(queue, id, { kind: 'reading', percent: event.percent })
    case 'photo-read':
      return read(queue, id, event.page, context)
    case 'photo-failed':
      return stepped(queue, id, { kind: 'failed', sentence: event.sentence })
    case 'photo-queued':
      return stepped(queue, id, { kind: 'queued' })
    case 'photo-filed':
      return filed(queue, event, context)
    case 'photo-replaces':
      return replaced(queue, id, context)
    case 'photo-dropped':
      return dropped(queue, id, context)
  }
}
