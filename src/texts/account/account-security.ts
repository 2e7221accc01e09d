/** Account screen: second step of sign-in, open sessions. */
import type { BrowserName, Device, SystemName } from '../../domain/account/device.ts'
import { longDate, longDateTime } from '../format.ts'

const NBSP = '\u00a0'

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
