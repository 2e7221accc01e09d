/** Words of the controls themselves, the same on every screen. */
export const UI = {
  close: 'Fermer',
  cancel: 'Annuler',
  retry: 'Réessayer',
  showPassword: 'Afficher le mot de passe',
  hidePassword: 'Masquer le mot de passe',
  notifications: 'Notifications',
  date: 'Date',
  value: 'Valeur',
  chartHint: 'Flèches gauche et droite pour parcourir les barres',
} as const
