/** Account screen: identity, password, plan and use. */
import { MIN_PASSWORD_LENGTH } from '../../domain/account/account-limits.ts'
import { TRIAL_DAYS } from '../../domain/account/subscription.ts'
import { euros, longDate } from '../format.ts'
import { LEARNERS } from '../learners.ts'

const NBSP = '\u00a0'

export const ACCOUNT = {
  pageTitle: "Mon compte - L'Encrier",
  title: 'Mon compte',
  lead: 'Qui vous êtes ici, ce que votre plan vous ouvre, ce qui protège votre compte et vos données.',
  loading: 'Chargement...',
  save: 'Enregistrer',
  saving: 'Enregistrement...',
  cancel: 'Annuler',
  saveError: "Erreur lors de l'enregistrement",
} as const

export const IDENTITY_CARD = {
  title: 'Identité',
  email: 'Adresse e-mail',
  verified: 'Confirmée',
  name: 'Nom',
  nameHint: "Il n'est affiché qu'à vous.",
  nameSaved: 'Nom enregistré',
  changeEmail: "Changer d'adresse",
  newEmail: 'Nouvelle adresse e-mail',
  newEmailHint: 'Un message y sera envoyé. Votre adresse ne change que quand vous suivez son lien.',
  sendEmail: 'Envoyer le message',
  sending: 'Envoi en cours...',
  emailSent: (address: string): string =>
    `Un message a été envoyé à ${address}. Suivez son lien pour changer d'adresse\u00a0: d'ici là, rien ne change.`,
  emailByOperator:
    "Pour changer d'adresse, demandez à la personne qui administre L'Encrier\u00a0: ce serveur n'envoie pas de messages.",
} as const

export const PASSWORD_CARD = {
  title: 'Mot de passe',
  current: 'Mot de passe actuel',
  new: 'Nouveau mot de passe',
  newHint: `${MIN_PASSWORD_LENGTH} caractères au moins${NBSP}: une petite phrase se retient mieux.`,
  change: 'Changer le mot de passe',
  changing: 'Changement en cours...',
  changed: 'Mot de passe changé. Vos autres appareils sont déconnectés.',
} as const

/** Asked again before sensitive actions. */
export const PASSWORD_AGAIN = {
  label: 'Votre mot de passe',
  hint: "Il est demandé à nouveau, au cas où quelqu'un d'autre serait devant cet écran.",
} as const

export const SUBSCRIPTION_CARD = {
  title: 'Abonnement et utilisation',
  price: (cents: number): string => `${euros(cents)} / mois`,
  trial: (end: string): string =>
    `Essai gratuit jusqu'au ${longDate(end)}. Ensuite, vous aurez les droits du plan Gratuit, et rien ne sera effacé.`,
  trialPaid: (end: string): string =>
    `Essai gratuit jusqu'au ${longDate(end)}. Le premier paiement a lieu ensuite, sauf si vous arrêtez avant.`,
  trialOver: (end: string): string =>
    `Votre essai s'est terminé le ${longDate(end)}${NBSP}: vous avez les droits du plan Gratuit. Rien de ce que vous avez enregistré n'est perdu.`,
  inactive: `Votre abonnement n'est pas actif${NBSP}: vous avez les droits du plan Gratuit. Rien de ce que vous avez enregistré n'est perdu.`,
  readOnly: LEARNERS.readOnlyNote,
  readOnlyNames: 'En lecture seule',
  noLearnerLeft: "Votre plan ne comprend pas d'apprenant. Ceux que vous aviez sont gardés.",
  comparePlans: 'Comparer les plans',
  paid: 'Merci. Votre plan change dès que le paiement est confirmé, le plus souvent en quelques secondes.',
  givenUp: "Aucun paiement n'a eu lieu et votre plan n'a pas changé.",
  portal: 'Paiement, factures et résiliation',
  subscribe: "S'abonner",
  change: 'Changer de plan',
  choose: 'Choisir un plan',
  opening: 'Ouverture...',
  firstTrial: `Les ${TRIAL_DAYS} premiers jours sont gratuits, une fois par compte.`,
  byOperator: "Votre plan est réglé par la personne qui administre L'Encrier.",
  byOperatorAt: (address: string): string =>
    `Votre plan est réglé par la personne qui administre L'Encrier${NBSP}: ${address}.`,
} as const
