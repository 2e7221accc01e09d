import { type ReactElement, useReducer } from 'react'
import { expect, test, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import { signInClaire } from '../../../test/support/people/signed-in.ts'
import { expectAccessible, renderInPage } from '../../../test/support/screens/kit.tsx'
import type { SubscriptionReply } from '../../contract/account/account.ts'
import type { RequestReview } from '../../contract/request-review.ts'
import { LEVELS } from '../../domain/level.ts'
import { GeneratorForm } from './generator-form.tsx'
import { type GeneratorEvent, initialGenerator, reduceGenerator } from './generator-state.ts'

const LIMITS: SubscriptionReply['limits'] = {
  max_learners: 30,
  max_recording_bytes: 5_242_880,
  max_sentences: 30,
  levels: [...LEVELS],
  has_theme: true,
  has_goals: true,
  has_corrections: true,
}

const LEVELS_SAID = [
  'CP, 6-7 ans',
  'CE1, 7-8 ans',
  'CE2, 8-9 ans',
  'CM1, 9-10 ans',
  'CM2, 10-11 ans',
]

/** The generator's form, which is never answered. */
function Form({ events = [] }: { events?: readonly GeneratorEvent[] }): ReactElement {
  const opened = events.reduce(reduceGenerator, initialGenerator())
  const [state, dispatch] = useReducer(reduceGenerator, opened)
  return (
    <GeneratorForm
      state={state}
      limits={LIMITS}
      dispatch={dispatch}
      onPhoto={() => undefined}
      onCancelPhoto={() => undefined}
    />
  )
}

const UNDERSTOOD: RequestReview = { words: [], theme: 'understood', goals: [] }

/** What the server asks back of every request. */
function asksBack(review: RequestReview) {
  signInClaire()
  return vi.spyOn(globalThis, 'fetch').mockImplementation(async () => Response.json(review))
}

test('GEN-01 the fields: words, photo, levels with their ages, 1 to 30 sentences, theme, goals, title', async () => {
  const screen = await renderInPage(<Form />)
  for (const name of ['Mots à inclure', 'Thème', 'Objectifs pédagogiques', 'Titre']) {
    await expect.element(screen.getByLabelText(name, { exact: true })).toHaveValue('')
  }
  await expect
    .element(screen.getByLabelText('Titre'))
    .toHaveAttribute('placeholder', expect.stringMatching(/^Dictée CP - \d{1,2}(er)? \S+ \d{4}/u))
  const level = screen.getByRole('slider', { name: 'Niveau' })
  for (const [rank, said] of LEVELS_SAID.entries()) {
    await level.fill(String(rank))
    await expect.element(level).toHaveAttribute('aria-valuetext', said)
  }
  const length = screen.getByRole('slider', { name: 'Nombre de phrases' })
  await expect.element(length).toHaveValue('5')
  for (const [value, name] of [
    ['1', 'min'],
    ['30', 'max'],
  ] as const) {
    await expect.element(length).toHaveAttribute(name, value)
  }
  await expect.element(screen.getByText(/en JPG ou PNG, 5/u)).toBeVisible()
})

test('GEN-01 more words than sentences are told of, and each is given a sentence in one press', async () => {
  asksBack(UNDERSTOOD)
  const screen = await renderInPage(<Form />)
  const length = screen.getByRole('slider', { name: 'Nombre de phrases' })
  const hint = screen.getByText(/^7 mots pour 5 phrases.: des phrases en réuniront plusieurs\.$/u)
  await screen.getByLabelText('Mots à inclure').fill('lune, pain, chat, vélo, mer')
  await expect.element(hint).not.toBeInTheDocument()
  await screen.getByLabelText('Mots à inclure').fill('lune, pain, chat, vélo, mer, roi, sac')
  await expect.element(hint).toBeVisible()
  await expectAccessible()
  await screen.getByRole('button', { name: 'Une phrase par mot (7)' }).click()
  await expect.element(length).toHaveValue('7')
  await expect.element(hint).not.toBeInTheDocument()
})

test('GEN-12 while a text is written its form is closed, and the keyboard finds the way out', async () => {
  asksBack(UNDERSTOOD)
  const screen = await renderInPage(<Form />)
  await screen.getByLabelText('Mots à inclure').fill('vache')
  const title = screen.getByLabelText('Titre')
  await title.fill('Semaine 3')
  await userEvent.keyboard('{Enter}')
  for (const name of ['Mots à inclure', 'Niveau', 'Thème', 'Titre']) {
    await expect.element(screen.getByLabelText(name, { exact: true })).toBeDisabled()
  }
  await expectAccessible()
  await userEvent.keyboard('{Tab}')
  await expect.element(screen.getByRole('button', { name: 'Annuler' })).toHaveFocus()
  await userEvent.keyboard('{Enter}')
  await expect.element(title).toBeEnabled()
  await expect.element(title).toHaveValue('Semaine 3')
  await userEvent.keyboard('{Tab}')
  await expect.element(screen.getByRole('button', { name: 'Générer la dictée' })).toHaveFocus()
})

test('TXT-05 a word that is no French word is asked about before anything is written', async () => {
  asksBack({
    ...UNDERSTOOD,
    words: [
      { word: 'elefant', suggestion: 'éléphant' },
      { word: 'Zorglub', suggestion: null },
    ],
  })
  const screen = await renderInPage(<Form />)
  const words = screen.getByLabelText('Mots à inclure')
  await words.fill('elefant, Zorglub')
  const submit = screen.getByRole('button', { name: 'Générer la dictée' })
  await submit.click()
  const replace = screen.getByRole('button', { name: /^Écrire «.éléphant.»/u })
  await expect.element(replace).toHaveFocus()
  await expect
    .element(screen.getByText(/^elefant.: vouliez-vous dire «.éléphant.».\?$/u))
    .toBeVisible()
  await expectAccessible()
  await userEvent.keyboard('{Enter}')
  await expect.element(words).toHaveValue('éléphant, Zorglub')
  const keep = screen.getByRole('button', { name: /^Garder «.Zorglub.»/u })
  await expect.element(keep).toHaveFocus()
  await userEvent.keyboard('{Enter}')
  await expect
    .element(screen.getByRole('list', { name: /^Mots à vérifier/u }))
    .not.toBeInTheDocument()
  await expect.element(words).toBeEnabled()
  await submit.click()
  await expect.element(words).toBeDisabled()
})

test('TXT-04 a theme and a goal that are not understood are said before, when the field is left, and one may go on', async () => {
  const asked = asksBack({ ...UNDERSTOOD, theme: 'unknown', goals: ['la virgule flottante'] })
  const screen = await renderInPage(<Form />)
  const words = screen.getByLabelText('Mots à inclure')
  await words.fill('vache')
  await screen.getByLabelText('Thème').fill("Quand j'étais petit")
  await screen.getByLabelText('Objectifs pédagogiques').fill('la virgule flottante')
  await userEvent.keyboard('{Tab}')
  await expect.element(screen.getByText(/ne connaît pas le thème/u)).toBeVisible()
  await expectAccessible()
  await screen.getByRole('button', { name: 'Continuer avec ce thème' }).click()
  await screen.getByRole('button', { name: 'Continuer avec cet objectif' }).click()
  await expect.element(screen.getByText(/ne connaît pas le thème/u)).not.toBeInTheDocument()
  const times = asked.mock.calls.length
  await screen.getByRole('button', { name: 'Générer la dictée' }).click()
  await expect.element(words).toBeDisabled()
  expect(asked.mock.calls.length).toBe(times)
})

test('TXT-04 where nobody can say what is understood, the text is written', async () => {
  signInClaire()
  vi.spyOn(globalThis, 'fetch').mockImplementation(async () => new Response('', { status: 503 }))
  const screen = await renderInPage(<Form />)
  const words = screen.getByLabelText('Mots à inclure')
  await words.fill('vache')
  await screen.getByRole('button', { name: 'Générer la dictée' }).click()
  await expect.element(words).toBeDisabled()
})

test('GEN-07 a photo on which no word was read says so', async () => {
  const screen = await renderInPage(
    <Form events={[{ type: 'photo-chosen' }, { type: 'photo-read', words: [] }]} />,
  )
  await expect
    .element(screen.getByRole('status').first())
    .toHaveTextContent("Aucun mot n'a été reconnu sur cette photo.")
})

test('GEN-02 GEN-06 a list without a word says so beside the field, an empty one beside its grey button', async () => {
  const screen = await renderInPage(<Form />)
  const words = screen.getByLabelText('Mots à inclure')
  const button = screen.getByRole('button', { name: 'Générer la dictée' })
  await expect.element(button).toBeDisabled()
  await expect.element(button).toHaveAccessibleDescription('Veuillez entrer au moins un mot')
  await expect.element(words).not.toHaveAccessibleDescription(/Veuillez/u)
  await words.fill(' , !')
  await expect.element(words).toHaveAccessibleDescription(/Veuillez entrer au moins un mot$/u)
  await expectAccessible()
  await words.fill('vache')
  await expect.element(screen.getByText('Veuillez entrer au moins un mot')).not.toBeInTheDocument()
})
