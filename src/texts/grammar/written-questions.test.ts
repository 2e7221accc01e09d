import { expect, test } from 'vitest'
import { writtenQuestions } from './written-questions.ts'

const HOW = { level: 'CE1', seed: 1 } as const

test('GRA-18 a gap is dots with its choices, and its answer the whole sentence', () => {
  const [question] = writtenQuestions(
    {
      type: 'fill',
      questions: [
        {
          sentence: 'Les ___ ___.',
          words: [
            { text: 'chats', options: ['chat', 'chats'] },
            { text: 'jouent', options: ['joue', 'jouent'] },
          ],
        },
      ],
    },
    HOW,
  )
  expect(question).toMatchObject({
    text: 'Les ………………… ………………….',
    choices: 'chat / chats\u00a0; joue / jouent',
    answer: 'Les chats jouent.',
  })
})

test('GRA-18 only asked words are to be named, and words to be put in order are out of it', () => {
  const [analysed] = writtenQuestions(
    {
      type: 'analysis',
      analysisType: { nature: true, function: true },
      questions: [
        {
          sentence: 'Léa dort ici.',
          words: [
            { text: 'Léa', nature: 'nom', function: 'sujet' },
            { text: 'dort', nature: 'verbe' },
            { text: 'ici', nature: 'adverbe', asked: false },
          ],
        },
      ],
    },
    HOW,
  )
  expect(analysed?.words).toEqual([
    { label: 'Léa', answer: 'nom, sujet' },
    { label: 'dort', answer: 'verbe' },
  ])
  const words = [
    { text: 'Léa', position: 0 },
    { text: 'dort.', position: 1 },
  ]
  const sentence = 'Léa dort.'
  for (const seed of [1, 2, 3, 4, 5]) {
    const [mixed] = writtenQuestions(
      { type: 'reorder', questions: [{ sentence, words, orders: [[0, 1]] }] },
      { ...HOW, seed },
    )
    expect(mixed).toMatchObject({ text: 'dort. / Léa', answer: sentence })
  }
})

test('GRA-18 a conjugation and a chain of agreement stand with what they start from', () => {
  const [form] = writtenQuestions(
    {
      type: 'conjugation',
      questions: [
        {
          sentence: 'Nous ___.',
          verb: 'chanter',
          tense: 'futur',
          shape: 'subject',
          model: 'Je chanterai.',
          words: [
            { text: 'chanterons', also: [], subject: 'Nous', radical: 'chanter', ending: 'ons' },
          ],
        },
      ],
    },
    HOW,
  )
  expect(form?.before).toMatch(/^Je chanterai\. Le sujet change\./u)
  expect(form?.answer).toBe('Nous chanterons.')
  const [chain] = writtenQuestions(
    {
      type: 'agreement',
      questions: [
        {
          sentence: '___ chats ___.',
          model: 'Le chat dort.',
          changed: { from: 'chat', to: 'chats' },
          words: [
            { text: 'Les', from: 'Le', link: 'determiner' },
            { text: 'dorment', from: 'dort', link: 'verb' },
          ],
        },
      ],
    },
    HOW,
  )
  expect(chain?.before).toMatch(/^Le chat dort\. /u)
  expect(chain?.answer).toBe('Les chats dorment.')
})
