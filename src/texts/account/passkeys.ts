/** The card of an account's passkeys. */
import { longDate } from '../format.ts'
import { PASSKEY_PROBLEMS } from './passkey-problems.ts'

const NBSP = '\u00a0'

export const PASSKEYS = {
  title: "Clés d'accès",
  loading: "Chargement des clés d'accès...",
  loadError: "Erreur lors du chargement des clés d'accès",
  text: `Entrez sans mot de passe${NBSP}: votre doigt, votre visage ou le code de votre appareil suffit. Une clé d'accès (passkey) ne se devine pas et ne sert que sur ce site.`,
  unavailable:
    "À l'adresse de ce site, les navigateurs n'acceptent pas de clé d'accès\u00a0: il faut une adresse en https. Le mot de passe reste votre façon d'entrer.",
  unsupported: PASSKEY_PROBLEMS.unsupported,
  added: (instant: string): string => `Ajoutée le ${longDate(instant)}`,
  used: (instant: string): string => `utilisée le ${longDate(instant)}`,
  unused: 'pas encore utilisée',
  add: "Ajouter une clé d'accès",
  addText:
    "Votre appareil va vous demander votre doigt, votre visage ou son code. Vos autres appareils seront déconnectés, et un message vous l'annonce.",
  name: 'Nom de la clé',
  nameHint: "Pour la reconnaître, par exemple l'appareil où elle se trouve.",
  adding: 'Votre appareil vous attend...',
  addDone: "Clé d'accès ajoutée. Vos autres appareils sont déconnectés.",
  addFailed: "La clé d'accès n'a pas pu être ajoutée. Réessayez.",
  rename: 'Renommer',
  renameNamed: (name: string): string => `Renommer ${name}`,
  renamed: 'Nom enregistré',
  remove: 'Supprimer',
  removeNamed: (name: string): string => `Supprimer ${name}`,
  removeText: (name: string): string =>
    `«${NBSP}${name}${NBSP}» n'ouvrira plus votre compte. Vos autres appareils seront déconnectés. Supprimez-la ensuite de l'appareil où elle se trouve.`,
  removing: 'Suppression...',
  removed: "Clé d'accès supprimée",
  removeFailed: 'La suppression a échoué. Réessayez.',
} as const
