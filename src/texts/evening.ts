/** «Ce soir», the first screen after sign-in (FIR-04), and the first steps of a new account (FIR-02). */
import type { Level } from '../domain/level.ts'
import type { Activity } from '../domain/results/results.ts'
import { counted, ofName } from './format.ts'

const NBSP = '\u00a0'

export const EVENING = {
  pageTitle: "Ce soir - L'Encrier",
  title: 'Ce soir',
  loading: 'Chargement de la soirée...',
  loadError: 'Erreur lors du chargement de la soirée',

  next: 'À faire maintenant',
  forLearner: (name: string): string => `Pour ${name}`,
  dictateTo: (name: string): string => `Dicter à ${name}`,
  dictate: 'Dicter',
  thenPhoto: (sizes: string): string => `Dictée, ${sizes}. Puis la photo de la copie.`,
  photoAfter: 'Dictée, puis la photo de la copie.',
  photograph: 'Photographier la copie',
  readFirst: 'Relire le texte avant',
  wordsTitle: (count: number): string =>
    count > 1 ? `${count} mots qui reviennent` : 'Un mot qui revient',
  wordsText: 'Ils ont résisté dans une copie. Quelques minutes suffisent.',
  wordsArt: ['forêt', 'noix', 'chênes'],
  wordsAction: 'Revoir ces mots',
  factsTitle: (count: number): string =>
    count > 1 ? `${count} calculs qui reviennent` : 'Un calcul qui revient',
  factsText: 'Ils ont résisté à un entraînement. Quelques minutes suffisent.',
  factsArt: ['7 × 8', '6 × 9', '63 ÷ 7'],
  factsAction: 'Lancer un entraînement',
  seriesTitle: 'La série de la semaine',
  seriesText: 'Du calcul mental, préparé pour cette semaine.',
  seriesAction: 'Commencer la série',
  questionsTitle: (count: number): string =>
    count > 1
      ? `${count} questions de grammaire qui reviennent`
      : 'Une question de grammaire qui revient',
  questionsText: 'Elles ont résisté à un exercice. Elles reviennent parmi de nouvelles.',
  questionsArt: ['nom', 'sujet', 'verbe'],
  questionsAction: 'Lancer un entraînement',
  forClass: (level: Level, title: string): string => `${level}, ${title}`,
  classTitle: (done: number, expected: number): string =>
    `${counted(done, 'copie vérifiée', 'copies vérifiées')} sur ${expected}`,
  classText: (missing: number): string =>
    missing > 1 ? `Restent ${missing} copies à photographier.` : 'Reste une copie à photographier.',
  classAction: 'Continuer la correction',
  nothingTitle: 'Rien pour ce soir',
  nothingText: 'Tout est fait. Vous pouvez préparer la suite.',
  prepare: 'Préparer une dictée',
  prepareAnother: 'Préparer une autre dictée',
  addLearner: 'Ajouter un apprenant',
  learnersUsed: (count: number, maximum: number): string => `(${count} sur ${maximum})`,

  toDo: 'À faire',
  lastResult: 'Dernier résultat',
  noResult: 'Pas encore de résultat',
  upToDate: 'À jour',
  dictation: (title: string): string => `Dictée «${NBSP}${title}${NBSP}»`,
  series: 'Série de la semaine',
  dueWords: (count: number): string => counted(count, 'mot à revoir', 'mots à revoir'),
  dueFacts: (count: number): string => counted(count, 'calcul à revoir', 'calculs à revoir'),
  dueQuestions: (count: number): string =>
    counted(count, 'question de grammaire à revoir', 'questions de grammaire à revoir'),
  review: 'Revoir',
  start: 'Lancer',
  /** Names a link for screen readers: «Dicter, Dictée «…», Inès». */
  about: (action: string, what: string, name: string): string => `${action}, ${what}, ${name}`,
  activities: {
    dictation: 'dictée',
    grammar: 'grammaire',
    calculation: 'calcul mental',
  } as const satisfies Readonly<Record<Activity, string>>,
  exercise: (name: string): string => `Exercices ${ofName(name)}`,
  theClass: 'La classe',
  classSize: (count: number): string => counted(count, 'élève', 'élèves'),
} as const

export const FIRST_STEPS = {
  crumb: 'Bienvenue',
  title: 'Votre première dictée',
  lead: `Trois gestes, une dizaine de minutes. Vous pouvez vous arrêter à chaque étape${NBSP}: rien ne se perd.`,
  words: 'Les mots',
  wordsText: 'Ceux de la leçon, ou ceux qui résistent.',
  wordsLabel: 'Mots à placer',
  wordsHint: 'Séparés par des virgules',
  wordsPlaceholder: 'école, cartable, maîtresse',
  wordsMissing: 'Donnez au moins un mot.',
  level: 'Niveau',
  write: 'Écrire la dictée',
  photograph: 'Photographier la liste de mots',
  wordsDone: (title: string): string => `«${NBSP}${title}${NBSP}» est prête.`,
  open: 'Ouvrir la dictée',
  dictate: 'Dicter',
  dictateText: "Le texte apparaît ici. L'application lit, ou vous.",
  later: "S'ouvre après les mots",
  dictateAction: 'Dicter maintenant',
  photo: 'Photographier',
  photoText: 'Une photo de la copie suffit. Vous vérifiez, puis le stylo rouge passe.',
  photoPaid: 'Avec un plan payant, essayé cinq jours.',
  plans: 'Voir les plans',
  photoAction: 'Photographier la copie',
  addLearnerFirst: "Ajouter un apprenant d'abord",
  calculations: 'Commencer par le calcul',
  exampleLines: ["Ce matin, l'", 'est calme. Léa pose', 'son '],
  exampleWords: ['école', 'cartable'],
} as const
