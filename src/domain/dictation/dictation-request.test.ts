import { expect, test } from 'vitest'
import { planLimits } from '../account/plan.ts'
import { LEVELS } from '../level.ts'
import { parseGoals } from './dictation.ts'
import { checkDictationRequest, type DictationRequest, maxSentences } from './dictation-request.ts'

const REQUEST: DictationRequest = {
  words: ['vache', ' lapin ', 'vache'],
  level: 'CP',
  length: 5,
  theme: 'La ferme',
  pedagogicalGoals: ['le pluriel'],
}

test('GEN-05 on the free plan theme and goals are emptied, words cleaned', () => {
  expect(checkDictationRequest(REQUEST, planLimits('free'))).toEqual({
    ok: true,
    value: {
      words: ['vache', 'lapin'],
      level: 'CP',
      length: 5,
      theme: '',
      pedagogicalGoals: [],
    },
  })
})

test('GEN-05 a paid plan keeps theme and goals', () => {
  expect(checkDictationRequest(REQUEST, planLimits('parent'))).toMatchObject({
    value: { theme: 'La ferme', pedagogicalGoals: ['le pluriel'] },
  })
})

test.each(LEVELS)('GEN-03 level %s on the free and on the teacher plan', (level) => {
  const free = checkDictationRequest({ ...REQUEST, level }, planLimits('free'))
  expect(free.ok).toBe(level === 'CP' || level === 'CE1')
  if (!free.ok) expect(free.refusal).toEqual({ kind: 'level-not-in-plan', level })
  expect(checkDictationRequest({ ...REQUEST, level }, planLimits('teacher')).ok).toBe(true)
})

test('GEN-04 six sentences are one too many on the free plan', () => {
  const refused = checkDictationRequest({ ...REQUEST, length: 6 }, planLimits('free'))
  expect(refused).toEqual({ ok: false, refusal: { kind: 'too-many-sentences', maximum: 5 } })
  expect(checkDictationRequest({ ...REQUEST, length: 30 }, planLimits('parent')).ok).toBe(true)
  expect(maxSentences(planLimits('parent_plus'))).toBe(30)
})

test('GEN-02 a request without a word is refused', () => {
  const refused = checkDictationRequest({ ...REQUEST, words: [' '] }, planLimits('teacher'))
  expect(refused).toEqual({ ok: false, refusal: { kind: 'no-words' } })
})

test('GEN-01 goals are split on commas, tidied and kept once', () => {
  expect(parseGoals(' le pluriel,, les accents , le pluriel')).toEqual([
    'le pluriel',
    'les accents',
  ])
})
