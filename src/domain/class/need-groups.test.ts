import { expect, test } from 'vitest'
import type { ErrorClass } from '../copy/review/error-class.ts'
import { ERROR_CLASSES } from '../copy/review/error-class.ts'
import { NEEDS, needCounts, sumOfNeeds } from './need.ts'
import { type NeedyPupil, proposedGroups } from './need-groups.ts'

function pupil(id: string, missed: Partial<Record<ErrorClass, number>>, copies = 1): NeedyPupil {
  const errors = ERROR_CLASSES.map((error) => ({ error, count: missed[error] ?? 0 }))
  return { id, copies, counts: needCounts(errors) }
}

const BILAL = pupil('Bilal', { accord_verbe: 2, son: 1 })
const LOU = pupil('Lou', { temps_mode: 3, muette: 2 })
const ADAM = pupil('Adam', { muette: 2, accent: 1, son: 1 })
const OUMOU = pupil('Oumou', { muette: 2, accord_verbe: 1 })
const ANH = pupil('Anh', {})
const TIAGO = pupil('Tiago', { accent: 1, son: 1, homophone: 1 })

test('CLA-06 each pupil is in one group, that of the clearest need', () => {
  expect(proposedGroups([BILAL, ADAM, ANH, LOU, OUMOU, TIAGO])).toEqual([
    { topic: 'verb', pupils: ['Bilal', 'Lou'] },
    { topic: 'silent-letter', pupils: ['Adam', 'Oumou'] },
    { topic: 'ahead', pupils: ['Anh', 'Tiago'] },
  ])
})

test('CLA-06 whoever would be alone joins the group of the next need, or none', () => {
  const alone = pupil('Mei', { son: 4, accord_verbe: 2 })
  const nowhere = pupil('Zoé', { homophone: 6 })
  expect(proposedGroups([BILAL, ADAM, LOU, OUMOU, alone, nowhere])).toEqual([
    { topic: 'verb', pupils: ['Bilal', 'Lou', 'Mei'] },
    { topic: 'silent-letter', pupils: ['Adam', 'Oumou'] },
  ])
})

test('CLA-06 of two needs seen as often, the one that the class has most', () => {
  const both = pupil('Inès', { accord_verbe: 2, muette: 2 })
  const [group] = proposedGroups([BILAL, LOU, ADAM, OUMOU, ANH, TIAGO, both]).filter(({ pupils }) =>
    pupils.includes('Inès'),
  )
  // 8 silent letters, 8 verbs with Inès: the order of the needs decides between equals.
  expect(sumOfNeeds([BILAL, LOU, ADAM, OUMOU, both].map(({ counts }) => counts))).toMatchObject({
    verb: 8,
    'silent-letter': 8,
  })
  expect(group?.topic).toBe('verb')
  const more = pupil('Léa', { muette: 5 })
  const [other] = proposedGroups([BILAL, LOU, ADAM, OUMOU, more, both]).filter(({ pupils }) =>
    pupils.includes('Inès'),
  )
  expect(other?.topic).toBe('silent-letter')
})

test('CLA-06 a year of copies is measured by the copy', () => {
  const few = pupil('Hugo', { accord_verbe: 10, muette: 9 }, 30)
  const often = pupil('Lina', { accord_verbe: 20, muette: 9 }, 30)
  const groups = proposedGroups([few, ANH, BILAL, LOU, TIAGO, often])
  expect(groups.find(({ topic }) => topic === 'verb')?.pupils).toContain('Lina')
  expect(groups.find(({ topic }) => topic === 'ahead')?.pupils).toEqual(['Hugo', 'Anh', 'Tiago'])
})

test('CLA-06 fewer than five pupils with a copy: no group', () => {
  const absent = pupil('Ismaël', { accord_verbe: 0 }, 0)
  expect(proposedGroups([BILAL, LOU, ADAM, OUMOU, absent])).toEqual([])
})

test('CLA-06 every kind of error stands in one column, so that a row adds up', () => {
  const counts = needCounts(ERROR_CLASSES.map((error) => ({ error, count: 1 })))
  expect(NEEDS.reduce((sum, need) => sum + counts[need], 0)).toBe(ERROR_CLASSES.length)
})
