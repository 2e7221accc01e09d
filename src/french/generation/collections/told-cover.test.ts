import { expect, test } from 'vitest'
import { loadLanguage } from '../../../server/language-worker/load-language.ts'
import { parseCollection } from '../../data/sentence-collection.ts'
import { writeDictation } from '../write-dictation.ts'

const whole = loadLanguage()
const SEEDS = [1, 2, 3, 4]

function collection(id: string, lines: string) {
  const text = `@title Essai\n@levels CP CE1 CE2\n@keywords ${id}\n\n${lines}`
  return parseCollection({ path: `sentences/mots/${id}.sentences`, text })
}

/** The texts of some seeds, from these lines alone. */
function told(
  lines: string,
  words: readonly string[],
  length: number,
  pedagogicalGoals: readonly string[] = [],
): string[][] {
  const language = { ...whole, collections: [collection('essai', lines)], stories: [], places: [] }
  const request = { words: [...words], length, theme: '', pedagogicalGoals: [...pedagogicalGoals] }
  return SEEDS.map((seed) =>
    writeDictation({ ...request, level: 'CE2' }, language, seed).sentences.map(({ text }) => text),
  )
}

test('TXT-02 a sentence more than the words need is of the word that was told least', () => {
  const texts = told(
    `S{le roi} V{monter} L{à la tour}
S{le roi} V{compter} O{ses pièces}
S{le roi} V{dormir} L{sous la tente}
S{une sorcière} V{remuer} O{la soupe}
S{une sorcière} V{perdre} O{son balai}`,
    ['roi', 'sorcière'],
    4,
  )
  for (const text of texts) {
    expect(text.filter((one) => /roi/u.test(one))).toHaveLength(2)
    expect(text.filter((one) => /sorcière/u.test(one))).toHaveLength(2)
  }
})

test('TXT-02 two sentences do not say nearly the same where another line holds the word', () => {
  const texts = told(
    `S{la fermière} V{porter} O{du grain} I{aux poules de la basse-cour}
S{mamie} V{porter} O{du grain} I{aux canards de la basse-cour}
S{un canard} V{nager:état} L{sur la mare}`,
    ['poule', 'canard'],
    2,
  )
  for (const text of texts) expect(text.join(' ')).not.toMatch(/basse-cour.*basse-cour/u)
})

test('TXT-02 nobody but the child is told of three times while others hold the words', () => {
  const texts = told(
    `S{le peuple} V{prendre} O{la forteresse}
S{le peuple} V{chanter} L{sur la place}
S{le peuple} V{réclamer} O{du pain}
S{les boulangers} V{cuire} O{du pain}`,
    ['forteresse', 'place', 'pain'],
    3,
  )
  for (const text of texts) expect(text.join(' ')).toMatch(/Les boulangers/u)
})

test('TXT-02 a line that can be told now is taken before one of the past, where no tense is asked', () => {
  const texts = told(
    `temps=passé_simple | S{le prince} V{apercevoir} O{la grotte du dragon}
S{un berger} V{garder} O{ses moutons} L{devant la grotte}`,
    ['grotte'],
    1,
  )
  for (const text of texts) expect(text).toEqual(['Un berger garde ses moutons devant la grotte.'])
})

test('TXT-02 a sentence that holds none of the words comes from where the others were taken', () => {
  const language = {
    ...whole,
    stories: [],
    places: [],
    collections: [
      collection(
        'expressions',
        'S{le facteur} V{tomber} C{des nues}\nS{papa} V{rire} C{aux éclats}',
      ),
      collection('jardin', 'S{la graine} V{germer}\nS{la limace} V{manger} O{la salade}'),
    ],
  }
  const request = { words: ['tomber des nues'], length: 2, theme: '', pedagogicalGoals: [] }
  for (const seed of SEEDS) {
    const { text } = writeDictation({ ...request, level: 'CE2' }, language, seed)
    expect(text).not.toMatch(/graine|limace/u)
  }
})

const SMALL_WORDS = ['contre', 'dans', 'par', 'sous', 'avec', 'sans']

test.each(SEEDS)(
  'TXT-01 small words have lines written for two of them, seed %i: no scene is glued to another',
  (seed) => {
    const { sentences } = writeDictation(
      { words: SMALL_WORDS, level: 'CE1', length: 4, theme: '', pedagogicalGoals: [] },
      whole,
      seed,
    )
    for (const { text } of sentences)
      expect(text).not.toMatch(/;|, et |^Sur l'image|^Dans le film/u)
  },
)

test('TXT-02 whoever speaks is said before each verb', () => {
  const texts = told(
    'S{héros} V{finir} O{son travail}, J{puis} V{jouer} L{dans la cour}',
    ['je finis'],
    1,
  )
  expect(texts[0]).toEqual(['Je finis mon travail, puis je joue dans la cour.'])
})

test('TXT-02 who says what would be is told as ever: no twin «dirait»', () => {
  const texts = told(
    '« S{nous} V{aimer:conditionnel} O{du pain} », V{dire} S{les jumelles}',
    ['pain'],
    1,
    ['conditionnel présent'],
  )
  expect(texts[0]?.[0]).toMatch(/aimerions.* disent les jumelles\.$/u)
})
