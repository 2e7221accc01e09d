/** «Corriger la classe» (CLA-04, CLA-05). */
import type { FilingQuestion } from '../../domain/class/sheet-filing.ts'
import { counted, ofName, quoted } from '../format.ts'
import { pageTitle } from '../shell.ts'

const NBSP = '\u00a0'

/** Of an adult before a question, as it was measured over a class. */
const QUESTION_SECONDS = 6

export const CLASS_CORRECTION = {
  title: 'Corriger la classe',
  pageTitle: pageTitle('Corriger la classe'),
  loading: 'Chargement de la classe...',
  loadError: 'Erreur lors du chargement de la classe',
  dictation: 'Retour à la dictée',
  learners: (count: number): string => counted(count, 'élève', 'élèves'),
  who: 'Qui a fait la dictée',
  everybody: (count: number): string => `Tous mes élèves (${count})`,
  ofLevel: (level: string, count: number): string => `Les ${level} (${count})`,
  ofGroup: (name: string, count: number): string => `${name} (${count})`,
  checked: 'vérifiées',
  outOf: (all: number): string => `sur ${all}`,
  copies: (count: number): string => (count > 1 ? `Les ${count} copies` : 'La copie'),
  validate: (count: number): string =>
    count > 1 ? `Valider les ${count} copies prêtes` : 'Valider la copie prête',
  restAbsent: (count: number): string =>
    count > 1 ? `Les ${count} autres sont absents` : 'Noter la dernière absence',
  absent: (name: string): string => `Noter l'absence ${ofName(name)}`,
  present: (name: string): string => `${name} est là`,
  markAbsent: "Noter l'absence",
  markPresent: 'Là',
  open: (name: string): string => `Ouvrir la copie ${ofName(name)}`,
  result: (name: string): string => `Revoir la copie de ${name}`,
  backToClass: 'Revenir à la classe',
  begin: 'Photographiez les copies',
  beginHint:
    'Une à une ou toutes à la fois\u00a0: la lecture commence dès la première, et vous répondez pendant ce temps.',
  allSettled: 'Tout est tranché',
  allSettledHint: (ready: number): string =>
    ready > 0
      ? `Validez les copies prêtes${NBSP}: elles sont notées et enregistrées.`
      : 'Ajoutez des photos, ou ouvrez une copie.',
  done: 'La classe est corrigée',
  doneHint: (checked: number, absent: number): string => {
    const copies = counted(checked, 'copie vérifiée', 'copies vérifiées')
    const away = absent > 0 ? `, ${counted(absent, 'absence', 'absences')}` : ''
    return `${copies}${away}. Qui a besoin de quoi, les mots à reprendre et les groupes sont prêts.`
  },
  seeClass: 'Voir la classe',
  left: (count: number): string =>
    `${counted(count, 'copie se vérifie', 'copies se vérifient')} à part, ligne par ligne.`,
  kept: `Une copie validée est enregistrée. Jusque-là, photos et réponses restent sur cet appareil${NBSP}: sur un autre, il faudrait les reprendre.`,
} as const

/** The state of a copy, in words: the colour only helps. */
export const COPY_STAGE_NAMES = {
  checked: ['vérifiée', 'vérifiées'],
  ready: ['prête', 'prêtes'],
  'to-check': ['à vérifier', 'à vérifier'],
  again: ['à reprendre', 'à reprendre'],
  reading: ['en lecture', 'en lecture'],
  awaited: ['attendue', 'attendues'],
  absent: ['absence', 'absences'],
} as const

export const COPY_STAGES_TOLD = {
  ready: 'Prête',
  'to-check': 'À vérifier',
  doubts: (count: number): string => `${NBSP}: ${count}`,
  again: 'À reprendre',
  reading: 'En lecture',
  saving: 'Enregistrement',
  awaited: 'Attendue',
  absent: 'Absence',
} as const

export const CLASS_PHOTOS = {
  title: 'Ajouter des photos',
  take: 'Prendre à la suite',
  drop: 'ou déposer le paquet ici',
  camera: "Ouvrir l'appareil photo",
  hint: `Le code de la feuille range chaque copie. Les photos restent sur cet appareil, puis sont oubliées.`,
  preparing: (count: number): string =>
    `${counted(count, 'photo à reconnaître', 'photos à reconnaître')}`,
  reading: (name: string): string => `Lecture${NBSP}: ${name}`,
  unnamed: 'copie sans nom',
  waiting: (count: number): string => counted(count, 'copie attend', 'copies attendent'),
  offline:
    'Le réseau est coupé. Continuez à photographier et à répondre\u00a0: tout reste ici, et la lecture reprendra seule.',
  sameName: 'Cette photo',
  same: (name: string): string =>
    `${name}${NBSP}: cette photo est déjà là, elle n'a pas été ajoutée.`,
  otherDictation: (name: string): string =>
    `${name}${NBSP}: cette feuille est celle d'une autre dictée, elle n'a pas été rangée.`,
  olderText: (name: string): string =>
    `${name}${NBSP}: le texte a changé depuis l'impression de cette feuille, la copie est comparée au texte d'aujourd'hui.`,
  unreadable: (name: string): string =>
    `${name}${NBSP}: ce fichier n'est pas une image que ce navigateur sait ouvrir.`,
  notText: "Le texte n'a plus ce que cette feuille demandait d'écrire\u00a0: corrigez-la à part.",
  close: 'Fermer',
} as const

/** «28 photos à la suite»: one press a copy. */
export const CLASS_CAMERA = {
  title: 'Photographier les copies',
  hint: "La feuille entière, bien à plat. Ces photos ne vont pas avec celles de l'appareil.",
  asking: "Votre navigateur vous demande l'appareil photo.",
  view: "Ce que voit l'appareil photo",
  shoot: 'Photographier',
  done: "J'ai fini",
  name: (count: number): string => `Photo ${count}`,
  filed: (name: string): string => `La dernière${NBSP}: copie ${ofName(name)}.`,
  toFile: 'La dernière sera à ranger.',
  taken: (count: number): string => counted(count, 'photo prise', 'photos prises'),
  problems: {
    refused:
      "L'appareil photo n'est pas autorisé pour ce site. Autorisez-le dans les réglages du navigateur, ou choisissez des photos déjà prises.",
    missing:
      "Aucun appareil photo n'a été trouvé ici. Choisissez des photos déjà prises, ou ouvrez cette page sur un téléphone.",
    coarse:
      "L'image de cet appareil photo est trop petite pour lire une copie. Choisissez des photos déjà prises, ou ouvrez cette page sur un téléphone.",
    failed:
      "L'appareil photo ne s'est pas ouvert\u00a0: une autre page s'en sert peut-être. Recommencez, ou choisissez des photos déjà prises.",
  },
} as const

export const LEAVING_CLASS = {
  title: 'Quitter la correction de la classe',
  message:
    'Des photos ne sont pas encore reconnues\u00a0: elles seraient à choisir de nouveau. Les autres restent sur cet appareil.',
} as const

export const FILING_QUESTIONS: Readonly<Record<FilingQuestion, string>> = {
  free: 'À qui est cette copie\u00a0?',
  number: 'À qui est cette copie\u00a0?',
  page: 'Deux photos de la même page',
  checked: 'Cette copie est déjà vérifiée',
}

export const FILING = {
  left: (count: number): string => counted(count, 'photo à ranger', 'photos à ranger'),
  free: 'La feuille ne porte pas de code lisible.',
  number: "Le numéro de la feuille n'est celui d'aucun de vos élèves.",
  page: (name: string, page: number): string =>
    `Il y a déjà une photo de la page ${page} ${ofName(name)}.`,
  checked: (name: string): string => `La copie ${ofName(name)} est déjà vérifiée et enregistrée.`,
  nextPage: "C'est la page suivante",
  instead: 'Elle remplace la première',
  another: 'Corriger cette nouvelle copie',
  drop: 'Écarter la photo',
  other: 'Un autre élève',
  choose: 'Choisissez un élève',
  photo: 'Photo de la copie à ranger',
} as const

export const CLASS_DOUBTS = {
  title: (copies: number): string =>
    copies > 1 ? `Un même mot, ${copies} copies` : 'Un mot, une copie',
  at: (place: number, all: number): string => `Mot à trancher${NBSP}: ${place} sur ${all}`,
  hint: 'Touchez une image pour la mettre à part\u00a0: elle reviendra juste après, seule.',
  hintOne: 'Regardez ce qui est écrit, pas ce qui était dicté.',
  aside: 'À part',
  putAside: 'mettre à part',
  putBack: 'remettre',
  keepOne: 'Gardez au moins une image.',
  question: "Qu'ont-ils écrit\u00a0?",
  questionOne: "Qu'est-ce qui est écrit\u00a0?",
  asRead: 'comme il est lu',
  asDictated: 'comme il est dicté',
  missing: 'Oublié',
  missingHint: "rien n'est écrit",
  copies: (count: number): string => counted(count, 'copie', 'copies'),
  other: 'Autre chose',
  otherField: 'Écrit ainsi sur ces copies',
  otherConfirm: 'Répondre',
  illegible: 'Illisible, ne pas compter',
  oneByOne: 'Une par une',
  more: (count: number): string =>
    count > 1 ? `Montrer aussi ${count} copies lues depuis` : 'Montrer aussi une copie lue depuis',
  crop: (name: string, word: string): string => `${name}, extrait pour ${quoted(word)}`,
  cropGone: "L'image n'est plus sur cet appareil.",
  answered: (said: string, count: number): string =>
    `${said} retenu pour ${counted(count, 'copie', 'copies')}.`,
  said: {
    right: (word: string): string => quoted(word),
    written: (word: string): string => quoted(word),
    forgotten: `${quoted('oublié')}`,
    illegible: `${quoted('illisible')}`,
  },
  undo: 'Annuler',
  list: 'Mots à trancher',
  sum: (doubts: number, questions: number): string =>
    `${counted(doubts, 'doute', 'doutes')}, ${counted(questions, 'question', 'questions')}. Environ ${counted(Math.max(1, Math.round((questions * QUESTION_SECONDS) / 60)), 'minute', 'minutes')}.`,
  nothingRead: 'rien lu',
} as const
