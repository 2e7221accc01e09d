import { type ReactElement, useRef, useState } from 'react'
import { expect, test } from 'vitest'
import { userEvent } from 'vitest/browser'
import { expectAccessible, renderInPage } from '../../../../test/support/screens/kit.tsx'
import { Button } from '../button.tsx'
import { TextField } from '../forms/field.tsx'
import { FormDialog } from './form-dialog.tsx'

function Editing({ isUnsaved = false }: { readonly isUnsaved?: boolean }): ReactElement {
  const [isOpen, setOpen] = useState(true)
  const formRef = useRef<HTMLFormElement>(null)
  if (!isOpen) return <p>Fermé</p>
  return (
    <FormDialog
      title="Modifier"
      formRef={formRef}
      isUnsaved={isUnsaved}
      busy={false}
      onClose={() => setOpen(false)}
    >
      {(leave) => (
        <form ref={formRef}>
          <TextField label="Prénom" name="first_name" defaultValue="Léa" />
          <Button onClick={leave}>Annuler</Button>
        </form>
      )}
    </FormDialog>
  )
}

test('FIR-05 LEA-03 a form in which nothing was typed closes at once', async () => {
  const screen = await renderInPage(<Editing />)
  await userEvent.keyboard('{Escape}')
  await expect.element(screen.getByText('Fermé')).toBeVisible()
})

test('FIR-05 LEA-03 what was typed is dropped by no key and no button without asking', async () => {
  const screen = await renderInPage(<Editing />)
  const name = screen.getByLabelText('Prénom')
  await name.fill('Zoé')
  const question = screen.getByRole('alertdialog')
  for (const close of [
    () => userEvent.keyboard('{Escape}'),
    () => screen.getByRole('button', { name: 'Fermer' }).click(),
    () => screen.getByRole('button', { name: 'Annuler' }).click(),
  ]) {
    await close()
    await expect.element(question).toBeVisible()
    await expectAccessible()
    await screen.getByRole('button', { name: 'Continuer la saisie' }).click()
    await expect.element(question).not.toBeInTheDocument()
    await expect.element(name).toHaveValue('Zoé')
  }
  await userEvent.keyboard('{Escape}')
  await screen.getByRole('button', { name: 'Abandonner' }).click()
  await expect.element(screen.getByText('Fermé')).toBeVisible()
})

test('FIR-05 LEA-03 what came back after the session ended is asked about as well', async () => {
  const screen = await renderInPage(<Editing isUnsaved />)
  await userEvent.keyboard('{Escape}')
  await expect.element(screen.getByRole('alertdialog')).toBeVisible()
})
