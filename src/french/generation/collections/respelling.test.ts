import { expect, test } from 'vitest'
import { language, tokensOf } from '../../../../test/support/house/told-line.ts'
import { textOfTokens } from '../../sentence.ts'
import { interpretGivenWord } from '../request/given-word.ts'
import { respelled, traditional } from './respelling.ts'

test.each([
  ['ile', 'île'],
  ['ognon', 'oignon'],
  ['connaitre', 'connaître'],
  ['île', 'île'],
  ['chat', 'chat'],
])('«%s» is looked for as «%s»', (given, searched) => {
  expect(traditional(interpretGivenWord(given, language)).text).toBe(searched)
})

test('the sentence is told in the spelling that was given, its capital kept', () => {
  const tokens = tokensOf("S{l'île} V{être} A{loin}, J{mais} S{les îles voisines} V{être} A{près}")
  const sentence = { tokens, text: textOfTokens(tokens), forced: false }
  const given = [interpretGivenWord('ile', language)]
  expect(respelled(sentence, given, given.map(traditional)).text).toBe(
    "L'ile est loin, mais les îles voisines sont près.",
  )
})
