/** Errors of every kind planted in one text: each is found where it is, and nothing else moves. */
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { scoreCorrection } from '../text/dictation-score.ts'
import { wordsOf } from '../text/text-words.ts'
import { alignCopy } from './copy-alignment.ts'
import { copyWords } from './copy-words.ts'

const TEXT =
  "Le vieux renard traverse la forêt. Il cherche des noisettes rousses, puis il dort toujours près d'un ruisseau."

/** One error of each kind that an alignment can see, planted in TEXT: what is written, for which word, with which verdict. */
const PLANTED = [
  ['a word forgotten', 'vieux ', '', 'vieux', 'missing'],
  ['a last word forgotten', ' ruisseau', '', 'ruisseau', 'missing'],
  ['an agreement', 'noisettes', 'noisette', 'noisettes', 'different'],
  ['another ending of the verb', 'cherche', 'cherchent', 'cherche', 'different'],
  ['a silent letter', 'toujours', 'toujour', 'toujours', 'different'],
  ['a double consonant', 'noisettes', 'noisetes', 'noisettes', 'different'],
  ['a choice of letters', 'ruisseau', 'ruisso', 'ruisseau', 'different'],
  ['another sound', 'renard', 'lenard', 'renard', 'different'],
  ['a homophone', 'dort', 'dors', 'dort', 'different'],
  ['a wrong cut', 'toujours', 'tou jours', 'toujours', 'different'],
  ['two words joined', 'la forêt', 'laforêt', 'forêt', 'different'],
  ['an apostrophe lost', "d'un", 'dun', "d'un", 'different'],
  ['noise', 'rousses', 'xbkw', 'rousses', 'doubtful'],
] as const

test.each(PLANTED)(
  'COR-03 %s is found where it is: «%s» written «%s»',
  (_, was, is, at, status) => {
    const original = wordsOf(TEXT)
    const { words } = alignCopy(original, copyWords([{ text: TEXT.replace(was, is) }]))
    const wrong = words.flatMap((word, index) => (word.status === 'right' ? [] : [index]))
    expect(wrong.at(-1)).toBe(original.findIndex(({ text }) => text === at))
    expect(wrong).toHaveLength(is === 'laforêt' ? 2 : 1)
    expect(wrong.map((index) => words[index]?.status)).toEqual(wrong.map(() => status))
  },
)

test('COR-03 what is written wrong in one line changes no verdict of another, whatever it is', () => {
  const planted = fc.constantFrom(...PLANTED)
  fc.assert(
    fc.property(planted, planted, ([, was, is], [, otherWas, otherIs]) => {
      const other = 'Les enfants montent dans un grand bateau bleu.'
      const verdicts = (line: string): string[] =>
        alignCopy(wordsOf(`${TEXT} ${TEXT} ${other}`), copyWords([{ text: line }])).words.map(
          ({ status, read }) => `${status} ${read}`,
        )
      const count = wordsOf(TEXT).length
      const spoilt = TEXT.replace(was, is)
      const alone = verdicts(`${spoilt} ${TEXT} ${other}`).slice(0, count)
      const both = verdicts(`${spoilt} ${TEXT.replace(otherWas, otherIs)} ${other}`)
      // A word forgotten at the seam may be either of two that follow each other; elsewhere nothing moves.
      expect(both.slice(0, count - 1)).toEqual(alone.slice(0, count - 1))
      expect(both.slice(2 * count)).toEqual(wordsOf(other).map(({ text }) => `right ${text}`))
    }),
    { seed: 4, numRuns: 50 },
  )
})

test('COR-03 punctuation added to a copy changes nothing', () => {
  const sign = fc.constantFrom('.', ',', ' !', ' ;', '…', ' «', ' »', ' “', ' —', '?', ' :')
  const signs = fc.array(sign, { minLength: 16, maxLength: 16 })
  fc.assert(
    fc.property(fc.constantFrom(...PLANTED), signs, ([, was, is], list) => {
      const copy = TEXT.replace(was, is)
      const pointed = copy.split(' ').map((word, index) => word + (list[index] ?? ''))
      const of = (text: string): unknown => {
        const { words, extras } = alignCopy(wordsOf(TEXT), copyWords([{ text }]))
        return { words, extras }
      }
      expect(of(pointed.join(' '))).toEqual(of(copy))
      expect(scoreCorrection(TEXT, pointed.join(' '))).toEqual(scoreCorrection(TEXT, copy))
    }),
    { seed: 4, numRuns: 50 },
  )
})

const AT_ONCE = [
  ['je vais au parc', 'jevé au parc'],
  ['elle a un chat', 'ella un chat'],
  ['dans les bois', 'danlé bois'],
  ['aux pieds nus', 'opié nus'],
] as const

test.each(AT_ONCE)(
  'COR-03 two words said at once are one piece: «%s» written «%s»',
  (said, copy) => {
    const { words } = alignCopy(wordsOf(said), copyWords([{ text: copy }]))
    expect(words.slice(0, 3).map(({ joined }) => joined)).toEqual([false, true, false])
  },
)
