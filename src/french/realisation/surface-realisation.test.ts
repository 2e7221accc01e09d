import { expect, test } from 'vitest'
import {
  language,
  say,
  storyIn,
  templateOfLine,
  tokensOf,
} from '../../../test/support/house/told-line.ts'
import { interpretGivenWord } from '../generation/request/given-word.ts'
import { fillTemplate } from '../generation/slot-filling/template-filling.ts'
import { NARRATIVE_TENSES } from '../generation/tense-selection.ts'
import type { Agreement } from '../morphology/features.ts'

test.each([
  ['S{le arbre} V{perdre} O{ses feuilles}', "L'arbre perd ses feuilles."],
  ['S{héros} V{aller} L{à le marché}', 'Emma va au marché.'],
  ['S{héros} V{parler} I{à les élèves}', 'Emma parle aux élèves.'],
  ['S{la maison de le voisin} V{être} A{grand/adj}', 'La maison du voisin est grande.'],
  ['S{le bruit de les avions} V{réveiller} O{le bébé}', 'Le bruit des avions réveille le bébé.'],
  ['S{le livre/nom de héros} V{tomber}', "Le livre d'Emma tombe."],
  ['S{tu} V{savoir} J{que} S{elle} V{venir}', "Tu sais qu'elle vient."],
  ['S{je} V{aimer} O{la neige}', "J'aime la neige."],
  ["S{héros} V{ne avoir pas} O{d'ami}", "Emma n'a pas d'ami."],
  ['S{héros} V{se habiller}', "Emma s'habille."],
  ['S{héros} V{voir} O{un ~beau arbre}', 'Emma voit un bel arbre.'],
  ['S{héros} V{porter} O{[ce nature.plante=arbre]}', 'Emma porte cet arbre.'],
  ['S{héros} V{appeler} O{[son personne=amie]}', 'Emma appelle son amie.'],
  ['S{héros} V{voir} O{[le animal=hibou]}', 'Emma voit le hibou.'],
  ['S{héros} V{caresser} O{[le animal=âne]}', "Emma caresse l'âne."],
  ['S{héros} V{boire} O{[du aliment=eau]}', "Emma boit de l'eau."],
  ['S{héros} V{cueillir} O{[des nature.plante=fleur adj=joli]}', 'Emma cueille de jolies fleurs.'],
  ['S{héros} V{avoir} O{beaucoup [de nature.plante=fleur pl]}', 'Emma a beaucoup de fleurs.'],
  ['S{ce} V{être} A{un chat}', "C'est un chat."],
  ['J{si} S{il} V{pleuvoir}, S{héros} V{lire}', "S'il pleut, Emma lit."],
  ['S{héros} V{dormir} L{près de le feu}', 'Emma dort près du feu.'],
  ['S{héros} V{lire} O{le mot « chat »}', 'Emma lit le mot «\u00a0chat\u00a0».'],
  ['V{aimer}-S{tu} O{le chocolat} ?', 'Aimes-tu le chocolat\u00a0?'],
  ['L{où} V{aller}-S{il} ?', 'Où va-t-il\u00a0?'],
  ['V{fermer:impératif.vous} O{la porte} !', 'Fermez la porte\u00a0!'],
  ['V{se laver:impératif.tu} O{les mains}', 'Lave-toi les mains.'],
  ['C{à qui} V{être} S{ces gants} ?', 'À qui sont ces gants\u00a0?'],
  [
    'S{héros} V{avoir} O{une belle robe, un chapeau et des bottes}',
    'Emma a une belle robe, un chapeau et des bottes.',
  ],
])('%s → %s', (line, text) => {
  expect(say(line)).toBe(text)
})

test.each([
  ['S{le chat et le chien} V{dormir}', 'Le chat et le chien dorment.'],
  ['S{héros et sa mère} V{être} A{content}', 'Emma et sa mère sont contentes.'],
  ['S{lequel de ces chiens} V{courir} M{vite} ?', 'Lequel de ces chiens court vite\u00a0?'],
  ['S{celui de les voisins} V{être} A{content}', 'Celui des voisins est content.'],
  ['S{eux} V{être} A{content}', 'Emma et Tom sont contents.'],
  ['S{la classe de héros} V{être} A{attentif}', "La classe d'Emma est attentive."],
  ['S{le chien}, S{qui} V{dormir}, V{se lever}', 'Le chien, qui dort, se lève.'],
  ['S{héros} V{voir} O{les oiseaux} S{qui} V{chanter}', 'Emma voit les oiseaux qui chantent.'],
  [
    'S{mon frère} V{toucher} O{la cendre}, S{qui} V{être} A{~doux}',
    'Mon frère touche la cendre, qui est douce.',
  ],
  ['S{le chien} S{qui} V{dormir} V{être} A{~vieux}', 'Le chien qui dort est vieux.'],
  [
    'S{la chatte}, S{qui} V{voir} O{un chien}, V{être} A{~inquiet}',
    'La chatte, qui voit un chien, est inquiète.',
  ],
  ['S{héros} V{tomber}, J{mais} S{il} V{se relever}', 'Emma tombe, mais elle se relève.'],
  ['S{héros} V{prendre} O{son sac} J{et} V{partir}', 'Emma prend son sac et part.'],
])('agreement: %s → %s', (line, text) => {
  expect(say(line)).toBe(text)
})

test.each([
  ['S{celle-ci} V{être} A{bleue/adj}', 'Celle-ci est bleue.'],
  ['S{celles-là} V{être} A{bleu}', 'Celles-là sont bleues.'],
  ['S{la mienne} V{être} A{bleu}', 'La mienne est bleue.'],
  ['S{les siennes} V{être} A{bleu}', 'Les siennes sont bleues.'],
  ['S{les vôtres} V{être} A{bleu}', 'Les vôtres sont bleus.'],
  ['S:fp{les vôtres} V{être} A{bleu}', 'Les vôtres sont bleues.'],
  ['S{la leur} V{être} A{bleu}', 'La leur est bleue.'],
  ['S{plusieurs} V{être} A{bleu}', 'Plusieurs sont bleus.'],
  ['S{aucune} V{ne être} A{bleu}', "Aucune n'est bleue."],
  ['S{aucun des chats} V{ne être} A{bleu}', "Aucun des chats n'est bleu."],
  ['S{quelques-unes} V{être} A{bleu}', 'Quelques-unes sont bleues.'],
  ['S{quelques-unes des fleurs} V{être} A{bleu}', 'Quelques-unes des fleurs sont bleues.'],
  ["S{l'une et l'autre} V{être} A{bleu}", "L'une et l'autre sont bleues."],
  ['S{celle-ci et celle-là} V{être} A{bleu}', 'Celle-ci et celle-là sont bleues.'],
])('TXT-01 a pronoun says the gender and number of what it stands for: %s → %s', (line, text) => {
  expect(say(line)).toBe(text)
})

test.each([
  ['S{un mur ~couvert de lierre/nom} V{tomber}', 'Un mur couvert de lierre tombe.'],
  ['S{une pommade ~cher pour le dos} V{sentir} A{bon}', 'Une pommade chère pour le dos sent bon.'],
  ['S{une ~beau et ~grand maison} V{brûler}', 'Une belle et grande maison brûle.'],
  ['S{héros} V{chercher} O{la gare le plus ~proche}', 'Emma cherche la gare la plus proche.'],
  ['S{héros} V{chercher} O{la gare le plus proche/adj}', 'Emma cherche la gare la plus proche.'],
  [
    'S{héros} V{voir} O{les tours le plus ~haut de Paris}',
    'Emma voit les tours les plus hautes de Paris.',
  ],
  ['S{héros} V{voir} O{la plus ~haut tour}', 'Emma voit la plus haute tour.'],
  ['S{héros} V{être} A{le plus ~grand de la classe}', 'Emma est la plus grande de la classe.'],
  ['S{ce} V{être} A{la plus grande maison}', "C'est la plus grande maison."],
])(
  'TXT-01 an adjective agrees with the noun it is said of, and with no other of the group: %s → %s',
  (line, text) => {
    expect(say(line)).toBe(text)
  },
)

const NOUS: Agreement = { person: 1, number: 'p', gender: 'm' }
const JE: Agreement = { person: 1, number: 's', gender: 'f' }
const ILS: Agreement = { person: 3, number: 'p', gender: 'm' }

test.each([
  ['S{héros} V{ranger} O{son sac}', NOUS, 'Nous rangeons notre sac.'],
  ['S{héros} V{se laver} O{les mains}', JE, 'Je me lave les mains.'],
  ['S{héros} V{aller se coucher}', NOUS, 'Nous allons nous coucher.'],
  ['L{dans sa trousse}, S{héros} V{avoir} O{une gomme}', JE, "Dans ma trousse, j'ai une gomme."],
  ['C{pour son anniversaire}, S{héros} V{lire}', NOUS, 'Pour notre anniversaire, nous lisons.'],
  ['L{dans sa chambre}, S{héros} V{lire}', ILS, 'Dans leur chambre, Emma et Tom lisent.'],
  ['L{dans son nid}, S{le merle} V{voir} O{héros}', JE, 'Dans son nid, le merle voit Emma.'],
  ['S{héros} V{prendre} O{ses affaires}', ILS, 'Emma et Tom prennent leurs affaires.'],
  ['S{héros} V{jouer} C{avec ami}', ILS, 'Emma et Tom jouent avec leur amie Inès.'],
  ['S{héros} V{tomber}, J{mais} S{il} V{se relever}', JE, 'Je tombe, mais je me relève.'],
] as const)('the subject changes: %s → %s', (line, subject, text) => {
  expect(say(line, 'présent', subject)).toBe(text)
})

test.each([
  ['S{héros} V{manger} O{une pomme}', 'passé composé', 'Emma a mangé une pomme.'],
  ['S{héros} V{arriver} L{à la ferme}', 'passé composé', 'Emma est arrivée à la ferme.'],
  [
    'S{héros} V{compter} O{les bougies} T{avant de les souffler}',
    'passé composé',
    'Emma a compté les bougies avant de les souffler.',
  ],
  [
    "S{héros} V{s'arrêter} C{pour admirer un vélo} O{que} S{le voisin} V{réparer:antérieur}",
    'passé composé',
    "Emma s'est arrêtée pour admirer un vélo que le voisin avait réparé.",
  ],
  ['S{on} V{ne voir personne} L{dans la rue}', 'passé composé', "On n'a vu personne dans la rue."],
  ['état | S{héros} V{avoir} O{un chat}', 'passé simple', 'Emma avait un chat.'],
  ['S{héros} V{ne manger pas}', 'passé composé', "Emma n'a pas mangé."],
  [
    'S{héros} V{manger +souvent} O{des fruits}',
    'passé composé',
    'Emma a souvent mangé des fruits.',
  ],
  ['S{héros} V{se laver} O{les mains}', 'passé composé', "Emma s'est lavé les mains."],
  ['S{héros} V{se cacher}', 'passé composé', "Emma s'est cachée."],
  ['S{héros} V{prendre} O{son sac}', 'passé simple', 'Emma prit son sac.'],
  ['S{héros} V{la caresser}', 'passé composé', "Emma l'a caressée."],
  [
    'S{héros} V{trouver} O{le sac} J{que} S{ami} V{perdre:antérieur}',
    'passé simple',
    'Emma trouva le sac que son ami Tom avait perdu.',
  ],
  [
    'S{héros} V{manger} O{la pomme} O{que} S{ami} V{cueillir:antérieur}',
    'passé simple',
    'Emma mangea la pomme que son ami Tom avait cueillie.',
  ],
  ['temps=passé | T{hier}, S{héros} V{jouer}', 'présent', 'Hier, Emma a joué.'],
  ['S{héros} V{partir}', 'futur', 'Emma partira.'],
] as const)('%s in %s → %s', (line, tense, text) => {
  expect(say(line, tense)).toBe(text)
})

test('the words of a sentence spell it, with natures and functions', () => {
  const tokens = tokensOf('S{le petit chat} V{boire} O{du lait} L{dans la cuisine}')
  expect(tokens.map(({ text, nature }) => [text, nature])).toEqual([
    ['Le', 'déterminant'],
    ['petit', 'adjectif'],
    ['chat', 'nom'],
    ['boit', 'verbe'],
    ['du', 'déterminant'],
    ['lait', 'nom'],
    ['dans', 'préposition'],
    ['la', 'déterminant'],
    ['cuisine', 'nom'],
  ])
  const functions = tokens.filter((token) => token.grammarFunction !== null)
  expect(functions.map(({ text, grammarFunction }) => [text, grammarFunction])).toEqual([
    ['chat', 'sujet'],
    ['boit', 'verbe'],
    ['lait', 'COD'],
    ['cuisine', 'complément circonstanciel'],
  ])
})

test('a given form is used as it is, number and person; an infinitive is conjugated', () => {
  const context = storyIn(NARRATIVE_TENSES.présent)
  const told = (header: string, word: string): string | undefined => {
    const given = interpretGivenWord(word, language)
    const [tagged] = given.interpretations
    if (tagged === undefined) throw new Error('no reading')
    return fillTemplate(templateOfLine(header), { word: given, interpretation: tagged }, context)
      ?.text
  }
  expect(told("vache: | S{[le *]} V{brouter} O{de l'herbe}", 'vaches')).toBe(
    "Les vaches broutent de l'herbe.",
  )
  expect(told('chanter: | S{héros} V{*} O{une chanson}', 'chantes')).toBe('Tu chantes une chanson.')
  expect(told('chanter: | S{héros} V{*} O{une chanson}', 'chanter')).toBe(
    'Emma chante une chanson.',
  )
  expect(told('petit: | S{héros} V{voir} O{[un objet=ballon,balle adj=*]}', 'petites')).toBe(
    'Emma voit de petites balles.',
  )
})

test('a given form of adjective finds a subject that agrees, and «son» follows it', () => {
  const context = storyIn(NARRATIVE_TENSES.présent)
  const told = (header: string, word: string): string | undefined => {
    const given = interpretGivenWord(word, language)
    const [tagged] = given.interpretations
    if (tagged === undefined) throw new Error('no reading')
    return fillTemplate(templateOfLine(header), { word: given, interpretation: tagged }, context)
      ?.text
  }
  const template = 'content: | S{[le personne=frère,sœur]} V{être} A{* de son cadeau}'
  expect(told(template, 'contentes')).toBe('Les sœurs sont contentes de leur cadeau.')
  expect(told(template, 'contente')).toBe('La sœur est contente de son cadeau.')
  expect(told('content: | S{la maîtresse} V{être} A{* de sa classe}', 'contents')).toBeUndefined()
  expect(told('content: | S{la maîtresse} V{être} A{* de sa classe}', 'content')).toBe(
    'La maîtresse est contente de sa classe.',
  )
})
