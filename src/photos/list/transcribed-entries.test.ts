import { expect, test } from 'vitest'
import { transcribedEntries } from './transcribed-entries.ts'

test.each([
  ['one a line', ['le renard', 'une poule'], ['le renard', 'une poule']],
  [
    'a title and numbers',
    ['Les animaux', '1. le renard', '2. une poule', "3) l'écureuil"],
    ['le renard', 'une poule', "l'écureuil"],
  ],
  ['bullets', ['- le renard', '• une poule', '– un âne'], ['le renard', 'une poule', 'un âne']],
  [
    'columns',
    ['le renard | une poule', 'un âne\tdes chevaux', 'le loup    la chèvre'],
    ['le renard', 'une poule', 'un âne', 'des chevaux', 'le loup', 'la chèvre'],
  ],
  [
    'commas',
    ['le renard, une poule, un âne,', 'des chevaux, le loup'],
    ['le renard', 'une poule', 'un âne', 'des chevaux', 'le loup'],
  ],
  ['the same word twice', ['le renard', 'Le renard'], ['le renard']],
  ['typographic apostrophes', ['l’école'], ["l'école"]],
  [
    'an entry that was not read',
    ['le renard', 'la [illisible]', 'un âne, [illisible]'],
    ['le renard', 'un âne'],
  ],
  ['nothing', ['', '---', '12'], []],
])('GEN-08 a list told as text: %s', (_, lines, entries) => {
  expect(transcribedEntries(lines)).toEqual(entries.map((text) => ({ text, doubtful: false })))
})
