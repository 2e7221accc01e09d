/** Errors planted in the engine's own dictations, read back through the alignment: each is found, and mostly by its class. */
import { expect, test } from 'vitest'
import { draws } from '../../../test/support/setup/draws.ts'
import { alignCopy } from '../../domain/copy/alignment/copy-alignment.ts'
import { copyWords } from '../../domain/copy/alignment/copy-words.ts'
import { ERROR_CLASSES, type ErrorClass } from '../../domain/copy/review/error-class.ts'
import { isSpellingVariant } from '../../domain/copy/text/spelling-1990.ts'
import { wordsOf } from '../../domain/copy/text/text-words.ts'
import { LEVELS, type Level } from '../../domain/level.ts'
import { loadLanguage } from '../../server/language-worker/load-language.ts'
import { writeDictation } from '../generation/write-dictation.ts'
import { diagnoseError } from './error-diagnosis.ts'
import { analyseExpectedWords, type ExpectedWord } from './expected-word.ts'
import { stripDiacritics } from './spelling-normalisation.ts'

const language = loadLanguage()

const WORDS = ['chat', 'école', 'bateau', 'petit', 'noisette', 'poisson', 'enfant', 'verte']

function dictated(words: readonly string[], level: Level, seed: number): string {
  const request = { words, level, length: 3, theme: '', pedagogicalGoals: [] }
  return writeDictation(request, language, seed).text.normalize('NFC')
}

/** Forty dictations a level before a release, and some with adjectives that have a feminine of their own. */
const TEXTS: readonly string[] = [
  ...LEVELS.flatMap((level) =>
    Array.from({ length: draws(40) }, (_, seed) => {
      const words = [seed, seed + 1, seed + 3].map((at) => WORDS[at % WORDS.length] ?? '')
      return dictated(words, level, seed)
    }),
  ),
  ...Array.from({ length: draws(12) }, (_, seed) => dictated(['jolie', 'maison'], 'CE1', seed)),
]

type Plant = (word: ExpectedWord) => string | null

const HOMOPHONES: Readonly<Record<string, string>> = {
  et: 'est',
  est: 'et',
  a: 'à',
  à: 'a',
  son: 'sont',
  ses: 'ces',
  on: 'ont',
  ont: 'on',
  sont: 'son',
}

function replaced(word: ExpectedWord, from: RegExp, to: string): string | null {
  const written = word.text.replace(from, to)
  return written === word.text ? null : written
}

function only(word: ExpectedWord, holds: (reading: ExpectedWord['readings'][number]) => boolean) {
  return word.readings.length > 0 && word.readings.every(holds)
}

/** How a child makes an error of each class; null where the word gives no room for one. */
const PLANTS: Readonly<Partial<Record<ErrorClass, Plant>>> = {
  oubli: () => '',
  segmentation: (word) => (word.elided === '' ? null : word.text.replace("'", '')),
  majuscule: (word) =>
    /^\p{Lu}\p{Ll}/u.test(word.text) ? word.text.toLocaleLowerCase('fr') : null,
  accent: (word) => {
    const bare = stripDiacritics(word.text)
    const other = language.lexicon.has(bare.toLocaleLowerCase('fr'))
    return bare === word.text || other || isSpellingVariant(word.text, bare) ? null : bare
  },
  homophone: (word) => HOMOPHONES[word.text] ?? null,
  accord_nombre: (word) =>
    word.determiner !== null &&
    only(word, ({ nature, number }) => nature === 'nom' && number === 'p')
      ? replaced(word, /(?<=[^aeo][^su])s$/u, '')
      : null,
  accord_genre: (word) =>
    only(
      word,
      ({ nature, gender, number }) => nature === 'adjectif' && gender === 'f' && number === 's',
    )
      ? replaced(word, /(?<=[tdnislé])e$/u, '')
      : null,
  son: (word) => {
    const written = replaced(word, /(?<=[aeiou])ss(?=[aeiou])/u, 's')
    const known = written === null || language.lexicon.has(written.toLocaleLowerCase('fr'))
    return known ? null : written
  },
  ponctuation: (word) => {
    const written = replaced(word, /(?<=\p{L})-(?=\p{L})/gu, '')
    return written === null || isSpellingVariant(word.text, written) ? null : written
  },
  accord_verbe: (word) =>
    only(word, ({ verb }) => verb?.kind === 'finite' && verb.person === 3)
      ? (replaced(word, /(?<=[^i])ent$/u, 'e') ?? replaced(word, /ait$/u, 'ais'))
      : null,
  temps_mode: (word) =>
    only(word, ({ verb }) => verb?.kind === 'infinitive')
      ? replaced(word, /er$/u, 'é')
      : only(word, ({ verb }) => verb?.kind === 'participle')
        ? replaced(word, /é$/u, 'er')
        : null,
  muette: (word) =>
    only(word, ({ lemma, number }) => lemma === word.core && number !== 'p') &&
    language.wordFamilies.has(word.core) &&
    /[tdspg]$/u.test(word.core) &&
    !language.lexicon.has(word.core.slice(0, -1))
      ? word.text.slice(0, -1)
      : null,
  graphie: (word) => {
    const written = replaced(word, /eau(?=x?$)/u, 'o') ?? replaced(word, /ph/u, 'f')
    return written === null || isSpellingVariant(word.text, written) ? null : written
  },
  meconnaissable: (word) => (word.core.length > 3 ? 'zwkz' : null),
}

/** The sentence that holds a word, and where it starts in the text. */
function lineAt(text: string, { start, end }: ExpectedWord): readonly [line: string, at: number] {
  const before = text.lastIndexOf('. ', start)
  const after = text.indexOf('. ', end)
  const at = before < 0 ? 0 : before + 2
  return [text.slice(at, after < 0 ? undefined : after + 1), at]
}

interface Trial {
  readonly code: ErrorClass
  readonly whole: ExpectedWord
  /** The word in its sentence alone. */
  readonly alone: ExpectedWord
  readonly line: string
  readonly written: string
}

/** One error of each class a dictation at most, on the first word that gives room for it. */
function trialsOf(text: string): Trial[] {
  const words = analyseExpectedWords(text, language)
  return ERROR_CLASSES.flatMap((code) => {
    const whole = words.find((word) => (PLANTS[code]?.(word) ?? null) !== null)
    if (!whole) return []
    const [line, at] = lineAt(text, whole)
    const alone = analyseExpectedWords(line, language).find(
      ({ start }) => start + at === whole.start,
    )
    if (!alone) throw new Error(`no «${whole.text}» in «${line}»`)
    return [{ code, whole, alone, line, written: PLANTS[code]?.(whole) ?? '' }]
  })
}

/** Main classes that the whole chain gives to the words of a copy; null where nothing is wrong. */
function verdicts(text: string, copy: string): (ErrorClass | null)[] {
  const { words: aligned } = alignCopy(wordsOf(text), copyWords([{ text: copy }]))
  return analyseExpectedWords(text, language).map((word, index) => {
    const read = aligned[index]
    const same = read?.status === 'moved' ? word.text : (read?.read ?? '')
    return diagnoseError([word], same, language)[0]?.code ?? null
  })
}

const TRIALS = TEXTS.flatMap(trialsOf)

test('COR-03 a copy equal to its dictation has no error', () => {
  expect(TEXTS).toHaveLength(LEVELS.length * draws(40) + draws(12))
  for (const text of TEXTS) {
    expect(verdicts(text, text).filter((code) => code !== null)).toEqual([])
  }
})

test('COR-03 one planted error is found where it is, and nowhere else', () => {
  const missed = TRIALS.filter(({ line, alone, written }) => {
    const copy = line.slice(0, alone.start) + written + line.slice(alone.end)
    const wrong = verdicts(line, copy).map((code) => code !== null)
    return wrong.some((one, index) => one !== (wordsOf(line)[index]?.start === alone.start))
  })
  expect(missed.map(({ line, alone, written }) => [line, alone.text, written])).toEqual([])
})

test('COR-03 at least 97 of 100 planted errors get their own class, 90 of each class', () => {
  const shares = [...new Set(TRIALS.map(({ code }) => code))].map((code) => {
    const trials = TRIALS.filter((trial) => trial.code === code)
    const right = trials.filter(
      ({ whole, written }) => diagnoseError([whole], written, language)[0]?.code === code,
    )
    return { code, trials: trials.length, right: right.length }
  })
  expect(shares.map(({ code }) => code).sort()).toEqual(Object.keys(PLANTS).sort())
  expect(shares.filter(({ trials, right }) => right < trials * 0.9)).toEqual([])
  const right = shares.reduce((sum, one) => sum + one.right, 0)
  expect(right).toBeGreaterThanOrEqual(TRIALS.length * 0.97)
})

test('COR-03 no verdict depends on another line', () => {
  for (const { whole, alone, written } of TRIALS) {
    expect(diagnoseError([alone], written, language)).toEqual(
      diagnoseError([whole], written, language),
    )
  }
})
