/** The same numbers are thought as each class is taught to. */
import { expect, test } from 'vitest'
import type { Level } from '../../level.ts'
import { newRandom } from '../../random.ts'
import { PROGRAMMES } from '../programme.ts'
import { newQuestion } from '../question.ts'
import { strategyFor } from './strategy-choice.ts'

const TIMES: readonly (readonly [Level, number, number, string])[] = [
  ['CE1', 17, 8, '17x8 = 10x8+7x8 = 80+56 = 136'],
  ['CE1', 16, 5, '16x5 = 10x5+6x5 = 50+30 = 80'],
  ['CE1', 12, 5, '12x5 = 10x5+2x5 = 50+10 = 60'],
  ['CE1', 17, 9, '17x9 = 10x9+7x9 = 90+63 = 153'],
  ['CE1', 19, 4, '19x4 = 10x4+9x4 = 40+36 = 76'],
  ['CE2', 17, 8, '68+68 = 136'],
  ['CE2', 37, 5, '37x5 = 30x5+7x5 = 150+35 = 185'],
  ['CE2', 48, 2, '48x2 = 48+48 = 40+40+8+8 = 80+16 = 96'],
  ['CM1', 16, 5, '80+80 = 160'],
  ['CM1', 208, 8, '208x8 = 200x8+8x8 = 1600+64 = 1664'],
]

test.each(TIMES)('CAL-15 at %s %d times %d is thought %s', (level, left, right, chain) => {
  const { lines } = strategyFor(newQuestion('multiplication', [left, right]), level)
  expect(lines.map((line) => line.join(' = '))).toContain(chain)
})

test('CAL-15 at CE1 every teen times a digit is split in ten and units', () => {
  const draw = PROGRAMMES.CE1.find(({ id }) => id === 'teens-times-digit')?.draw
  const random = newRandom(15)
  for (let time = 0; time < 500; time += 1) {
    const question = draw?.(random) ?? newQuestion('addition', [1, 1])
    const { lines } = strategyFor(question, 'CE1')
    const [, split = ''] = lines.at(-1) ?? []
    const isDoubled = Math.min(question.left, question.right) === 2
    expect(isDoubled || split.startsWith('10x'), `${question.left} × ${question.right}`).toBe(true)
  }
})

test('CAL-15 units that make ten are added first, and a missing term stops at ten', () => {
  const thought = (left: number, right: number, unknown: 'result' | 'right'): string[] =>
    strategyFor(newQuestion('addition', [left, right], unknown), 'CM1').lines.map((line) =>
      line.join(' = '),
    )
  expect(thought(712, 8, 'result')).toEqual(['2+8 = 10', '712+8 = 720'])
  expect(strategyFor(newQuestion('addition', [5, 7], 'right'), 'CE2').numbers).toEqual([5, 12, 10])
})

const SUMS: readonly (readonly [Level, number, number, string])[] = [
  ['CP', 12, 68, 'by-parts'],
  ['CP', 41, 38, 'by-parts'],
  ['CP', 35, 29, 'near-ten-more'],
  ['CP', 35, 28, 'by-parts'],
  ['CE2', 35, 28, 'near-ten-more'],
  ['CE2', 41, 38, 'by-parts'],
]

test.each(SUMS)('CAL-15 at %s %d plus %d is thought %s', (level, left, right, kind) => {
  expect(strategyFor(newQuestion('addition', [left, right]), level).kind).toBe(kind)
})

test('CAL-02 at CM1 tens and hundreds are multiplied by one figure', () => {
  const draw = PROGRAMMES.CM1.find(({ id }) => id === 'times-tens')?.draw
  const random = newRandom(15)
  const questions = Array.from({ length: 500 }, () => draw?.(random))
  expect(questions.every((one) => Math.min(one?.left ?? 99, one?.right ?? 99) < 10)).toBe(true)
})
