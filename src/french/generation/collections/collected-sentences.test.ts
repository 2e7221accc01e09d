import { expect, test } from 'vitest'
import { loadLanguage } from '../../../server/language-worker/load-language.ts'
import { parseCollection } from '../../data/sentence-collection.ts'
import { newSampler } from '../../sampler.ts'
import { newGenerationContext } from '../generation-context.ts'
import { interpretGivenWords } from '../request/given-word-list.ts'
import { parsePedagogicalGoals } from '../request/pedagogical-goals.ts'
import { collectedSentences } from './collected-sentences.ts'

const COLLECTION = parseCollection({
  path: 'sentences/essai.sentences',
  text: `@title Essai
@levels CE1 CE2
@keywords essai, s'est

S{le roi} V{voir} O{(une étoile|un oiseau noir)} L{au-dessus du toit}
S{le poisson} V{nager:état} L{sous le pont}
S{héros} V{souffler} O{les bougies} L{sur le gâteau}
S{héros} V{chanter} O{une chanson} C{avec son frère}
S{les filles} V{arriver} L{à l'école}
S{le chat} V{se cacher:passé_composé} L{sous le lit}
S{le chien} V{ne aimer pas} O{l'île}
L{au marché}, S{papa} V{acheter} O{(des pommes & un melon & des noix)}
S{la fermière} V{soigner} O{[un animal.ferme=vache]}
S{héros} V{jouer} L{dans la cour} C{avec ami}
S{la nuit} V{être} A{(longue et froide|longue)} L{dans le désert}
temps=passé | S{héros} V{trouver} O{un trésor} L{dans la grotte}
T{bientôt}, S{la fusée} V{décoller}
S{ce cousin} V{être} A{têtu}
S{la cousine} V{être} A{timide}
T{aujourd'hui}, S{les élèves} V{planter} O{un chêne}
S{les vignerons} V{récolter} O{le raisin}
4 | S{le fleuve} V{charrier} O{des alluvions} L{vers l'embouchure}`,
})
const SCENES = parseCollection({
  path: 'sentences/themes/essai.sentences',
  text: `@title Scènes
@levels CP CE1 CE2
@keywords scènes

S{la fermière} V{conduire} O{le tracteur} L{jusqu'à la grange}
S{la fermière} V{donner} O{du grain} I{aux canards}
S{les pigeons} V{roucouler} L{sur le toit}
S{la neige} V{fondre} L{sur le toit}
S{le glaçon} V{fondre}, J{et} S{la colombe} V{roucouler}
S{la vétérinaire} V{soigner} O{le chien}
S{le chien} V{mordre} O{le facteur}
S{héros} V{ranger} O{(ses billes|ses crayons|sa gomme)} L{dans sa trousse}
S{le roi} V{punir} O{le voleur}
S{le lutin} V{mettre} O{sa ceinture}
S{la limace} V{manger} O{la salade}
S{(le pompier|le berger|le ministre)} V{laver} O{le mouton} C{avec du savon}
S{le berger} V{perdre} O{un mouton}
S{le berger} V{tondre} O{son mouton}
temps=passé_simple | S{héros} V{dormir}, J{mais} S{le loup} V{rôder:passé_composé} L{près de la bergerie}
S{la bergerie} V{ouvrir} O{ses portes}
S{mon frère} V{habiter:état} L{à Lyon}`,
})
const whole = loadLanguage()

function collected(
  words: readonly string[],
  length: number,
  goals: readonly string[] = [],
  collection = COLLECTION,
) {
  const language = { ...whole, collections: [collection], places: [] }
  const request = {
    words: [...words],
    level: 'CE2',
    length,
    theme: '',
    pedagogicalGoals: [...goals],
  } as const
  const given = interpretGivenWords(words, language)
  const asked = parsePedagogicalGoals(goals)
  const context = newGenerationContext(
    request,
    { words: given, goals: asked, theme: null },
    { random: newSampler(1), seed: 1 },
    language,
  )
  const { tenses, preferred } = asked
  const { sentences, left } = collectedSentences(
    { words: given, length, level: 'CE2', tenses, preferred, themes: [], topics: [] },
    context,
  )
  return {
    texts: sentences.map(({ text }) => text),
    left: left.map((at) => words[at]),
  }
}

test.each([
  [['roi', 'toit', 'étoile'], 1, 'Le roi voit une étoile au-dessus du toit.'],
  [['roi', 'oiseau'], 1, 'Le roi voit un oiseau noir au-dessus du toit.'],
  [['pomme', 'noix'], 1, 'Au marché, papa achète des pommes et des noix.'],
  [['chèvre'], 1, 'La fermière soigne une chèvre.'],
  [["s'est"], 1, "Le chat s'est caché sous le lit."],
  [['ne … pas'], 1, "Le chien n'aime pas l'île."],
  [['ile'], 1, "Le chien n'aime pas l'ile."],
] as const)('TXT-02 %j share a sentence that was written for them', (words, length, text) => {
  expect(collected(words, length)).toEqual({ texts: [text], left: [] })
})

test.each([
  [['nous soufflons'], 'Nous soufflons les bougies sur le gâteau.'],
  [['tu chanteras'], 'Tu chanteras une chanson avec ton frère.'],
  [['elles ont soufflé'], 'Elles ont soufflé les bougies sur le gâteau.'],
] as const)('GEN-09 %j is told of whoever it is said of, in its tense', (words, text) => {
  expect(collected(words, 1)).toEqual({ texts: [text], left: [] })
})

test('TXT-02 a line is told in the wording of the word that it was chosen for', () => {
  expect(collected(['froid', 'nuit'], 1).texts).toEqual([
    'La nuit est longue et froide dans le désert.',
  ])
})

test('TXT-02 an event of the past is told in the passé composé, what is to come in the futur', () => {
  expect(collected(['trésor'], 1).texts[0]).toMatch(/ a trouvé un trésor /u)
  expect(collected(['fusée'], 1).texts).toEqual(['Bientôt, la fusée décollera.'])
})

test("TXT-02 «aujourd'hui», given, stays in the présent whatever the goal; of itself it is «ce jour-là»", () => {
  const goals = ["l'imparfait"]
  expect(collected(["aujourd'hui"], 1, goals).texts).toEqual([
    "Aujourd'hui, les élèves plantent un chêne.",
  ])
  expect(collected(['chêne'], 1, goals).texts).toEqual([
    'Ce jour-là, les élèves plantaient un chêne.',
  ])
})

test('GEN-09 «être têtu», «être timide» agree with whoever is so', () => {
  expect(collected(['être têtu', 'être timide'], 2)).toEqual({
    texts: expect.arrayContaining(['Ce cousin est têtu.', 'La cousine est timide.']),
    left: [],
  })
})

test('a goal has infinitives conjugated in its tense', () => {
  const { texts } = collected(['souffler', 'chanter'], 2, ['futur'])
  expect(texts.join(' ')).toMatch(/souffler(?:a|ons)/u)
  expect(texts.join(' ')).toMatch(/chanter(?:a|ons)/u)
})

test('first names that are given are those of the children', () => {
  expect(collected(['Zoé', 'Théo'], 1).texts[0]).toMatch(
    /^Zoé joue dans la cour avec son ami Théo\.$/u,
  )
})

test('each word has its own sentence when there are enough, and no sentence is told twice', () => {
  const { texts, left } = collected(['roi', 'poisson'], 2)
  expect(left).toEqual([])
  expect(texts).toHaveLength(2)
  expect(new Set(texts).size).toBe(2)
})

test('words that no line holds are left, with room for a sentence each; lines too hard for the class are not told', () => {
  expect(collected(['roi', 'volcan'], 2)).toEqual({
    texts: [expect.stringMatching(/^Le roi/u)],
    left: ['volcan'],
  })
  expect(collected(['fleuve'], 1)).toEqual({ texts: [], left: ['fleuve'] })
})

test('more sentences than asked where the words share none: they are joined later', () => {
  expect(collected(['roi', 'poisson', 'chat'], 2).texts).toHaveLength(3)
})

test.each([
  [
    ['pigeons', 'neige'],
    '(?:Les pigeons roucoulent et la neige fond|La neige fond et les pigeons roucoulent) sur le toit',
  ],
  [['billes', 'gomme'], 'range ses billes et sa gomme dans sa trousse'],
  [['voleur', 'courageux'], 'Le courageux roi|Le roi courageux|voleur courageux'],
  [['salade', 'parfois'], 'Parfois, la limace mange la salade'],
])(
  'TXT-02 %j: where no line holds them together, one is made of lines that tell one scene',
  (words, text) => {
    const { texts, left } = collected(words, 1, [], SCENES)
    expect(left).toEqual([])
    expect(texts).toHaveLength(1)
    expect(texts[0]).toMatch(new RegExp(text, 'u'))
  },
)

test('TXT-02 a choice that no word asks for is made as other lines join words: the shepherd washes the sheep', () => {
  expect(collected(['savon'], 1, [], SCENES).texts[0]).toMatch(/^Le berger/u)
})

test('TXT-02 no sentence is told in two pasts', () => {
  const { texts } = collected(['bergerie'], 1, ['passé simple'], SCENES)
  expect(texts).toEqual(['La bergerie ouvrit ses portes.'])
})

test.each([
  [['ceinture', 'salade'], 'nothing ties'],
  [['voleur', 'Lyon'], 'a state goes with no action'],
])('TXT-02 %j: %s two lines, and each keeps its sentence', (words) => {
  expect(collected(words, 1, [], SCENES).texts).toHaveLength(2)
})

test('TXT-02 a size is not added to a noun that a line says more of: «un grand pied du banc»', () => {
  const foot = parseCollection({
    path: 'sentences/themes/pied.sentences',
    text: `@title Pied
@levels CP CE1 CE2
@keywords pied

S{maman} V{réparer} O{le pied} C{du banc}
S{le grand arbre} V{pousser}`,
  })
  const { texts } = collected(['banc', 'grand'], 2, [], foot)
  expect(texts).toEqual(expect.arrayContaining(['Maman répare le pied du banc.']))
})
