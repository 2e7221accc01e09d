/** «Dictée flash» and «Copier, cacher, écrire»: the child reads these. */
import { counted } from '../format.ts'

const NBSP = '\u00a0'

export const WORD_PRACTICE = {
  crumb: 'Français',
  loading: 'Chargement des mots...',
  loadError: 'Erreur lors du chargement des mots à revoir',
  none: "Tu n'as aucun mot à revoir.",
  noneDue: "Rien à revoir aujourd'hui. Tu peux quand même t'entraîner.",
  back: 'Mots à revoir',
  rank: (rank: number, total: number): string => `${rank} sur ${total}`,
  forWhom: (firstName: string): string => `Pour ${firstName}`,
  words: (count: number): string => counted(count, 'mot', 'mots'),
  start: 'Commencer',
  listen: 'Écouter',
  listenAgain: 'Écouter encore',
  noVoice: `Cet appareil n'a pas de voix française${NBSP}: un adulte lit la phrase.`,
  showAdult: "Je suis l'adulte qui lit",
  adultReads: 'À lire à voix haute, puis à cacher',
  hideAdult: "J'ai lu, cacher la phrase",
  keys: 'Accents et signes',
  answer: 'Ton mot',
  gap: 'mot à écrire',
  submit: 'Valider',
  next: 'Continuer',
  unknown: 'Je ne sais pas encore',
  skip: 'Passer',
  end: "C'est fini",
  notSaved: 'Tes réponses ne sont pas encore gardées. Vérifie la connexion, puis réessaie.',
  retry: 'Réessayer',
  again: 'Encore une série',
  right: 'Écrits sans aide',
  returning: 'Ils reviendront',
  endText: (right: number, total: number): string =>
    right === total
      ? `Tu as écrit ${counted(total, 'mot', 'mots')} sans aide.`
      : `Tu as écrit ${right} ${right > 1 ? 'mots' : 'mot'} sur ${total} sans aide. Les autres reviendront un autre jour.`,
} as const

export const FLASH_DICTATION = {
  pageTitle: "Dictée flash - L'Encrier",
  title: 'Dictée flash',
  lead: 'Écoute la phrase, puis écris le mot qui manque.',
} as const

export const COPY_COVER_WRITE = {
  pageTitle: "Copier, cacher, écrire - L'Encrier",
  title: 'Copier, cacher, écrire',
  lead: "Copie le mot en le regardant. Un peu plus tard, tu l'écriras de mémoire.",
} as const

/** What is asked at a step, and what is said after an answer. */
export const PRACTICE_PROMPTS = {
  dictate: 'Écris le mot qui manque.',
  copy: 'Regarde bien le mot, puis copie-le.',
  write: 'Le mot est caché. Écris-le de mémoire.',
  right: `C'est bien ce mot-là.`,
  mending: 'Voici le mot. Regarde-le bien, puis copie-le.',
  differs: 'Regarde le mot lettre par lettre, puis recommence.',
  modelIs: (word: string): string => `Le mot est${NBSP}: ${word}`,
} as const
