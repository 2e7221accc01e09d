import { decimal } from './format.ts'

export const MORE_ROWS = {
  more: 'Voir plus',
  /** Contains the visible label (WCAG 2.5.3). */
  moreOf: (list: string): string => `Voir plus\u00a0: ${list}`,
  loading: 'Chargement...',
  shown: (shown: number, total: number): string =>
    shown >= total
      ? `Tout est affiché (${decimal(total)})`
      : `${decimal(shown)} sur ${decimal(total)}`,
  error: "La suite n'a pas pu être chargée. Réessayez.",
} as const

/** Words of the controls themselves, the same on every screen. */
export const UI = {
  close: 'Fermer',
  cancel: 'Annuler',
  dropTitle: 'Fermer sans enregistrer\u00a0?',
  drop: 'Ce que vous avez saisi serait perdu.',
  confirmDrop: 'Abandonner',
  goOnTyping: 'Continuer la saisie',
  retry: 'Réessayer',
  keptOnDevice: 'Gardé sur cet appareil',
  showPassword: 'Afficher le mot de passe',
  hidePassword: 'Masquer le mot de passe',
  notifications: 'Notifications',
  date: 'Date',
  value: 'Valeur',
  chartHint: 'Flèches gauche et droite pour parcourir les barres',
} as const
