import { expect, test } from 'vitest'
import { explanationText } from './error-explanations.ts'

const VERTE = {
  kind: 'agrees',
  expected: 'verte',
  control: { controller: 'la robe', gender: 'f', number: 's', relation: 'beside' },
  concerns: 'gender',
  plain: 'vert',
  mark: 'e',
} as const

const MIAULE = {
  kind: 'subject-verb',
  infinitive: null,
  between: null,
  expected: 'miaule',
  subject: 'le chat des voisins',
  relation: 'distant',
  core: 'le chat',
  question: 'Qui est-ce qui miaule',
  pronoun: 'il',
  ending: 'e',
  model: 'il chante',
} as const

test.each([
  [
    {
      kind: 'plural',
      expected: 'chevaux',
      determiner: 'des',
      ending: 'aux',
      single: 'cheval',
      rule: 'aux',
    },
    'CE2',
    '« des » annonce plusieurs : presque tous les mots en -al font -aux, « cheval », « chevaux ».',
  ],
  [
    {
      kind: 'plural',
      expected: 'chats',
      determiner: 'les',
      ending: 's',
      single: 'chat',
      rule: 's',
    },
    'CP',
    '« les », il y en a plusieurs : ajoute s.',
  ],
  [
    {
      kind: 'grammatical-homophone',
      expected: 'a',
      use: null,
      trial: 'il avait un vélo',
      works: true,
    },
    'CE2',
    "On peut dire « il avait un vélo » : c'est le verbe avoir, donc « a ».",
  ],
  [
    {
      kind: 'grammatical-homophone',
      expected: 'a',
      use: null,
      trial: 'il avait un vélo',
      works: true,
    },
    'CP',
    'On peut dire « il avait un vélo » : donc « a ».',
  ],
  [
    { kind: 'silent-letter', expected: 'petit', letter: 't', relative: 'petite' },
    'CP',
    'Pense à « petite » : tu entends le t.',
  ],
  [
    VERTE,
    'CM1',
    "De qui ou de quoi parle « verte » ? Réponse : « la robe », c'est féminin, donc on ajoute e à « vert ».",
  ],
  [VERTE, 'CP', '« verte » va avec « la robe » : ajoute e.'],
  [
    MIAULE,
    'CE2',
    'Qui est-ce qui miaule ? Pas le mot juste avant le verbe, mais « le chat », donc « il » : le verbe se termine par -e, comme « il chante ».',
  ],
  [MIAULE, 'CP', "« le chat », c'est « il » : à la fin, -e, comme « il chante »."],
] as const)('MAR-04 %o is told to %s', (explanation, level, sentence) => {
  expect(explanationText(explanation, level).replaceAll('\u00a0', ' ')).toBe(sentence)
})
