/** What is asked back of a request before its text is written. */
import { quoted } from '../format.ts'

const NBSP = '\u00a0'

export const REQUEST_QUESTIONS = {
  words: 'Mots à vérifier avant de continuer',
  word: (word: string, suggestion: string | null): string =>
    suggestion === null
      ? `${word}${NBSP}: L'Encrier ne connaît pas ce mot. Vérifiez son orthographe, ou gardez-le si c'est un nom propre.`
      : `${word}${NBSP}: vouliez-vous dire ${quoted(suggestion)}${NBSP}?`,
  replace: (suggestion: string): string => `Écrire ${quoted(suggestion)}`,
  keep: (word: string): string => `Garder ${quoted(word)}`,
  drop: (word: string): string => `Enlever ${quoted(word)}`,
  theme: (theme: string): string =>
    `L'Encrier ne connaît pas le thème ${quoted(theme)}${NBSP}: le texte n'en parlerait pas. Essayez un lieu, une saison ou un sujet, comme ${quoted('La forêt')} ou ${quoted("L'hiver")}.`,
  goOnWithTheme: 'Continuer avec ce thème',
  goals: (goals: readonly string[]): string =>
    goals.length === 1
      ? `L'Encrier ne comprend pas l'objectif ${quoted(goals.join(''))}${NBSP}: le texte n'en tiendrait pas compte. Essayez un temps, un accord ou un son, comme ${quoted('imparfait')}.`
      : `L'Encrier ne comprend pas les objectifs ${goals.map(quoted).join(', ')}${NBSP}: le texte n'en tiendrait pas compte. Essayez un temps, un accord ou un son, comme ${quoted('imparfait')}.`,
  goOnWithGoals: (count: number): string =>
    count === 1 ? 'Continuer avec cet objectif' : 'Continuer avec ces objectifs',
} as const
