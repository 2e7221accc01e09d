/** «Écoute sans compte»: the card of the adult, and the child's page, which says «tu». */
import type { Level } from '../../domain/level.ts'
import { longDate } from '../format.ts'

export const LISTENING_CARD = {
  title: 'Écoute sans compte',
  lead: "Une adresse à ouvrir sur un téléphone ou une tablette\u00a0: l'élève écoute, répète et ralentit tout seul. Aucun nom, aucun compte.",
  deviceNote:
    "Sans votre voix enregistrée, la voix de l'appareil dira le texte\u00a0: il n'est pas affiché, mais il est envoyé à l'appareil de l'élève.",
  open: 'Ouvrir une adresse',
  renew: 'Nouvelle adresse',
  close: "Fermer l'adresse",
  openUntil: (instant: string): string => `Une adresse est ouverte jusqu'au ${longDate(instant)}.`,
  onlyOnce:
    "Elle n'est montrée qu'une fois, ici. Si vous ne l'avez plus, une nouvelle adresse remplace l'ancienne.",
  qr: "Code à photographier pour ouvrir l'adresse d'écoute",
  address: "Adresse d'écoute",
  copy: "Copier l'adresse",
  copied: 'Adresse copiée',
  notCopied: "La copie a échoué\u00a0: sélectionnez l'adresse à la main.",
  closed: 'Adresse fermée',
  error: "L'adresse n'a pas pu être ouverte",
  closeError: "L'adresse n'a pas pu être fermée",
} as const

export const LISTENING_PAGE = {
  pageTitle: "Dictée à écouter - L'Encrier",
  subject: (level: Level): string => `Dictée ${level}`,
  title: 'Écoute, puis écris.',
  wholeBefore: "D'abord, écoute toute la dictée.",
  wholeAfter: 'Écoute encore tout, et relis-toi.',
  ended: 'Bravo, tu as tout écrit\u00a0!',
  endedNote: "Montre ta feuille à l'adulte qui t'a donné la dictée.",
  piece: (piece: number, total: number): readonly [string, string] => [
    `Morceau ${piece}`,
    `sur ${total}`,
  ],
  listen: 'Écouter',
  pause: 'Pause',
  again: 'Encore une fois',
  next: "J'ai écrit, la suite",
  begin: 'Je suis prêt',
  done: "J'ai fini",
  fromStart: 'Recommencer',
  slow: 'Plus lentement',
  signs: 'Les signes sont dits\u00a0: «\u00a0virgule\u00a0», «\u00a0point\u00a0».',
  nothingKept: "Aucun nom demandé, rien n'est noté.",
  offline: 'Tu peux continuer sans Internet.',
  loading: 'La dictée arrive...',
  noAddress:
    "Il manque un bout de l'adresse. Demande-la encore à l'adulte, ou photographie le code.",
  ended30: "Cette adresse ne mène plus à une dictée. Demande à l'adulte qui te l'a donnée.",
  unreachable: "La dictée n'arrive pas. Regarde si Internet marche, puis essaie encore.",
  retry: 'Essayer encore',
  noVoice:
    "Cet appareil n'a pas de voix française pour lire la dictée. Essaie sur un autre appareil, ou demande à l'adulte d'enregistrer sa voix.",
  failed: "Le son s'est arrêté. Appuie encore sur «\u00a0Écouter\u00a0».",
} as const
