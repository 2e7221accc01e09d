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
  passwordLead:
    "Vous n'ouvrez pas ce lien là où vous l'avez demandé. Le mot de passe que vous avez choisi montre que c'est bien vous.",
  password: 'Votre mot de passe',
  passwordHint:
    "Celui que vous avez choisi en créant le compte. Vous n'en avez pas choisi\u00a0? N'allez pas plus loin, et créez votre compte vous-même.",
  submit: 'Confirmer mon adresse',
  submitting: 'Vérification...',
  incomplete: 'Ce lien est incomplet. Ouvrez-le de nouveau depuis le message.',
  used: "Ce lien a déjà servi, ou il est trop ancien. Si vous l'avez suivi, votre adresse est confirmée\u00a0: connectez-vous.",
  done: (email: string): string => `L'adresse ${email} est confirmée.`,
  signIn: 'Se connecter',
} as const

/** The page of the link that undoes a change of the ways in. */
export const UNDO_CHANGE = {
  pageTitle: "Annuler un changement - L'Encrier",
  title: 'Annuler un changement',
  lead: "Vous n'avez pas demandé ce changement\u00a0? Annulez-le\u00a0: lui et ce qui a changé depuis dans la sécurité du compte redeviennent comme avant, et toutes les connexions sont fermées.",
  submit: 'Annuler le changement',
  submitting: 'Annulation...',
  incomplete: 'Ce lien est incomplet. Ouvrez-le de nouveau depuis le message.',
  done: {
    'new-address': (email: string): string => `Votre compte garde l'adresse ${email}.`,
    'second-factor-on': (email: string): string =>
      `Le mot de passe du compte ${email} suffit de nouveau pour entrer.`,
    'codes-renewed': (email: string): string =>
      `Les codes de secours précédents du compte ${email} servent de nouveau.`,
    'passkey-added': (email: string): string => `La clé d'accès n'ouvre plus le compte ${email}.`,
    'passkey-removed': (email: string): string =>
      `La clé d'accès ouvre de nouveau le compte ${email}.`,
    'second-factor-off': (email: string): string =>
      `La validation en deux étapes du compte ${email} est de nouveau active.`,
  },
  used: "Ce lien a plus d'une semaine, ou il a déjà servi, lui ou celui d'un changement plus ancien. S'il a servi, le changement est annulé. Un autre changement vous inquiète\u00a0? Choisissez un nouveau mot de passe\u00a0: toutes les connexions sont alors fermées.",
  next: "Quelqu'un d'autre connaît peut-être votre mot de passe\u00a0: choisissez-en tout de suite un nouveau.",
  newPassword: 'Choisir un nouveau mot de passe',
} as const
