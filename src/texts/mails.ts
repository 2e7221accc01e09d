/** Contents of the e-mails. */
import { MAILED_CODE_MINUTES } from '../domain/account/account-limits.ts'
import type { Device } from '../domain/account/device.ts'
import { RETENTION } from '../domain/account/retention.ts'
import { deviceName } from './account/account-security.ts'
import { longDate, longDateTime } from './format.ts'

const NBSP = '\u00a0'

export interface EmailContent {
  readonly subject: string
  readonly lines: readonly string[]
  readonly link?: { readonly label: string; readonly url: string }
  readonly code?: string
  /** After the link or the code. */
  readonly notes: readonly string[]
}

const NOT_ME = `Si vous n'avez rien demandé, ignorez ce message${NBSP}: rien ne change.`

const LINK_LIFETIME = `Ce lien est valable ${RETENTION.signUp.count} heures.`

export const EMAIL_LAYOUT = {
  greeting: 'Bonjour,',
  signature: "L'Encrier, pour les parents et les enseignants du primaire",
} as const

/** Links are absolute. */
export const SIGN_IN_MAILS = {
  confirmAccount: (url: string): EmailContent => ({
    subject: "Confirmez votre adresse pour ouvrir votre compte L'Encrier",
    lines: ["Vous venez de demander un compte L'Encrier. Confirmez votre adresse pour l'ouvrir."],
    link: { label: 'Confirmer mon adresse', url },
    notes: [LINK_LIFETIME, NOT_ME],
  }),
  accountExists: (loginUrl: string): EmailContent => ({
    subject: "Vous avez déjà un compte L'Encrier",
    lines: [
      "Quelqu'un, sans doute vous, vient de demander un compte L'Encrier avec cette adresse. Elle en a déjà un.",
      "Connectez-vous avec votre mot de passe. S'il est oublié, la page de connexion permet d'en choisir un autre.",
    ],
    link: { label: 'Se connecter', url: loginUrl },
    notes: [NOT_ME],
  }),
  confirmAddress: (url: string): EmailContent => ({
    subject: 'Confirmez votre adresse',
    lines: ["Confirmez que cette adresse est bien celle de votre compte L'Encrier."],
    link: { label: 'Confirmer mon adresse', url },
    notes: [LINK_LIFETIME, NOT_ME],
  }),
  newPassword: (url: string): EmailContent => ({
    subject: 'Choisissez un nouveau mot de passe',
    lines: ["Vous avez demandé un nouveau mot de passe pour votre compte L'Encrier."],
    link: { label: 'Choisir un mot de passe', url },
    notes: [
      "Ce lien est valable une heure et ne sert qu'une fois. Tous vos appareils seront déconnectés.",
      NOT_ME,
    ],
  }),
  oneTimeCode: (code: string): EmailContent => ({
    subject: `${code}${NBSP}: votre code de connexion`,
    lines: ["Voici votre code pour vous connecter à L'Encrier."],
    code,
    notes: [
      `Il est valable ${MAILED_CODE_MINUTES} minutes et ne sert qu'une fois. Ne le donnez à personne${NBSP}: nous ne vous le demanderons jamais.`,
      NOT_ME,
    ],
  }),
  newAddress: (url: string): EmailContent => ({
    subject: 'Confirmez votre nouvelle adresse',
    lines: ["Cette adresse doit remplacer celle de votre compte L'Encrier. Confirmez-la d'abord."],
    link: { label: 'Confirmer ma nouvelle adresse', url },
    notes: [LINK_LIFETIME, NOT_ME],
  }),
} as const

const WAS_NOT_ME =
  "Si ce n'était pas vous, choisissez tout de suite un nouveau mot de passe depuis la page de connexion."

const UNDO_LIFETIME = `Ce lien est valable ${RETENTION.undo.count} jours et ne sert qu'une fois.`

/** Notifications of security-relevant changes (OWASP). */
export const SECURITY_MAILS = {
  /** `at`: in ISO 8601. */
  newDevice: (device: Device, at: string): EmailContent => ({
    subject: 'Nouvel appareil connecté à votre compte',
    lines: [
      `Un appareil que L'Encrier ne reconnaît pas vient de se connecter à votre compte${NBSP}: ${deviceName(device)}, le ${longDateTime(at)}.`,
      "Si c'est vous, vous n'avez rien à faire.",
    ],
    notes: [
      `${WAS_NOT_ME} Toutes les connexions seront fermées.`,
      `La page «${NBSP}Sécurité${NBSP}» de votre compte montre les appareils connectés et l'historique.`,
    ],
  }),
  passwordChanged: (): EmailContent => ({
    subject: 'Votre mot de passe a changé',
    lines: [
      "Le mot de passe de votre compte L'Encrier vient de changer. Vos autres appareils sont déconnectés.",
    ],
    notes: [WAS_NOT_ME],
  }),
  emailChanged: (email: string): EmailContent => ({
    subject: "L'adresse de votre compte a changé",
    lines: [`L'adresse de votre compte L'Encrier est maintenant ${email}.`],
    notes: [
      `Si ce n'était pas vous, ouvrez le lien du message précédent, «${NBSP}Une nouvelle adresse est demandée pour votre compte${NBSP}»${NBSP}: il annule ce changement pendant ${RETENTION.undo.count} jours.`,
    ],
  }),
  twoFactorOn: (undoUrl: string): EmailContent => ({
    subject: 'La validation en deux étapes est active',
    lines: [
      "La connexion à votre compte L'Encrier demande maintenant un code en plus du mot de passe. Gardez vos codes de secours en lieu sûr.",
      `Si ce n'est pas vous, annulez${NBSP}: le mot de passe suffit de nouveau, et toutes les connexions sont fermées.`,
    ],
    link: { label: 'Annuler ce changement', url: undoUrl },
    notes: [UNDO_LIFETIME, WAS_NOT_ME],
  }),
  codesRenewed: (undoUrl: string): EmailContent => ({
    subject: 'Vos codes de secours ont été remplacés',
    lines: [
      "De nouveaux codes de secours viennent d'être faits pour votre compte L'Encrier. Les précédents ne servent plus.",
      `Si ce n'est pas vous, annulez${NBSP}: les codes précédents servent de nouveau, et toutes les connexions sont fermées.`,
    ],
    link: { label: 'Annuler ce changement', url: undoUrl },
    notes: [UNDO_LIFETIME, WAS_NOT_ME],
  }),
  passkeyAdded: (name: string, undoUrl: string): EmailContent => ({
    subject: "Une clé d'accès ouvre votre compte",
    lines: [
      `La clé d'accès «${NBSP}${name}${NBSP}» vient d'être ajoutée à votre compte L'Encrier. Elle l'ouvre sans mot de passe. Vos autres appareils sont déconnectés.`,
      `Si ce n'est pas vous, annulez${NBSP}: la clé n'ouvre plus rien, et toutes les connexions sont fermées.`,
    ],
    link: { label: 'Annuler ce changement', url: undoUrl },
    notes: [UNDO_LIFETIME, WAS_NOT_ME],
  }),
  passkeyRemoved: (name: string, undoUrl: string): EmailContent => ({
    subject: "Une clé d'accès n'ouvre plus votre compte",
    lines: [
      `La clé d'accès «${NBSP}${name}${NBSP}» vient d'être supprimée de votre compte L'Encrier. Vos autres appareils sont déconnectés.`,
      `Si ce n'est pas vous, annulez${NBSP}: la clé ouvre de nouveau votre compte, et toutes les connexions sont fermées.`,
    ],
    link: { label: 'Annuler ce changement', url: undoUrl },
    notes: [UNDO_LIFETIME, WAS_NOT_ME],
  }),
  emailChangeAsked: (email: string, undoUrl: string): EmailContent => ({
    subject: 'Une nouvelle adresse est demandée pour votre compte',
    lines: [
      `L'adresse de votre compte L'Encrier doit devenir ${email}. Elle changera quand cette adresse sera confirmée.`,
      `Si ce n'est pas vous, annulez${NBSP}: l'ancienne adresse reste ou revient, et toutes les connexions sont fermées.`,
    ],
    link: { label: 'Annuler ce changement', url: undoUrl },
    notes: [UNDO_LIFETIME],
  }),
  twoFactorOff: (undoUrl: string): EmailContent => ({
    subject: "La validation en deux étapes n'est plus active",
    lines: [
      "La connexion à votre compte L'Encrier ne demande plus que le mot de passe. Vos autres appareils sont déconnectés.",
      `Si ce n'est pas vous, annulez${NBSP}: la validation en deux étapes revient telle qu'elle était, et toutes les connexions sont fermées.`,
    ],
    link: { label: 'Annuler ce changement', url: undoUrl },
    notes: [UNDO_LIFETIME, WAS_NOT_ME],
  }),
  accountErased: (): EmailContent => ({
    subject: 'Votre compte est supprimé',
    lines: [
      "Votre compte L'Encrier et tout ce qu'il contenait viennent d'être supprimés, comme vous l'avez demandé.",
    ],
    notes: [],
  }),
} as const

const UNUSED_MONTHS = RETENTION.unusedAccount.count

/** For unused accounts; `end`, in ISO 8601, is when they are erased. */
export const RETENTION_MAILS = {
  warning: (end: string, loginUrl: string): EmailContent => ({
    subject: `Votre compte L'Encrier sera effacé le ${longDate(end)}`,
    lines: [
      "Personne ne s'est connecté à votre compte L'Encrier depuis presque deux ans.",
      `Nous ne gardons pas un compte qui ne sert plus${NBSP}: après ${UNUSED_MONTHS} mois, il est effacé avec les apprenants, les dictées et les résultats qu'il contient. Pour le vôtre, ce sera le ${longDate(end)}.`,
      "Pour le garder, il suffit de vous connecter une fois d'ici là.",
    ],
    link: { label: 'Garder mon compte', url: loginUrl },
    notes: [
      "Si vous n'en avez plus besoin, vous n'avez rien à faire. Pour emporter vos données avant, connectez-vous et exportez-les depuis les paramètres du compte.",
      "Mot de passe oublié\u00a0? La page de connexion permet d'en choisir un autre.",
    ],
  }),
  lastWarning: (end: string, loginUrl: string): EmailContent => ({
    subject: `Dernier rappel${NBSP}: votre compte L'Encrier sera effacé le ${longDate(end)}`,
    lines: [
      `Votre compte L'Encrier ne sert plus. Il sera effacé le ${longDate(end)}, avec tout ce qu'il contient, et personne ne pourra plus le retrouver.`,
      "Pour le garder, il suffit de vous connecter une fois d'ici là.",
    ],
    link: { label: 'Garder mon compte', url: loginUrl },
    notes: [
      "C'est le dernier message avant l'effacement. Si vous n'avez plus besoin de ce compte, vous n'avez rien à faire.",
    ],
  }),
  erased: (): EmailContent => ({
    subject: "Votre compte L'Encrier est effacé",
    lines: [
      `Votre compte L'Encrier n'avait pas servi depuis ${UNUSED_MONTHS} mois. Comme annoncé, il est effacé avec tout ce qu'il contenait.`,
      "Vous pourrez en ouvrir un autre quand vous voudrez. Merci d'avoir écrit avec nous.",
    ],
    notes: [],
  }),
} as const
