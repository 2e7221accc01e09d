/** Plays stretches of a recording, at its pitch whatever the speed. */

export function blobOf(dataUrl: string): Blob {
  const comma = dataUrl.indexOf(',')
  const type = dataUrl.slice('data:'.length, comma).replace(/;base64$/u, '')
  const bytes = Uint8Array.from(atob(dataUrl.slice(comma + 1)), (one) => one.charCodeAt(0))
  return new Blob([bytes], { type })
}

interface Stretch {
  /** In ms. */
  readonly from: number
  readonly to: number
  readonly rate: number
  readonly signal: AbortSignal
}

export interface RecordedVoice {
  /** Resolves at the end of the stretch, rejects when it cannot be played or `signal` is aborted. */
  play(stretch: Stretch): Promise<void>
  /** Gives its memory back. */
  close(): void
}

function once(target: EventTarget, name: string, signal: AbortSignal): Promise<Event> {
  return new Promise((resolve, reject) => {
    target.addEventListener(name, resolve, { once: true, signal })
    target.addEventListener('error', () => reject(new Error('the recording cannot be played')), {
      once: true,
      signal,
    })
    signal.addEventListener('abort', () => reject(signal.reason), { once: true })
  })
}

async function reach(audio: HTMLAudioElement, ms: number, signal: AbortSignal): Promise<void> {
  if (audio.readyState < HTMLMediaElement.HAVE_METADATA) {
    await once(audio, 'loadedmetadata', signal)
  }
  const there = once(audio, 'seeked', signal)
  audio.currentTime = ms / 1000
  await there
}

export function openRecordedVoice(recording: Blob): RecordedVoice {
  const address = URL.createObjectURL(recording)
  const audio = new Audio(address)
  audio.preload = 'auto'
  audio.preservesPitch = true
  return {
    play: async ({ from, to, rate, signal }) => {
      signal.throwIfAborted()
      signal.addEventListener('abort', () => audio.pause(), { once: true })
      await reach(audio, from, signal)
      audio.playbackRate = rate
      await audio.play()
      while (!audio.ended && audio.currentTime * 1000 < to) {
        signal.throwIfAborted()
        // Of a frame: `timeupdate` comes four times a second only.
        await new Promise((resolve) => setTimeout(resolve, 25))
      }
      audio.pause()
    },
    close: () => {
      audio.pause()
      audio.removeAttribute('src')
      URL.revokeObjectURL(address)
    },
  }
}
