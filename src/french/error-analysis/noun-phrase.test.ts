import { expect, test } from 'vitest'
import { loadLanguage } from '../../server/language-worker/load-language.ts'
import { analyseExpectedWords } from './expected-word.ts'

const language = loadLanguage()

function determinerOf(sentence: string, word: string): string | null | undefined {
  return analyseExpectedWords(sentence, language).findLast(({ text }) => text === word)?.determiner
}

test.each([
  ['La porte grince.', 'porte', 'la'],
  ['Il ouvre la porte.', 'porte', 'la'],
  ['Il sort par la porte.', 'porte', 'la'],
  ['Le chien et la porte sont là.', 'porte', 'la'],
  ['Il ouvre les fenêtres et les portes.', 'portes', 'les'],
  ['Un joli livre brille.', 'livre', 'un'],
  ['Il cherche dans toute la rue.', 'rue', 'la'],
  ['Elle a fermé la porte.', 'porte', 'la'],
  ['Il rit pendant que la nuit tombe.', 'nuit', 'la'],
])('COR-03 in «%s», «%s» is a noun after «%s»', (sentence, word, determiner) => {
  expect(determinerOf(sentence, word)).toBe(determiner)
})

// What looks like an article may be the object of a verb.
test.each([
  ['Le chien voit le chat et le chasse.', 'chasse'],
  ['Maman les aide.', 'aide'],
  ["Maman l'aide.", "l'aide"],
  ['Maman la porte.', 'porte'],
  ['Tu prends les sacs et les portes.', 'portes'],
  ['Le chien qui la garde aboie.', 'garde'],
  ['La petite danse bien.', 'danse'],
  ['La dame ferme la porte.', 'ferme'],
  ['Un enfant court dans la rue.', 'court'],
  ['Dans la ferme, le coq chante.', 'le'],
])('COR-03 in «%s», nothing of a noun is told of «%s»', (sentence, word) => {
  expect(determinerOf(sentence, word)).toBe(null)
})

test.each([
  ['Le chien voit le chat et le chasse.', 'chasse'],
  ['Maman les aide.', 'aide'],
])('COR-03 in «%s», «%s» is a verb, as the noun does not fit the article', (sentence, word) => {
  const read = analyseExpectedWords(sentence, language).find(({ text }) => text === word)
  expect(new Set(read?.readings.map(({ nature }) => nature))).toEqual(new Set(['verbe']))
})
