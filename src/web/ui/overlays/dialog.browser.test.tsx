import { type ReactElement, useState } from 'react'
import { expect, test, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import { expectAccessible, renderInPage } from '../../../../test/support/screens/kit.tsx'
import { Button } from '../button.tsx'
import { TextField } from '../forms/field.tsx'
import { ConfirmDialog, Dialog } from './dialog.tsx'

function Editing(): ReactElement {
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <Button onClick={() => setOpen(true)}>Ajouter</Button>
      <Dialog open={isOpen} title="Ajouter un apprenant" onClose={() => setOpen(false)}>
        <TextField label="Prénom" />
      </Dialog>
    </>
  )
}

function Deleting({ onConfirm }: { onConfirm: () => void }): ReactElement {
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <Button onClick={() => setOpen(true)}>Supprimer Léa</Button>
      <ConfirmDialog
        open={isOpen}
        title="Supprimer"
        message="Êtes-vous sûr ?"
        confirmLabel="Supprimer"
        onConfirm={onConfirm}
        onCancel={() => setOpen(false)}
      />
    </>
  )
}

/** The removal never ends. */
function Removing({ onCancel }: { onCancel: () => void }): ReactElement {
  const [isBusy, setBusy] = useState(false)
  return (
    <ConfirmDialog
      open
      title="Supprimer"
      message="Êtes-vous sûr ?"
      confirmLabel="Supprimer"
      busy={isBusy}
      onConfirm={() => setBusy(true)}
      onCancel={onCancel}
    />
  )
}

test('a dialog takes the focus to its first field and gives it back', async () => {
  const screen = await renderInPage(<Editing />)
  const opener = screen.getByRole('button', { name: 'Ajouter' })
  await opener.click()
  await expect.element(screen.getByRole('dialog', { name: 'Ajouter un apprenant' })).toBeVisible()
  await expect.element(screen.getByLabelText('Prénom')).toHaveFocus()
  await expectAccessible()
  await userEvent.keyboard('{Escape}')
  await expect.element(screen.getByRole('dialog')).not.toBeInTheDocument()
  await expect.element(opener).toHaveFocus()
})

test('the cross closes a dialog', async () => {
  const screen = await renderInPage(<Editing />)
  await screen.getByRole('button', { name: 'Ajouter' }).click()
  await screen.getByRole('button', { name: 'Fermer' }).click()
  await expect.element(screen.getByRole('dialog')).not.toBeInTheDocument()
})

test('LEA-04 a question before deleting starts on the way out', async () => {
  const onConfirm = vi.fn()
  const screen = await renderInPage(<Deleting onConfirm={onConfirm} />)
  const opener = screen.getByRole('button', { name: 'Supprimer Léa' })
  await opener.click()
  const dialog = screen.getByRole('alertdialog', { name: 'Supprimer' })
  await expect.element(dialog).toHaveAccessibleDescription('Êtes-vous sûr ?')
  await expect.element(screen.getByRole('button', { name: 'Annuler' })).toHaveFocus()
  await expectAccessible()
  await userEvent.keyboard('{Enter}')
  await expect.element(dialog).not.toBeInTheDocument()
  await expect.element(opener).toHaveFocus()
  expect(onConfirm).not.toHaveBeenCalled()
})

test('LEA-04 what was confirmed and is under way is taken back by no button and no key', async () => {
  const onCancel = vi.fn()
  const screen = await renderInPage(<Removing onCancel={onCancel} />)
  await screen.getByRole('button', { name: 'Supprimer' }).click()
  await expect.element(screen.getByRole('button', { name: 'Annuler' })).toBeDisabled()
  await userEvent.keyboard('{Escape}')
  // The second in a row closes a dialog by itself in some browsers.
  await userEvent.keyboard('{Escape}')
  await expect.element(screen.getByRole('alertdialog', { name: 'Supprimer' })).toBeVisible()
  expect(onCancel).not.toHaveBeenCalled()
})
