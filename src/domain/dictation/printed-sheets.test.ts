import fc from 'fast-check'
import { expect, test } from 'vitest'
import { LEVELS } from '../level.ts'
import {
  answerLines,
  type PrintedPage,
  type PrintRequest,
  type PupilSlot,
  printedPages,
  SHEET_KINDS,
  type SheetKind,
  wrapText,
} from './printed-sheets.ts'
import { handwrittenLines, PRINT_SIZES, ruledZone, SEYES_GRIDS } from './ruled-zone.ts'

const SENTENCES = [
  'Chaque soir, le vieux chat montait au grenier.',
  'Il se glissait sans bruit derrière la grande malle.',
  'Par la lucarne, la lune éclairait les poutres et la poussière.',
  'Deux souris grises sortaient alors de leur cachette.',
  'Elles grignotaient toujours quelques noix sans se presser.',
  'Pourtant, le chat ne bougeait pas\u00a0: il aimait trop leur compagnie.',
]

function request(change: Partial<PrintRequest> = {}): PrintRequest {
  return {
    kinds: SHEET_KINDS,
    level: 'CE2',
    form: 'text',
    sentences: SENTENCES,
    breaths: [],
    words: ['grenier', 'derrière', 'lucarne', 'poussière', 'toujours', 'pourtant'],
    numbers: [1, 2, 3, 5],
    size: 'normal',
    perPage: 1,
    ...change,
  }
}

function counted(pages: readonly PrintedPage[]): Record<string, number> {
  const groups = Map.groupBy(pages, ({ kind }) => kind)
  return Object.fromEntries([...groups].map(([kind, list]) => [kind, list.length]))
}

test('PAG-03 the sheets of a dictation of six sentences for a class of four', () => {
  expect(counted(printedPages(request()))).toEqual({
    teacher: 1,
    pupil: 4,
    cloze: 4,
    words: 1,
    answer: 1,
  })
})

test('PAG-03 a page holds eleven lines of 8 mm squares, one row in two; the text of six sentences takes eleven', () => {
  const zone = ruledZone('normal', false)
  expect([zone.rows, zone.lines.length]).toEqual([27, 11])
  expect(handwrittenLines(SENTENCES.join(' '), 'CE2', 'normal')).toBe(11)
})

test.each(PRINT_SIZES.flatMap((size) => [[size, false] as const, [size, true] as const]))(
  'PAG-03 the ruling holds on its page or half page: %s, half %s',
  (size, isHalf) => {
    const { square, columns, left } = SEYES_GRIDS[size]
    const { top, rows, lines } = ruledZone(size, isHalf)
    expect(top + rows * square).toBeLessThanOrEqual((isHalf ? 148.5 : 297) - 15)
    expect(left * 2 + columns * square).toBe(210)
    expect(lines.every((row) => row < rows)).toBe(true)
  },
)

test('PAG-03 two learners share a page only where the text holds in a half', () => {
  const short = request({ kinds: ['pupil'], sentences: ['Il pleut sur le toit.'], perPage: 2 })
  expect(printedPages(short).map((page) => 'slots' in page && page.slots.length)).toEqual([2, 2])
  expect(counted(printedPages(request({ kinds: ['pupil'], perPage: 2 })))).toEqual({ pupil: 4 })
  const alone = printedPages({ ...short, numbers: [] })
  expect(alone).toEqual([
    {
      kind: 'pupil',
      isHalf: true,
      slots: Array(2).fill({ number: null, first: 0, count: 2, page: 1, pages: 1 }),
    },
  ])
})

test('PAG-03 nothing chosen prints nothing, a text without words has an empty list', () => {
  expect(printedPages(request({ kinds: [] }))).toEqual([])
  expect(counted(printedPages(request({ kinds: ['words'], words: [] })))).toEqual({ words: 1 })
})

test('PAG-03 a line is cut between words, and no word is lost', () => {
  expect(wrapText('Le petit chat dort', 9)).toEqual(['Le petit', 'chat dort'])
  expect(wrapText('anticonstitutionnellement oui', 5)).toEqual(['anticonstitutionnellement', 'oui'])
  expect(answerLines(request()).join(' ')).toBe(SENTENCES.join(' '))
})

const anyRequest = fc.record({
  kinds: fc.constant(SHEET_KINDS),
  level: fc.constantFrom(...LEVELS),
  form: fc.constantFrom('text' as const, 'sentences' as const),
  sentences: fc.array(fc.constantFrom(...SENTENCES), { minLength: 1, maxLength: 30 }),
  breaths: fc.constant([]),
  words: fc.array(fc.constantFrom('chat', 'grenier', 'au fur et à mesure de la journée'), {
    maxLength: 40,
  }),
  numbers: fc.uniqueArray(fc.integer({ min: 1, max: 99 }), { maxLength: 40 }),
  size: fc.constantFrom(...PRINT_SIZES),
  perPage: fc.constantFrom(1 as const, 2 as const),
})

type Stretch = Pick<PupilSlot, 'first' | 'count' | 'page' | 'pages'>

/** The pages of an adult, or those of the first learner. */
function stretches(pages: readonly PrintedPage[]): readonly Stretch[] {
  const all = pages.flatMap((page): readonly Stretch[] => ('slots' in page ? page.slots : [page]))
  return all.slice(0, all[0]?.pages)
}

function sizeOf(kind: SheetKind, asked: PrintRequest): number {
  const { sentences, words, level, size } = asked
  switch (kind) {
    case 'words':
      return words.length
    case 'answer':
      return answerLines(asked).length
    case 'pupil':
      return handwrittenLines(sentences.join(' '), level, size)
    default:
      return sentences.length
  }
}

test.each(SHEET_KINDS)(
  'PAG-03 from 1 to 30 sentences, all of the sheet «%s» stands on its pages, in order',
  (kind) => {
    fc.assert(
      fc.property(anyRequest, (asked) => {
        const found = stretches(printedPages({ ...asked, kinds: [kind] }))
        expect(found.map(({ page }) => page)).toEqual(found.map((_, at) => at + 1))
        let next = 0
        for (const { first, count } of found) {
          expect(first).toBe(next)
          next += count
        }
        expect(next).toBe(sizeOf(kind, asked))
      }),
      { numRuns: 40 },
    )
  },
)

test('PAG-03 every learner has a sheet of her own', () => {
  fc.assert(
    fc.property(anyRequest, (asked) => {
      const pages = printedPages({ ...asked, kinds: ['pupil', 'cloze'] })
      const numbers = pages.flatMap((page) => ('slots' in page ? page.slots : []))
      expect(new Set(numbers.map(({ number }) => number)).size).toBe(asked.numbers.length || 1)
    }),
    { numRuns: 40 },
  )
})
