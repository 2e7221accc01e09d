import fc from 'fast-check'
import { expect, test } from 'vitest'
import { scorePercent } from '../../results/results.ts'
import { markWords, scoreCorrection } from './dictation-score.ts'
import { comparisonKey, wordsOf } from './text-words.ts'

function texts(text: string): string[] {
  return wordsOf(text).map((word) => word.text)
}

function wrong(original: string, detected: string): string[] {
  return markWords(original, detected).flatMap((word) => (word.wrong ? [word.text] : []))
}

test.each([
  ['Le chat dort.', ['Le', 'chat', 'dort']],
  ['«\u00a0Oui\u00a0!\u00a0» dit-il\u00a0; “non”, "si".', ['Oui', 'dit-il', 'non', 'si']],
  ["l'école, l\u2019école, l\u2018école, l`école", ["l'école", "l'école", "l'école", "l'école"]],
  ['un danger.Quand il…vit', ['un', 'danger', 'Quand', 'il', 'vit']],
  ['arc-en-ciel, arc\u2011en\u2011ciel', ['arc-en-ciel', 'arc-en-ciel']],
  ['- Bonjour ! — Salut.', ['Bonjour', 'Salut']],
  [
    "aujourd'hui j'ai 12 ans et 3,5 euros",
    ["aujourd'hui", "j'ai", '12', 'ans', 'et', '3', '5', 'euros'],
  ],
  ['', []],
  [' … ? ! « »', []],
])('COR-02 words of «%s»', (text, words) => {
  expect(texts(text)).toEqual(words)
})

test('COR-02 offsets say where each word stands in the text', () => {
  const text = 'L\u2019été, « déjà » !'
  expect(wordsOf(text).map(({ start, end }) => text.slice(start, end))).toEqual([
    'L\u2019été',
    'déjà',
  ])
})

test.each([
  ['École', 'ecole'],
  ['ÇA', 'ca'],
  ['sœur', 'soeur'],
  ['Œuf', 'oeuf'],
  ['ex æquo', 'ex aequo'],
  ['e\u0301te\u0301', 'été'],
  ['l\u2019eau', "l'eau"],
  ['porte\u2011clé', 'porte-clé'],
  ['naïve', 'naive'],
])('COR-02 «%s» and «%s» are one word for the rule', (a, b) => {
  expect(comparisonKey(a)).toBe(comparisonKey(b))
})

test.each([
  ['the text itself', 'Le chat dort.', 'Le chat dort.', [], 100],
  ['accents, case and quotes', "«\u00a0L'été\u00a0», dit-elle.", 'l\u2019ete dit-elle', [], 100],
  ['other quotes and an ellipsis', '“Viens…” dit-il', '« Viens ... » dit-il', [], 100],
  ['ligatures', 'ma sœur a un œuf', 'ma soeur a un oeuf', [], 100],
  ['decomposed accents', 'la forêt', 'la fore\u0302t', [], 100],
  ['a misspelling', 'des noisettes', 'des noisètes', ['noisettes'], 50],
  ['a last word missing', 'Il cherche des noisettes.', 'Il cherche des', ['noisettes'], 75],
  ['a word repeated, once missing', 'de branche en branche', 'de branche en', [], 100],
  ['a word repeated, always missing', 'de branche en branche', 'de en', ['branche', 'branche'], 50],
  ['two words swapped', 'un chat noir', 'un noir chat', [], 100],
  ['words in excess', 'un chat', 'un très gros chat noir', [], 100],
  ['words joined', "dans l'école", 'dans lécole', ["l'école"], 50],
  ['words cut', 'il dort toujours', 'il dort tou jours', ['toujours'], 67],
  ['hyphens lost', 'un arc-en-ciel', 'un arc en ciel', ['arc-en-ciel'], 50],
  ['a hyphen for another', 'dit-il', 'dit\u2011il', [], 100],
  ['glued sentences', 'un danger. Quand il vient', 'un danger.Quand il vient', [], 100],
  ['numbers', 'il a 12 ans', 'il a douze ans', ['12'], 75],
  ['numbers kept', 'il a 12 ans', 'il a 12 ans', [], 100],
  ['one-letter words', 'il y a à', 'il a', ['y'], 75],
  ['an empty copy', 'Le chat.', '', ['Le', 'chat'], 0],
  ['a copy without words', 'Le chat.', '… ! ?', ['Le', 'chat'], 0],
  ['an empty dictation', '', 'Le chat.', [], 0],
])('COR-02 %s: «%s» written «%s»', (_, original, detected, errors, score) => {
  expect(wrong(original, detected)).toEqual(errors)
  expect(scoreCorrection(original, detected)).toEqual({
    word_count: wordsOf(original).length,
    error_count: errors.length,
    score,
  })
})

test.each([
  [0, 0, 0],
  [0, 3, 0],
  [3, 0, 100],
  [3, 1, 67],
  [8, 1, 88],
  [200, 1, 100],
  [3, 5, 0],
])('COR-02 %i words with %i errors are worth %i percent', (words, errors, percent) => {
  expect(scorePercent(words, errors)).toBe(percent)
})

const ANY = fc.string({ unit: 'grapheme', maxLength: 80 })

test('COR-02 the score is a whole number from 0 to 100 and a text against itself is all right', () => {
  fc.assert(
    fc.property(ANY, ANY, (original, detected) => {
      const { word_count, error_count, score } = scoreCorrection(original, detected)
      expect(Number.isInteger(score) && score >= 0 && score <= 100).toBe(true)
      expect(error_count).toBeLessThanOrEqual(word_count)
      expect(scoreCorrection(original, original).error_count).toBe(0)
    }),
  )
})

test('COR-02 a word more in the copy never costs a point', () => {
  fc.assert(
    fc.property(ANY, ANY, ANY, (original, detected, more) => {
      const before = scoreCorrection(original, detected).error_count
      expect(scoreCorrection(original, `${detected} ${more}`).error_count).toBeLessThanOrEqual(
        before,
      )
    }),
  )
})

test('COR-02 whatever apostrophe or hyphen a keyboard or a camera writes, the word is the same', () => {
  const apostrophes = ['\u2019', '\u2018', '\u02bc', '\u00b4', '`', '\u2032', '\uff07']
  for (const one of apostrophes) expect(wrong("L'eau dort.", `l${one}eau dort`), one).toEqual([])
  const hyphens = ['\u2010', '\u2011', '\u2012', '\u2013', '\u2014', '\u2015', '\u2212']
  for (const one of hyphens) expect(wrong('Un porte-clé.', `un porte${one}clé`), one).toEqual([])
})
