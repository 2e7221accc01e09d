import { expect, test } from 'vitest'
import { loadLanguage } from '../../server/language-worker/load-language.ts'
import { findWordErrors } from './classify-error.ts'
import { classifyPiece } from './error-diagnosis.ts'
import { analyseExpectedWords } from './expected-word.ts'

const language = loadLanguage()

/** Classes of the error made by writing `written` for `word` of the sentence. */
function classes(sentence: string, word: string, written: string): readonly string[] {
  const found = analyseExpectedWords(sentence, language).find(({ text }) => text === word)
  if (!found) throw new Error(`no «${word}» in «${sentence}»`)
  return findWordErrors(found, written, language).map(({ code }) => code)
}

const TABLE: readonly (readonly [sentence: string, word: string, written: string, ...string[]])[] =
  [
    ['Le chat noir dort.', 'chat', '', 'oubli'],
    ["Elle va à l'école.", "l'école", 'lécole', 'segmentation'],
    ['Il chante toujours.', 'toujours', 'tou jours', 'segmentation'],
    ['Léa habite à Paris.', 'Paris', 'paris', 'majuscule'],
    ['Le chien aboie.', 'Le', 'le', 'majuscule'],
    ["Il part aujourd'hui.", "aujourd'hui", 'aujourdhui', 'ponctuation'],
    ['Je vois un arc-en-ciel.', 'arc-en-ciel', 'arc en ciel', 'segmentation'],
    ["Elle va à l'école.", "l'école", "l'ecole", 'accent'],
    ['Maman prépare la fête.', 'fête', 'fete', 'accent'],
    ['Le garçon court.', 'garçon', 'garcon', 'accent'],
    ['Il a un vélo.', 'a', 'à', 'homophone'],
    ['Elle va à la plage.', 'à', 'a', 'homophone'],
    ['Le chat et le chien dorment.', 'et', 'est', 'homophone'],
    ['Ils sont partis.', 'sont', 'son', 'homophone'],
    ['On mange.', 'On', 'Ont', 'homophone'],
    ['Il voit la mer.', 'mer', 'mère', 'homophone'],
    ['Je bois un verre.', 'verre', 'vert', 'homophone'],
    ['Le ver sort de terre.', 'ver', 'vert', 'homophone'],
    ['Les chats dorment.', 'chats', 'chat', 'accord_nombre'],
    ['Il cherche des noisettes.', 'noisettes', 'noisette', 'accord_nombre'],
    ['Les chevaux galopent.', 'chevaux', 'chevals', 'accord_nombre'],
    ['Les journaux arrivent.', 'journaux', 'journeaux', 'accord_nombre'],
    ['De jolies fleurs poussent.', 'jolies', 'jolie', 'accord_nombre'],
    ['De jolies fleurs poussent.', 'jolies', 'jolis', 'accord_genre'],
    ['La robe est verte.', 'verte', 'vert', 'accord_genre'],
    ['Mes amis jouent.', 'Mes', 'Mon', 'accord_nombre'],
    ['Les enfants mangent.', 'mangent', 'mange', 'accord_verbe'],
    ['Tu manges une pomme.', 'manges', 'mange', 'accord_verbe'],
    ['Ils finissent tard.', 'finissent', 'finisse', 'accord_verbe'],
    ['Elle a mangé une poire.', 'mangé', 'manger', 'temps_mode'],
    ['Il va chanter.', 'chanter', 'chanté', 'temps_mode'],
    ['Hier, il marchait vite.', 'marchait', 'marché', 'temps_mode'],
    ['Les enfants jouèrent.', 'jouèrent', 'jouère', 'accord_verbe'],
    ['Un chien aboie au loin.', 'aboie', 'aboi', 'accord_verbe'],
    ['Il pleuvait hier.', 'pleuvait', 'pleuvais', 'accord_verbe'],
    ['Ils jouaient dehors.', 'jouaient', 'jouait', 'accord_verbe'],
    ['Un petit chien aboie.', 'petit', 'peti', 'muette'],
    ['Il dort toujours.', 'toujours', 'toujour', 'muette'],
    ['Il est parti longtemps.', 'longtemps', 'lontemps', 'graphie'],
    ['Le temps passe.', 'temps', 'temp', 'muette'],
    ['Une carotte orange.', 'carotte', 'carott', 'muette'],
    ['Le bateau part.', 'bateau', 'bato', 'graphie'],
    ['La maison brûle.', 'maison', 'méson', 'graphie'],
    ['Il y a un éléphant.', 'éléphant', 'éléfant', 'graphie'],
    ['La jambe fait mal.', 'jambe', 'janbe', 'graphie'],
    ['Le poisson nage.', 'poisson', 'poison', 'son'],
    ['Il mange une noisette.', 'noisette', 'noisete', 'graphie'],
    ["Il épluche l'oignon.", "l'oignon", "l'ognon"],
    ['Il pleut sur les îles.', 'îles', 'iles'],
    ['Des boîtes vides.', 'boîtes', 'boite', 'accord_nombre'],
    ['Il est sûr de lui.', 'sûr', 'sur', 'homophone'],
    ['Le chat dort.', 'chat', '456', 'meconnaissable'],
    ['Le gâteau est bon.', 'gâteau', 'cateau', 'son', 'accent'],
    ['La girafe court.', 'girafe', 'zzz', 'meconnaissable'],
    ['Des écoles ferment.', 'écoles', 'ecole', 'accord_nombre', 'accent'],
    ['Il mange.', 'mange', 'mange'],
    ['Le cœur bat.', 'cœur', 'coeur'],
    ['Œufs et lait sont là.', 'Œufs', 'Oeufs'],
    ['Œufs et lait sont là.', 'Œufs', 'OEufs'],
    ['Œufs et lait sont là.', 'Œufs', 'oeufs', 'majuscule'],
    ['Mes sœurs dorment.', 'sœurs', 'sœur', 'accord_nombre'],
    ['Mes sœurs dorment.', 'sœurs', 'soeur', 'accord_nombre'],
    ['Il mange des œufs.', 'œufs', 'oeuf', 'accord_nombre'],
    ['Ma sœur dort.', 'sœur', 'seur', 'graphie'],
    ['Il mange des œufs.', 'œufs', 'eux', 'graphie'],
    ['Le cœur bat.', 'cœur', 'queur', 'graphie', 'graphie'],
    ['Il ferme un œil.', 'œil', 'euil', 'graphie'],
    ['Il fait un nœud.', 'nœud', 'noeu', 'muette'],
    ['Le chœur chante.', 'chœur', 'coeur', 'homophone'],
    ['Il a peur.', 'peur', 'poeur', 'graphie'],
    ["Le chat d'Alice dort.", "d'Alice", "d'alice", 'majuscule'],
    ['La fille rit.', 'fille', 'fiye', 'graphie'],
    ['Il pose une question.', 'question', 'quession', 'son'],
    ['Quels beaux jours !', 'Quels', 'Quel', 'accord_nombre'],
    ['Il sait quelle fleur offrir.', 'quelle', 'quel', 'accord_genre'],
    ['Il sait quelle fleur offrir.', 'quelle', "qu'elle", 'homophone'],
    ['Il voit tous les jours la mer.', 'tous', 'tout', 'accord_nombre'],
    ['Il mange tout le pain.', 'tout', 'tous', 'accord_nombre'],
    ["On n'a pas peur.", "n'a", 'a', 'homophone'],
    ["Il n'a pas peur.", "n'a", 'a', 'oubli'],
    ["Elle va à l'école.", "l'école", 'école', 'oubli'],
    ["C'était hier.", "C'était", "S'était", 'homophone'],
    ['Ils viennent eux-mêmes.', 'eux-mêmes', 'eux-même', 'accord_nombre'],
  ]

test.each(TABLE)('COR-03 «%s»: «%s» written «%s» is %s', (sentence, word, written, ...wanted) => {
  expect(classes(sentence, word, written)).toEqual(wanted)
})

test('COR-03 words written in one piece are a wrong cut', () => {
  const words = analyseExpectedWords('Il y a un chat.', language)
  expect(classifyPiece(words.slice(0, 3), 'ilya', language)).toEqual(['segmentation'])
})

test('COR-03 no word is an error of itself, whatever its case in the sentence', () => {
  const text =
    "L'été, Léa et son frère s'amusaient aujourd'hui près de l'arc-en-ciel ; où vont-ils ?"
  for (const word of analyseExpectedWords(text, language)) {
    expect(findWordErrors(word, word.text, language)).toEqual([])
  }
})
