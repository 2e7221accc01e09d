/** Sign-in page. */
export const LOGIN = {
  pageTitle: "Connexion - L'Encrier",
  title: 'Connexion',
  lead: 'Retrouvez vos dictées, vos apprenants et leurs progrès.',
  email: 'Adresse e-mail',
  password: 'Mot de passe',
  submit: 'Se connecter',
  submitting: 'Connexion en cours...',
  expired: 'Session expirée. Connectez-vous pour continuer où vous en étiez.',
  closed: "Les inscriptions ne sont pas encore ouvertes. L'ouverture est prochaine.",
  plans: 'Voir les plans',
  error: 'Une erreur est survenue',
} as const
