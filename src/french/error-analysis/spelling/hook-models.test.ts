/** Every word that a hook compares its word with holds the letters that the comparison is about, read as they are in the word. */
import { expect, test } from 'vitest'
import { loadLanguage } from '../../../server/language-worker/load-language.ts'
import { pronounce } from '../pronunciation.ts'
import { graphemesOf } from './word-pieces.ts'

const HOOKS = [...loadLanguage().memoryHooks].flatMap(([word, found]) =>
  found.map(({ letters, hook }) => ({ word, letters, hook })),
)

/** «s'écrit avec ei, comme « reine » et « peine »», «finit par -eau, comme « chapeau »»: the letters, then the models. */
const CLAIM =
  /(?:s'écri(?:t|vent)(?: avec| par)?|prend|prennent|finit(?: toujours)? par|finissent(?: tous)? par|commence(?:nt)? par|garde|gardent|avec) -?([a-zéèêâîôûœç]{1,6})-?(?: tout seul| muet| à la fin| au début| au milieu)?, comme (?:dans )?((?:« [^»]+ »(?:, | et | ou )?)+)/gu

interface Claim {
  readonly word: string
  readonly hook: string
  readonly letters: string
  readonly models: readonly string[]
}

const CLAIMS: readonly Claim[] = HOOKS.flatMap(({ word, hook }) =>
  [...hook.matchAll(CLAIM)].map(([, letters = '', list = '']) => ({
    word,
    hook,
    letters,
    models: [...list.matchAll(/« ([^»]+) »/gu)].map(([, model = '']) => model.toLowerCase()),
  })),
)

/** The models that do not bear what their hook claims. */
function unborne(bears: (model: string, claim: Claim) => boolean): readonly string[] {
  return CLAIMS.flatMap((claim) =>
    claim.models.filter((model) => !bears(model, claim)).map((model) => `${claim.hook} (${model})`),
  )
}

test('MAR-04 a model of a hook holds the letters that the hook tells', () => {
  expect(CLAIMS.length).toBeGreaterThan(500)
  expect(unborne((model, { letters }) => model.includes(letters))).toEqual([])
})

test('MAR-04 a model of a hook is another word than the one that the hook is of', () => {
  expect(unborne((model, { word }) => model !== word)).toEqual([])
})

/** Sounds of a vowel with what nasalises it or glides behind it. */
function vowelOf(letters: string): string | null {
  const isVowel = /^(?:[aeiouyéèêâîôûœ]{1,3}[nm]?)$/u.test(letters) && letters.length > 1
  return isVowel ? pronounce(letters) : null
}

test('MAR-04 a model reads the vowel of a hook as the word does', () => {
  const misread = unborne((model, { word, letters }) => {
    const sound = vowelOf(letters)
    const own = pronounce(word)
    return sound === null || !own.includes(sound) || pronounce(model).includes(sound)
  })
  expect(misread).toEqual([])
})

test('MAR-04 a model has the letters of a hook whole, and no piece of longer ones', () => {
  const broken = unborne((model, { word, letters }) => {
    const holds = (form: string): boolean => {
      const [all, own] = [graphemesOf(form), graphemesOf(letters)]
      return all.some((_, at) => own.every((grapheme, index) => all[at + index] === grapheme))
    }
    return !holds(word) || holds(model)
  })
  expect(broken).toEqual([])
})
