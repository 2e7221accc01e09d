import { expect, test } from 'vitest'
import { loadLanguage } from '../../server/french/language-data.ts'
import { classifyWord } from './classify.ts'
import { readExpected } from './expected-word.ts'
import { explainError } from './explain.ts'

const language = await loadLanguage()

/** The explanation of the main class of the error made by writing `written` for `word`. */
function explained(sentence: string, word: string, written: string): object | null {
  const found = readExpected(sentence, language).find(({ text }) => text === word)
  if (!found) throw new Error(`no «${word}» in «${sentence}»`)
  const [code] = classifyWord(found, written, language)
  if (code === undefined) throw new Error(`«${written}» is no error`)
  return explainError(found, written, { code, language })
}

type Row = readonly [sentence: string, word: string, written: string, wanted: object | null]

const TABLE: readonly Row[] = [
  ['Il a un vélo.', 'a', 'à', { kind: 'grammatical-homophone', expected: 'a', written: 'à' }],
  ["Il l'a vu.", "l'a", 'la', { kind: 'grammatical-homophone', expected: "l'a", written: 'la' }],
  ['Il voit la mer.', 'mer', 'mère', { kind: 'other-word', expected: 'mer', written: 'mère' }],
  [
    'Les petits chats dorment.',
    'chats',
    'chat',
    { kind: 'plural', expected: 'chats', determiner: 'les', ending: 's' },
  ],
  [
    'Il voit des chevaux.',
    'chevaux',
    'chevals',
    { kind: 'plural', expected: 'chevaux', determiner: 'des', ending: 'aux' },
  ],
  ['Il dort toujours.', 'toujours', 'toujour', null],
  ['Le temps passe.', 'temps', 'temp', null],
  [
    'Un petit chien aboie.',
    'petit',
    'peti',
    { kind: 'silent-letter', expected: 'petit', letter: 't', relative: 'petite' },
  ],
  [
    'Il boit du lait.',
    'lait',
    'lai',
    { kind: 'silent-letter', expected: 'lait', letter: 't', relative: 'laitier' },
  ],
  [
    'Ils mangent tôt.',
    'mangent',
    'mange',
    { kind: 'subject-verb', expected: 'mangent', subject: 'ils', ending: 'ent' },
  ],
  [
    'Tu manges tôt.',
    'manges',
    'mange',
    { kind: 'subject-verb', expected: 'manges', subject: 'tu', ending: 'es' },
  ],
  [
    'Les petits enfants mangent.',
    'mangent',
    'mange',
    { kind: 'subject-verb', expected: 'mangent', subject: 'les petits enfants', ending: 'ent' },
  ],
  [
    'Un chien aboie au loin.',
    'aboie',
    'aboi',
    { kind: 'subject-verb', expected: 'aboie', subject: 'un chien', ending: 'e' },
  ],
  ['Dans les bois vivent des loups.', 'vivent', 'vive', null],
  ['Le chat des voisins miaule.', 'miaule', 'miaulent', null],
  [
    'Il va chanter.',
    'chanter',
    'chanté',
    { kind: 'infinitive', expected: 'chanter', written: 'chanté' },
  ],
  [
    'La jambe fait mal.',
    'jambe',
    'janbe',
    { kind: 'grapheme', expected: 'jambe', choice: 'm-before-mbp' },
  ],
  ['Il mange un bonbon.', 'bonbon', 'bombon', null],
  [
    'Le bateau part.',
    'bateau',
    'bato',
    { kind: 'grapheme', expected: 'bateau', choice: 'o-sound' },
  ],
  [
    'Le garçon court.',
    'garçon',
    'garcon',
    { kind: 'accent', expected: 'garçon', sign: 'cedilla', letter: 'ç', changesSound: true },
  ],
  [
    "Elle va à l'école.",
    "l'école",
    "l'ecole",
    { kind: 'accent', expected: 'école', sign: 'acute', letter: 'é', changesSound: true },
  ],
  ['Le chien aboie.', 'Le', 'le', { kind: 'sentence-capital' }],
  ['Léa habite à Paris.', 'Paris', 'paris', { kind: 'name-capital', expected: 'Paris' }],
  ["Elle va à l'école.", "l'école", 'lécole', { kind: 'cut', expected: "l'école" }],
  [
    "Il part aujourd'hui.",
    "aujourd'hui",
    'aujourdhui',
    { kind: 'apostrophe', expected: "aujourd'hui" },
  ],
  ['Le poisson nage.', 'poisson', 'poison', null],
]

test.each(TABLE)('COR-03 in «%s», why «%s» is not «%s»', (sentence, word, written, wanted) => {
  expect(explained(sentence, word, written)).toEqual(wanted)
})
