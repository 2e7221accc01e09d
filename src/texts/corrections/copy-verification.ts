/** Verifying a copy word by word next to its photo, and its result. */
import type { ExtraNature } from '../../domain/copy/draft/draft-extras.ts'
import { counted, percent, quoted } from '../format.ts'

const NBSP = '\u00a0'

function listed(texts: readonly string[]): string {
  return texts.map(quoted).join(', ')
}

export const PHOTO_PANE = {
  label: 'Photo de la copie',
  alternative: 'La copie photographiée',
  zoomIn: 'Agrandir la photo',
  zoomOut: 'Réduire la photo',
  turn: 'Tourner la photo',
  hide: 'Masquer la photo',
  show: 'Afficher la photo',
  none: "Pas de photo à côté du texte. Vous pouvez en afficher une\u00a0: elle n'est ni lue ni envoyée.",
  again:
    "La photo n'est jamais conservée\u00a0: choisissez la même, les mots s'y éclaireront de nouveau. Elle n'est pas renvoyée.",
  other: "Ce n'est pas la photo qui a été lue\u00a0: les mots ne peuvent pas y être montrés.",
  display: 'Afficher la photo de la copie',
  addPage: 'Ajouter une page',
  page: (number: number, count: number): string => `Page ${number} sur ${count}`,
  previous: 'Page précédente',
  next: 'Page suivante',
} as const

export const COPY_VERIFICATION = {
  unreliable: "Cette écriture n'a pas pu être lue de façon fiable",
  unreliableHint:
    'Comparez chaque ligne avec la copie, touchez les mots écrits autrement, puis cochez la ligne.',
  guidedHint:
    'Comparez chaque ligne avec la copie, touchez les mots écrits autrement, puis cochez la ligne.',
  readHint: 'Les mots lus sans hésitation sont acquis. Décidez pour ceux qui restent à vérifier.',
  otherPage: `La copie continue sur une autre page${NBSP}? «${NBSP}Ajouter une page${NBSP}», plus bas, la lit à la suite.`,
  resembles: (title: string): string => `Cette copie ressemble à ${quoted(title)}`,
  useResembled: 'Corriger avec cette dictée',
  strange: 'Cette copie ne ressemble pas à la dictée choisie. Est-ce la bonne\u00a0?',
  showReading: 'Voir quand même ce qui a été lu',
  backToReading: 'Revenir à ce qui a été lu',
  hideReading: 'Vérifier ligne par ligne',
  scoreName: 'Score',
  provisional: ' provisoire',
  scoreValue: (score: number): string => `${NBSP}: ${percent(score)}`,
  errors: (count: number): string => counted(count, 'erreur', 'erreurs'),
  remarks: (count: number): string => counted(count, 'remarque en tout', 'remarques en tout'),
  left: (count: number): string =>
    count === 0 ? 'tout est vérifié' : `${counted(count, 'mot', 'mots')} à vérifier`,
  /** For narrow screens. */
  leftShort: (count: number): string => (count === 0 ? 'tout vérifié' : `${count} à vérifier`),
  illegible: (count: number): string =>
    `${counted(count, "mot illisible n'est compté ni comme mot ni comme erreur", 'mots illisibles ne sont comptés ni comme mots ni comme erreurs')}.`,
  noneLegible: 'Aucun mot ne peut être lu\u00a0: cette copie ne peut pas être notée.',
  offline:
    'Vous êtes hors ligne. Continuez la vérification\u00a0: tout est gardé dans cet onglet, et la sauvegarde attendra le retour du réseau.',
  savingAgain: 'La sauvegarde sera tentée de nouveau toute seule, dès que le réseau revient.',
  words: 'Mots de la dictée',
  line: (number: number): string => `Ligne ${number}`,
  tickLine: 'Tout le reste de la ligne est juste',
  lineForgotten: 'Phrase non écrite',
  lineSeen: 'Ligne vérifiée',
  tickRest: 'Tout le reste est juste',
  undo: 'Annuler la dernière réponse',
  asText: 'Modifier le texte',
  asWords: 'Revenir aux mots',
  abandon: 'Abandonner cette copie',
  validate: 'Valider',
  validateBlocked: (count: number): string =>
    `Il reste ${counted(count, 'mot', 'mots')} à vérifier avant de valider.`,
  keys: `Clavier${NBSP}: Tab va au mot suivant à vérifier, les flèches parcourent les mots, J pour écrit juste, A pour écrit comme il a été lu, O pour oublié, I pour illisible, B pour barré, L pour tout le reste de la ligne, Entrée pour écrire autre chose, Z pour annuler la dernière réponse.`,
  crossedHint: `Un mot barré puis réécrit${NBSP}: seul ce qui est réécrit compte.`,
} as const

/** What is asked once for many words. */
export const READING_QUESTIONS = {
  label: 'Ce qui se répond en une fois',
  accents: (read: readonly string[]): string =>
    `${read.length} mots ont été lus avec d'autres accents${NBSP}: ${listed(read)}. Sont-ils écrits ainsi sur la copie${NBSP}?`,
  capitals: (read: readonly string[]): string =>
    `${read.length} mots ont été lus avec une autre majuscule${NBSP}: ${listed(read)}. Sont-ils écrits ainsi sur la copie${NBSP}?`,
  asRead: 'Tous écrits ainsi',
  allRight: 'Tous justes sur la copie',
  moved: (sentences: readonly string[]): string =>
    `Lu à une autre place que dans la dictée${NBSP}: ${listed(sentences)}. La correction le dira.`,
  inPlace: 'Tout est à sa place sur la copie',
} as const

export const WORD_LEGEND = {
  label: 'Légende',
  right: 'Juste',
  toCheck: 'À vérifier',
  fault: 'Faute',
  missing: 'Manque',
  unseen: 'Pas encore vu',
} as const

/** Read out after a word by screen readers. */
export const WORD_STATES = {
  readRight: ', lu juste',
  toCheck: (read: string | null): string =>
    read === null ? ', à vérifier, rien lu' : `, à vérifier, lu ${quoted(read)}`,
  unseen: ', à vérifier',
  right: ', écrit juste',
  written: (written: string): string => `, écrit ${quoted(written)}`,
  joined: ', écrit avec le mot précédent',
  forgotten: ', oublié',
  crossed: ', barré et non réécrit, compté comme oublié',
  illegible: ', illisible, non compté',
  extraToCheck: ', en trop, à vérifier',
  extraKept: ', en trop',
  extraRemoved: ', en trop, retiré',
} as const

export const WORD_PANEL = {
  label: 'Mot à vérifier',
  choose: 'Touchez un mot pour dire comment il est écrit.',
  allSeen: 'Tous les mots sont vérifiés. Vous pouvez valider.',
  read: (read: string): string => `Lu${NBSP}: ${quoted(read)}`,
  readNothing: 'Rien lu à cet endroit',
  right: 'Écrit juste',
  writtenField: `Écrit ainsi${NBSP}:`,
  writtenConfirm: 'Confirmer cette écriture',
  forgotten: 'Oublié',
  illegible: 'Illisible',
  crossed: 'Barré, non réécrit',
  crop: (word: string): string => `Extrait de la photo pour ${quoted(word)}`,
  addExtra: 'Ajouter un mot en trop',
  extraShort: 'Mot en trop',
  extraField: (word: string): string => `Mot en trop après ${quoted(word)}`,
  extraConfirm: 'Ajouter',
  extraCancel: 'Fermer',
  extraKeep: 'Mot en trop sur la copie',
  extraRemove: 'Barré ou pas sur la copie\u00a0: retirer',
  extraTitle: (text: string): string => `Mot en trop${NBSP}: ${quoted(text)}`,
  /** Undecided extra words. */
  extrasDropped: (texts: readonly string[]): string =>
    texts.length === 1
      ? `Un passage lu en trop reste sans réponse et ne compte pas${NBSP}: ${listed(texts)}. S'il est sur la copie, touchez-le.`
      : `${texts.length} passages lus en trop restent sans réponse et ne comptent pas${NBSP}: ${listed(texts)}. Touchez ceux qui sont sur la copie.`,
} as const

export const TEXT_VIEW = {
  label: 'Texte lu sur la copie',
  hint: "Corrigez le texte pour qu'il soit exactement celui de la copie. Le score suit.",
  exact: 'Ce texte est exactement celui de la copie',
  strange:
    'Ce texte ne ressemble pas à celui de la dictée. Est-ce la bonne dictée, et la bonne copie\u00a0?',
} as const

export const COPY_RESULT = {
  loading: 'Préparation du résultat...',
  words: 'Mots',
  errors: 'Erreurs',
  score: 'Score',
  date: 'Date de la correction',
  detected: 'Texte de la copie',
  noText: "Rien n'est écrit sur cette copie.",
  marked: 'Correction',
  ring: (score: number): string => `Score${NBSP}: ${percent(score)}`,
  elsewhere: (count: number): string =>
    `${counted(count, "mot marqué n'est pas compté", 'mots marqués ne sont pas comptés')} dans le score${NBSP}: le même mot est écrit ailleurs dans la copie.`,
  save: 'Sauvegarder la correction',
  saving: 'Sauvegarde en cours...',
  saved: 'Correction sauvegardée',
  saveError: 'Erreur lors de la sauvegarde de la correction',
  storeAgain: 'Sauvegarder les changements',
  changed: "Vous avez changé la nature d'une erreur ou un barème depuis la sauvegarde.",
  openSaved: 'Ouvrir cette correction',
  retry: 'Réessayer la sauvegarde',
  reopen: 'Revenir à la vérification',
  next: 'Corriger une autre copie',
  seeResults: 'Voir les résultats',
} as const

/** Punctuation alone. */
function isSign(text: string): boolean {
  return !/[\p{L}\p{N}]/u.test(text)
}

function missingName(expected: string): string {
  if (isSign(expected)) return 'signe oublié'
  return /\s/u.test(expected) ? 'phrase oubliée' : 'mot oublié'
}

/** For screen readers. */
export const COPY_MARKS = {
  wrong: (written: string, expected: string): string =>
    `(erreur${NBSP}: écrit ${quoted(written)}, il fallait ${quoted(expected)})`,
  missing: (expected: string): string => `(${missingName(expected)}${NBSP}: ${quoted(expected)})`,
  crossed: (expected: string): string => `(mot barré, non réécrit${NBSP}: ${quoted(expected)})`,
  reordered: (written: string, expected: string): string =>
    `(autre ordre${NBSP}: écrit ${quoted(written)}, il fallait ${quoted(expected)})`,
  movedSentence: '(phrase écrite à une autre place\u00a0:)',
  heading: '(titre ou date, non compté)',
  illegible: (expected: string): string =>
    `(illisible, non compté${NBSP}: ${quoted(expected)} dans la dictée)`,
  nuance: (written: string, expected: string): string =>
    `(accent ou majuscule${NBSP}: écrit ${quoted(written)}, il fallait ${quoted(expected)})`,
  extra: (written: string, nature: ExtraNature): string =>
    nature === 'repeated'
      ? `(écrit une fois de trop${NBSP}: ${quoted(written)})`
      : `(${isSign(written) ? 'signe' : 'mot'} en trop${NBSP}: ${quoted(written)})`,
} as const
