/** What chains of agreement are made of: somebody, what is said of it, and how long the chain is in each class (GRA-17). */
import type { Level } from '../../domain/level.ts'
import type { Gender, Tense } from '../morphology/features.ts'

/** A noun of somebody, with its feminine where it has one, and what is said of it. */
export interface ChainSubject {
  readonly noun: string
  readonly feminine?: string
  /** Of a noun that is feminine alone. */
  readonly gender?: 'f'
  /** Adjectives before it, then behind it, then as an attribute. */
  readonly before: readonly string[]
  readonly behind: readonly string[]
  readonly said: readonly string[]
  readonly does: readonly (readonly [verb: string, rest: string])[]
  /** What stands behind it is its colour, and goes with another adjective before it. */
  readonly hasColour?: true
  /** What it does is done for joy: «Heureuse, la jeune danseuse saute». */
  readonly isMerry?: true
  /** Nothing alive. */
  readonly isThing?: true
}

// Behind a grown-up stands nothing: a mood would have to do with what is done, a country with the story. Verbs in -er: every class writes their endings.
const PET_DOES = [
  ['jouer', "sous l'arbre"],
  ['sauter', 'sur le canapé'],
  ['manger', 'des croquettes'],
] as const
const PERSON_SAID = ['content', 'fatigué', 'bavard', 'heureux', 'gentil'] as const

export const CHAIN_SUBJECTS: readonly ChainSubject[] = [
  {
    // Its feminine has another sense, that no class is to write.
    noun: 'chat',
    hasColour: true,
    before: ['petit', 'gros', 'joli'],
    behind: ['noir', 'blanc', 'gris'],
    said: ['content', 'doux', 'curieux'],
    does: PET_DOES,
  },
  {
    noun: 'chien',
    hasColour: true,
    feminine: 'chienne',
    before: ['petit', 'grand', 'vieux'],
    behind: ['noir', 'blanc', 'brun'],
    said: ['content', 'fatigué', 'gentil'],
    does: PET_DOES,
  },
  {
    noun: 'lapin',
    hasColour: true,
    feminine: 'lapine',
    before: ['petit', 'gros', 'joli'],
    behind: ['blanc', 'gris', 'brun'],
    said: ['doux', 'craintif', 'curieux'],
    does: [
      ['jouer', 'dans le pré'],
      ['sauter', "dans l'herbe"],
      ['manger', 'des carottes'],
    ],
  },
  {
    noun: 'cheval',
    hasColour: true,
    before: ['grand', 'beau', 'vieux'],
    behind: ['noir', 'blanc', 'brun'],
    said: ['fatigué', 'rapide', 'calme'],
    does: [
      ['galoper', 'dans le pré'],
      ['manger', "de l'herbe"],
      ['trotter', 'sur la plage'],
    ],
  },
  {
    noun: 'tortue',
    gender: 'f',
    hasColour: true,
    before: ['petit', 'gros', 'vieux'],
    behind: ['vert', 'brun'],
    said: ['fatigué', 'lent', 'calme'],
    does: [
      ['marcher', 'dans le jardin'],
      ['manger', 'de la salade'],
      ['nager', 'dans la mare'],
    ],
  },
  {
    noun: 'garçon',
    before: ['petit', 'grand', 'jeune'],
    behind: [],
    said: PERSON_SAID,
    does: [
      ['jouer', 'dans la cour'],
      ['chanter', 'avec la maîtresse'],
      ['dessiner', 'des bateaux'],
    ],
  },
  {
    noun: 'voisin',
    feminine: 'voisine',
    before: ['nouveau', 'gentil', 'vieux'],
    behind: [],
    said: PERSON_SAID,
    does: [
      ['travailler', 'dans le jardin'],
      ['laver', 'la voiture'],
      ['fermer', 'le portail'],
    ],
  },
  {
    noun: 'danseur',
    isMerry: true,
    feminine: 'danseuse',
    before: ['jeune', 'nouveau', 'petit'],
    behind: [],
    said: PERSON_SAID,
    does: [
      ['sauter', 'sur la scène'],
      ['tourner', 'sur la scène'],
      ['travailler', 'devant le miroir'],
    ],
  },
  {
    noun: 'boulanger',
    feminine: 'boulangère',
    before: ['nouveau', 'jeune', 'gentil'],
    behind: [],
    said: PERSON_SAID,
    does: [
      ['préparer', 'le pain'],
      ['décorer', 'les gâteaux'],
      ['porter', 'des sacs de farine'],
    ],
  },
  {
    noun: 'musicien',
    isMerry: true,
    feminine: 'musicienne',
    before: ['jeune', 'nouveau', 'vieux'],
    behind: [],
    said: PERSON_SAID,
    does: [
      ['jouer', 'dans la rue'],
      ['jouer', 'sur la place'],
    ],
  },
]

/** Those of whom one says «mon». */
export const OWNED_SUBJECTS: ReadonlySet<string> = new Set([
  'chat',
  'chien',
  'lapin',
  'cheval',
  'tortue',
  'voisin',
])

export const CHAIN_DETERMINERS: readonly Readonly<Record<Gender | 'p', string>>[] = [
  { m: 'le', f: 'la', p: 'les' },
  { m: 'mon', f: 'ma', p: 'mes' },
  { m: 'ce', f: 'cette', p: 'ces' },
]

export const CHAIN_TENSES: Readonly<Record<Level, readonly Tense[]>> = {
  CP: ['présent'],
  CE1: ['présent', 'présent', 'futur'],
  CE2: ['présent', 'imparfait', 'futur'],
  CM1: ['présent', 'imparfait', 'futur', 'passé composé'],
  CM2: ['présent', 'imparfait', 'futur', 'passé composé', 'passé simple'],
}

/** How long a chain is: adjectives before and behind the noun, an attribute in place of an action. */
export const CHAIN_SHAPES: Readonly<Record<Level, readonly ChainShape[]>> = {
  // Determiner and verb: a third word that agrees is for CE1.
  CP: [{}],
  CE1: [{ before: true }, { behind: true }, {}],
  CE2: [{ before: true, behind: true }, { behind: true }, { before: true }],
  CM1: [{ before: true, behind: true }, { before: true, attribute: true }, { behind: true }],
  CM2: [
    { before: true, behind: true },
    { before: true, attribute: true },
    { behind: true, attribute: true },
    { apart: true, before: true },
  ],
}

export interface ChainShape {
  readonly before?: boolean
  readonly behind?: boolean
  readonly attribute?: boolean
  /** «Heureuse, la petite chienne joue»: before the sentence, behind a comma. */
  readonly apart?: boolean
}
