/** Shows a piece of the kit with its real style, in a real browser, and holds it to the rules of accessibility. */
import axe from 'axe-core'
import type { ReactNode } from 'react'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { expect } from 'vitest'
import { type RenderResult, render } from 'vitest-browser-react'
import '../../../src/web/styles/site.css'

/** Renders inside a page that has a language, a main part and a router. */
export async function renderInPage(piece: ReactNode): Promise<RenderResult> {
  document.documentElement.lang = 'fr'
  const router = createMemoryRouter([{ path: '*', element: <main>{piece}</main> }])
  const shown = await render(<RouterProvider router={router} />)
  // Widths are those of our own letters.
  await document.fonts.ready
  return shown
}

/** Waits for what fades in: half-way its contrast is nobody's. What turns for ever is left out. */
async function settled(): Promise<void> {
  const ending = document
    .getAnimations()
    .filter(
      (animation) => animation.effect?.getComputedTiming().endTime !== Number.POSITIVE_INFINITY,
    )
  await Promise.all(ending.map((animation) => animation.finished))
}

/** No violation of WCAG A and AA nor of the good practices, contrasts included. */
export async function expectAccessible(): Promise<void> {
  await settled()
  const { violations } = await axe.run(document.body, {
    // A piece alone is no page: headings and landmarks are the screens' business.
    rules: { region: { enabled: false }, 'page-has-heading-one': { enabled: false } },
  })
  expect(violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html ?? ''}`)).toEqual([])
}
