/** The browser's own database of a class: its queue, and the image of each photo (CLA-04). Where it keeps nothing, nothing is lost but this. */
import { KEPT_CLASS } from '../../persistence/tab-storage.ts'
import type { ClassQueue } from './class-photos-state.ts'

const IMAGES = 'images'
const QUEUES = 'queues'
/** Raised when the shape of a queue changes: one of another version is dropped. */
const VERSION = 1
const KEPT_FOR_MS = 7 * 24 * 60 * 60 * 1000

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

let opened: Promise<IDBDatabase> | undefined

async function openedDatabase(): Promise<IDBDatabase> {
  const request = indexedDB.open(KEPT_CLASS, 1)
  request.onupgradeneeded = () => {
    request.result.createObjectStore(IMAGES)
    request.result.createObjectStore(QUEUES)
  }
  const database = await resultOf(request)
  const forget = (): void => {
    opened = undefined
  }
  // At the end of the session it is deleted.
  database.onversionchange = () => {
    database.close()
    forget()
  }
  database.onclose = forget
  return database
}

/** Stays open: a page that goes away has no time to open it. */
async function open(): Promise<IDBDatabase> {
  opened ??= openedDatabase()
  try {
    return await opened
  } catch (error) {
    opened = undefined
    throw error
  }
}

/** Where the browser keeps nothing, undefined. */
async function inStore<T>(
  name: typeof IMAGES | typeof QUEUES,
  mode: IDBTransactionMode,
  work: (store: IDBObjectStore) => IDBRequest<T>,
): Promise<T | undefined> {
  try {
    const transaction = (await open()).transaction(name, mode)
    const request = work(transaction.objectStore(name))
    // Without waiting for the answer, which a page that goes away never hears: what is not committed by then is undone.
    if (mode === 'readwrite') transaction.commit()
    return await resultOf(request)
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

export async function keepImage(key: ClassKey, photo: string, image: Blob): Promise<void> {
  await inStore(IMAGES, 'readwrite', (store) => store.put(image, imageKey(key, photo)))
}

export async function forgetImage(key: ClassKey, photo: string): Promise<void> {
  await inStore(IMAGES, 'readwrite', (store) => store.delete(imageKey(key, photo)))
}

export async function keepQueue(key: ClassKey, queue: ClassQueue): Promise<void> {
  const kept: KeptQueue = { version: VERSION, at: Date.now(), queue: { ...queue, past: [] } }
  await inStore(QUEUES, 'readwrite', (store) => store.put(kept, queueKey(key)))
}

export async function readQueue(key: ClassKey): Promise<ClassQueue | undefined> {
  const kept: KeptQueue | undefined = await inStore(QUEUES, 'readonly', (store) =>
    store.get(queueKey(key)),
  )
  const isUsable = kept?.version === VERSION && Date.now() - kept.at < KEPT_FOR_MS
  if (isUsable) return kept.queue
  await inStore(IMAGES, 'readwrite', (store) => store.delete(below(key)))
  return undefined
}

export async function readImage(key: ClassKey, photo: string): Promise<Blob | undefined> {
  return inStore(IMAGES, 'readonly', (store) => store.get(imageKey(key, photo)))
}
