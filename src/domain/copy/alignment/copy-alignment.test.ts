import fc from 'fast-check'
import { expect, test } from 'vitest'
import { DISPUTED_CONFIDENCE } from '../../photo/photo.ts'
import { scoreCorrection } from '../text/dictation-score.ts'
import { wordsOf } from '../text/text-words.ts'
import { alignCopy, differsByAccentOrCase, shareRead } from './copy-alignment.ts'
import { copyWords } from './copy-words.ts'

/** One word a verdict: `=` right, `≈` another accent or capital, `~` moved, `≠read` different, `?read` doubtful, `_` missing, `+` joined; `(extra)`. */
function told(original: string, read: string): string {
  const { words, extras } = alignCopy(
    wordsOf(original),
    copyWords(read.split(' ').map((text) => ({ text }))),
  )
  const sign = {
    right: '=',
    unsure: '=?',
    nuance: '≈',
    moved: '~',
    different: '≠',
    doubtful: '?',
    missing: '_',
  }
  const after = (index: number): string[] =>
    extras.filter((extra) => extra.after === index).map((extra) => `(${extra.text})`)
  const each = words.flatMap((word, index) => {
    const text = word.status === 'different' || word.status === 'doubtful' ? word.read : ''
    return [`${word.joined ? '+' : ''}${sign[word.status]}${text}`, ...after(index)]
  })
  return [...after(-1), ...each].join(' ')
}

test.each([
  ['the text itself', 'Le chat dort.', 'Le chat dort.', '= = ='],
  ['case and accents', "L'école était là", "l'ecole etait la", '≈ ≈ ≈'],
  ['a misspelling', 'des noisettes rousses', 'des noisètes rousses', '= ≠noisètes ='],
  ['a forgotten word', 'de branche en branche.', 'de branche en', '= = = _'],
  ['a forgotten word in the middle', 'un gros chien noir', 'un chien noir', '= _ = ='],
  ['a word in excess', 'un chien noir', 'un gros chien noir', '= (gros) = ='],
  ['a word in excess at the beginning', 'chien noir', 'Dictée chien noir', '(Dictée) = ='],
  ['a word in excess at the end', 'un chien', 'un chien bientôt', '= = (bientôt)'],
  ['a repeated word', 'le chat et le chien', 'le chat et le le chien', '= = = = (le) ='],
  ['a repeated word forgotten once', 'de branche en branche', 'de branche', '= = _ _'],
  ['two words swapped', 'un chat noir dort', 'un noir chat dort', '= ~ +~ ='],
  ['two words joined', 'le chat dort', 'lechat dort', '≠lechat +≠lechat ='],
  [
    'two words joined before one left out',
    'Lola ferme la fenêtre',
    'Lolaferme fenêtre',
    '≠Lolaferme +≠Lolaferme _ =',
  ],
  ['a word parted by its sound', 'autant en emporte', 'au temps en emporte', '≠au temps = ='],
  ['a question as it is said', 'Est-ce que tu dors', 'Esque tu dors', '≠Esque +≠Esque = ='],
  ['three words joined', 'il y a un chat', 'ilya un chat', '≠ilya +≠ilya +≠ilya = ='],
  [
    'a word twice before two words joined',
    'dans son panier',
    'dans dans sonpanier',
    '= (dans) ≠sonpanier +≠sonpanier',
  ],
  [
    'a word that two forgotten ones nearly make',
    'grande le une lune monte',
    'grande lune monte',
    '= _ _ = =',
  ],
  ['a word cut', 'il dort toujours ici', 'il dort tou jours ici', '= = ≠tou jours ='],
  ['an apostrophe lost', "dans l'école", 'dans l école', '= ≠l école'],
  ['an apostrophe and its space lost', "dans l'école", 'dans lécole', '= ≠lécole'],
  ['hyphens lost', 'un arc-en-ciel rose', 'un arc en ciel rose', '= ≠arc en ciel ='],
  ['noise in the place of a word', 'le renard court', 'le xqz court', '= ?xqz ='],
  ['two sentences glued', 'un danger. Quand il', 'un danger.Quand il', '= = = ='],
  ['an empty copy', 'le chat', '', '_ _'],
  ['an empty dictation', '', 'le chat', '(le chat)'],
  ['numbers', 'il y a 12 chats', 'il y a 12 chats', '= = = = ='],
  ['ligatures', 'sa sœur a un cœur', 'sa soeur a un coeur', '= = = = ='],
  ['one-letter words', 'il y a à y a', 'il a y a', '= _ = _ = ='],
])('COR-03 %s: «%s» written «%s»', (_, original, read, verdicts) => {
  expect(told(original, read)).toBe(verdicts)
})

test('COR-03 a word on which two readings differ is doubtful even where it is the expected one', () => {
  const { words } = alignCopy(
    wordsOf('un chat noir dort'),
    copyWords([
      { text: 'un', confidence: 90 },
      { text: 'noir', confidence: DISPUTED_CONFIDENCE },
      { text: 'chat', confidence: 90 },
      { text: 'dort', confidence: DISPUTED_CONFIDENCE },
    ]),
  )
  expect(words.map(({ status, read }) => [status, read])).toEqual([
    ['right', 'un'],
    ['doubtful', 'noir chat'],
    ['doubtful', 'noir chat'],
    ['doubtful', 'dort'],
  ])
})

test('COR-03 an illegible word is doubtful with nothing read, in its place, and never a word in excess', () => {
  const read = ['un', '[illisible]', 'dort', '[illisible].'].map((text) => ({ text }))
  const { words, extras } = alignCopy(wordsOf('un renard dort'), copyWords(read))
  expect(words[1]).toEqual({ status: 'doubtful', read: null, tokens: [1], joined: false })
  expect(words.map(({ status }) => status)).toEqual(['right', 'doubtful', 'right'])
  expect(extras).toEqual([])
})

test('COR-03 an unsure reading of another spelling is doubtful, of the word itself right', () => {
  const [sure, unsure, same] = alignCopy(
    wordsOf('bateau bateau bateau'),
    copyWords([
      { text: 'bato', confidence: 90 },
      { text: 'bato', confidence: 10 },
      { text: 'bateau', confidence: 10 },
    ]),
  ).words
  expect([sure?.status, unsure?.status, same?.status]).toEqual(['different', 'doubtful', 'right'])
})

test('COR-03 each verdict says which tokens of the photo it comes from', () => {
  const { words, extras } = alignCopy(
    wordsOf('Il court toujours. Quand il dort'),
    copyWords(['Il', 'court', '|', 'tou', 'jours.Quand', 'xx', 'ildort'].map((text) => ({ text }))),
  )
  expect(words.map((word) => word.tokens)).toEqual([[0], [1], [3, 4], [4], [6], [6]])
  expect(extras).toEqual([{ text: 'xx', token: 5, after: 3 }])
})

test('COR-03 the share of words read right says whether a reading can be trusted', () => {
  const share = (read: string): number =>
    shareRead(alignCopy(wordsOf('un deux trois quatre cinq'), copyWords([{ text: read }])).words)
  expect(share('un deux trois quatre cinq')).toBe(1)
  expect(share('un deux trois')).toBe(0.6)
  expect(share('un deus troi quatr sinq')).toBe(1)
  expect(share('un deux trois xkwz bnvf')).toBe(0.6)
  expect(share('')).toBe(0)
  expect(shareRead(alignCopy([], []).words)).toBe(1)
})

test('COR-02 an accent or a capital is a nuance, not another word', () => {
  expect(differsByAccentOrCase('École', 'ecole')).toBe(true)
  expect(differsByAccentOrCase('école', 'école')).toBe(false)
  expect(differsByAccentOrCase('école', 'écol')).toBe(false)
})

const WORD = fc.string({
  unit: fc.constantFrom(...'abcdefilmnoprstuéè'),
  minLength: 3,
  maxLength: 9,
})
const SENTENCE = fc.uniqueArray(WORD, {
  minLength: 1,
  maxLength: 12,
  selector: (word) => wordsOf(word)[0]?.key,
})

test('COR-03 a text against itself is all right, whatever its words', () => {
  fc.assert(
    fc.property(
      fc.array(fc.oneof(WORD, fc.constantFrom('le', 'la', "l'eau")), { maxLength: 40 }),
      (list) => {
        const original = wordsOf(list.join(' '))
        const { words, extras } = alignCopy(original, copyWords(list.map((text) => ({ text }))))
        expect(extras).toEqual([])
        expect(words.every((word) => word.status === 'right' && !word.joined)).toBe(true)
      },
    ),
  )
})

test('COR-03 one planted misspelling is the only word not right', () => {
  fc.assert(
    fc.property(SENTENCE, fc.nat(), (list, seed) => {
      const at = seed % list.length
      const copy = list.map((word, index) => (index === at ? `${word}zk` : word))
      const { words, extras } = alignCopy(
        wordsOf(list.join(' ')),
        copyWords(copy.map((text) => ({ text }))),
      )
      expect(extras).toEqual([])
      expect(words.map((word) => word.status === 'right')).toEqual(list.map((_, i) => i !== at))
      expect(words[at]?.read).toBe(copy[at])
    }),
  )
})

const VOCABULARY =
  'le petit renard roux traverse une prairie sous grande lune il cherche des mulots pendant que hibou surveille depuis son vieux chêne chaque automne feuilles tombent doucement près ruisseau'

test('COR-03 the verdicts of a line do not depend on what happens in another line', () => {
  const lines = fc
    .shuffledSubarray(VOCABULARY.split(' '), { minLength: 8 })
    .map((list) => [list.slice(0, list.length / 2), list.slice(list.length / 2)] as const)
  const spoil = fc.constantFrom<(line: readonly string[]) => readonly string[]>(
    (line) => line,
    (line) => line.slice(1),
    (line) => line.slice(0, -2),
    (line) => line.map((word) => `${word}q`),
    (line) => [line.join('')],
    (line) => ['zzz', ...line, 'www'],
    (line) => line.toReversed(),
    () => [],
  )
  fc.assert(
    fc.property(lines, spoil, fc.boolean(), ([line, other], change, spoiltFirst) => {
      const order = <T>(spoilt: T, kept: T): T[] => (spoiltFirst ? [spoilt, kept] : [kept, spoilt])
      const original = wordsOf(order(line, other).flat().join(' '))
      const copy = order(change(line), other).flat()
      const { words } = alignCopy(original, copyWords(copy.map((text) => ({ text }))))
      const from = spoiltFirst ? line.length : 0
      const kept = words.slice(from, from + other.length)
      expect(kept.map((word) => word.status)).toEqual(other.map(() => 'right'))
    }),
  )
})

test('COR-03 every read word is used once, by a word or in excess', () => {
  const texts = fc.array(fc.constantFrom('le', 'chat', 'lechat', 'cha', 't', 'noir', 'dort'), {
    maxLength: 12,
  })
  fc.assert(
    fc.property(texts, texts, (original, copy) => {
      const { words, extras } = alignCopy(
        wordsOf(original.join(' ')),
        copyWords(copy.map((text) => ({ text }))),
      )
      const excess = extras.flatMap(({ text, token }) => text.split(' ').map((_, at) => token + at))
      const used = [...words.flatMap((word) => word.tokens), ...excess]
      expect([...new Set(used)].sort((a, b) => a - b)).toEqual(copy.map((_, index) => index))
      expect(words.length).toBe(original.length)
    }),
  )
})

test('COR-02 the alignment never finds more words right than the specified rule', () => {
  const texts = fc.array(fc.constantFrom('le', 'chat', 'chas', 'et', 'chien', 'noir'), {
    maxLength: 10,
  })
  fc.assert(
    fc.property(texts, texts, (original, copy) => {
      const { words } = alignCopy(
        wordsOf(original.join(' ')),
        copyWords(copy.map((text) => ({ text }))),
      )
      const right = words.filter(({ status }) => status === 'right' || status === 'moved').length
      const { word_count, error_count } = scoreCorrection(original.join(' '), copy.join(' '))
      expect(right).toBeLessThanOrEqual(word_count - error_count)
    }),
  )
})
