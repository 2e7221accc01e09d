/** The first step of signing in: a password, or a passkey. */
export const SIGN_IN = {
  pageTitle: "Connexion - L'Encrier",
  description: "Retrouvez vos dictées, vos apprenants et leurs progrès sur L'Encrier.",
  title: 'Connexion',
  lead: 'Retrouvez vos dictées, vos apprenants et leurs progrès.',
  email: 'Adresse e-mail',
  password: 'Mot de passe',
  submit: 'Se connecter',
  submitting: 'Connexion en cours...',
  expired: 'Session expirée. Connectez-vous pour continuer où vous en étiez.',
  closed: "Les inscriptions ne sont pas encore ouvertes. L'ouverture est prochaine.",
  noAccount: 'Pas encore de compte\u00a0?',
  register: 'Créer un compte',
  plans: 'Voir les plans',
  forgotten: 'Mot de passe oublié\u00a0?',
  byCode: 'Recevoir un code par e-mail',
  byPasskey: "Entrer avec une clé d'accès",
  deviceAsked: 'Votre appareil vous attend...',
  error: 'Une erreur est survenue',
  cookiesBlocked:
    'Votre navigateur bloque les cookies. Un seul est nécessaire, celui de votre connexion\u00a0: autorisez-le pour ce site, puis réessayez.',
} as const
