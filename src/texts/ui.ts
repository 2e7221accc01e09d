/** Words of the controls themselves, the same on every screen. */
export const UI = {
  close: 'Fermer',
  cancel: 'Annuler',
  retry: 'Réessayer',
  loading: 'Chargement...',
  notifications: 'Notifications',
  date: 'Date',
  value: 'Valeur',
  chartHint: 'Flèches gauche et droite pour parcourir les barres',
  score: (percent: string): string => `Score\u00a0: ${percent}`,
} as const
