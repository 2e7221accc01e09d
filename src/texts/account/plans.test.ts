import { expect, test } from 'vitest'
import { PLANS } from '../../domain/account/plan.ts'
import { planFeatures } from './plans.ts'

test('PUB-05 the free plan names its levels and says what it does not hold', () => {
  expect(planFeatures(PLANS.free)).toEqual([
    { text: 'Niveaux CP, CE1', included: true },
    { text: 'Maximum 5 phrases', included: true },
    { text: 'Choix du thème', included: false },
    { text: 'Objectifs pédagogiques', included: false },
    { text: 'Apprenants', included: false },
    { text: 'Corrections', included: false, absence: '\u00a0: non incluses' },
  ])
})

test('PUB-05 the teacher plan holds everything', () => {
  expect(planFeatures(PLANS.teacher)).toEqual([
    { text: 'Tous les niveaux', included: true },
    { text: 'Phrases illimitées', included: true },
    { text: 'Choix du thème', included: true },
    { text: 'Objectifs pédagogiques', included: true },
    { text: "Jusqu'à 30 apprenants", included: true },
    { text: 'Corrections illimitées', included: true },
  ])
})
