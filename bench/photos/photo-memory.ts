/** Memory of a reading process that waits for its next photo, over many photos. */
import { readFileSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import type { PhotoReader } from '../../src/photos/pool/photo-reader.ts'
import type { Figure } from '../figure.ts'
import type { LabelledPhoto } from './ground-truth.ts'

const PHOTOS = 200
export const MEGABYTE = 1_000_000

/** Bytes of memory in use by a process; 0 when it has ended. */
export function residentBytes(pid: number): number {
  try {
    const [, kilobytes] =
      /^VmRSS:\s+(\d+)/mu.exec(readFileSync(`/proc/${pid}/status`, 'utf8')) ?? []
    return Number(kilobytes ?? 0) * 1024
  } catch {
    return 0
  }
}

/** Reads 200 photos one after the other, the given ones over and over. */
export async function memoryFigures(
  reader: PhotoReader,
  photos: readonly LabelledPhoto[],
): Promise<readonly Figure[]> {
  const idle: number[] = []
  const processes = new Set<number>()
  for (let i = 0; i < PHOTOS; i += 1) {
    const photo = photos[i % photos.length]
    if (photo) await reader.read(await readFile(photo.path), { purpose: 'dictation' })
    for (const pid of reader.load().processes) {
      processes.add(pid)
      idle.push(residentBytes(pid) / MEGABYTE)
    }
  }
  return [
    { name: 'photos read', value: PHOTOS, unit: 'photos' },
    { name: 'processes used one after the other', value: processes.size, unit: 'processes' },
    {
      name: 'idle memory of a process, highest',
      value: Math.max(...idle),
      unit: 'MB',
      atMost: 500,
    },
  ]
}
