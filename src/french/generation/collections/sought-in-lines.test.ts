import { expect, test } from 'vitest'
import { language } from '../../../../test/support/house/told-line.ts'
import { newSampler } from '../../sampler.ts'
import { newGenerationContext } from '../generation-context.ts'
import { interpretGivenWord } from '../request/given-word.ts'
import { parsePedagogicalGoals } from '../request/pedagogical-goals.ts'
import { soughtInLines } from './sought-in-lines.ts'

function forms(
  text: string,
  { goals = [], others = [] }: Partial<Record<'goals' | 'others', string[]>> = {},
) {
  const word = interpretGivenWord(text, language)
  const request = {
    words: [],
    level: 'CM1',
    length: 1,
    theme: '',
    pedagogicalGoals: goals,
  } as const
  const interpreted = { words: [word], goals: parsePedagogicalGoals(goals), theme: null }
  const sampler = { random: newSampler(1), seed: 1 }
  const context = newGenerationContext(request, interpreted, sampler, language)
  return soughtInLines(word, new Set(others), interpreted.goals.tenses, context).forms
}

test('a form is looked for where a line says what its child does', () => {
  expect(forms('nous soufflons')).toContain('s{héros} v{souffler')
  expect(forms('on va')).toContain('s{on} v{aller')
  expect(forms('on va')).not.toContain('s{héros} v{aller')
})

test('a subjonctif given with its pronoun is looked for beside that pronoun', () => {
  expect(forms('que je mange')).toEqual(['s{je} v{manger:subjonctif'])
  expect(forms("qu'ils aillent")).toEqual(['s{ils} v{aller:subjonctif', 'héros… aller'])
})

test('what may be an order is looked for among orders', () => {
  expect(forms('prenez', { goals: ['impératif'] })).toContain('v{prendre:impératif')
  expect(forms('prenez', { goals: ['présent'] })).not.toContain('v{prendre:impératif')
  expect(forms('vous prenez')).not.toContain('v{prendre:impératif')
})

test('a goal of conjugation looks for the verb, not for its infinitive', () => {
  expect(forms('partir')).toContain('partir')
  expect(forms('partir', { goals: ['futur'] })).toEqual([
    'v{partir}',
    'v{partir:événement',
    'v{partir:état',
    'v{partir:futur',
  ])
  expect(forms('se laver', { goals: ['passé composé'] })).toContain('v{se laver:passé_composé')
  expect(forms('se laver', { goals: ['passé composé'] })).not.toContain('v{se laver:état')
})

test('TXT-05 a verb typed without the pronoun that it always has is looked for with it, under a goal as well', () => {
  const goals = ['passé composé']
  expect(forms('enfuir', { goals })).toContain("v{s'enfuir}")
  expect(forms('moquer', { goals })).toContain('v{se moquer}')
  expect(forms('laver', { goals })).not.toContain('v{se laver}')
})

test('«il y a», «ne … pas», «héros» are written otherwise in a line', () => {
  expect(forms('il y a')).toEqual(['s{il} v{y avoir'])
  expect(forms('ne … plus')).toEqual(['plus'])
  expect(forms('héros')).toContain('un héros')
})

test('a form that another word of the list is belongs to that word', () => {
  expect(forms('cheval')).toContain('chevaux')
  expect(forms('cheval', { others: ['cheval', 'chevaux'] })).toEqual(['cheval'])
})
