import { expect, test } from 'vitest'
import * as z from 'zod/mini'
import { addLearner } from '../learners.ts'
import { addGroup } from './learner-groups.ts'

const LEARNER = { first_name: 'Léa', last_name: 'Martin', birth_date: '2018-02-23', level: 'CE1' }

const UNSEEN = ['', ' ', '\u200b', '\u200b\u2060\ufeff', '\u3164', '\u2800', '\u00ad', '\u0301']
const SEEN = ['Lé', 'L\u200ba', 'É', 'Ω', '李', 'محمد', '👧🏽', '3']

test.each(UNSEEN)('LEA-02 CLA-02 nobody is called %j, and no group', (name) => {
  const learner = z.safeParse(addLearner.body, { ...LEARNER, first_name: name })
  const group = z.safeParse(addGroup.body, { name, learner_ids: [] })
  const refused = [learner, group].map(({ error }) => error?.issues[0])
  expect(refused.map((issue) => [issue?.path, issue?.message])).toEqual([
    [['first_name'], 'required'],
    [['name'], 'required'],
  ])
})

test.each(SEEN)('LEA-02 CLA-02 %j is a name', (name) => {
  const learner = z.safeParse(addLearner.body, { ...LEARNER, first_name: name })
  const group = z.safeParse(addGroup.body, { name, learner_ids: [] })
  expect([learner.success, group.success]).toEqual([true, true])
})
