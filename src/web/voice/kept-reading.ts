/**
 * What was said of a reading under way, second by second, in the browser's own database: a tab that is closed loses what was not
 * said, and nothing else. It goes when the reading is stored or given up, and at the end of the session.
 */
import { KEPT_READINGS } from '../persistence/tab-storage.ts'

const STORE = 'pieces'

interface KeptPiece {
  readonly of: string
  readonly piece: Blob
}

function resultOf<T>(request: IDBRequest<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result)
    request.onerror = () => reject(request.error)
  })
}

function open(): Promise<IDBDatabase> {
  const request = indexedDB.open(KEPT_READINGS, 1)
  request.onupgradeneeded = () => request.result.createObjectStore(STORE, { autoIncrement: true })
  return resultOf(request)
}

async function withStore<T>(
  mode: IDBTransactionMode,
  work: (store: IDBObjectStore) => IDBRequest<T>,
): Promise<T> {
  const database = await open()
  try {
    return await resultOf(work(database.transaction(STORE, mode).objectStore(STORE)))
  } finally {
    database.close()
  }
}

/** `of`: which reading of which text. A browser that keeps nothing goes on recording. */
export async function keepPiece(of: string, piece: Blob): Promise<void> {
  const kept: KeptPiece = { of, piece }
  await withStore('readwrite', (store) => store.add(kept)).catch(() => undefined)
}

/** undefined when nothing was interrupted. */
export async function findKeptReading(of: string): Promise<Blob | undefined> {
  const pieces: KeptPiece[] = await withStore('readonly', (store) => store.getAll()).catch(() => [])
  const own = pieces.filter((kept) => kept.of === of).map(({ piece }) => piece)
  return own.length > 0 ? new Blob(own, { type: own[0]?.type ?? '' }) : undefined
}

export async function forgetKeptReadings(): Promise<void> {
  await withStore('readwrite', (store) => store.clear()).catch(() => undefined)
}
