/** Chains of agreement say what somebody would say without a story around it (GRA-14, GRA-16). */
import { expect, test } from 'vitest'
import { LEVELS, type Level } from '../../../domain/level.ts'
import { loadLanguage } from '../../../server/language-worker/load-language.ts'
import { newSampler } from '../../sampler.ts'
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
