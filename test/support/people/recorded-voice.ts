/** A voice as a browser sends it: the head of an Opus stream in WebM, then whatever bytes. */
import type { DictatedText } from '../../../src/contract/dictating.ts'
import type { BodyInputOf } from '../../../src/contract/route.ts'
import { routes } from '../../../src/contract/routes.ts'
import type { SignedInCaller } from '../product/test-app.ts'

export function opusFile(bytes = 2000): string {
  const head = Buffer.concat([
    Buffer.from([0x1a, 0x45, 0xdf, 0xa3]),
    Buffer.from('webm A_OPUS OpusHead'),
  ])
  const file = Buffer.concat([head, Buffer.alloc(Math.max(0, bytes - head.length), 7)])
  return `data:audio/webm;codecs=opus;base64,${file.toString('base64')}`
}

/** One second a group. */
export function voiceOf(
  { groups, version }: Pick<DictatedText, 'groups' | 'version'>,
  bytes?: number,
): BodyInputOf<typeof routes.saveRecording> {
  return {
    audio: opusFile(bytes),
    duration_ms: (groups.length + 1) * 1000,
    cuts: Array.from({ length: groups.length + 1 }, (_, i) => i * 1000),
    version,
  }
}

export interface Dictated {
  readonly text: DictatedText
  /** Of an address that is open. */
  readonly token: string
}

/** Reads a dictation aloud, and opens an address for it. */
export async function recordAndOpen(adult: SignedInCaller, id: string): Promise<Dictated> {
  const text = (await adult.send(routes.getDictatedText, { params: { id } })).body
  await adult.send(routes.saveRecording, { params: { id }, body: voiceOf(text) })
  const { token } = (await adult.send(routes.openListening, { params: { id } })).body
  return { text, token }
}
