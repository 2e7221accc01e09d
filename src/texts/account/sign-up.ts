/** Registration, while it is open. */
import { euros } from '../format.ts'

export const SIGN_UP = {
  pageTitle: "Créer un compte - L'Encrier",
  description:
    "Ouvrez un compte L'Encrier\u00a0: gratuit pour découvrir, ou cinq jours d'essai d'un plan payant.",
  title: 'Créer un compte',
  lead: 'Une adresse, un mot de passe, et la première dictée est à vous.',
  plan: 'Votre plan',
  planLater: 'Le compte est gratuit. Vous choisirez un plan après votre première dictée.',
  planHint:
    "Les plans payants commencent par cinq jours d'essai. Rien n'est prélevé pendant l'essai.",
  price: (cents: number): string => `${euros(cents)}\u00a0/\u00a0mois`,
  name: 'Votre nom (facultatif)',
  nameHint: "Il n'est affiché qu'à vous.",
  email: 'Adresse e-mail',
  password: 'Mot de passe',
  passwordHint: '12 caractères au moins\u00a0: une petite phrase se retient mieux.',
  submit: 'Créer mon compte',
  submitting: 'Création...',
  privacy: 'Ce que nous gardons, et ce que nous ne gardons jamais\u00a0:',
  privacyLink: 'confidentialité',
  known: 'Déjà un compte\u00a0?',
  signIn: 'Se connecter',
  error: 'Une erreur est survenue. Veuillez réessayer.',
  existing:
    'Cette adresse a peut-être déjà un compte, avec un autre mot de passe. Connectez-vous, ou demandez un nouveau mot de passe.',
  mailTitle: 'Regardez votre messagerie',
  mailSent: (email: string): string =>
    `Un message vient de partir vers ${email}. Ouvrez le lien qu'il contient pour confirmer l'adresse, puis connectez-vous.`,
  spam: 'Rien au bout de quelques minutes\u00a0? Regardez dans les indésirables.',
  resend: 'Renvoyer le message',
  resending: 'Envoi...',
  resent: 'Un nouveau message vient de partir.',
} as const
