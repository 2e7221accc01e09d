import { expect, test } from 'vitest'
import { loadLanguage } from '../../server/language-worker/load-language.ts'
import { classifyWord } from './classify-error.ts'
import { analyseExpectedWords } from './expected-word.ts'
import { explainError } from './explain-error.ts'

const language = loadLanguage()

/** The explanation of the main class of the error made by writing `written` for `word`. */
function explained(sentence: string, word: string, written: string): object | null {
  const found = analyseExpectedWords(sentence, language).find(({ text }) => text === word)
  if (!found) throw new Error(`no «${word}» in «${sentence}»`)
  const [code] = classifyWord(found, written, language)
  if (code === undefined) throw new Error(`«${written}» is no error`)
  return explainError(found, written, { code, language })
}

type Row = readonly [sentence: string, word: string, written: string, wanted: object | null]

const TABLE: readonly Row[] = [
  [
    'Il a un vélo.',
    'a',
    'à',
    { kind: 'grammatical-homophone', expected: 'a', written: 'à', use: null },
  ],
  [
    "Il l'a vu.",
    "l'a",
    'la',
    { kind: 'grammatical-homophone', expected: "l'a", written: 'la', use: null },
  ],
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
  [
    'Il dort toujours.',
    'toujours',
    'toujour',
    { kind: 'invariable', expected: 'toujours', letter: 's' },
  ],
  [
    'Le temps passe.',
    'temps',
    'temp',
    { kind: 'learnt-final-letter', expected: 'temps', letter: 's' },
  ],
  ['Il voit le chat.', 'chat', 'chats', { kind: 'singular', expected: 'chat', determiner: 'le' }],
  ["Il vit près d'un étang.", "d'un", "d'uns", null],
  ['Il ne mange pas de pomme.', 'pomme', 'pommes', null],
  ['Il a peur.', 'peur', 'peure', { kind: 'no-final-letter', expected: 'peur', letters: 'e' }],
  ['Il court vite.', 'vite', 'vit', { kind: 'heard-by-e', expected: 'vite', letter: 't' }],
  ['La nuit tombe.', 'nuit', 'nui', { kind: 'learnt-final-letter', expected: 'nuit', letter: 't' }],
  ['Nous mangeons.', 'mangeons', 'mangons', { kind: 'soft-g', expected: 'mangeons' }],
  ['Le cousin vient.', 'cousin', 'coussin', { kind: 'single-s', expected: 'cousin' }],
  [
    'Les oiseaux volent.',
    'oiseaux',
    'oiseau',
    { kind: 'plural', expected: 'oiseaux', determiner: 'les', ending: 'x' },
  ],
  [
    'Elle est tombée.',
    'tombée',
    'tombé',
    { kind: 'agrees-with-subject', expected: 'tombée', subject: 'elle' },
  ],
  [
    'Ces fleurs sont rouges.',
    'rouges',
    'rouge',
    { kind: 'agrees-with-subject', expected: 'rouges', subject: 'ces fleurs' },
  ],
  [
    'Elle a acheté du pain.',
    'acheté',
    'achetée',
    { kind: 'participle-with-avoir', expected: 'acheté' },
  ],
  [
    'La maîtresse a corrigé la dictée.',
    'corrigé',
    'corriger',
    { kind: 'participle', expected: 'corrigé', written: 'corriger' },
  ],
  [
    'La petite fille est contente.',
    'contente',
    'content',
    { kind: 'agrees-with-subject', expected: 'contente', subject: 'la petite fille' },
  ],
  ['Le garçon et les filles sont contents.', 'contents', 'contentes', null],
  ['La maîtresse nous parle.', 'parle', 'parles', null],
  ['Le chien voit le chat et le chasse.', 'chasse', 'chasses', null],
  ['La dame ferme la porte.', 'ferme', 'fermes', null],
  // Nothing is sure: «on» may be several people, the object agrees, «se» may be one; «sur» is no adjective here.
  ['Ils se sont lavés.', 'lavés', 'lavé', null],
  ['On est contents.', 'contents', 'content', null],
  ["Les pommes que j'ai mangées.", 'mangées', 'mangé', null],
  [
    'Le pain est sur la table.',
    'sur',
    'sure',
    { kind: 'no-final-letter', expected: 'sur', letters: 'e' },
  ],
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
    { kind: 'accent', expected: 'garçon', diacritic: 'cedilla', letter: 'ç', changesSound: true },
  ],
  [
    "Elle va à l'école.",
    "l'école",
    "l'ecole",
    { kind: 'accent', expected: 'école', diacritic: 'acute', letter: 'é', changesSound: true },
  ],
  ['Le chien aboie.', 'Le', 'le', { kind: 'sentence-capital' }],
  ['Léa habite à Paris.', 'Paris', 'paris', { kind: 'name-capital', expected: 'Paris' }],
  // The letter that differs is told, and the one that is right is not.
  ["La maison d'Alice.", "d'Alice", "D'Alice", { kind: 'no-capital', expected: "d'" }],
  ["La maison d'Alice.", "d'Alice", "d'alice", { kind: 'name-capital', expected: 'Alice' }],
  ["D'Alice à Zoé, tous jouent.", "D'Alice", "d'Alice", { kind: 'sentence-capital' }],
  ["L'école ferme.", "L'école", "l'école", { kind: 'sentence-capital' }],
  ['Léa habite à Paris.', 'Paris', 'PARIS', null],
  ["Elle va à l'école.", "l'école", 'lécole', { kind: 'cut', expected: "l'école" }],
  [
    "Il part aujourd'hui.",
    "aujourd'hui",
    'aujourdhui',
    { kind: 'apostrophe', expected: "aujourd'hui" },
  ],
  ['Le poisson nage.', 'poisson', 'poison', { kind: 'double-s', expected: 'poisson' }],
]

test.each(TABLE)('COR-03 in «%s», why «%s» is not «%s»', (sentence, word, written, wanted) => {
  expect(explained(sentence, word, written)).toEqual(wanted)
})
