/** The browser's own database of one user: results that wait, exercises fetched ahead, photos to be read. It goes at sign-out. */
import { deviceDatabaseName } from '../persistence/tab-storage.ts'

export type DeviceStore = 'writes' | 'exercises' | 'photos'

const STORES: readonly DeviceStore[] = ['writes', 'exercises', 'photos']

function resultOf<T>(request: IDBRequest<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result)
    request.onerror = () => reject(request.error)
  })
}

function completed(transaction: IDBTransaction): Promise<void> {
  return new Promise((resolve, reject) => {
    transaction.oncomplete = () => resolve()
    transaction.onabort = () => reject(transaction.error)
  })
}

function open(userId: string): Promise<IDBDatabase> {
  const request = indexedDB.open(deviceDatabaseName(userId), 1)
  request.onupgradeneeded = () => {
    for (const store of STORES) request.result.createObjectStore(store)
  }
  return resultOf(request)
}

/** One value read, made anew and written in one transaction, whatever other tabs do. Rejects where the browser keeps nothing. */
export async function changeOnDevice<T>(
  {
    user,
    store,
    key,
  }: { readonly user: string; readonly store: DeviceStore; readonly key: string },
  change: (before: T | undefined) => T | undefined,
): Promise<T | undefined> {
  const database = await open(user)
  try {
    const transaction = database.transaction(store, 'readwrite', { durability: 'strict' })
    const values = transaction.objectStore(store)
    const done = completed(transaction)
    const after = change(await resultOf<T | undefined>(values.get(key)))
    if (after === undefined) values.delete(key)
    else values.put(after, key)
    await done
    return after
  } finally {
    database.close()
  }
}
