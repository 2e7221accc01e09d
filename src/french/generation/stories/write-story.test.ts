import { expect, test } from 'vitest'
import { loadLanguage } from '../../../server/language-worker/load-language.ts'
import { parseStory } from '../../data/story-file.ts'
import type { Tense } from '../../morphology/features.ts'
import { isTooLong, MAX_WORDS_PER_SENTENCE } from '../../sentence-length.ts'
import { storyCoverage } from './story-coverage.ts'
import { writeStory } from './write-story.ts'

const language = loadLanguage()

const STORY = parseStory({
  path: 'stories/la-cave.story',
  text: `@title La cave
@levels CE2
@keywords cave
@tenses présent, passé
= ouverture
S{héros} V{descendre} L{à la cave}
= indice
T{(soudain|tout à coup)}, S{un (bruit|cri)} V{<le:m|la:f> faire sursauter/ver}
? porte
id=porte | S{la porte} V{se fermer} L{derrière <lui|elle>}
? inventaire
L{sous l'escalier}, S{il} V{y avoir:état} O{[un objet.outil|vêtement=marteau,scie,clou liste]}
? parole
après=porte | « J{qui} V{être} A{là} ? » V{demander}-S{héros} M{d'une petite voix}
« S{je} V{ne pas avoir} O{peur} ! » V{crier}-S{héros}
= chute
S{ce} V{ne être:état que} A{le chat}`,
})

function told(words: readonly string[], length: number, tense: Tense = 'présent', seed = 1) {
  return writeStory(STORY, { level: 'CE2', tense, words, length, seed }, language)
}

const SEEDS = [1, 2, 3, 4, 5, 6]

test.each(SEEDS)('TXT-01 a given word is told as the story was written, seed %i', (seed) => {
  const { sentences, missing } = told(['tout à coup', 'cri', 'porte'], 4, 'présent', seed)
  expect(missing).toEqual([])
  expect(sentences).toHaveLength(4)
  expect(sentences[1]).toMatch(/^Tout à coup, un cri (le|la) fait sursauter\.$/u)
})

test.each(SEEDS)('TXT-01 nouns of the list stand together in the open place, seed %i', (seed) => {
  const { sentences, missing } = told(['chapeau', 'scie', 'tournevis'], 4, 'présent', seed)
  expect(missing).toEqual([])
  expect(sentences[2]).toMatch(
    /^Sous l'escalier, il y a une? \p{L}+, une? \p{L}+ et une? \p{L}+\.$/u,
  )
})

test.each([
  ['présent', /^« Qui est là \? » demande(-t-(il|elle)| \p{Lu}\p{L}+) d'une petite voix\.$/u],
  ['passé simple', /^« Qui est là \? » demanda(-t-(il|elle)| \p{Lu}\p{L}+) d'une petite voix\.$/u],
  [
    'passé composé',
    /^« Qui est là \? » a(-t-(il|elle) demandé| demandé \p{Lu}\p{L}+) d'une petite voix\.$/u,
  ],
] as const)(
  'TXT-01 whoever speaks does so in the present, whatever the tense of the story: %s',
  (tense, speech) => {
    for (const seed of SEEDS) {
      const { sentences } = told(['qui', 'voix'], 5, tense, seed)
      expect(
        sentences.map((one) => one.replaceAll('\u00a0', ' ')).find((one) => one.includes('«')),
      ).toMatch(speech)
    }
  },
)

test('a sentence that supposes another is told after it only', () => {
  for (const seed of SEEDS) {
    const { sentences } = told(['voix'], 4, 'présent', seed)
    const speaks = sentences.findIndex((one) => one.includes('petite voix'))
    const closes = sentences.findIndex((one) => one.includes('se ferme'))
    if (speaks >= 0) expect(closes).toBeLessThan(speaks)
    if (speaks >= 0) expect(closes).toBeGreaterThanOrEqual(0)
  }
})

test('a word without a place is told to be missing, never forced in', () => {
  expect(told(['banane', 'cri'], 4).missing).toEqual(['banane'])
})

test('a story too short for the length asked is not told', () => {
  expect(told(['cri'], 7)).toEqual({ sentences: [], missing: ['cri'] })
})

const DENSE = parseStory({
  path: 'stories/la-barriere.story',
  text: `@title La barrière
@levels CP CE1 CE2
@keywords ferme
@tenses présent, passé
= ouverture
S{le vent} V{ouvrir} O{la barrière}
+ fuite
S{(la vache & le vieil âne & trois poules & le mouton)} V{partir}
S{héros} (V{courir} & V{appeler} O{son père} & V{donner} O{sa langue au chat})
L{dehors}, (S{un canard} V{nager:état} & S{deux oies} V{crier:état})
S{je} V{partir} J{et} S{nous} V{partir} T{aussi}
= fin
S{la ferme} V{être:état} A{(~vide & ~tranquille & ~triste)}`,
})

test.each([
  [['poule', 'vache'], 3, /La vache et trois poules partent\./u],
  [['âne', 'vache', 'mouton'], 3, /La vache, le vieil âne et le mouton partent\./u],
  [['courir', 'appeler'], 3, /(?:court et appelle son père)\./u],
  [['donner sa langue au chat'], 3, /donne sa langue au chat\./u],
  [['oie', 'canard'], 3, /Dehors, un canard nage et deux oies crient\./u],
  [['vide', 'triste'], 3, /La ferme est vide et triste\./u],
  [['nous partons'], 3, /nous partons aussi\./u],
] as const)(
  'TXT-01 a sentence enumerates what %j ask for, and nothing else',
  (words, length, expected) => {
    for (const seed of SEEDS) {
      const request = { level: 'CE2', tense: 'présent', words: [...words], length, seed } as const
      const { sentences, missing } = writeStory(DENSE, request, language)
      expect(missing).toEqual([])
      expect(sentences.join(' ')).toMatch(expected)
    }
  },
)

test('a class that reads short sentences has fewer words enumerated in one', () => {
  const words = ['vache', 'âne', 'poule', 'mouton']
  const { sentences } = writeStory(
    DENSE,
    { level: 'CP', tense: 'présent', words, length: 3, seed: 1 },
    language,
  )
  for (const text of sentences) expect(isTooLong(text, MAX_WORDS_PER_SENTENCE.CP), text).toBe(false)
})

test('a story says how many lists of a family it holds, and which words it leaves out', () => {
  const family = ['vache', 'âne', 'poule', 'mouton', 'canard', 'oie', 'vide', 'banane']
  const coverage = storyCoverage(DENSE, family, { level: 'CE2', tense: 'présent' }, language)
  expect(coverage).toMatchObject({ level: 'CE2', lists: 40 })
  expect(coverage.missing).toContain('banane')
})
