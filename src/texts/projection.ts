/** A series of questions on the wall. */

export const PROJECTION = {
  label: 'Série projetée',
  question: (rank: number, all: number): string => `${rank} sur ${all}`,
  show: 'Montrer la réponse',
  hide: 'Cacher la réponse',
  showAll: 'Montrer les réponses',
  hideAll: 'Cacher les réponses',
  one: 'Un par un',
  all: 'Tous ensemble',
  back: 'Précédent',
  forward: 'Suivant',
  timeLeft: 'Temps restant',
  timeUp: 'Temps écoulé !',
  restart: 'Relancer le temps',
  leave: 'Quitter',
  keys: 'Flèches ou télécommande\u00a0: avancer, reculer. R\u00a0: la réponse. T\u00a0: tous ensemble. Échap\u00a0: quitter.',
} as const
