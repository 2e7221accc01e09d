import { expect, test } from 'vitest'
import { Postings } from './postings.ts'

test('the numbers of a word come in their order, each once, however many there are', () => {
  const postings = new Postings()
  for (let line = 0; line < 100_000; line += 1) {
    postings.add('le', line)
    postings.add('le', line)
    if (line % 30_000 === 0) postings.add('chat', line)
  }
  expect(postings.of('le')).toHaveLength(100_000)
  expect(postings.of('le').slice(-2)).toEqual([99_998, 99_999])
  expect(postings.of('chat')).toEqual([0, 30_000, 60_000, 90_000])
  expect(postings.of('chien')).toEqual([])
})
