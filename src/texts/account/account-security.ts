/** The page «Sécurité» of the account: second step of sign-in, open sessions, history. */
import type { AccountEventKind } from '../../domain/account/account-event.ts'
import type { BrowserName, Device, SystemName } from '../../domain/account/device.ts'
import { longDate, longDateTime } from '../format.ts'

const NBSP = '\u00a0'

export const SECURITY = {
  pageTitle: "Sécurité - L'Encrier",
  title: 'Sécurité',
  lead: 'Comment on entre dans votre compte, qui y est entré, et ce qui a changé.',
  text: "Mot de passe, clés d'accès, validation en deux étapes, appareils connectés et historique.",
  open: 'Ouvrir la page Sécurité',
} as const

export const TWO_FACTOR = {
  title: 'Validation en deux étapes',
  on: 'Active',
  off: 'Inactive',
  text: 'À la connexion, un code à six chiffres de votre téléphone est demandé après le mot de passe. Personne ne peut entrer avec le seul mot de passe.',
  onText: 'Un code de votre application est demandé après le mot de passe.',
  enable: 'Activer',
  continue: 'Continuer',
  checking: 'Vérification...',
  scan: 'Scannez ce code avec une application de codes',
  scanHint:
    'Par exemple FreeOTP, 2FAS, Google Authenticator, ou le gestionnaire de mots de passe de votre téléphone.',
  qr: 'Code à scanner',
  key: `Sans appareil photo, tapez cette clé dans l'application${NBSP}:`,
  copyKey: 'Copier la clé',
  code: "Code de l'application",
  codeHint: 'Six chiffres, qui changent toutes les 30 secondes.',
  confirm: 'Confirmer',
  enabled: 'Validation en deux étapes activée. Vos autres appareils sont déconnectés.',
  renew: 'Nouveaux codes de secours',
  renewText: 'Les codes précédents ne serviront plus.',
  disable: 'Désactiver',
  disableText: 'Le mot de passe seul suffira pour entrer.',
  disabled: 'Validation en deux étapes désactivée',
  failed: "L'opération a échoué. Réessayez.",
} as const

/** Asked beside the password before the ways in change. */
export const STEP_UP = {
  code: "Code de l'application, ou code de secours",
  codeHint: "Le code demandé à la connexion\u00a0: c'est bien vous qui changez cela.",
} as const

export const RECOVERY_CODES = {
  title: 'Vos codes de secours',
  text: "Ils remplacent l'application si vous perdez votre téléphone. Chacun sert une fois. Ils ne seront plus montrés\u00a0: rangez-les maintenant, ailleurs que dans ce téléphone.",
  list: 'Codes de secours',
  copy: 'Copier',
  copied: 'Codes copiés',
  keyCopied: 'Clé copiée',
  notCopied: 'La copie a échoué\u00a0: sélectionnez le texte à la main.',
  print: 'Imprimer',
  download: 'Télécharger',
  fileName: 'codes-de-secours-encrier.txt',
  heading: (email: string): string => `L'Encrier, codes de secours de ${email}`,
  done: 'Ils sont rangés',
} as const

export const SESSIONS = {
  title: 'Appareils connectés',
  loading: 'Chargement des appareils...',
  loadError: 'Erreur lors du chargement des appareils',
  here: 'Cet appareil',
  lastSeen: (instant: string): string => `Vu le ${longDateTime(instant)}`,
  opened: (instant: string): string => `connecté depuis le ${longDate(instant)}`,
  close: 'Déconnecter',
  closeNamed: (device: string): string => `Déconnecter ${device}`,
  closed: 'Appareil déconnecté',
  closeError: 'La déconnexion a échoué. Réessayez.',
  closeOthers: 'Déconnecter les autres appareils',
  othersClosed: 'Vos autres appareils sont déconnectés',
  alone: "Vous n'êtes connecté nulle part ailleurs.",
  unknownOne: `Vous ne reconnaissez pas un appareil${NBSP}? Déconnectez-le et changez de mot de passe.`,
} as const

export const HISTORY = {
  title: 'Historique',
  text: `Les dernières connexions à votre compte, et ce qui a changé dans la façon d'y entrer. Une ligne vous étonne${NBSP}? Changez de mot de passe.`,
  loading: "Chargement de l'historique...",
  loadError: "Erreur lors du chargement de l'historique",
  empty: 'Rien à montrer pour le moment.',
  showAll: (count: number): string => `Voir les ${count} lignes`,
  events: {
    'account-opened': 'Ouverture du compte',
    'signed-in': 'Connexion',
    'new-device': 'Connexion depuis un nouvel appareil',
    'password-changed': 'Changement de mot de passe',
    'address-asked': "Demande de changement d'adresse",
    'address-changed': "Changement d'adresse",
    'second-factor-on': 'Activation de la validation en deux étapes',
    'second-factor-off': 'Désactivation de la validation en deux étapes',
    'codes-renewed': 'Renouvellement des codes de secours',
    'passkey-added': "Ajout d'une clé d'accès",
    'passkey-removed': "Suppression d'une clé d'accès",
    'change-undone': "Annulation d'un changement par le lien du message",
  } satisfies Readonly<Record<AccountEventKind, string>>,
} as const

const BROWSER_NAMES: Readonly<Record<BrowserName, string>> = {
  firefox: 'Firefox',
  edge: 'Edge',
  opera: 'Opera',
  samsung: 'Samsung Internet',
  chrome: 'Chrome',
  safari: 'Safari',
}

const SYSTEM_NAMES: Readonly<Record<SystemName, string>> = {
  iphone: 'iPhone',
  ipad: 'iPad',
  android: 'Android',
  chromeos: 'Chromebook',
  windows: 'Windows',
  macos: 'Mac',
  linux: 'Linux',
}

/** «Chrome sur Windows», as far as it is known. */
export function deviceName({ browser, system }: Device): string {
  const [first, second] = [browser && BROWSER_NAMES[browser], system && SYSTEM_NAMES[system]]
  if (first && second) return `${first} sur ${second}`
  return first ?? second ?? 'Appareil inconnu'
}
