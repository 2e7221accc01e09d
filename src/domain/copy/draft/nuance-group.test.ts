import { expect, test } from 'vitest'
import { draftFromReading, pendingWords } from './copy-draft.ts'
import { confirmedText } from './copy-text.ts'
import { answerGroup, nuanceGroups } from './nuance-group.ts'

const ORIGINAL = "L'été, la forêt est fermée à l'élève."

function read(sheet: string) {
  return draftFromReading(
    ORIGINAL,
    sheet.split(' ').map((text) => ({ text, confidence: 95 })),
  )
}

test('MAR-02 accents missing on three words are one question, «à» is asked about by itself', () => {
  const draft = read("L'ete, la foret est fermee a l'eleve.")
  expect(pendingWords(draft)).toEqual([0, 2, 4, 5, 6])
  expect(nuanceGroups(draft)).toEqual([{ kind: 'accents', indexes: [0, 2, 4, 6] }])
})

test('MAR-02 two missing accents are asked about one by one', () => {
  expect(nuanceGroups(read("L'ete, la foret est fermée à l'élève."))).toEqual([])
})

test('MAR-02 one answer settles them all, as they were read or as dictated', () => {
  const draft = read("L'ete, la foret est fermee à l'eleve.")
  const [group] = nuanceGroups(draft)
  const indexes = group?.indexes ?? []
  const written = answerGroup(draft, indexes, false)
  expect(pendingWords(written)).toEqual([])
  expect(confirmedText(written)).toBe("L'ete, la foret est fermee à l'eleve.")
  expect(confirmedText(answerGroup(draft, indexes, true))).toBe(ORIGINAL)
})

test('MAR-01 capitals that were read are one question too', () => {
  expect(nuanceGroups(read("L'été, La Forêt est fermée à l'élève."))).toEqual([
    { kind: 'capitals', indexes: [1, 2] },
  ])
})
