import { expect, test } from 'vitest'
import { readSamplePhoto } from '../../../test/photos/sample-photo.ts'
import { SAMPLE_READING } from '../../texts/sample-reading.ts'

test('FIR-01 what the first page says of its sample copy is what the reader reads on it', async () => {
  const { width, height, tokens } = await readSamplePhoto()
  expect([width, height]).toEqual([SAMPLE_READING.width, SAMPLE_READING.height])
  expect(tokens.map(({ text }) => text)).toEqual(SAMPLE_READING.tokens.map(({ text }) => text))
})
