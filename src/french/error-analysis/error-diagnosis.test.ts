import { expect, test } from 'vitest'
import { loadLanguage } from '../../server/language-worker/load-language.ts'
import { agreementTargetsOf, diagnoseError } from './error-diagnosis.ts'
import { analyseExpectedWords } from './expected-word.ts'

const language = loadLanguage()

function agreements(text: string): readonly [nominal: string[], verbal: string[]] {
  const words = analyseExpectedWords(text, language)
  const { nominal, verbal } = agreementTargetsOf(words, language)
  const texts = (indexes: readonly number[]): string[] =>
    indexes.flatMap((index) => words[index]?.text ?? [])
  return [texts(nominal), texts(verbal)]
}

test.each([
  ['Les petits chats dorment.', ['petits', 'chats'], ['dorment']],
  ["L'écureuil saute de branche en branche.", [], ['saute']],
  ['Il cherche des noisettes.', ['noisettes'], ['cherche']],
  ['La robe est jolie.', ['jolie'], ['est']],
  ['Un bateau pirate arrive.', [], ['arrive']],
  ['Nous mangeons une pomme.', [], ['mangeons']],
  // A pronoun or a determiner makes no verb of a noun, and an object pronoun no noun of a verb.
  ["J'aime ce livre.", [], ["J'aime"]],
  ['Le chien voit le chat et le chasse.', [], ['voit', 'chasse']],
])('COR-03 the agreements of «%s»', (text, nominal, verbal) => {
  expect(agreements(text)).toEqual([nominal, verbal])
})

test('COR-03 an error has its main class first, each class with its own reason', () => {
  const words = analyseExpectedWords('Des écoles ferment.', language)
  expect(diagnoseError(words.slice(1, 2), 'ecole', language)).toMatchObject([
    { code: 'accord_nombre', explanation: { kind: 'plural' } },
    { code: 'accent' },
  ])
  expect(diagnoseError(words.slice(1, 2), 'écoles', language)).toEqual([])
  expect(diagnoseError(words.slice(1, 3), 'écolesferment', language)).toMatchObject([
    { code: 'segmentation', explanation: { kind: 'separate-words' } },
  ])
})
