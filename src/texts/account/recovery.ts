/** Forgotten password, new password, confirmed address. */
export const RECOVERY_ERROR = 'Une erreur est survenue'

export const FORGOTTEN = {
  pageTitle: "Mot de passe oublié - L'Encrier",
  title: 'Mot de passe oublié',
  lead: "Indiquez l'adresse de votre compte. Un lien pour choisir un nouveau mot de passe vous y est envoyé.",
  noMail:
    "Ce site ne peut pas envoyer de courriel. Demandez un nouveau mot de passe à la personne qui l'administre.",
  email: 'Adresse e-mail',
  submit: 'Envoyer le lien',
  submitting: 'Envoi...',
  sent: (email: string): string =>
    `Si un compte existe à l'adresse ${email}, un message vient d'y être envoyé. Il contient un lien qui ne sert qu'une fois.`,
  spam: "Rien au bout de quelques minutes\u00a0? Regardez dans les indésirables, puis vérifiez l'adresse.",
  again: 'Essayer une autre adresse',
  back: 'Retour à la connexion',
} as const

export const NEW_PASSWORD = {
  pageTitle: "Nouveau mot de passe - L'Encrier",
  title: 'Nouveau mot de passe',
  lead: "Choisissez le mot de passe qui remplacera l'ancien.",
  password: 'Nouveau mot de passe',
  hint: '12 caractères au moins\u00a0: une petite phrase se retient mieux.',
  submit: 'Enregistrer le mot de passe',
  submitting: 'Enregistrement...',
  incomplete:
    'Ce lien est incomplet. Ouvrez-le de nouveau depuis le message, ou demandez-en un autre.',
  another: 'Demander un autre lien',
  done: 'Votre mot de passe est changé. Les connexions qui étaient ouvertes sont fermées.',
  signIn: 'Se connecter',
} as const

export const CONFIRM_ADDRESS = {
  pageTitle: "Confirmer l'adresse - L'Encrier",
  title: "Confirmer l'adresse",
  lead: 'Un dernier geste, et cette adresse est celle de votre compte.',
  submit: 'Confirmer mon adresse',
  submitting: 'Vérification...',
  incomplete: 'Ce lien est incomplet. Ouvrez-le de nouveau depuis le message.',
  done: (email: string): string => `L'adresse ${email} est confirmée.`,
  signIn: 'Se connecter',
} as const
