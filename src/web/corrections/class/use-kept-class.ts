/**
 * Photos and answers of a class in the browser's own database, so that a reload loses none of them (CLA-04). They go when the copy is
 * stored, a week after, and at the end of the session.
 */
import { type Dispatch, useEffect, useRef, useState } from 'react'
import { KEPT_CLASS } from '../../persistence/tab-storage.ts'
import type { ClassQueue } from './class-photos-state.ts'
import type { ClassEvent } from './class-queue-state.ts'

const IMAGES = 'images'
const QUEUES = 'queues'
/** Raised when the shape of a queue changes: one of another version is dropped. */
const VERSION = 1
const KEPT_FOR_MS = 7 * 24 * 60 * 60 * 1000
const WRITE_DELAY_MS = 200

/** Whose class, and which dictation. */
export interface ClassKey {
  readonly user: string
  readonly dictation: string
}

interface KeptQueue {
  readonly version: number
  readonly at: number
  readonly queue: ClassQueue
}

function resultOf<T>(request: IDBRequest<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result)
    request.onerror = () => reject(request.error)
  })
}

function open(): Promise<IDBDatabase> {
  const request = indexedDB.open(KEPT_CLASS, 1)
  request.onupgradeneeded = () => {
    request.result.createObjectStore(IMAGES)
    request.result.createObjectStore(QUEUES)
  }
  return resultOf(request)
}

/** Where the browser keeps nothing, undefined. */
async function inStore<T>(
  name: typeof IMAGES | typeof QUEUES,
  mode: IDBTransactionMode,
  work: (store: IDBObjectStore) => IDBRequest<T>,
): Promise<T | undefined> {
  try {
    const database = await open()
    try {
      return await resultOf(work(database.transaction(name, mode).objectStore(name)))
    } finally {
      database.close()
    }
  } catch {
    return undefined
  }
}

function queueKey({ user, dictation }: ClassKey): string[] {
  return [user, dictation]
}

function imageKey(key: ClassKey, photo: string): string[] {
  return [...queueKey(key), photo]
}

/** All keys that begin so: an array sorts before the same one with more in it. */
function below(key: ClassKey): IDBKeyRange {
  return IDBKeyRange.bound(queueKey(key), [...queueKey(key), []])
}

async function keepImage(key: ClassKey, photo: string, image: Blob): Promise<void> {
  await inStore(IMAGES, 'readwrite', (store) => store.put(image, imageKey(key, photo)))
}

async function forgetImage(key: ClassKey, photo: string): Promise<void> {
  await inStore(IMAGES, 'readwrite', (store) => store.delete(imageKey(key, photo)))
}

async function keepQueue(key: ClassKey, queue: ClassQueue): Promise<void> {
  const kept: KeptQueue = { version: VERSION, at: Date.now(), queue: { ...queue, past: [] } }
  await inStore(QUEUES, 'readwrite', (store) => store.put(kept, queueKey(key)))
}

async function readQueue(key: ClassKey): Promise<ClassQueue | undefined> {
  const kept: KeptQueue | undefined = await inStore(QUEUES, 'readonly', (store) =>
    store.get(queueKey(key)),
  )
  const isUsable = kept?.version === VERSION && Date.now() - kept.at < KEPT_FOR_MS
  if (isUsable) return kept.queue
  await inStore(IMAGES, 'readwrite', (store) => store.delete(below(key)))
  return undefined
}

async function readImage(key: ClassKey, photo: string): Promise<Blob | undefined> {
  return inStore(IMAGES, 'readonly', (store) => store.get(imageKey(key, photo)))
}

export interface ClassImages {
  readonly add: (photo: string, image: Blob) => void
  readonly blobOf: (photo: string) => Blob | undefined
  /** Object URL; undefined for a photo that is not on this device. */
  readonly urlOf: (photo: string) => string | undefined
}

interface OwnImage {
  readonly blob: Blob
  readonly url: string
  /** In the database as well. */
  readonly isKept: boolean
}

type OwnImages = Map<string, OwnImage>

async function loadImages(key: ClassKey, queue: ClassQueue): Promise<OwnImages> {
  const own: OwnImages = new Map()
  for (const { id } of queue.photos) {
    const blob = await readImage(key, id)
    if (blob) own.set(id, { blob, url: URL.createObjectURL(blob), isKept: true })
  }
  return own
}

function release(own: OwnImages): void {
  for (const { url } of own.values()) URL.revokeObjectURL(url)
  own.clear()
}

/** Keeps what is in the queue, and forgets what is not. */
function follow(own: OwnImages, photos: readonly string[], key: ClassKey): void {
  for (const [id, image] of own) {
    if (!photos.includes(id)) {
      URL.revokeObjectURL(image.url)
      own.delete(id)
      void forgetImage(key, id)
    } else if (!image.isKept) {
      own.set(id, { ...image, isKept: true })
      void keepImage(key, id, image.blob)
    }
  }
}

export interface KeptClassState {
  readonly images: ClassImages
  /** False until what was kept is there again. */
  readonly isRestored: boolean
}

/** Photos whose image is gone before they were read can only be taken again. */
function restorable(queue: ClassQueue, images: OwnImages): ClassQueue {
  const photos = queue.photos.filter(({ id, step }) => step.kind === 'read' || images.has(id))
  return {
    ...queue,
    photos: photos.map((photo) =>
      photo.step.kind === 'reading' ? { ...photo, step: { kind: 'queued' } } : photo,
    ),
  }
}

/** Brings back what was kept, then keeps what changes and forgets what goes. */
export function useKeptClass(
  key: ClassKey,
  queue: ClassQueue,
  dispatch: Dispatch<ClassEvent>,
): KeptClassState {
  const images = useRef(new Map<string, OwnImage>())
  const [isRestored, setRestored] = useState(false)
  const { user, dictation } = key
  const latest = useRef(queue)
  latest.current = queue

  useEffect(() => {
    const own = images.current
    let isGone = false
    const restore = async (): Promise<void> => {
      const kept = await readQueue({ user, dictation })
      const loaded = kept ? await loadImages({ user, dictation }, kept) : new Map()
      if (isGone) return release(loaded)
      for (const [id, image] of loaded) own.set(id, image)
      if (kept) dispatch({ type: 'restored', queue: restorable(kept, own) })
      setRestored(true)
    }
    void restore()
    return () => {
      isGone = true
      release(own)
    }
  }, [user, dictation, dispatch])

  useEffect(() => {
    if (!isRestored) return undefined
    const write = (): void => void keepQueue({ user, dictation }, queue)
    const timer = setTimeout(write, WRITE_DELAY_MS)
    return () => clearTimeout(timer)
  }, [user, dictation, queue, isRestored])

  useEffect(() => {
    const leave = (): void => {
      if (isRestored) void keepQueue({ user, dictation }, latest.current)
    }
    window.addEventListener('pagehide', leave)
    return () => {
      window.removeEventListener('pagehide', leave)
      leave()
    }
  }, [user, dictation, isRestored])

  const known = queue.photos.map(({ id }) => id).join(' ')
  useEffect(() => {
    if (isRestored) follow(images.current, known.split(' '), { user, dictation })
  }, [known, user, dictation, isRestored])

  return {
    isRestored,
    images: {
      add: (photo, blob) => {
        if (images.current.has(photo)) return
        images.current.set(photo, { blob, url: URL.createObjectURL(blob), isKept: false })
      },
      blobOf: (photo) => images.current.get(photo)?.blob,
      urlOf: (photo) => images.current.get(photo)?.url,
    },
  }
}
