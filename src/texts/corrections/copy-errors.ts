/** The errors of a corrected copy, and the grading scales. */
import type { ErrorFamily } from '../../domain/copy/review/error-class.ts'
import type {
  CountingSwitch,
  GradingScale,
  PointType,
  Tally,
} from '../../domain/copy/review/grading-scale.ts'
import { counted, quoted } from '../format.ts'
import { ERROR_FAMILY_NAMES } from './error-explanations.ts'

const NBSP = '\u00a0'

const POINTS = new Intl.NumberFormat('fr-FR', { maximumFractionDigits: 2 })

/** «1,25», at most two decimals: points are counted in quarters. */
function points(value: number): string {
  return POINTS.format(value)
}

export const COPY_ERRORS = {
  heading: 'Comprendre les erreurs',
  lead: "Chaque erreur montre ce qu'il reste à apprendre. Vous pouvez changer sa nature ou retirer l'explication.",
  none: 'Aucune erreur sur cette copie. Bravo\u00a0!',
  loading: 'Recherche des explications...',
  failed: "Les explications n'ont pas pu être chargées. La correction, elle, est complète.",
  retry: 'Réessayer',
  written: (written: string): string => `écrit ${quoted(written)}, `,
  expected: (expected: string): string => `on attend ${quoted(expected)}`,
  forgotten: 'oublié',
  extra: 'en trop',
  repeated: 'écrit une fois de trop',
  moved: 'phrase écrite à une autre place',
  className: (name: string): string => `Nature de l'erreur${NBSP}: ${name}`,
  classOf: (word: string): string => `Nature de l'erreur sur ${quoted(word)}`,
  silence: 'Sans explication',
  silenceOf: (word: string): string => `Sans explication pour ${quoted(word)}`,
  notCounted: 'Non compté',
  family: (family: ErrorFamily, count: number): string =>
    `${ERROR_FAMILY_NAMES[family]} (${points(count)})`,
  merged: (count: number): string =>
    `Grammaire et orthographe des mots réunies${NBSP}: ${counted(count, 'erreur', 'erreurs')}`,
  print: 'Imprimer la copie corrigée',
} as const

/** For the child: what is told of several words at once. */
export const PIECE_EXPLANATIONS = {
  order: (expected: string): string =>
    `Les mots y sont, dans un autre ordre${NBSP}: ${quoted(expected)}. Relis la phrase à voix haute, un mot après l'autre.`,
  sentence:
    'Cette phrase manque sur ta copie. En relisant, compte les phrases du texte, puis les tiennes.',
  moved:
    "Cette phrase est à une autre place dans la dictée. En relisant, suis l'ordre de l'histoire.",
  repeated: 'Tu as écrit ce passage deux fois. En relisant, suis chaque mot du doigt.',
} as const

export const SCALE_NAMES: Readonly<Record<GradingScale, string>> = {
  specified: 'Score seul',
  points: "Points par type d'erreur",
  positive: 'Barème graduel positif',
}

export const POINT_TYPE_NAMES: Readonly<Record<PointType, string>> = {
  grammatical: 'Grammaire',
  homophone: 'Homophone',
  lexical: 'Orthographe du mot',
  presentation: 'Accent, majuscule, signe',
}

export const SWITCH_NAMES: Readonly<Record<CountingSwitch, string>> = {
  accents: 'Accents',
  capitals: 'Majuscules',
  punctuation: "Ponctuation, apostrophes, traits d'union",
}

export const SCALES_TEXTS = {
  counted: 'Compter aussi',
  countedHint: 'Ce que vous décochez reste montré sans être compté dans ces barèmes.',
  uncounted: (names: readonly string[]): string =>
    `Non compté${NBSP}: ${names.join(', ').toLocaleLowerCase('fr')}`,
  heading: 'Autre barème',
  choose: 'Montrer à côté du score',
  hint: 'Le score reste celui qui est enregistré.',
  weights: 'Points retirés pour chaque erreur',
  mark: (mark: number, outOf: number): string => `${points(mark)} sur ${outOf}`,
  lost: (lost: number): string =>
    lost === 0
      ? 'Aucun point retiré'
      : `${points(lost)} ${lost < 2 ? 'point retiré' : 'points retirés'}`,
  nominal: 'Accords dans le groupe nominal réussis',
  verbal: 'Accords du verbe réussis',
  words: 'Mots bien orthographiés',
  tally: ({ achieved, total }: Tally): string =>
    total === 0 ? 'aucun dans ce texte' : `${achieved} sur ${total}`,
} as const
