/** Refusals of sign-in, sign-up, recovery and account changes. */
const NBSP = '\u00a0'

export const ACCOUNT_REFUSALS = {
  invalidCredentials: 'Email ou mot de passe incorrect.',
  wrongPassword: 'Le mot de passe actuel est incorrect',
  weakPassword: 'Choisissez un mot de passe plus difficile à deviner',
  registrationClosed: 'Les inscriptions ne sont pas encore ouvertes.',
  emailNotVerified: `Votre adresse n'est pas encore confirmée. Nous venons de vous envoyer un nouveau message${NBSP}: suivez son lien, puis connectez-vous.`,
  mailNotConfigured:
    "L'envoi de messages n'est pas configuré sur ce serveur. Adressez-vous à la personne qui l'administre.",
  tokenInvalid: "Ce lien n'est plus valable. Demandez-en un nouveau.",
  wrongCode: "Ce code n'est pas le bon",
  challengeOver: 'La connexion a pris trop de temps. Recommencez.',
  twoFactorOn: 'La validation en deux étapes est déjà active',
  twoFactorOff: "La validation en deux étapes n'est pas active",
  billingNotConfigured:
    "Le paiement en ligne n'est pas configuré sur ce serveur. Adressez-vous à la personne qui l'administre.",
  billingFailed: 'Le service de paiement ne répond pas. Réessayez un peu plus tard.',
  badSignature: "Cet appel n'est pas signé comme il faut",
  noBillingAccount: "Vous n'avez pas encore d'abonnement payé en ligne",
  sameEmail: 'Cette adresse est déjà la vôtre',
} as const
