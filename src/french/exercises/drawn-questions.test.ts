/** What holds of every question, over many that were drawn (GRA-14, GRA-16). */
import { expect, test } from 'vitest'
import { draws } from '../../../test/support/setup/draws.ts'
import type { ExerciseType } from '../../domain/grammar/exercise.ts'
import { LEVELS, type Level } from '../../domain/level.ts'
import { loadLanguage } from '../../server/language-worker/load-language.ts'
import { newSampler } from '../sampler.ts'
import { agreementQuestion } from './agreement-chains/agreement-questions.ts'
import { conjugationQuestion } from './conjugation-questions.ts'
import { isTaughtVerb } from './programme-verbs.ts'
import { writeExercise } from './write-exercise.ts'

const language = loadLanguage()

/** Exercises of twenty questions, every level of `levels`. */
function drawn<Type extends ExerciseType>(type: Type, levels: readonly Level[], sets = draws(8)) {
  return levels.flatMap((level) =>
    Array.from({ length: sets }, (_, seed) => {
      const analysisType = { nature: true, function: true }
      const request = { level, type, analysisType, count: 20, wide: seed % 2 === 1 }
      return { level, exercise: writeExercise(request, language, seed + 40) }
    }),
  )
}

function analysisQuestions(levels: readonly Level[]) {
  return drawn('analysis', levels).flatMap(({ exercise }) =>
    exercise.type === 'analysis' ? exercise.questions : [],
  )
}

function gapsDrawn(levels: readonly Level[]) {
  return drawn('fill', levels, draws(12)).flatMap(({ level, exercise }) =>
    exercise.type === 'fill'
      ? exercise.questions.flatMap(({ sentence, words }) =>
          words.map((word, at) => ({
            level,
            sentence,
            word,
            before: sentence.split('___')[at] ?? '',
          })),
        )
      : [],
  )
}

const ANALYSED = analysisQuestions(LEVELS)
const GAPS = gapsDrawn(LEVELS)

test('GRA-14 no form that is a past as well is offered beside the past of «Hier»', () => {
  const past = GAPS.filter(
    ({ word, sentence }) => word.focus === 'tense' && /^Hier/u.test(sentence),
  )
  expect(past.length).toBeGreaterThan(draws(15))
  const alsoPast = past.flatMap(({ word }) =>
    word.options
      .filter((option) => option !== word.text)
      .filter((option) =>
        language.lexicon
          .analyse(option)
          .some(({ verb }) => verb?.kind === 'finite' && verb.tense === 'passé simple'),
      ),
  )
  expect(alsoPast).toEqual([])
})

test('GRA-14 no two gaps stand side by side', () => {
  expect(GAPS.filter(({ sentence }) => /___['’\s]*___/u.test(sentence))).toEqual([])
})

test('GRA-14 a noun is asked for only behind a determiner of its own', () => {
  const nouns = GAPS.filter(({ word }) => word.focus === 'noun')
  expect(nouns.length).toBeGreaterThan(draws(20))
  expect(nouns.filter(({ before }) => /\b(?:de|en|d')\s*$/iu.test(before))).toEqual([])
})

test('GRA-15 at CP one or more than one decides each verb', () => {
  const verbs = GAPS.filter(({ level, word }) => level === 'CP' && word.focus === 'verb')
  expect(verbs.length).toBeGreaterThan(draws(20))
  const others = verbs.filter(({ before }) => /(?:^|\s)(?:je|j'|tu|nous|vous)\s*$/iu.test(before))
  expect(others).toEqual([])
  const undecided = verbs.filter(({ word }) =>
    word.options.some((option) => option !== word.text && option === `${word.text}s`),
  )
  expect(undecided).toEqual([])
})

test('GRA-14 nothing is asked of a noun of several words, nor of «des» for «de les»', () => {
  const compounds = [...language.nouns.keys()].filter((lemma) => lemma.includes(' '))
  const cut = ANALYSED.filter(({ sentence }) =>
    compounds.some((lemma) => ` ${sentence.toLocaleLowerCase('fr')}`.includes(` ${lemma}`)),
  )
  expect(cut.map(({ sentence }) => sentence)).toEqual([])
  const contracted = ANALYSED.filter(({ words }) =>
    words.some(
      ({ text, asked }, at) => text === 'des' && asked !== false && words[at - 1]?.nature === 'nom',
    ),
  )
  expect(contracted.map(({ sentence }) => sentence)).toEqual([])
})

test('GRA-14 no participle is a verb, or an attribute, by itself', () => {
  const split = ANALYSED.filter(({ words }) =>
    words.some(({ text, nature, asked, ...word }) => {
      const readings = language.lexicon.analyse(text.toLocaleLowerCase('fr'))
      const isParticiple =
        readings.length > 0 && readings.every(({ verb }) => verb?.kind === 'participle')
      return isParticiple && asked !== false && (nature === 'verbe' || word.function === 'attribut')
    }),
  )
  expect(split.map(({ sentence }) => sentence)).toEqual([])
})

test('GRA-14 two classes are not asked the same sentences for the same seed', () => {
  const analysisType = { nature: true, function: true }
  const sentences = (level: Level, seed: number) => {
    const request = { level, type: 'fill', analysisType, count: 5, wide: false } as const
    return writeExercise(request, language, seed).questions.map(({ sentence }) => sentence)
  }
  const shared = Array.from({ length: draws(20) }, (_, seed) => {
    const other = new Set(sentences('CM2', seed))
    return sentences('CM1', seed).map((sentence) => other.has(sentence))
  }).flat()
  expect(shared.filter(Boolean).length / shared.length).toBeLessThan(0.05)
})

test('GRA-14 a person of a chain has no mood, and what is told as done has an end', () => {
  const models = LEVELS.flatMap((level) =>
    Array.from(
      { length: draws(300) },
      (_, seed) => agreementQuestion({ level, random: newSampler(seed), language })?.model ?? '',
    ),
  )
  expect(models.filter((model) => /distrait|sérieu|souriant/u.test(model))).toEqual([])
  const done = models.filter((model) =>
    /(?:\p{L}a|èrent) (?:sur|sous|dans|près|devant|avec) /u.test(model),
  )
  expect(done.filter((model) => !/^Demain/u.test(model) && !/\bva\b/u.test(model))).toEqual([])
})

test('GRA-14 an imparfait stands where a présent would not be right', () => {
  const sentences = LEVELS.flatMap((level) =>
    Array.from({ length: draws(300) }, (_, seed) =>
      conjugationQuestion({ level, random: newSampler(seed), language }),
    ),
  ).flatMap((question) =>
    question?.tense === 'imparfait' && question.shape === 'sentence' ? [question.sentence] : [],
  )
  expect(sentences.length).toBeGreaterThan(draws(20))
  expect(sentences.filter((sentence) => !/^À ce moment-là, /u.test(sentence))).toEqual([])
})

test('GRA-14 one line is asked once in an exercise, whatever its tense and its hero', () => {
  const again = drawn('reorder', ['CM1', 'CM2'], draws(12)).flatMap(({ exercise }) => {
    const known = exercise.questions.filter(({ sentence }) =>
      /^(?:La surprise d|La guérison du roi|Au début, le film|Malgré la tempête)/u.test(sentence),
    )
    const starts = known.map(({ sentence }) => sentence.slice(0, 14))
    return starts.filter((start, at) => starts.indexOf(start) !== at)
  })
  expect(again).toEqual([])
})

test('GRA-14 a circumstance is asked in each sentence of CM, or the sentence is left', () => {
  const known = (name: string | undefined) => name === 'complément circonstanciel'
  const shown = analysisQuestions(['CM1', 'CM2'])
  const asked = shown.filter(({ words }) => words.some((word) => known(word.function)))
  expect(asked.length / shown.length).toBeGreaterThan(0.07)
  // «dans la cour» closes a sentence: it has its function.
  const closing = shown.filter(({ sentence }) => /dans (?:la|le) \p{L}+\.$/u.test(sentence))
  const open = closing.filter(
    ({ words }) => !words.some((word) => known(word.function) || word.function === 'COI'),
  )
  expect(open.map(({ sentence }) => sentence)).toEqual([])
})

test('GRA-16 before CM2 a verb to choose is one that the class is taught', () => {
  const verbs = GAPS.filter(({ level, word }) => level !== 'CM2' && word.focus === 'verb')
  expect(verbs.length).toBeGreaterThan(draws(60))
  const untaught = verbs.filter(
    ({ level, word }) =>
      !language.lexicon
        .analyse(word.text.toLocaleLowerCase('fr'))
        .some(({ lemma, verb }) => verb?.kind === 'finite' && isTaughtVerb(lemma, level)),
  )
  expect(untaught.map(({ sentence }) => sentence)).toEqual([])
})

test('GRA-16 in cycle 2 nobody makes another do, or sees him do, what is to be put in order', () => {
  const early = drawn('reorder', ['CP', 'CE1'], draws(6)).flatMap(({ exercise }) =>
    exercise.questions.map(({ sentence }) => sentence),
  )
  expect(early.length).toBeGreaterThan(draws(200))
  const twoDoers =
    /\b(?:fai(?:t|s|sait)|f(?:ont|era)|regard(?:e|ait)|entend|voit) \p{L}+(?:er|ir|re) /iu
  expect(early.filter((sentence) => twoDoers.test(sentence))).toEqual([])
})

test('GRA-16 before CM2 no gap is an attribute, and a time is asked of verbs of the class', () => {
  const early = GAPS.filter(({ level, word }) => level !== 'CM2' && word.focus === 'adjective')
  expect(early.length).toBeGreaterThan(draws(40))
  const isBehindBeing = /\b(?:est|sont|était|étaient) (?:très |trop |assez |enfin )?$/u
  expect(early.filter(({ before }) => isBehindBeing.test(before))).toEqual([])
  const timed = GAPS.filter(({ level, word }) => level === 'CE1' && word.focus === 'tense')
  expect(timed.length).toBeGreaterThan(draws(8))
  expect(timed.filter(({ word }) => !/er(?:a|ont|ai|as|ons|ez)$/u.test(word.text))).toEqual([])
})

test('GRA-14 «Demain» opens an event that somebody known plans', () => {
  const planned = GAPS.filter(({ sentence }) => sentence.startsWith('Demain, '))
  expect(planned.length).toBeGreaterThan(draws(10))
  const daily = /ranger|finir|écrir|nager|jouer|mettr|boir|manger|distribuer/u
  const stranger = /^Demain, (?:une?|des) /u
  expect(
    planned.filter(({ sentence, word }) => daily.test(word.text) || stranger.test(sentence)),
  ).toEqual([])
})

test('GRA-16 sentences to put in order grow with the class', () => {
  const lengths = (['CE1', 'CM1', 'CM2'] as const).map((level) => {
    const words = drawn('reorder', [level], 2).flatMap(({ exercise }) =>
      exercise.type === 'reorder'
        ? exercise.questions.map((question) => question.words.length)
        : [],
    )
    return words.reduce((sum, count) => sum + count, 0) / words.length
  })
  expect(lengths.toSorted((one, other) => one - other)).toEqual(lengths)
  expect(lengths.at(-1)).toBeGreaterThanOrEqual(7)
})

test('GRA-16 in CM indirect objects and circumstances are asked as often as direct ones need them', () => {
  const asked = analysisQuestions(['CM1', 'CM2']).flatMap(({ words }) =>
    words.flatMap((word) => word.function ?? []),
  )
  const share = (name: (typeof asked)[number]) =>
    asked.filter((one) => one === name).length / asked.filter((one) => one === 'COD').length
  expect(share('COI')).toBeGreaterThan(0.25)
  expect(share('complément circonstanciel')).toBeGreaterThan(0.25)
})
