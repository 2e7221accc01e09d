import { expect, test } from 'vitest'
import { exerciseRefusalSentence } from '../../texts/ai/exercise-refusals.ts'
import { type ProvidedType, parseExerciseReply } from './exercise-reply.ts'

const CAT = {
  sentence: 'Le chat dort.',
  words: [
    { text: 'Le', nature: 'déterminant' },
    { text: 'chat', nature: 'Nom', function: 'sujet' },
    { text: 'dort', nature: 'verbe', function: 'verbe' },
  ],
}

function refusalOf(reply: string | null, type: ProvidedType = 'analysis'): string {
  const read = parseExerciseReply(reply, type)
  return read.ok ? 'accepted' : exerciseRefusalSentence(read.refusal, 'Mistral')
}

function analysis(words: readonly unknown[]): string {
  return JSON.stringify({ questions: [CAT, { sentence: 'Léa rit.', words }] })
}

test('GRA-04 a right analysis is read, natures whatever their case', () => {
  const read = parseExerciseReply(JSON.stringify({ questions: [CAT] }), 'analysis')
  expect(read.ok && read.value[0]?.words[1]).toEqual({
    text: 'chat',
    nature: 'nom',
    function: 'sujet',
  })
})

test.each([
  ['fenced', `\`\`\`json\n${JSON.stringify({ questions: [CAT] })}\n\`\`\``],
  ['after a sentence', `Voici l'exercice : ${JSON.stringify({ questions: [CAT] })}`],
])('GRA-04 JSON is found when it is %s', (_how, reply) => {
  expect(parseExerciseReply(reply, 'analysis').ok).toBe(true)
})

test.each([
  [null, "Pas de contenu reçu d'Mistral"],
  ['  ', "Pas de contenu reçu d'Mistral"],
  ['{"questions":{}}', 'Échec du parsing de la réponse Mistral : il manque la liste des questions'],
  [
    JSON.stringify({ questions: [{ words: CAT.words }] }),
    'Question 1 invalide : manque sentence ou words',
  ],
  [
    JSON.stringify({ questions: [CAT, { sentence: 'Léa rit.' }] }),
    'Question 2 invalide : manque sentence ou words',
  ],
  [
    analysis([{ text: 'Léa', nature: 'nom' }, { text: 'rit' }]),
    'Mot 2 de la question 2 invalide : manque text ou nature',
  ],
  [
    analysis([{ text: 'Léa', nature: 'prénom' }]),
    'Nature invalide "prénom" pour le mot "Léa". Valeurs autorisées : nom, verbe, adjectif, déterminant, pronom, adverbe, préposition',
  ],
  [
    analysis([{ text: 'Léa', nature: 'nom', function: 'Sujet' }]),
    'Fonction invalide "Sujet" pour le mot "Léa". Valeurs autorisées : sujet, verbe, COD, COI, attribut, complément circonstanciel',
  ],
])('GRA-04 %j is refused with its sentence', (reply, sentence) => {
  expect(refusalOf(reply)).toBe(sentence)
})

test('GRA-04 what is no JSON is refused with what the parser says', () => {
  expect(refusalOf('<html>')).toMatch(/^Échec du parsing de la réponse Mistral : .+/u)
})

test.each([
  ['fill', { sentence: 'Le chat ___.', words: [{ text: 'dort', options: ['dors', 'dormez'] }] }],
  ['fill', { sentence: 'Le chat dort.', words: [{ text: 'dort', options: ['dort', 'dors'] }] }],
  ['fill', { sentence: 'Le chat ___.', words: [{ text: 'dort', options: ['dort', 'dort'] }] }],
  ['fill', { sentence: 'Le chat ___.', words: [{ text: 'dort', options: null }] }],
  [
    'reorder',
    {
      sentence: 'Il dort.',
      words: [
        { text: 'Il', position: 0 },
        { text: 'dort', position: 2 },
      ],
    },
  ],
  [
    'reorder',
    {
      sentence: 'Il dort.',
      words: [
        { text: 'Il', position: 0 },
        { text: 'dort', position: 0 },
      ],
    },
  ],
] as const)('GRA-09 a %s question that cannot be played is refused', (type, question) => {
  const reply = JSON.stringify({ questions: [question] })
  expect(refusalOf(reply, type)).toBe('Question 1 invalide : elle ne peut pas être jouée')
})

test('GRA-09 a right fill and a right reorder are read', () => {
  const fill = { sentence: 'Il ___.', words: [{ text: 'dort', options: ['dort', 'dors'] }] }
  const words = [
    { text: 'dort', position: 1 },
    { text: 'Il', position: 0 },
  ]
  expect(refusalOf(JSON.stringify({ questions: [fill] }), 'fill')).toBe('accepted')
  const read = parseExerciseReply(
    JSON.stringify({ questions: [{ sentence: 'Il dort.', words }] }),
    'reorder',
  )
  // The capital and the full stop tell the first word and the last.
  const shown = [
    { text: 'dort.', position: 1 },
    { text: 'Il', position: 0 },
  ]
  expect(read.ok && read.value).toEqual([{ sentence: 'Il dort.', words: shown, orders: [[0, 1]] }])
})
