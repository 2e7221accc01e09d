/** Verbs, tenses and persons of each class's programme (BO n° 41 of 31/10/2024 p. 89-94; BO n° 16 of 17/04/2025 p. 14-20). */
import type { ConjugatedTense } from '../../domain/grammar/exercise.ts'
import type { Level } from '../../domain/level.ts'
import type { GrammarNumber, Person } from '../morphology/features.ts'

export interface ProgrammeVerb {
  readonly lemma: string
  /** What may follow it, whoever its subject is. */
  readonly complements: readonly string[]
  /** «Hier, il a été en vacances» is said, and yet nobody dictates it. */
  readonly tableOnly?: readonly ConjugatedTense[]
}

function verb(lemma: string, ...complements: readonly string[]): ProgrammeVerb {
  return { lemma, complements }
}

const PAST: readonly ConjugatedTense[] = ['passé composé', 'passé simple', 'plus-que-parfait']

/** What nobody plans, and what takes no time. */
const SEEN_BY_CHANCE: readonly ConjugatedTense[] = ['imparfait', 'futur']

const OF_CP: readonly ProgrammeVerb[] = [
  { ...verb('être', 'à la maison', 'au parc', 'en vacances'), tableOnly: PAST },
  { ...verb('avoir', 'de la visite', 'du travail'), tableOnly: PAST },
  verb('chanter', 'une chanson', 'avec la maîtresse'),
  verb('jouer', 'dans la cour', 'au ballon'),
  verb('parler', 'à la voisine', 'avec papi'),
  verb('regarder', 'les oiseaux', 'un film'),
  verb('dessiner', 'un bateau', 'une maison'),
  verb('donner', 'une carotte au lapin', 'à manger au chat'),
  verb('porter', 'un gros sac', 'un panier'),
]

const OF_CE1: readonly ProgrammeVerb[] = [
  ...OF_CP,
  verb('danser', 'dans le salon', 'avec des amis'),
  verb('écouter', 'une histoire', 'la musique'),
  { ...verb('trouver', 'un coquillage', 'des champignons'), tableOnly: SEEN_BY_CHANCE },
  verb('laver', 'les carottes', 'la voiture'),
  verb('fermer', 'la porte', 'la fenêtre'),
  verb('sauter', 'dans une flaque', 'à la corde'),
]

const OF_CE2: readonly ProgrammeVerb[] = [
  ...OF_CE1,
  verb('faire', 'un gâteau', 'du vélo'),
  { ...verb('aller', 'au marché', "à l'école"), tableOnly: ['imparfait'] },
  verb('dire', 'merci à la voisine', 'bonjour au voisin'),
  { ...verb('venir', 'au parc', 'à la fête'), tableOnly: ['imparfait'] },
  verb('pouvoir', 'ouvrir la porte', 'porter le panier'),
  { ...verb('voir', 'un écureuil', 'des oiseaux'), tableOnly: SEEN_BY_CHANCE },
  { ...verb('vouloir', 'jouer dehors', 'aider la maîtresse'), tableOnly: ['futur'] },
  verb('prendre', 'le train', 'le bus'),
]

const OF_CM1: readonly ProgrammeVerb[] = [
  ...OF_CE2,
  verb('finir', 'le dessin', 'le puzzle'),
  verb('choisir', 'un livre', 'un gâteau'),
  verb('remplir', 'la gourde', 'les verres'),
  { ...verb('réussir', 'la recette', "l'exercice"), tableOnly: ['imparfait'] },
  { ...verb('obéir', 'à la maîtresse'), tableOnly: ['imparfait'] },
  { ...verb('applaudir', 'les danseurs', 'les musiciens'), tableOnly: ['imparfait'] },
  { ...verb('bâtir', 'une cabane', 'un château de sable'), tableOnly: ['imparfait'] },
  { ...verb('lancer', 'le ballon', 'une balle'), tableOnly: ['futur'] },
  verb('manger', 'une pomme', 'à la cantine'),
  verb('ranger', 'la chambre', 'les livres'),
  verb('nettoyer', 'le tableau', 'la table'),
  verb('appeler', 'le médecin', 'la voisine'),
  verb('jeter', 'les vieux journaux', 'les papiers'),
]

export const PROGRAMME_VERBS: Readonly<Record<Level, readonly ProgrammeVerb[]>> = {
  CP: OF_CP,
  CE1: OF_CE1,
  CE2: OF_CE2,
  CM1: OF_CM1,
  CM2: OF_CM1,
}

/** Whether the class is taught the endings of a verb: those in -er in each class, others from the class that names them. */
export function isTaughtVerb(lemma: string, level: Level): boolean {
  const isRegular = lemma.endsWith('er') && lemma !== 'aller'
  return isRegular || PROGRAMME_VERBS[level].some((verb) => verb.lemma === lemma)
}

export const PROGRAMME_TENSES: Readonly<Record<Level, readonly ConjugatedTense[]>> = {
  CP: ['présent'],
  CE1: ['présent', 'futur', 'imparfait', 'passé composé'],
  CE2: ['présent', 'futur', 'imparfait', 'passé composé'],
  CM1: ['présent', 'futur', 'imparfait', 'passé composé'],
  CM2: ['présent', 'futur', 'imparfait', 'passé composé', 'passé simple', 'plus-que-parfait'],
}

export interface ConjugatedSubject {
  readonly text: string
  readonly person: Person
  readonly number: GrammarNumber
  /** null: either, as «nous». */
  readonly gender: 'm' | 'f' | null
}

export const PRONOUN_SUBJECTS: readonly ConjugatedSubject[] = [
  { text: 'je', person: 1, number: 's', gender: null },
  { text: 'tu', person: 2, number: 's', gender: null },
  { text: 'il', person: 3, number: 's', gender: 'm' },
  { text: 'elle', person: 3, number: 's', gender: 'f' },
  { text: 'nous', person: 1, number: 'p', gender: null },
  { text: 'vous', person: 2, number: 'p', gender: null },
  { text: 'ils', person: 3, number: 'p', gender: 'm' },
  { text: 'elles', person: 3, number: 'p', gender: 'f' },
]

export const NAMED_SUBJECTS: readonly ConjugatedSubject[] = [
  { text: 'Mon frère', person: 3, number: 's', gender: 'm' },
  { text: 'Ma sœur', person: 3, number: 's', gender: 'f' },
  { text: 'Mon ami', person: 3, number: 's', gender: 'm' },
  { text: 'Les enfants', person: 3, number: 'p', gender: 'm' },
  { text: 'Mes cousines', person: 3, number: 'p', gender: 'f' },
  { text: 'Mes cousins', person: 3, number: 'p', gender: 'm' },
]

/** From CM1: subjects that hold two persons. */
export const JOINED_SUBJECTS: readonly ConjugatedSubject[] = [
  { text: 'Mon frère et moi', person: 1, number: 'p', gender: 'm' },
  { text: 'Ton frère et toi', person: 2, number: 'p', gender: 'm' },
  { text: 'Ma cousine et sa sœur', person: 3, number: 'p', gender: 'f' },
]

/** At CM2 the passé simple is that of stories: third persons. */
export function subjectsOfTense<Subject extends ConjugatedSubject>(
  subjects: readonly Subject[],
  tense: ConjugatedTense,
): Subject[] {
  return subjects.filter(({ person }) => tense !== 'passé simple' || person === 3)
}
