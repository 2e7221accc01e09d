/** The less usual steps of signing in: the code of an application, a recovery code, a code by mail. */

import { CODE_DIGITS } from '../../domain/account/account-limits.ts'

export const SIGN_IN_ERROR = 'Une erreur est survenue'

export const SECOND_STEP = {
  title: 'Deuxième étape',
  lead: "Ouvrez votre application d'authentification et recopiez le code qu'elle affiche pour L'Encrier.",
  code: `Code à ${CODE_DIGITS} chiffres`,
  codeHint: 'Il change toutes les trente secondes.',
  recoveryLead:
    "Tapez l'un des codes de secours que vous avez mis de côté. Il ne pourra plus servir.",
  recoveryCode: 'Code de secours',
  useRecovery: 'Utiliser un code de secours',
  useApplication: "Utiliser l'application",
  submit: 'Continuer',
  submitting: 'Vérification...',
  usePasskey: "Utiliser une clé d'accès",
  again: 'Recommencer la connexion',
} as const

export const MAIL_CODE = {
  title: 'Connexion par code',
  lead: `Un code à ${CODE_DIGITS} chiffres vous est envoyé. Il remplace le mot de passe pour cette fois.`,
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
