/** What a hook or a family claims of letters is read off its own model words. */
import { expect, test } from 'vitest'
import { loadLanguage } from '../../../server/language-worker/load-language.ts'

const language = loadLanguage()
const HOOKS = [...language.memoryHooks].flatMap(([word, found]) =>
  found.map(({ letters, hook }) => ({ word, letters, hook })),
)

/** The words that a hook compares its word with: «, comme « fleur » et « peur »». */
function modelsOf(hook: string): readonly string[] {
  const list = /, comme (?:dans )?((?:« [^»]+ »(?:, | et )?)+)/u.exec(hook)?.[1] ?? ''
  return [...list.matchAll(/« ([^»]+) »/gu)].map(([, model = '']) => model)
}

function countOf(word: string, letter: string): number {
  return word.split(letter).length - 1
}

/** Hooks that make a claim, with a model word that does not bear it. */
function broken(claim: RegExp, bears: (model: string, claimed: string, word: string) => boolean) {
  return HOOKS.flatMap(({ word, hook }) => {
    const claimed = claim.exec(hook)?.[1]
    if (claimed === undefined) return []
    return modelsOf(hook)
      .filter((model) => !bears(model, claimed, word))
      .map((model) => ({ hook, model }))
  })
}

test('MAR-04 a model of a doubled letter has it twice, one of a single letter has it once', () => {
  const twice = broken(
    /(?<!ni )(?:avec|:|a|ont|prend|prennent) deux ([b-df-hj-np-tv-xz])(?= |,|\.|$)/u,
    (model, letter) => model.includes(letter + letter),
  )
  const once = broken(
    /(?:n'a qu'un|un seul) ([b-df-hj-np-tv-xz])(?= |,|\.|$)/u,
    (model, letter) => countOf(model, letter) === 1,
  )
  expect(twice.filter(({ hook }) => !hook.includes('comme « maman » dit'))).toEqual([])
  expect(once).toEqual([])
})

test('MAR-04 a word that is said to have one of a letter has no other', () => {
  const false_ = HOOKS.filter(({ word, hook }) => {
    const letter = /n'a qu'un ([b-df-hj-np-tv-xz])(?= |,|\.|$)/u.exec(hook)?.[1]
    return letter !== undefined && countOf(word, letter) > 1
  })
  expect(false_).toEqual([])
})

test('MAR-04 a word with more of a letter than its pair is told where the two stand', () => {
  const vague = HOOKS.filter(({ word, hook }) => {
    const letter = /deux ([b-df-hj-np-tv-xz])(?= |,|\.|$)/u.exec(hook)?.[1] ?? ''
    const isMore = letter !== '' && word.includes(letter + letter) && countOf(word, letter) === 3
    const isPlaced =
      /côte|à la fin|d'abord|au début|puis|serré|au milieu|finit|commence|se lit|voyelles|avec ses|-|« \p{L}+ » vient/u
    return isMore && !isPlaced.test(hook)
  })
  expect(vague).toEqual([])
})

test('MAR-04 a model of an end or a start has that end or that start', () => {
  const ends = broken(
    /(?:finit|finissent|finissent tous) par -?([a-zéèêœç]+)(?! muet| tout seul)(?=,| et| dans|:|\.)/u,
    (model, end) => model.replace(/s$/u, '').endsWith(end) || model.endsWith(end),
  )
  const starts = broken(/commence(?:nt)? par -?([a-zéèêœç]+)-?,/u, (model, start) =>
    model.startsWith(start),
  )
  expect(ends).toEqual([])
  expect(starts).toEqual([])
})

test('MAR-04 a model of two c reads them as the word does', () => {
  const isFront = (word: string): boolean => /cc[eéèêiîy]/u.test(word)
  const misread = broken(/deux (c)(?= |,|\.|$)/u, (model, _, word) =>
    model.includes('cc') ? isFront(model) === isFront(word) : false,
  )
  expect(misread).toEqual([])
})

test('MAR-04 the letters of a hook are letters of its word, or of a form of it', () => {
  const alien = HOOKS.filter(({ word, letters, hook }) => {
    const isOfForm = /\p{L}/u.test(letters) && hook.includes(letters)
    return !letters.startsWith('-') && !word.includes(letters) && !isOfForm
  })
  expect(alien).toEqual([])
})
