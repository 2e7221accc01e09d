/** Teachers of a morning, played by a process of their own, so that what plays them is not what is measured. */
import { fork } from 'node:child_process'
import sharp from 'sharp'
import { type MixOrder, type MixReport, parseReport } from './mix-outcome.ts'

const PHOTO = new URL('../../test/photos/dictation.jpg', import.meta.url).pathname

/** A photo as a telephone takes it: 1.5 MB. */
export async function photoAsTaken(): Promise<string> {
  const bytes = await sharp(PHOTO).resize({ width: 3600 }).jpeg({ quality: 92 }).toBuffer()
  return `data:image/jpeg;base64,${bytes.toString('base64')}`
}

export async function playMorning(order: MixOrder): Promise<MixReport> {
  const child = fork(new URL('mix-load.ts', import.meta.url), { serialization: 'advanced' })
  child.send(order)
  const report = new Promise<unknown>((resolve, reject) => {
    child.once('message', resolve)
    child.once('exit', (status) => reject(new Error(`the teachers ended with ${status}`)))
  })
  return parseReport(await report)
}
