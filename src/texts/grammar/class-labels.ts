/** What a class calls words and groups: CP names no class of words (BO n° 41 of 31/10/2024 p. 89). */
import type { AskedNature } from '../../domain/grammar/nature.ts'
import type { Level } from '../../domain/level.ts'

const AT_CP: Readonly<Partial<Record<AskedNature, string>>> = {
  nom: 'mot qui nomme',
  verbe: "mot qui dit l'action",
}

export function natureLabel(nature: AskedNature, level: Level): string {
  return (level === 'CP' ? AT_CP[nature] : undefined) ?? nature
}

export const CLASS_LABELS = {
  /** The group of buttons, by class. */
  natures: (level: Level): string => (level === 'CP' ? 'Ce que fait le mot' : 'Nature'),
  cp: "En CP, on cherche les mots qui nomment et ceux qui disent l'action\u00a0; la fonction vient plus tard.",
} as const
