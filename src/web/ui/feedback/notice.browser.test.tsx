import { expect, test } from 'vitest'
import { expectAccessible, renderInPage } from '../../../../test/support/screens/kit.tsx'
import { TrendIcon } from '../charts/trend-icon.tsx'
import { Chip, ChipButton } from '../chip.tsx'
import { Disclosure } from '../layout/disclosure.tsx'
import { RingedText } from '../sheet/ringed-text.tsx'
import { SeyesSheet } from '../sheet/seyes-sheet.tsx'
import { Tag } from '../tag.tsx'
import { EmptyState } from './empty-state.tsx'
import { ErrorPanel } from './error-panel.tsx'
import { Notice } from './notice.tsx'
import { ProgressBar } from './progress-bar.tsx'
import { SkeletonLines } from './skeleton.tsx'
import { Spinner } from './spinner.tsx'

test('what is said is announced as it deserves, and readable on its ground', async () => {
  const screen = await renderInPage(
    <>
      <Notice tone="error">Le niveau CM1 n'est pas disponible dans votre plan</Notice>
      <Notice tone="success">Correction sauvegardée</Notice>
      <Notice tone="warning">Nouvelle tentative dans 5 secondes...</Notice>
      <Notice tone="info">Passez à un plan supérieur</Notice>
      <ErrorPanel text="Erreur lors du chargement" onRetry={() => undefined} />
    </>,
  )
  expect(screen.getByRole('alert').elements()).toHaveLength(2)
  expect(screen.getByRole('status').elements()).toHaveLength(2)
  await expect.element(screen.getByRole('button', { name: 'Réessayer' })).toBeVisible()
  await expectAccessible()
})

test('states, figures and pictures have their words', async () => {
  const screen = await renderInPage(
    <>
      <Spinner label="Chargement..." />
      <SkeletonLines label="Chargement des dictées..." count={3} />
      <EmptyState text="Aucune dictée enregistrée" />
      <ProgressBar label="Lecture de la photo" percent={41.6} />
      <TrendIcon trend="up" label="En hausse" />
      <RingedText text="86 %" label="Score : 86 %" />
      <Tag>CE1</Tag>
      <Tag tone="leaf">Actif</Tag>
      <Tag tone="margin">Inactif</Tag>
      <Tag tone="kraft">Bientôt</Tag>
      <Chip tone="right">Correct !</Chip>
      <Chip tone="wrong">adverbe</Chip>
      <Chip tone="warning">Série de 5</Chip>
      <ChipButton pressed>nom</ChipButton>
      <ChipButton pressed={false}>verbe</ChipButton>
      <SeyesSheet>{'Ce matin, la neige tombe.\nLéa rit.'}</SeyesSheet>
      <Disclosure label="Que deviennent les photos ?">Elles sont oubliées.</Disclosure>
    </>,
  )
  await expect.element(screen.getByRole('progressbar')).toHaveAttribute('value', '42')
  await expect.element(screen.getByRole('img', { name: 'En hausse' })).toBeVisible()
  await expect.element(screen.getByRole('img', { name: 'Score : 86 %' })).toBeVisible()
  await expect
    .element(screen.getByRole('button', { name: 'nom' }))
    .toHaveAttribute('aria-pressed', 'true')
  expect(screen.container.querySelectorAll('.sheet p')).toHaveLength(2)
  await expectAccessible()
})
