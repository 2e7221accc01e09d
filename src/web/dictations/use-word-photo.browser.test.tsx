import { expect, test, vi } from 'vitest'
import { renderHook } from 'vitest-browser-react'
import { signInClaire } from '../../../test/support/people/signed-in.ts'
import type { GeneratorEvent } from './generator-state.ts'
import { useWordPhoto } from './use-word-photo.ts'

const PNG = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]

test('GEN-07 a photo that is given up while its file is looked at is not begun afterwards', async () => {
  const told: GeneratorEvent[] = []
  const looked = Promise.withResolvers<void>()
  const file = new File([new Uint8Array(PNG)], 'liste.png')
  const slice = file.slice(0, 16)
  Object.defineProperty(slice, 'arrayBuffer', {
    value: async () => {
      await looked.promise
      return new Uint8Array(PNG).buffer
    },
  })
  Object.defineProperty(file, 'slice', { value: () => slice })
  const { result } = await renderHook(() => useWordPhoto((event) => void told.push(event)))
  result.current.read(file)
  result.current.cancel()
  looked.resolve()
  await looked.promise
  await new Promise((resolve) => setTimeout(resolve))
  expect(told).toEqual([{ type: 'photo-cancelled' }])
})

test('GEN-07 a reading that fails without a word is told in those of photos', async () => {
  const told: GeneratorEvent[] = []
  signInClaire()
  vi.spyOn(globalThis, 'fetch').mockImplementation(
    async () => new Response('<html>', { status: 500, statusText: 'Internal Server Error' }),
  )
  const { result } = await renderHook(() => useWordPhoto((event) => void told.push(event)))
  result.current.read(new File([new Uint8Array(PNG)], 'liste.png'))
  await expect
    .poll(() => told.at(-1))
    .toEqual({
      type: 'photo-failed',
      sentence: 'Erreur lors de la reconnaissance du texte',
    })
})
