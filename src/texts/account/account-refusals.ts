/** Refusals of sign-in, sign-up, recovery and account changes. */
import { MAX_PASSKEYS } from '../../domain/account/account-limits.ts'

const NBSP = '\u00a0'

export const ACCOUNT_REFUSALS = {
  invalidCredentials: 'Email ou mot de passe incorrect.',
  wrongPassword: 'Le mot de passe actuel est incorrect',
  passwordNeeded: 'Tapez le mot de passe que vous avez choisi',
  secondFactorNeeded: 'Tapez un code de votre application, ou un code de secours',
  wrongSignUpPassword: "Ce mot de passe n'est pas celui que vous avez choisi",
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
  trialUsed:
    "L'essai gratuit a déjà servi, ou votre plan n'est plus le plan gratuit. Rien n'a changé.",
  billingNotConfigured:
    "Le paiement en ligne n'est pas configuré sur ce serveur. Adressez-vous à la personne qui l'administre.",
  billingFailed: 'Le service de paiement ne répond pas. Réessayez un peu plus tard.',
  badSignature: "Cet appel n'est pas signé comme il faut",
  noBillingAccount: "Vous n'avez pas encore d'abonnement payé en ligne",
  passkeysUnavailable:
    "À l'adresse de ce site, les navigateurs n'acceptent pas de clé d'accès\u00a0: il faut une adresse en https.",
  passkeyUnknown:
    "Cette clé d'accès n'ouvre aucun compte ici. Si vous l'avez supprimée de votre compte, supprimez-la aussi de votre appareil.",
  passkeyRefused: "Votre appareil n'a pas pu faire la clé d'accès. Recommencez.",
  passkeyKnown: "Cette clé d'accès est déjà enregistrée.",
  tooManyPasskeys: `Vous avez déjà ${MAX_PASSKEYS} clés d'accès. Supprimez-en une d'abord.`,
  sameEmail: 'Cette adresse est déjà la vôtre',
} as const
