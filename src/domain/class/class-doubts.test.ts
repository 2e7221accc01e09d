import { expect, test } from 'vitest'
import { draftFromReading, pendingWords } from '../copy/draft/copy-draft.ts'
import { confirmedText } from '../copy/draft/copy-text.ts'
import { answerDoubt, doubtGroups } from './class-doubts.ts'

const TEXT = 'Le matin, les enfants arrivent à l’école.'

function copyOf(learner: string, text: string) {
  const tokens = text.split(' ').map((word) => ({ text: word, confidence: 90, box: null }))
  return { learner, draft: draftFromReading(TEXT, tokens) }
}

const RIGHT = 'Le matin, les enfants arrivent à l’école.'
const CLASS = [
  copyOf('anh', RIGHT),
  copyOf('bilal', 'Le matin, les enfants arrive à l’école.'),
  copyOf('zoe', 'Le matin, les enfants arrive à l’école.'),
  copyOf('mei', 'Le matin, les enfant arrivent à l’école.'),
]

test('CLA-05 an equal reading of the same word is one question for all its copies', () => {
  const groups = doubtGroups(CLASS)
  expect(groups.map(({ dictated, read, words }) => [dictated, read, words.length])).toEqual([
    ['arrivent', 'arrive', 2],
    ['enfants', 'enfant', 1],
  ])
  expect(groups[0]?.words.map(({ learner }) => learner)).toEqual(['bilal', 'zoe'])
})

test('CLA-05 one answer settles the word on each copy, and no other word', () => {
  const [group] = doubtGroups(CLASS)
  const settled = CLASS.map(({ learner, draft }) => {
    const word = group?.words.find((one) => one.learner === learner)
    return word ? answerDoubt(draft, word.index, { kind: 'written', text: 'arrive' }) : draft
  })
  expect(settled.map((draft) => pendingWords(draft).length)).toEqual([0, 0, 0, 1])
  expect(settled.map(confirmedText)[1]).toContain('enfants arrive à')
})

test('CLA-05 words in one piece are one question, right or as they stand', () => {
  const [copy] = [copyOf('zoe', 'Le matin, lesenfants arrivent à l’école.')]
  const draft = copy?.draft
  const [group, ...others] = doubtGroups(copy ? [copy] : [])
  const index = group?.words[0]?.index ?? -1
  expect([group?.dictated, group?.read, others.length]).toEqual(['les enfants', 'lesenfants', 0])
  if (!draft) return
  const right = answerDoubt(draft, index, { kind: 'right' })
  expect(confirmedText(right)).toBe(RIGHT)
  const joined = answerDoubt(draft, index, { kind: 'written', text: 'lesenfants' })
  expect([pendingWords(right), pendingWords(joined)]).toEqual([[], []])
  expect(confirmedText(joined)).toContain('lesenfants')
})

test('CLA-05 a copy whose reading is not trusted is gone through by itself', () => {
  expect(doubtGroups([copyOf('zoe', 'xx yy')])).toEqual([])
})
