/** «Essayez sans compte», on the first page. */
import { counted } from './format.ts'

export const FIRST_TRY = {
  title: 'Essayez sans compte',
  lead: "Trois mots, et la dictée s'écrit. Sans adresse\u00a0; rien n'est gardé.",
  words: 'Vos trois mots',
  word: (number: number) => `Mot ${number}`,
  level: 'Niveau',
  write: 'Écrire la dictée',
  again: 'Un autre texte',
  writing: 'Écriture en cours...',
  noWord: 'Écrivez au moins un mot.',
  ideas: 'Sans idée\u00a0?',
  idea: [
    { name: 'la neige', words: ['neige', 'luge', 'froid'] },
    { name: 'le marché', words: ['marché', 'panier', 'pomme'] },
    { name: "l'école", words: ['école', 'cartable', 'amie'] },
  ],
  first: ['écureuil', 'noisette', 'forêt'],
  waiting: 'Votre dictée apparaîtra ici.',
  result: 'Votre dictée',
  allIn: (words: number) => (words === 1 ? 'Votre mot y est.' : `Vos ${words} mots y sont.`),
  missing: (words: readonly string[]) => `Sans phrase pour\u00a0: ${words.join(', ')}.`,
  size: (level: string, sentences: number, words: number) =>
    `${level}, ${counted(sentences, 'phrase', 'phrases')}, ${counted(words, 'mot', 'mots')}.`,
  keep: 'Garder cette dictée',
  spent:
    'Vous avez beaucoup essayé\u00a0: les essais sans compte reprennent dans une heure au plus.',
  allSpent:
    'Beaucoup de visiteurs essaient en ce moment. Les essais sans compte reprennent dans une heure au plus.',
  busy: "Le moteur écrit pour d'autres. Réessayez dans quelques secondes.",
  failed: "Le texte n'a pas pu être écrit. Vérifiez votre connexion, puis réessayez.",
} as const

/** The sample copy: a photo of the product's own, which its reader really read. */
export const SAMPLE = {
  title: 'Puis la copie, au stylo rouge',
  lead: "Une copie d'exemple, dessinée pour cette page et lue par le lecteur de L'Encrier. À vous de trancher ce qu'il n'ose pas décider.",
  photo: "Photo d'une copie d'exemple, écrite à la main sur une feuille à grands carreaux",
  photoCaption: "La copie d'exemple, comme un téléphone la prend",
  start: 'Corriger cette copie',
  loading: 'Chargement de la copie...',
  question: (at: number, count: number) => `Question ${at} sur ${count}`,
  dictated: (word: string) => `La dictée dit «\u00a0${word}\u00a0». Qu'est-ce qui est écrit\u00a0?`,
  crop: 'Le mot sur la copie',
  illegible: 'Illisible',
  answer: (word: string) => `«\u00a0${word}\u00a0»`,
  correcting: 'Correction en cours...',
  result: 'La copie corrigée',
  score: (percent: string) => `Score\u00a0: ${percent}`,
  count: (errors: number, words: number) =>
    `${counted(errors, 'faute', 'fautes')} sur ${counted(words, 'mot', 'mots')}`,
  wrong: (written: string, expected: string) => `${written}, corrigé en ${expected}`,
  none: 'Aucune faute\u00a0: vous avez lu ce qui était dicté.',
  restart: 'Recommencer',
  failed: "La correction n'a pas pu être faite. Vérifiez votre connexion, puis réessayez.",
} as const

/** What the sample copy of the first page was dictated, and to whom. */
export const SAMPLE_COPY = {
  text: "Ce matin, l'écureuil sort de son nid. Il cherche une noisette sous les feuilles. Bientôt l'hiver arrive, alors il cache son trésor.",
  level: 'CE1',
} as const
