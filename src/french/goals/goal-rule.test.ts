import { expect, test } from 'vitest'
import { draws } from '../../../test/support/setup/draws.ts'
import { loadLanguage } from '../../server/language-worker/load-language.ts'
import { parsePedagogicalGoals } from '../generation/request/pedagogical-goals.ts'
import { writeDictation } from '../generation/write-dictation.ts'
import { missedGoals } from './goal-rule.ts'
import { featuresOfText } from './word-features.ts'

const language = loadLanguage()

function missed(goal: string, ...sentences: readonly string[]): readonly string[] {
  const { asked, unknown } = parsePedagogicalGoals([goal])
  expect(unknown).toEqual([])
  return missedGoals(
    asked,
    sentences.map((sentence) => featuresOfText(sentence, language)),
  )
}

test.each([
  ['imparfait', 'Mamie cousait une robe.', 'Mamie coud une robe.'],
  ['futur simple', 'Demain, il neigera.', 'Ce matin, il neige.'],
  ['passé simple', 'Le lièvre bondit et disparut.', 'Le lièvre se cachait.'],
  ['passé composé avec être', 'Les hirondelles sont parties.', 'Les hirondelles ont chanté.'],
  ['plus-que-parfait', 'Il avait perdu sa clé.', 'Il a perdu sa clé.'],
  ['subjonctif présent', 'Il faut que tu viennes.', 'Je crois que tu viens.'],
  ['a/à', 'Nina a faim à midi.', 'Nina mange à midi.'],
  ['et/est', 'Le sac est lourd et grand.', 'Le sac et la valise tombent.'],
  ['on/ont', "On dit qu'ils ont gagné.", 'On dit que tu gagnes.'],
  ['ses/ces', 'Il range ses billes dans ces boîtes.', 'Il range ses billes.'],
  ['le y', 'Le tuyau du royaume.', 'Le chat du voisin.'],
  ['ph, th, y', 'Le rythme de la pharmacie.', 'Le chat du voisin.'],
  ['le son [ij]', 'La fille essuie le fauteuil.', 'Le chat dort.'],
  ["c'est/s'est", "C'est Paul qui s'est levé.", "C'est Paul qui rit."],
  ['leur/leurs', 'Leur chien garde leurs moutons.', 'Leur chien garde le pré.'],
  ['ou/où', 'Où vas-tu, à gauche ou à droite ?', 'Où vas-tu ?'],
  ['la/là', 'La lampe est là.', 'La lampe est ici.'],
  ['m devant m, b, p', 'La trompette tombe.', 'La guitare joue.'],
  ['le son [o]', 'Le chapeau est beau.', 'La lune brille.'],
  ['mots en -tion', 'La récréation et la natation.', 'La cour et la piscine.'],
  ['les préfixes de sens contraire', 'Ce chemin est impossible.', 'Les dentistes dansent demain.'],
  ["le son [s] qui s'écrit ti", 'Fais attention à la marche.', 'Le potier porte sa tasse.'],
  ['pluriel en -aux', 'Les chevaux et les animaux.', 'Les vaches et les poules.'],
  ['c cédille', 'Le garçon reçoit une leçon.', 'La fille lit un livre.'],
  ['é/er', "Il a préparé le sac, il va l'emporter.", 'Il va emporter le sac.'],
  ['négation', 'Il ne pleut jamais ici.', 'Il pleut souvent ici.'],
  ['phrase interrogative', 'Quelle heure est-il ?', 'Il est midi.'],
  ['phrase exclamative', 'Comme il est beau !', 'Il est beau.'],
  ['adverbes en -ment', 'Il marche lentement.', 'Il met un vêtement.'],
  ['déterminants possessifs', 'Elle cherche son manteau.', 'Elle cherche le manteau.'],
  ['pronoms relatifs', 'Le chat qui dort est gris.', 'Le chat gris dort.'],
  ['noms propres', 'Hier, Paul a téléphoné.', 'Hier, papa a téléphoné.'],
  ['le verbe aller', 'Nous irons au cirque.', 'Nous verrons le cirque.'],
  ['le verbe écrire', 'Elle écrit une lettre.', 'Elle lit une lettre.'],
  ['le verbe être', 'Ils sont en retard.', 'Ils ont du retard.'],
  ['les verbes aller, faire, dire', 'Il va au parc, fait du vélo et dit merci.', 'Il va au parc.'],
  ['les verbes être et avoir', 'Il est tard et il a faim.', 'Il est tard.'],
  ['phrase complexe', 'Il rentre parce que la nuit tombe.', 'La nuit tombe.'],
])('«%s»: «%s» shows it, «%s» does not', (goal, good, bad) => {
  expect(missed(goal, good)).toEqual([])
  expect(missed(goal, bad)).toEqual([goal])
})

const TAUGHT = [
  'imparfait',
  'accord sujet-verbe',
  'a/à',
  'ses/ces',
  'on/ont',
  'm devant m, b, p',
  'les noms en -ou',
  'le son [an]',
  'négation',
  'phrases interrogatives',
  'phrases exclamatives',
  'les verbes en -ger',
  'participe passé avec être',
  'les verbes aller, faire, dire',
  'COI',
]

test.each(TAUGHT)('GEN-09 the engine shows «%s» whatever the words, and says nothing', (goal) => {
  const request = {
    words: ['voisin', 'panier', 'matin'],
    level: 'CE2',
    length: 6,
    theme: '',
    pedagogicalGoals: [goal],
  } as const
  const written = Array.from({ length: draws(4) }, (_, seed) =>
    writeDictation(request, language, seed + 1),
  )
  expect(written.flatMap(({ warnings, missing }) => [...warnings, ...missing])).toEqual([])
  expect(written.every(({ sentences }) => sentences.length === 6)).toBe(true)
})

test('«féminin» and «pluriel» put the given nouns in that form and say it', () => {
  const written = writeDictation(
    {
      words: ['boulanger'],
      level: 'CE1',
      length: 3,
      theme: '',
      pedagogicalGoals: ['féminin', 'pluriel'],
    },
    language,
    1,
  )
  expect(written.text.toLowerCase()).toContain('boulangères')
  expect(written.warnings).toContainEqual({
    kind: 'word-inflected',
    word: 'boulanger',
    form: 'boulangères',
  })
})

test('GEN-09 a goal that one sentence cannot show is said to be missed', () => {
  const { warnings } = writeDictation(
    {
      words: ['chat'],
      level: 'CP',
      length: 1,
      theme: '',
      pedagogicalGoals: ['tout/tous/toute/toutes'],
    },
    language,
    1,
  )
  expect(warnings).toEqual([{ kind: 'goal-missed', goal: 'tout/tous/toute/toutes' }])
})

test('GEN-09 each verb that a goal names is conjugated, and they are spread over the text', () => {
  const [goals, verbs] = [['les verbes aller, faire, dire'], ['aller', 'faire', 'dire']]
  const request = { words: ['école', 'chien'], theme: '', length: 6, pedagogicalGoals: goals }
  for (const level of ['CP', 'CE2', 'CM2'] as const) {
    for (const seed of [1, 2]) {
      const { sentences } = writeDictation({ ...request, level }, language, seed)
      const holding = verbs.map((verb) =>
        sentences.findIndex(({ tokens }) =>
          tokens.some(({ lemma, text }) => lemma === verb && text !== verb),
        ),
      )
      expect(holding.every((at) => at >= 0)).toBe(true)
      // A short sentence may be joined to another of the same hero.
      expect(new Set(holding).size).toBeGreaterThan(1)
    }
  }
})
