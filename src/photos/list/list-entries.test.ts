import { expect, test } from 'vitest'
import { extractEntries } from './list-entries.ts'
import type { ListLine } from './list-layout.ts'

/** Lines as a page shows them, letters 10 px wide and 20 px high; a tab is the gap between two columns. */
function page(...lines: readonly string[]): ListLine[] {
  return lines.flatMap((text, row) => {
    if (text === '') return []
    let left = 0
    const words = text.split(/(\t| )/u).flatMap((part) => {
      const from = left
      left += part === '\t' ? 80 : part.length * 10
      if (part.trim() === '') return []
      return [
        {
          text: part,
          confidence: 90,
          votes: 0,
          readings: 1,
          known: true,
          left: from,
          right: left,
          top: row * 60,
          bottom: row * 60 + 20,
        },
      ]
    })
    return [{ words, baseline: row * 60 + 20, xHeight: 20 }]
  })
}

function texts(lines: readonly ListLine[]): string[] {
  return extractEntries(lines).map(({ text }) => text)
}

test.each([
  ['one a line', page('le chat', 'une souris'), ['le chat', 'une souris']],
  ['numbers', page('1. le chat', '2) une souris', '3 un rat'), ['le chat', 'une souris', 'un rat']],
  ['a number stuck to its word', page('1)le chat', '2)une souris'), ['le chat', 'une souris']],
  [
    'numbers that were misread',
    page('1. le chat', 'Z. une souris', '3. un rat'),
    ['le chat', 'une souris', 'un rat'],
  ],
  ['bullets', page('- avril', '• mai', '— juin'), ['avril', 'mai', 'juin']],
  [
    'commas from line to line',
    page('le chat, une', 'souris, un rat,', "l'âne."),
    ['le chat', 'une souris', 'un rat', "l'âne"],
  ],
  [
    'columns',
    page('dix\tvingt\ttrente', 'deux\tsept\tneuf'),
    ['dix', 'vingt', 'trente', 'deux', 'sept', 'neuf'],
  ],
  [
    'a determiner written far from its noun',
    page('la\tlune', 'le soleil'),
    ['la lune', 'le soleil'],
  ],
  ['an apostrophe followed by a space', page("l' école", 'la cour'), ["l'école", 'la cour']],
  [
    'curly apostrophes and decomposed accents',
    page('l’e\u0301cole', 'la cour'),
    ["l'école", 'la cour'],
  ],
  ['the same word twice', page('mer', 'Mer', 'lac'), ['mer', 'lac']],
  ['hyphens', page('un arc-en-ciel', 'un chou-fleur'), ['un arc-en-ciel', 'un chou-fleur']],
])('GEN-08 a photographed list gives its entries: %s', (_, lines, entries) => {
  expect(texts(lines)).toEqual(entries)
})

test.each([
  ['ends with a colon', page('Verbes :', 'finir', 'partir', 'venir')],
  ['stands apart', page('Verbes', '', 'finir', 'partir', 'venir')],
  ['has no bullet while the entries do', page('Verbes', '- finir', '- partir', '- venir')],
  ['stands above columns', page('Verbes', 'finir\tpartir', 'venir\tpartir')],
  [
    'stands above columns with a short last row',
    page('Verbes', 'finir\tpartir', 'venir\tfinir', 'partir'),
  ],
  ['begins like those of teachers', page('Verbes à savoir', 'finir', 'partir', 'venir')],
  ['lost its first word', page('à savoir', '', 'finir', 'partir', 'venir')],
  ['has no comma while the entries do', page('Verbes', 'finir, partir,', 'venir, partir')],
])('GEN-08 a title that %s is no entry', (_, lines) => {
  expect(new Set(texts(lines))).toEqual(new Set(['finir', 'partir', 'venir']))
})

test('GEN-08 a first line that could be a word stays: nothing is lost in silence', () => {
  expect(texts(page('Lundi', 'mardi', 'mercredi'))).toEqual(['Lundi', 'mardi', 'mercredi'])
  expect(texts(page('Mer', 'lac\trive', 'eau'))).toEqual(['Mer', 'lac', 'rive', 'eau'])
  expect(texts(page('à savoir', 'voir', 'dire'))).toEqual(['à savoir', 'voir', 'dire'])
  expect(texts(page('Liste', 'note', 'page'))).toEqual(['Liste', 'note', 'page'])
  expect(texts(page('La leçon', 'la liste', 'le mot'))).toEqual(['La leçon', 'la liste', 'le mot'])
})

test('GEN-08 a smudge read as one unsure letter is dropped, a sure one stays', () => {
  const [line] = page('y')
  const smudge = line?.words.map((word) => ({ ...word, confidence: 12 })) ?? []
  expect(texts([{ words: smudge, baseline: 20, xHeight: 20 }])).toEqual([])
  expect(texts(page('y'))).toEqual(['y'])
})

test('GEN-08 a sentence photographed as a list comes word by word', () => {
  const sentence = 'le petit chat noir dort sur le grand lit de la chambre bleue'
  expect(texts(page(sentence))).toEqual([...new Set(sentence.split(' '))])
})

test('GEN-08 an entry is doubtful when few readings agree on one of its words', () => {
  const lines = page('le renard', 'une poule').map((line, row) => ({
    ...line,
    words: line.words.map((word, i) => ({
      ...word,
      readings: 8,
      votes: row === 1 && i === 1 ? 3 : 7,
    })),
  }))
  expect(extractEntries(lines)).toEqual([
    { text: 'le renard', doubtful: false },
    { text: 'une poule', doubtful: true },
  ])
})
