/**
 * Photos and answers of a class in the browser's own database, so that a reload loses none of them (CLA-04). They go when the copy is
 * stored, a week after, and at the end of the session.
 */
import { type Dispatch, useEffect, useRef, useState } from 'react'
import { type ClassQueue, EMPTY_QUEUE } from './class-photos-state.ts'
import type { ClassEvent } from './class-queue-state.ts'
import {
  type ClassKey,
  forgetImage,
  keepImage,
  keepQueue,
  readImage,
  readQueue,
} from './kept-class-api.ts'

const WRITE_DELAY_MS = 200

export interface ClassImages {
  /** Resolves once the browser keeps it, so that what is shown outlives a reload. */
  readonly add: (photo: string, image: Blob) => Promise<void>
  /** It is in the queue, or was refused. */
  readonly settle: (photo: string) => void
  readonly blobOf: (photo: string) => Blob | undefined
  /** Object URL; undefined for a photo that is not on this device. */
  readonly urlOf: (photo: string) => string | undefined
}

interface OwnImage {
  readonly blob: Blob
  readonly url: string
}

type OwnImages = Map<string, OwnImage>

async function loadImages(key: ClassKey, queue: ClassQueue): Promise<OwnImages> {
  const own: OwnImages = new Map()
  for (const { id } of queue.photos) {
    const blob = await readImage(key, id)
    if (blob) own.set(id, { blob, url: URL.createObjectURL(blob) })
  }
  return own
}

function release(own: OwnImages): void {
  for (const { url } of own.values()) URL.revokeObjectURL(url)
  own.clear()
}

/** Forgets the images of photos that left the queue; `coming` are about to enter it. */
function follow(
  own: OwnImages,
  photos: readonly string[],
  { key, coming }: { readonly key: ClassKey; readonly coming: ReadonlySet<string> },
): void {
  for (const [id, { url }] of own) {
    if (photos.includes(id) || coming.has(id)) continue
    URL.revokeObjectURL(url)
    own.delete(id)
    void forgetImage(key, id)
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
    // One that was kept before the server knew of absences has none.
    absences: queue.absences ?? {},
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
  const coming = useRef(new Set<string>())
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

  // Now and then, however often the queue changes meanwhile.
  const waiting = useRef<ReturnType<typeof setTimeout>>(undefined)
  useEffect(() => {
    if (!isRestored || queue === EMPTY_QUEUE || waiting.current !== undefined) return
    waiting.current = setTimeout(() => {
      waiting.current = undefined
      void keepQueue({ user, dictation }, latest.current)
    }, WRITE_DELAY_MS)
  }, [user, dictation, queue, isRestored])

  useEffect(() => {
    const leave = (): void => {
      if (isRestored) void keepQueue({ user, dictation }, latest.current)
    }
    window.addEventListener('pagehide', leave)
    return () => {
      window.removeEventListener('pagehide', leave)
      clearTimeout(waiting.current)
      waiting.current = undefined
      leave()
    }
  }, [user, dictation, isRestored])

  const known = queue.photos.map(({ id }) => id).join(' ')
  useEffect(() => {
    if (!isRestored) return
    const key = { user, dictation }
    follow(images.current, known.split(' '), { key, coming: coming.current })
    // At once: a photo that came or went is what a reload must not forget.
    void keepQueue(key, latest.current)
  }, [known, user, dictation, isRestored])

  return {
    isRestored,
    images: {
      add: async (photo, blob) => {
        if (images.current.has(photo)) return
        coming.current.add(photo)
        images.current.set(photo, { blob, url: URL.createObjectURL(blob) })
        await keepImage(key, photo, blob)
      },
      settle: (photo) => void coming.current.delete(photo),
      blobOf: (photo) => images.current.get(photo)?.blob,
      urlOf: (photo) => images.current.get(photo)?.url,
    },
  }
}
