/** «La dictée de la semaine» in the generator: what was filled in, and a theme. */
import type { CalendarDate } from '../../domain/calendar-date.ts'
import { counted, ofName } from '../format.ts'

/** A theme of the season a week of the month, as the generator takes them. */
const THEMES: Readonly<Record<string, readonly string[]>> = {
  '01': ['la neige', 'les pôles', 'les métiers', 'la nuit'],
  '02': ['le carnaval', 'la montagne', 'les amis', 'la musique'],
  '03': ['le printemps', 'les oiseaux', 'le jardin', 'la rivière'],
  '04': ['le jardin', 'les animaux', 'Pâques', 'le vélo'],
  '05': ['la ferme', 'la forêt', 'le sport', 'la famille'],
  '06': ['la mer', 'le marché', 'la fête', "l'été"],
  '07': ['la mer', 'les vacances', 'le voyage', 'la plage'],
  '08': ['les vacances', 'la plage', 'le camping', 'la mer'],
  '09': ['la rentrée', "l'école", 'les amis', "l'automne"],
  '10': ["l'automne", 'la forêt', 'la cuisine', 'la maison hantée'],
  '11': ['la tempête', 'le Moyen Âge', 'les livres', 'la préhistoire'],
  '12': ["l'hiver", 'Noël', 'la fête', 'la neige'],
}

const DAYS_A_WEEK = 7

/** Every theme that may be proposed. */
export const WEEKLY_THEMES: readonly string[] = [...new Set(Object.values(THEMES).flat())]

/** The theme proposed on a day; the adult may write another. */
export function weeklyTheme(today: CalendarDate): string {
  const [, month = '01', day = '01'] = today.split('-')
  const themes = THEMES[month] ?? []
  return themes[Math.floor((Number(day) - 1) / DAYS_A_WEEK) % themes.length] ?? ''
}

export const WEEKLY_DICTATION = {
  loading: 'Chargement des mots...',
  filled: (learner: string, words: number, due: number): string =>
    words < due
      ? `Les ${words} mots les plus pressants ${ofName(learner)} sont dans la liste. Les autres reviendront la prochaine fois.`
      : `${counted(words, 'mot à revoir', 'mots à revoir')} ${ofName(learner)}, dans la liste ci-dessous.`,
  none: (learner: string): string => `Aucun mot à revoir aujourd'hui pour ${learner}.`,
} as const
