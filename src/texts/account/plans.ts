/** Plans and what each one holds, on the first page and on the page of prices. */

import type { Plan } from '../../domain/account/plan.ts'
import { TRIAL_DAYS } from '../../domain/account/subscription.ts'
import { LEVELS } from '../../domain/level.ts'
import { euros } from '../format.ts'

export const PLANS_PAGE = {
  pageTitle: "Tarifs - L'Encrier",
  title: 'Tarifs',
  subtitle: 'Choisissez le plan qui convient à votre famille ou à votre classe. Sans engagement.',
  description:
    "Un plan gratuit pour découvrir, trois plans payants avec cinq jours d'essai\u00a0: niveaux, phrases, apprenants et corrections de chacun, sans engagement.",
  closed: 'Le lancement est prochain\u00a0: les inscriptions ne sont pas encore ouvertes.',
} as const

export const PLAN_CARD = {
  price: (cents: number): string => euros(cents),
  perMonth: '/ mois',
  flag: 'Pour la classe',
  freeTagline: 'Pour découvrir',
  paidTagline: 'Pour accompagner',
  freeAction: 'Commencer gratuitement',
  paidAction: `Essai gratuit ${TRIAL_DAYS} jours`,
  yours: 'Votre plan',
  back: 'Revenir à mes cahiers',
  manage: 'Gérer',
  subscribe: 'Choisir ce plan',
  starting: 'Un instant...',
  started: (name: string) =>
    `Votre essai du plan ${name} a commencé\u00a0: ${TRIAL_DAYS} jours, sans carte bancaire.`,
  startFailed: "L'essai n'a pas pu commencer. Vérifiez votre connexion, puis réessayez.",
  notIncluded: '\u00a0: non inclus',
  notIncludedCorrections: '\u00a0: non incluses',
} as const

export interface PlanFeature {
  readonly text: string
  readonly included: boolean
  /** For screen readers, where «non inclus» would not agree. */
  readonly absence?: string
}

function levelsText({ levels }: Plan): string {
  return levels.length === LEVELS.length ? 'Tous les niveaux' : `Niveaux ${levels.join(', ')}`
}

function sentencesText({ max_sentences }: Plan): string {
  return max_sentences === null ? 'Phrases illimitées' : `Maximum ${max_sentences} phrases`
}

/** In the order of the cards (PUB-05). */
export function planFeatures(plan: Plan): readonly PlanFeature[] {
  const hasLearners = plan.max_learners > 0
  return [
    { text: levelsText(plan), included: true },
    { text: sentencesText(plan), included: true },
    { text: 'Choix du thème', included: plan.has_theme },
    { text: 'Objectifs pédagogiques', included: plan.has_goals },
    {
      text: hasLearners ? `Jusqu'à ${plan.max_learners} apprenants` : 'Apprenants',
      included: hasLearners,
    },
    {
      text: plan.has_corrections ? 'Corrections illimitées' : 'Corrections',
      included: plan.has_corrections,
      ...(plan.has_corrections ? {} : { absence: PLAN_CARD.notIncludedCorrections }),
    },
  ]
}
