import { expect, test } from 'vitest'
import { language, tokensOf } from '../../../test/support/house/told-line.ts'
import { textOfTokens } from '../sentence.ts'
import { pronominalised } from './pronominalisation.ts'

function second(one: string, other: string): string {
  const sentences = [one, other].map((line) => {
    const tokens = tokensOf(line)
    return { tokens, text: textOfTokens(tokens), forced: false }
  })
  return pronominalised(sentences, [], language)[1]?.text ?? ''
}

const BEFORE = "S{la maîtresse} V{ouvrir} O{l'école}"

test('TXT-02 somebody who does one more thing in the same scene is a pronoun', () => {
  expect(second(BEFORE, "S{la maîtresse} V{compter} O{les élèves} L{devant l'école}")).toBe(
    "Elle compte les élèves devant l'école.",
  )
})

test.each([
  ["T{après la récréation}, S{la maîtresse} V{fermer} O{l'école}", 'another moment'],
  ["S{la maîtresse} V{naître:passé_composé} L{près de l'école}", 'another tense'],
])('TXT-02 a name stays where it is %s: %s', (other) => {
  expect(second(BEFORE, other)).toMatch(/la maîtresse/iu)
})
