import { expect, test } from 'vitest'
import { expectAccessible, renderInPage } from '../../../../test/support/screens/kit.tsx'
import { SelectField, TextArea, TextField } from './field.tsx'

test('a field has its label, its hint and its error in words', async () => {
  const screen = await renderInPage(
    <TextField
      label="Date de naissance"
      hint="Jour, mois, année"
      error="L'apprenant doit avoir au moins 3 ans"
      defaultValue="2026-01-01"
    />,
  )
  const field = screen.getByLabelText('Date de naissance')
  await expect.element(field).toHaveAttribute('aria-invalid', 'true')
  await expect
    .element(field)
    .toHaveAccessibleDescription("Jour, mois, année L'apprenant doit avoir au moins 3 ans")
  await expectAccessible()
})

test('a field without fault is not said to be wrong', async () => {
  const screen = await renderInPage(
    <>
      <TextArea label="Mots à inclure" placeholder="écureuil, noisette" />
      <SelectField label="Niveau">
        <option>CP</option>
      </SelectField>
      <TextField label="Thème" disabled defaultValue="Sans thème" />
    </>,
  )
  await expect.element(screen.getByLabelText('Mots à inclure')).not.toHaveAttribute('aria-invalid')
  await expect.element(screen.getByLabelText('Thème')).toBeDisabled()
  await expectAccessible()
})
