import { expect, test } from 'vitest'
import type { ReadPage } from '../verification/verification-state.ts'
import { sheetsOf } from './copy-sheets-state.ts'

const ONE: ReadPage = { tokens: [], width: 10, height: 20, bytes: 1000 }
const TWO: ReadPage = { ...ONE, bytes: 2000 }
const FIRST = { url: 'blob:1', bytes: 1000 }
const OTHER = { url: 'blob:9', bytes: 999 }

test('COR-03 each page has its own photo, in the order of the pages', () => {
  const photos = [{ url: 'blob:2', bytes: 2000 }, FIRST]
  expect(sheetsOf({ pages: [ONE, TWO] }, photos)).toEqual([
    { url: 'blob:1', page: 0 },
    { url: 'blob:2', page: 1 },
  ])
})

test('COR-04 after a reload the pages wait for their photos, and the same photo is known again', () => {
  expect(sheetsOf({ pages: [ONE, TWO] }, [])).toEqual([
    { url: null, page: 0 },
    { url: null, page: 1 },
  ])
  expect(sheetsOf({ pages: [ONE, TWO] }, [FIRST])[0]).toEqual({ url: 'blob:1', page: 0 })
})

test('COR-04 another photo is shown in the place of a missing one, without places of words', () => {
  expect(sheetsOf({ pages: [ONE] }, [OTHER])).toEqual([{ url: 'blob:9', page: null }])
})

test('COR-04 a photo that was never read is shown as it is', () => {
  expect(sheetsOf(null, [OTHER])).toEqual([{ url: 'blob:9', page: null }])
  expect(sheetsOf(null, [])).toEqual([])
})
