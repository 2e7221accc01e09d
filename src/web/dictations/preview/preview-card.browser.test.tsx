import { type ReactElement, useReducer } from 'react'
import { expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import type { RenderResult } from 'vitest-browser-react'
import { signInClaire } from '../../../../test/support/people/signed-in.ts'
import { expectAccessible, renderInPage } from '../../../../test/support/screens/kit.tsx'
import { WRITTEN } from '../../../../test/support/screens/written-dictation.ts'
import type { GeneratedDictation } from '../../../contract/generation.ts'
import {
  draftShown,
  type GeneratorEvent,
  initialGenerator,
  isGenerating,
  reduceGenerator,
} from '../generator-state.ts'
import { PreviewCard } from './preview-card.tsx'

const WITHOUT_RABBIT = {
  ...WRITTEN,
  missing: ['lapin'],
  warnings: [
    "« vache » est écrit « vaches », comme l'objectif le demande.",
    "« pré » est écrit « prés », comme l'objectif le demande.",
  ],
}

function eventsOf(written: GeneratedDictation): readonly GeneratorEvent[] {
  return [
    { type: 'typed', change: { words: 'vache, lapin' } },
    { type: 'submitted' },
    { type: 'generated', written },
  ]
}

/** A preview as the generator shows it, which asks and is never answered. */
function Preview({
  written = WITHOUT_RABBIT,
}: {
  written?: GeneratedDictation
}): ReactElement | null {
  const [state, dispatch] = useReducer(
    reduceGenerator,
    eventsOf(written).reduce(reduceGenerator, initialGenerator()),
  )
  const { phase } = state
  const draft = draftShown(state)
  return (
    draft && (
      <PreviewCard
        draft={draft}
        title="Semaine 3"
        edited={phase.kind === 'preview' ? phase.edited : null}
        creating={false}
        generating={isGenerating(phase)}
        dispatch={dispatch}
        onCreate={() => undefined}
      />
    )
  )
}

async function mendText(screen: RenderResult, text: string): Promise<void> {
  await screen.getByRole('button', { name: 'Modifier le texte' }).click()
  await screen.getByLabelText('Texte de la dictée').fill(text)
  await screen.getByRole('button', { name: 'Sauvegarder' }).click()
}

test('GEN-11 a text that comes takes the focus to its title, and so does an editor that closes', async () => {
  const screen = await renderInPage(<Preview />)
  const heading = screen.getByRole('heading', { name: 'Semaine 3' })
  await expect.element(heading).toHaveFocus()
  await expect.element(screen.getByText(/^Ce mot n'a pas pu être placé/u)).toBeVisible()
  await expectAccessible()
  await screen.getByRole('button', { name: 'Modifier le texte' }).click()
  await expect.element(screen.getByLabelText('Texte de la dictée')).toHaveFocus()
  await screen.getByRole('button', { name: 'Sauvegarder' }).click()
  await expect.element(heading).toHaveFocus()
})

test('GEN-11 going back asks before a text mended by hand is lost, of one as it was written it does not', async () => {
  const screen = await renderInPage(<Preview />)
  const back = screen.getByRole('button', { name: 'Retour' })
  await mendText(screen, 'Deux vaches broutent.')
  await back.click()
  const question = screen.getByRole('alertdialog', { name: /^Quitter sans créer la dictée/u })
  await expect.element(question.getByRole('button', { name: 'Rester' })).toHaveFocus()
  await expectAccessible()
  await question.getByRole('button', { name: 'Rester' }).click()
  await expect.element(screen.getByText('Deux vaches broutent.')).toBeVisible()
  await back.click()
  await question.getByRole('button', { name: 'Quitter' }).click()
  await expect.element(back).not.toBeInTheDocument()
  await screen.unmount()

  const untouched = await renderInPage(<Preview />)
  await untouched.getByRole('button', { name: 'Retour' }).click()
  await expect.element(untouched.getByRole('button', { name: 'Retour' })).not.toBeInTheDocument()
})

test('GEN-11 the text stays on the screen while another is asked for, and the keyboard stops it', async () => {
  const screen = await renderInPage(<Preview />)
  await mendText(screen, 'Deux vaches broutent.')
  await screen.getByRole('button', { name: 'Proposer un autre texte' }).click()
  const question = screen.getByRole('alertdialog', { name: /^Remplacer votre texte/u })
  await question.getByRole('button', { name: 'Annuler' }).click()
  await screen.getByRole('button', { name: 'Proposer un autre texte' }).click()
  await question.getByRole('button', { name: 'Proposer un autre texte' }).click()
  await expect.element(screen.getByText('Deux vaches broutent.')).toBeVisible()
  await expect.element(screen.getByRole('button', { name: 'Créer' })).toBeDisabled()
  await expectAccessible()
  await userEvent.keyboard('{Tab}')
  await expect.element(screen.getByRole('button', { name: 'Annuler' })).toHaveFocus()
  // The second press finds nothing to leave with.
  await userEvent.keyboard('{Enter}{Enter}')
  await expect.element(screen.getByText('Deux vaches broutent.')).toBeVisible()
  await expect.element(screen.getByRole('button', { name: 'Créer' })).toBeEnabled()
})

test('TXT-02 independent sentences are numbered, and said to be so with the reason', async () => {
  const sentences = {
    ...WRITTEN,
    form: 'sentences' as const,
    content: 'La vache broute.\nLa fusée décolle.',
    sentences: ['La vache broute.', 'La fusée décolle.'].map((text) => ({ text, words: [] })),
  }
  const screen = await renderInPage(<Preview written={sentences} />)
  await expect.element(screen.getByText('Phrases', { exact: true })).toBeVisible()
  await expect
    .element(screen.getByText(/^Ces mots ne tiennent pas dans un même texte/u))
    .toBeVisible()
  const lines = screen.getByRole('list').first().getByRole('listitem')
  expect(lines.elements().map((line) => line.textContent?.trim())).toEqual([
    'La vache broute.',
    'La fusée décolle.',
  ])
  await expectAccessible()
  await screen.unmount()
  const text = await renderInPage(<Preview />)
  await expect.element(text.getByText('Texte', { exact: true })).toBeVisible()
})

const OTHER = { text: 'Deux vaches mangent le pré.', words: [] }

/** Answers the questions for another sentence, one after the other. */
function proposes(...answers: readonly (typeof OTHER | null)[]) {
  signInClaire()
  const left = [...answers]
  return vi
    .spyOn(globalThis, 'fetch')
    .mockImplementation(async () => Response.json({ sentence: left.shift() ?? null }))
}

test('TXT-03 «Autre phrase» puts another sentence in its place, and the first comes back', async () => {
  const asked = proposes(OTHER, null)
  const screen = await renderInPage(<Preview />)
  const another = screen.getByRole('button', { name: 'Autre phrase, n° 1' })
  const first = screen.getByRole('button', { name: 'Revenir à la première phrase, n° 1' })
  await another.click()
  await expect.element(screen.getByText(OTHER.text, { exact: true }).first()).toBeVisible()
  await expect.element(screen.getByText(/^Phrase 1\s: Deux vaches/u)).toBeInTheDocument()
  expect(asked).toHaveBeenCalledTimes(1)
  await expectAccessible()
  await first.click()
  await expect.element(screen.getByText('La vache broute dans le pré.').first()).toBeVisible()
  await expect.element(first).not.toBeInTheDocument()
  await expect.element(another).toHaveFocus()
  // Known sentences come again without a question; after the last one is asked for.
  await another.click()
  expect(asked).toHaveBeenCalledTimes(1)
  await another.click()
  await expect.element(screen.getByText('Aucune autre phrase trouvée pour ces mots.')).toBeVisible()
  await expect.element(screen.getByText(OTHER.text, { exact: true }).first()).toBeVisible()
  await expectAccessible()
})

test('TXT-03 a server that fails leaves the sentence, and the question can be put again', async () => {
  signInClaire()
  vi.spyOn(globalThis, 'fetch').mockImplementation(async () =>
    Response.json({ error: 'Service temporairement indisponible', code: 'x' }, { status: 503 }),
  )
  const screen = await renderInPage(<Preview />)
  const another = screen.getByRole('button', { name: 'Autre phrase, n° 1' })
  await another.click()
  await expect
    .element(screen.getByRole('alert'))
    .toMatchTextContent(/Phrase 1.*Service temporairement indisponible/u)
  await expect.element(screen.getByText('La vache broute dans le pré.').first()).toBeVisible()
  proposes(OTHER)
  await another.click()
  await expect.element(screen.getByText(OTHER.text, { exact: true }).first()).toBeVisible()
})

test('GEN-11 remarks of the writer are one list, and on a phone the buttons are as wide as the card', async () => {
  const screen = await renderInPage(<Preview />)
  const remarks = screen.getByRole('listitem').filter({ hasText: /est écrit/u })
  await expect.poll(() => remarks.elements().length).toBe(2)
  await page.viewport(390, 844)
  const widths = ['Retour', 'Proposer un autre texte', 'Modifier le texte', 'Créer'].map(
    (name) => screen.getByRole('button', { name }).element().getBoundingClientRect().width,
  )
  expect(new Set(widths).size).toBe(1)
  await expectAccessible()
})
