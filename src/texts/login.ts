/** Sign-in: password, or a code by mail, then the second step where one is asked. */
export const LOGIN = {
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
  error: 'Une erreur est survenue',
} as const

export const SECOND_STEP = {
  title: 'Deuxième étape',
  lead: "Ouvrez votre application d'authentification et recopiez le code qu'elle affiche pour L'Encrier.",
  code: 'Code à 6 chiffres',
  codeHint: 'Il change toutes les trente secondes.',
  recoveryLead:
    "Tapez l'un des codes de secours que vous avez mis de côté. Il ne pourra plus servir.",
  recoveryCode: 'Code de secours',
  useRecovery: 'Utiliser un code de secours',
  useApplication: "Utiliser l'application",
  submit: 'Continuer',
  submitting: 'Vérification...',
  again: 'Recommencer la connexion',
} as const

export const MAIL_CODE = {
  title: 'Connexion par code',
  lead: 'Un code à 6 chiffres vous est envoyé. Il remplace le mot de passe pour cette fois.',
  email: 'Adresse e-mail',
  send: 'Envoyer le code',
  sending: 'Envoi...',
  sent: (email: string): string =>
    `Si un compte existe à l'adresse ${email}, un code vient d'y être envoyé. Pensez à regarder dans les indésirables.`,
  code: 'Code reçu',
  submit: 'Se connecter',
  submitting: 'Connexion en cours...',
  otherEmail: "Changer d'adresse",
  back: 'Se connecter avec le mot de passe',
} as const
