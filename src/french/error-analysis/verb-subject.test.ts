import { expect, test } from 'vitest'
import { loadLanguage } from '../../server/language-worker/load-language.ts'
import { analyseExpectedWords } from './expected-word.ts'

const language = loadLanguage()

function subjectOf(sentence: string, word: string): string | null | undefined {
  return analyseExpectedWords(sentence, language).find(({ text }) => text === word)?.subject
}

test.each([
  ['Ils parlent.', 'parlent', 'ils'],
  ['Ils nous parlent.', 'parlent', 'ils'],
  ['Nous nous lavons.', 'lavons', 'nous'],
  ['Elle ne vous voit pas.', 'voit', 'elle'],
  ['Le soir elle chante.', 'chante', 'elle'],
  ['Ce serait bien.', 'serait', 'ce'],
  ['Les petits enfants mangent.', 'mangent', 'les petits enfants'],
  ['Le chat dort et les chiens jouent.', 'jouent', 'les chiens'],
  ['Et les chiens jouent.', 'jouent', 'les chiens'],
  ['Il rit et nous chantons.', 'chantons', 'nous'],
])('COR-03 in «%s», «%s» agrees with «%s»', (sentence, word, subject) => {
  expect(subjectOf(sentence, word)).toBe(subject)
})

// An object, a determiner, one part of a subject, or what belongs to another clause.
test.each([
  ['La maîtresse nous parle.', 'parle'],
  ['Il veut nous parler.', 'parler'],
  ["J'aime ce livre.", 'livre'],
  ['Paul a plusieurs livres.', 'livres'],
  ['Les chats derrière elles dorment.', 'dorment'],
  ['Paul et elles chantent.', 'chantent'],
  ['Le garçon la mange.', 'mange'],
  ['Les chats et les chiens jouent.', 'jouent'],
  ['Les chats et aussi les chiens jouent.', 'jouent'],
  ['Le chat ou le chien dort.', 'dort'],
  ['Il dit que les chats et les chiens jouent.', 'jouent'],
  ['Le garçon qui dort et les filles jouent.', 'jouent'],
  ['Paul rit, les lapins et les chiens jouent.', 'jouent'],
])('COR-03 in «%s», no subject of «%s» is told', (sentence, word) => {
  expect(subjectOf(sentence, word)).toBe(null)
})
