import { expect, test } from 'vitest'
import type { PhotoToken } from '../../photo/photo.ts'
import { wordsOf } from '../text/text-words.ts'
import { alignCopy } from './copy-alignment.ts'
import { copyWords } from './copy-words.ts'
import { agreementShare, mergeReadings, unsharedEntries } from './reading-merge.ts'

/** What the embedded reader saw: `word` surely, `word?` unsurely, one beside the other. */
function seen(text: string): PhotoToken[] {
  return text.split(' ').map((word, i) => ({
    text: word.replace('?', ''),
    confidence: word.endsWith('?') ? 40 : 95,
    box: [i * 100, 0, 80, 20],
  }))
}

/** The words, `?` after those that are disputed. */
function told(tokens: readonly PhotoToken[]): string {
  return tokens.map(({ text, confidence }) => (confidence === 0 ? `${text}?` : text)).join(' ')
}

test.each([
  ['both alike', ['Le chat dort.'], 'Le chat dort.', null, 'Le chat dort.'],
  ['another spelling', ['Le chat dort.'], 'Le chat dor.', null, 'Le chat dort.?'],
  ['accents and case aside', ["L'école"], "l'ecole", null, "L'école"],
  ['noise read by the embedded reader', ['Le chat dort.'], 'Le xq? dort', null, 'Le chat? dort.'],
  [
    'a second reading that agrees',
    ['Le chat dort.'],
    'Le xq? dort',
    ['Le chat dort.'],
    'Le chat dort.',
  ],
  [
    'a second reading that differs',
    ['Le chat dort.'],
    'xx? yy? zz?',
    ['Le chat dor.'],
    'Le chat dort.?',
  ],
  [
    'a sure witness of what two readings mended',
    ['son terrier'],
    'son terier',
    ['son terrier'],
    'son terrier?',
  ],
  ['an unsure one', ['son terrier'], 'son terier?', ['son terrier'], 'son terrier'],
  ['a word passed over', ['le chat dort'], 'le chat chat dort', null, 'le chat chat? dort'],
  ['the last word passed over', ['le chat'], 'le chat dort', null, 'le chat dort?'],
  ['noise passed over', ['le chat dort'], 'le xq? chat dort', null, 'le chat dort'],
  ['words joined by one reader', ['le chat dort'], 'lechat dort', null, 'le? chat? dort'],
  ['swapped words', ['un noir chat dort'], 'un chat noir dort', null, 'un noir chat dort'],
  ['an illegible word', ['le [illisible] dort'], 'le chat dort', null, 'le [illisible]? dort'],
  [
    'illegible twice',
    ['le [illisible] dort'],
    'le chat dort',
    ['le [illisible] dort'],
    'le [illisible]? dort',
  ],
  ['punctuation alone', ['« Le chat »', '—'], 'Le chat', null, 'Le chat'],
  ['several lines', ['Le chat', 'dort.'], 'Le chat dort', null, 'Le chat dort.'],
] as const)('COR-03 two readings of a copy: %s', (_, lines, embedded, again, words) => {
  expect(told(mergeReadings(lines, seen(embedded), again))).toBe(words)
})

test('COR-04 each word has the place in which the embedded reader saw it, or none', () => {
  const tokens = mergeReadings(
    ["l'école buissonnière est loin"],
    seen('l école wvwvwvwv loi'),
    null,
  )
  expect(tokens.map(({ text, box }) => [text, box])).toEqual([
    ["l'école", [0, 0, 180, 20]],
    ['buissonnière', null],
    ['est', null],
    ['loin', [300, 0, 80, 20]],
  ])
})

test('COR-03 a disputed word comes with what the other reading has, and an adult is shown the one that differs', () => {
  const tokens = mergeReadings(['un terrier xyz'], seen('un terier'), null)
  expect(tokens.map(({ other }) => other)).toEqual([undefined, 'terier', undefined])
  const { words } = alignCopy(wordsOf('un terrier'), copyWords(tokens.slice(0, 2)))
  expect(words[1]).toMatchObject({ status: 'doubtful', read: 'terier' })
  const verbatim = mergeReadings(['un terier'], seen('un terrier'), null)
  const { words: kept } = alignCopy(wordsOf('un terrier'), copyWords(verbatim))
  expect(kept[1]).toMatchObject({ status: 'doubtful', read: 'terier' })
})

test('COR-04 an illegible word has the place of what was read there', () => {
  const [, word] = mergeReadings(['le [illisible] dort'], seen('le rnxrd? dort'), null)
  expect(word).toEqual({ text: '[illisible]', confidence: 0, box: [100, 0, 80, 20] })
})

test('the share of words in common tells whether one reading can stand beside the other', () => {
  expect(agreementShare(['Le chat dort.'], seen('Le chat dor'))).toBeCloseTo(2 / 3)
  expect(agreementShare(['Le chat dort.'], seen('xx yy zz'))).toBe(0)
  expect(agreementShare([], seen('Le chat'))).toBe(0)
})

test('GEN-08 the entries of a list that only one reading has deserve a look', () => {
  expect(
    unsharedEntries(['le renard', 'la forêt', 'un âne'], ['La foret', 'un ane', 'xq']),
  ).toEqual(['le renard'])
})

test('HAN-02 where the page was verified, a model settles no word: the ink is sure of it, or an adult is asked', () => {
  const sure = { isSure: true }
  const doubted = { isSure: false, proposal: 'maizon' }
  const said = [sure, doubted, sure, sure]
  const embedded = seen('la maison est belle').map((token, i) => ({
    ...token,
    verification: said[i],
  }))
  const merged = mergeReadings(['la maison est bele très'], embedded, ['la maison est bele très'])
  expect(merged.map(({ text, verification }) => [text, verification])).toEqual([
    ['la', sure],
    ['maison', doubted],
    ['est', sure],
    ['bele', { isSure: false }],
    ['très', { isSure: false }],
  ])
  const { words } = alignCopy(wordsOf('la maison est belle très'), copyWords(merged))
  expect(words.map(({ status }) => status)).toEqual([
    'right',
    'unsure',
    'right',
    'doubtful',
    'unsure',
  ])
  expect(mergeReadings(['la'], seen('la'), null)[0]).not.toHaveProperty('verification')
})
