import { expect, test, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import { expectAccessible, renderInPage } from '../../../../test/support/screens/kit.tsx'
import { FileDrop } from './file-drop.tsx'

const WORDS = { label: 'Choisir une photo', hint: 'JPG ou PNG', accept: 'image/jpeg,image/png' }

function photo(): File {
  return new File([new Uint8Array([0xff, 0xd8, 0xff])], 'copie.jpg', { type: 'image/jpeg' })
}

test('GEN-07 the same photo can be chosen twice', async () => {
  const onFile = vi.fn<(file: File) => void>()
  const screen = await renderInPage(<FileDrop {...WORDS} onFile={onFile} />)
  const input = screen.getByLabelText('Choisir une photo')
  await expect.element(input).toHaveAccessibleDescription('JPG ou PNG')
  await userEvent.upload(input, photo())
  await userEvent.upload(input, photo())
  expect(onFile.mock.calls.map(([file]) => file.name)).toEqual(['copie.jpg', 'copie.jpg'])
  await expectAccessible()
})

test('COR-01 a closed zone says why', async () => {
  const reason = 'Veuillez sélectionner un apprenant et une dictée'
  const screen = await renderInPage(
    <FileDrop {...WORDS} disabled disabledReason={reason} onFile={() => undefined} />,
  )
  const input = screen.getByLabelText('Choisir une photo')
  await expect.element(input).toBeDisabled()
  await expect.element(input).toHaveAccessibleDescription(`JPG ou PNG ${reason}`)
  await expectAccessible()
})
