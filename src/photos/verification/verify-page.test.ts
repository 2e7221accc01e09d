import { expect, test } from 'vitest'
import { writtenScores } from '../../../test/photos/written-scores.ts'
import { verifyPage } from './verify-page.ts'

const TEXT = "Le petit garçon regarde l'école. Il a mangé une pomme."

/** «=» before a word that is sure, the proposal after one that is not. */
function verified(lines: readonly string[], others = lines): string[] {
  const written = lines.map((line, i) => ({
    words: [],
    scores: writtenScores(line, others[i]),
    toPageX: (step: number) => step,
  }))
  return verifyPage(TEXT, written).map((words) =>
    words
      .map(({ text, isSure, proposal }) => (isSure ? `=${text}` : `${text}>${proposal ?? ''}`))
      .join(' '),
  )
}

test.each([
  ['as dictated', ['Le petit garçon regarde'], ['=Le =petit =garçon =regarde']],
  ['a misspelling', ['Le petit garson regarde'], ['=Le =petit garçon>garson =regarde']],
  [
    'an accent',
    ["petit garçon regarde l'ècole. Il à mangé"],
    ["=petit =garçon =regarde l'école>l'ècole =Il a>à =mangé"],
  ],
  ['a mute ending', ['Le petits garçon'], ['=Le petit>petits =garçon']],
  ['a capital', ['le petit'], ['Le>le =petit']],
  ['a homophone', ['mangé une paume'], ['=mangé =une pomme>paume']],
  ['a slip that nobody thinks of', ['Le pekit garçon'], ['=Le petit>pekit =garçon']],
  ['two words in one', ['Le petitgarçon regarde'], ['=Le petit> garçon> =regarde']],
  ['one word in two', ['Le petit gar çon regarde'], ['=Le =petit garçon>çon =regarde']],
  ['a longer word', ['Le petitement garçon'], ['=Le petit>petitement =garçon']],
  ['a doubled letter written once', ['mangé une pome'], ['=mangé =une pomme>pome']],
  ['a letter doubled', ['Le pettit garçon'], ['=Le petit>pettit =garçon']],
  ['letters of no word', ['Le petit xvkq regarde'], ['=Le =petit garçon>xvkq =regarde']],
])('HAN-02 a word is sure where the ink says it alone: %s', (_, lines, expected) => {
  expect(verified(lines)).toEqual(expected)
})

test.each([
  ['a word left out', ['Le garçon regarde'], ['=Le =garçon =regarde']],
  ['a word written twice', ['Le petit petit garçon'], ['=Le =petit =garçon']],
  // The second of the two is a word in between, which nobody verified: it is asked about.
  ['two words in the place of each other', ['Le garçon petit regarde'], ['=Le =garçon =regarde']],
  ['a word crossed out before the right one', ['Le pxxxit petit garçon'], ['=Le =petit =garçon']],
  ['a start crossed out', ['Le petit gxx garçon'], ['=Le =petit =garçon']],
  [
    'lines in another order',
    ['Il a mangé une pomme', 'Le petit garçon'],
    ['=Il =a =mangé =une =pomme', '=Le =petit =garçon'],
  ],
  [
    'a line written twice',
    ['Le petit garçon', 'Le petit garçon', "regarde l'école"],
    ['=Le =petit =garçon', '=Le =petit =garçon', "=regarde =l'école"],
  ],
  [
    'a line that is not of the text',
    ['Le petit garçon', 'demain nager', "regarde l'école"],
    ['=Le =petit =garçon', '', "=regarde =l'école"],
  ],
])('HAN-02 the words beside stay sure after %s', (_, lines, expected) => {
  expect(verified(lines)).toEqual(expected)
})

test('HAN-02 a word is to check where the ink may as well be a misspelling of it', () => {
  expect(verified(['Le petit garçon'], ['Le pedit garçon'])).toEqual(['=Le petit>pedit =garçon'])
})

test('HAN-02 nothing is sure on a page that is not the dictation', () => {
  expect(verified(['demain nous irons nager'])[0]).not.toContain('=')
})

test('HAN-02 a text that no dictation is as long as is not looked for', () => {
  const line = { words: [], scores: writtenScores('Le'), toPageX: (step: number) => step }
  expect(verifyPage('Le petit garçon '.repeat(200), [line])).toEqual([[]])
})
