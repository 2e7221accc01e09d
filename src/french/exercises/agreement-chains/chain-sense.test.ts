/** Chains of agreement say what somebody would say without a story around it (GRA-14, GRA-16). */
import { expect, test } from 'vitest'
import { LEVELS, type Level } from '../../../domain/level.ts'
import { loadLanguage } from '../../../server/language-worker/load-language.ts'
import { newSampler } from '../../sampler.ts'
import { writeExercise } from '../write-exercise.ts'
import { agreementQuestion } from './agreement-questions.ts'
import { CHAIN_ANIMALS } from './chain-animals.ts'
import { CHAIN_PEOPLE } from './chain-people.ts'

const language = loadLanguage()
const SUBJECTS = [...CHAIN_PEOPLE, ...CHAIN_ANIMALS]

function questions(level: Level) {
  return Array.from({ length: 400 }, (_, seed) =>
    agreementQuestion({ level, random: newSampler(seed), language }),
  ).flatMap((question) => question ?? [])
}

test('GRA-14 «Demain» and «Hier» open events alone, «Chaque jour» what comes again', () => {
  const restsOf = (wanted: (action: (typeof SUBJECTS)[number]['does'][number]) => boolean) =>
    new Set(SUBJECTS.flatMap(({ does }) => does.filter(wanted).map(({ rest }) => rest)))
  const planned = restsOf(({ bears }) => bears.includes('futur'))
  const events = restsOf(({ bears }) => bears.includes('passé composé'))
  const daily = restsOf(({ isDaily }) => isDaily === true)
  const drawn = LEVELS.flatMap(questions)
  const opened = (opening: string, rests: ReadonlySet<string>) => {
    const all = drawn.filter(({ model }) => model.startsWith(opening))
    expect(all.length).toBeGreaterThan(20)
    return all.filter(({ model }) => ![...rests].some((rest) => model.endsWith(` ${rest}.`)))
  }
  expect(opened('Demain, ', planned)).toEqual([])
  expect(opened('Hier, ', events)).toEqual([])
  expect(opened('Chaque jour, ', daily)).toEqual([])
})

test('GRA-14 nobody of a trade is «gentil», and a cousin is somebody’s', () => {
  const gentle = SUBJECTS.filter(({ before }) => before.includes('gentil')).map(({ noun }) => noun)
  expect(gentle.toSorted()).toEqual(['copain', 'voisin'])
  const kin = LEVELS.flatMap(questions).filter(({ changed }) => /^co[up][si]/u.test(changed.from))
  expect(kin.length).toBeGreaterThan(20)
  expect(kin.filter(({ model }) => !/\b[Mm](?:on|a|es) /u.test(model))).toEqual([])
})

test('GRA-16 the agreement of the attribute is asked at CM2 alone', () => {
  for (const level of LEVELS) {
    const attributes = questions(level).filter(({ words }) =>
      words.some(({ link }) => link === 'attribute'),
    )
    if (level === 'CM2') expect(attributes.length).toBeGreaterThan(60)
    else expect(attributes).toEqual([])
  }
})

test('GRA-16 one chain in ten of CM2, and none before, opens with an adjective set apart, of somebody who is known', () => {
  const models = (level: Level) =>
    Array.from({ length: 10 }, (_, seed) => {
      const analysisType = { nature: true, function: true }
      const request = { level, type: 'agreement', analysisType, count: 20, wide: false } as const
      const exercise = writeExercise(request, language, seed)
      return exercise.type === 'agreement' ? exercise.questions : []
    }).flatMap((questions) => questions.map(({ model }) => model))
  const moods = new Set(
    SUBJECTS.flatMap(({ does }) => does.flatMap(({ moods: some = [] }) => some)),
  )
  const isApart = (model: string) => /^(?!Demain|Hier|Chaque|Un jour)[^ ,]+, /u.test(model)
  const drawn = models('CM2')
  const apart = drawn.filter(isApart)
  expect(moods.size).toBeGreaterThan(8)
  expect(apart.length / drawn.length).toBeGreaterThan(0.06)
  expect(apart.length / drawn.length).toBeLessThanOrEqual(0.125)
  expect(apart.filter((model) => /, (?:ce|cette|ces) /u.test(model))).toEqual([])
  expect(models('CM1').filter(isApart)).toEqual([])
})

test('GRA-14 nobody does what his name says already', () => {
  const told = SUBJECTS.flatMap(({ noun, does }) =>
    does.map(({ verb, rest }) => ({ start: noun.slice(0, 4), words: [verb, ...rest.split(' ')] })),
  )
  expect(told.filter(({ start, words }) => words.some((word) => word.startsWith(start)))).toEqual(
    [],
  )
})

test('GRA-16 CP writes no «cette», and CE1 no plural in x', () => {
  const written = (level: Level) =>
    questions(level).flatMap(({ words, changed }) => [
      ...words.flatMap(({ text, from }) => [text, from]),
      ...Object.values(changed),
    ])
  expect(written('CP').filter((text) => /^(?:ce|cette|ces)$/iu.test(text))).toEqual([])
  expect(written('CE1').filter((text) => /aux$/u.test(text))).toEqual([])
  expect(written('CE2').filter((text) => /aux$/u.test(text))).not.toEqual([])
})
