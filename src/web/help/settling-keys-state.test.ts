import { expect, test } from 'vitest'
import { COPY_SHORTCUTS } from '../../texts/help/help-shortcuts.ts'
import { WORD_KEYS } from '../corrections/verification/word-keys-state.ts'

test('NAV-08 the help names each key that settles a word, and no other letter', () => {
  const letters = COPY_SHORTCUTS.shortcuts
    .flatMap(({ keys }) => keys)
    .filter((key) => key.length === 1)
  expect(letters.toSorted()).toEqual(
    Object.values(WORD_KEYS)
      .map((key) => key.toUpperCase())
      .toSorted(),
  )
})
