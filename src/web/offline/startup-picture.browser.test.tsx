import { afterEach, expect, test, vi } from 'vitest'
import { nameStartupPictures } from './startup-picture.ts'

/** `standalone`: what Safari on iOS says of a page, false in a tab; no other browser says anything. */
function onScreen(width: number, height: number, ratio: number, standalone?: boolean): void {
  vi.stubGlobal('screen', { width, height })
  vi.stubGlobal('devicePixelRatio', ratio)
  if (standalone === undefined) return
  Object.defineProperty(navigator, 'standalone', { value: standalone, configurable: true })
}

function named(): string[] {
  const links = document.head.querySelectorAll<HTMLLinkElement>('[rel=apple-touch-startup-image]')
  return Array.from(links, ({ media, href }) => `${media} ${new URL(href).pathname}`)
}

afterEach(() => {
  vi.unstubAllGlobals()
  Reflect.deleteProperty(navigator, 'standalone')
  for (const added of document.head.querySelectorAll('[rel^=apple-touch],[name^=apple-mobile]'))
    added.remove()
})

test('FIR-06 in a tab of iOS the page names the start-up pictures of its screen', () => {
  onScreen(820, 1180, 2, false)
  nameStartupPictures()
  expect(named()).toEqual([
    '(orientation: portrait) /startup/1640x2360.png',
    '(orientation: landscape) /startup/2360x1640.png',
  ])
})

test('FIR-06 a phone opens upright, a screen of another make with the picture of its system', () => {
  onScreen(393, 852, 3, false)
  nameStartupPictures()
  expect(named()).toEqual(['(orientation: portrait) /startup/1179x2556.png'])
  onScreen(400, 900, 3, false)
  nameStartupPictures()
  expect(named()).toHaveLength(1)
})

test.each([undefined, true])(
  'FIR-06 elsewhere, and once installed, nothing is named (%s)',
  (standalone) => {
    onScreen(393, 852, 3, standalone)
    nameStartupPictures()
    expect(named()).toEqual([])
  },
)
