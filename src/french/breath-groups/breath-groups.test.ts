import fc from 'fast-check'
import { expect, test } from 'vitest'
import { draws } from '../../../test/support/setup/draws.ts'
import { wordsOf } from '../../domain/copy/text/text-words.ts'
import {
  BREATH_LENGTHS,
  type BreathGroup,
  writtenText,
} from '../../domain/dictating/breath-group.ts'
import { LEVELS, type Level } from '../../domain/level.ts'
import { loadLanguage } from '../../server/language-worker/load-language.ts'
import { analyseExpectedWords } from '../error-analysis/expected-word.ts'
import { writeDictation } from '../generation/write-dictation.ts'
import type { Token } from '../sentence.ts'
import { breathGroups } from './breath-groups.ts'
import { jointCosts } from './joints.ts'

const language = loadLanguage()

const CAT =
  'Chaque soir, le vieux chat montait au grenier. Il se glissait sans bruit derrière la grande malle. Par la lucarne, la lune éclairait les poutres et la poussière. Deux souris grises sortaient alors de leur cachette. Elles grignotaient toujours quelques noix sans se presser. Pourtant, le chat ne bougeait pas : il aimait trop leur compagnie.'

function cut(text: string, level: Level): string[] {
  return breathGroups(text, level, language).map(writtenText)
}

/** A group with its signs as they are said, in order. */
function said({ pieces }: BreathGroup): string {
  return pieces
    .flatMap(({ before, text, after }) => [
      ...before.map((sign) => `<${sign}>`),
      text,
      ...after.map((sign) => `<${sign}>`),
    ])
    .join(' ')
}

test('PAG-02 a text is cut where its syntax breathes, shorter in CP than in CM', () => {
  expect(cut(CAT, 'CP').slice(0, 10)).toEqual([
    'Chaque soir,',
    'le vieux chat',
    'montait au grenier.',
    'Il se glissait sans bruit',
    'derrière la grande malle.',
    'Par la lucarne,',
    'la lune éclairait les poutres',
    'et la poussière.',
    'Deux souris grises',
    'sortaient alors de leur cachette.',
  ])
  expect(cut(CAT, 'CM2').slice(0, 5)).toEqual([
    'Chaque soir, le vieux chat montait au grenier.',
    'Il se glissait sans bruit',
    'derrière la grande malle.',
    'Par la lucarne, la lune',
    'éclairait les poutres et la poussière.',
  ])
})

test.each([
  [
    'Il a souvent mangé chez sa grand-mère Lucie.',
    ['Il a souvent mangé', 'chez sa grand-mère Lucie.'],
  ],
  ["Elle n'est jamais partie sans eux.", ["Elle n'est jamais partie", 'sans eux.']],
  ['Parce que la pluie tombe, on rentre.', ['Parce que la pluie tombe,', 'on rentre.']],
  ['Le chien veut courir près de la rivière.', ['Le chien veut courir', 'près de la rivière.']],
  ['Monsieur Albert ne la lui donne pas.', ['Monsieur Albert', 'ne la lui donne pas.']],
])(
  'PAG-02 «%s»: an auxiliary keeps its participle, a clitic its verb, a locution its words',
  (text, groups) => {
    expect(cut(text, 'CP')).toEqual(groups)
  },
)

test('PAG-02 the signs are told in the order in which a teacher says them', () => {
  const text = '« Viens ! » dit-il.\n– Où vas-tu ? Je pars… (Vite) : demain ; oui.'
  expect(breathGroups(text, 'CE1', language).map(said)).toEqual([
    '<opening-quotes> « Viens ! » <exclamation-mark> <closing-quotes>',
    'dit-il. <full-stop> <new-line>',
    '<dash> – Où vas-tu ? <question-mark>',
    'Je pars… <ellipsis>',
    '<opening-bracket> (Vite) : <closing-bracket> <colon>',
    'demain ; <semicolon>',
    'oui. <last-full-stop>',
  ])
})

test('PAG-02 sentences are counted, a quotation and who said it as one', () => {
  const sentences = breathGroups('« Viens ! » dit-il. Léa vient. Il rit', 'CP', language)
  expect(sentences.map(({ sentence }) => sentence)).toEqual([0, 0, 1, 2])
  expect(sentences.at(-1)?.pieces[0]?.after).toEqual([])
})

function compact(text: string): string {
  return text.normalize('NFC').replace(/\s+/gu, '')
}

/** What holds of any text. */
function expectSound(text: string, level: Level): void {
  const groups = breathGroups(text, level, language)
  const hasWords = wordsOf(text).length > 0
  expect(compact(groups.map(writtenText).join(' '))).toBe(hasWords ? compact(text) : '')
  expect(groups.reduce((sum, { words }) => sum + words, 0)).toBe(wordsOf(text).length)
  const costs = jointCosts(
    analyseExpectedWords(text.normalize('NFC').replace(/\r\n?/gu, '\n'), language),
    language,
  )
  let at = 0
  for (const { words, pieces } of groups) {
    const mayBeCut = costs.slice(at + 1, at + words).some(Number.isFinite) || pieces.length > 1
    if (mayBeCut) expect(words, text).toBeLessThanOrEqual(BREATH_LENGTHS[level].max)
    at += words
  }
}

const WORDS =
  "le la chat l'eau d'un petit mange a mangé est très parce que, et . ! ? … « » – ( ) \" ; : n'a pas Léa 12 grand-mère \n 🙂 qu'il".split(
    ' ',
  )

test('PAG-02 any text is said whole, in order, in groups that are as short as grammar allows', () => {
  fc.assert(
    fc.property(
      fc.array(fc.constantFrom(...WORDS), { maxLength: 60 }).map((words) => words.join(' ')),
      fc.constantFrom(...LEVELS),
      expectSound,
    ),
  )
  fc.assert(fc.property(fc.string({ unit: 'grapheme' }), fc.constantFrom(...LEVELS), expectSound))
})

const AUXILIARY =
  /^(?:a|as|ai|ont|avons|avez|est|es|suis|sont|sommes|êtes|avait|avaient|était|étaient)$/u
const CLITIC = /^(?:je|tu|il|ils|on|j'|me|te|se|m'|t'|s'|ne|n'|y)$/iu

/** «retrouvent-ils»: a pronoun that belongs to the verb before it. */
function isInverted(before: Token | undefined, { before: own }: Token): boolean {
  return `${before?.after ?? ''}${own}`.endsWith('-')
}

/** Why the engine's own annotation forbids a cut between two of its words; undefined when it does not. */
function forbidden(before: Token | undefined, left: Token, right: Token): string | undefined {
  if (/\S/u.test(left.after) || right.before !== '') return undefined
  if (['déterminant', 'préposition', 'conjonction'].includes(left.nature)) return left.nature
  if (CLITIC.test(left.text) && !isInverted(before, left)) return 'clitic'
  const isParticiple = right.nature === 'verbe' && AUXILIARY.test(left.text)
  return isParticiple && left.nature === 'verbe' ? 'auxiliary' : undefined
}

/** Pairs of words that a group ends and begins, which the engine knows to belong together. */
function wrongCuts(tokens: readonly Token[], level: Level): string[] {
  const text = tokens.map((token) => token.before + token.text + token.after).join('')
  const ends = new Set<number>()
  let length = 0
  for (const group of cut(text, level)) {
    length += compact(group).length
    ends.add(length)
  }
  let at = 0
  return tokens.flatMap((left, i) => {
    at += compact(left.before + left.text + left.after).length
    const right = tokens[i + 1]
    const why = right && ends.has(at) ? forbidden(tokens[i - 1], left, right) : undefined
    return why === undefined ? [] : [`${why}: ${left.text} | ${right?.text} (${text})`]
  })
}

test('O13 eight thousand words without a stop are cut like any others: somebody who holds an address may ask for it', () => {
  const groups = breathGroups('a b '.repeat(4000), 'CE2', language)
  expect(groups.reduce((sum, { words }) => sum + words, 0)).toBe(8000)
  expect(groups.every(({ words }) => words >= 3 && words <= 6)).toBe(true)
})

test('PAG-02 the sentences of the engine are never cut inside a group that it knows', () => {
  const nouns = [...language.nounForms.keys(), ...language.verbs.keys()]
  const wrong: string[] = []
  let sentences = 0
  fc.assert(
    fc.property(
      fc.uniqueArray(fc.constantFrom(...nouns), { minLength: 1, maxLength: 6 }),
      fc.constantFrom(...LEVELS),
      fc.nat(1000),
      (words, level, seed) => {
        const request = { words, level, length: 8, theme: '', pedagogicalGoals: [] }
        for (const { tokens, text } of writeDictation(request, language, seed).sentences) {
          sentences += 1
          wrong.push(...wrongCuts(tokens, level))
          expectSound(text, level)
        }
      },
    ),
    { numRuns: draws(60) },
  )
  expect(sentences).toBeGreaterThan(draws(200))
  expect(wrong).toEqual([])
})
