/** Determiners and pronouns that differ by number or gender only. */
import type { ErrorClass } from '../../domain/copy/review/error-class.ts'

/** «lequel», «auquel», «duquel» with their other forms. */
function pronounsOf(form: string): readonly [string, string, string, string] {
  const [feminine, plural] = ({ au: ['à la', 'aux'], du: ['de la', 'des'] } as const)[form] ?? [
    'la',
    'les',
  ]
  return [`${form}quel`, `${feminine}quelle`, `${plural}quels`, `${plural}quelles`]
}

const DETERMINER_FAMILIES: readonly (readonly [ms: string, fs: string, mp: string, fp?: string])[] =
  [
    ['le', 'la', 'les'],
    ['un', 'une', 'des'],
    ['mon', 'ma', 'mes'],
    ['ton', 'ta', 'tes'],
    ['son', 'sa', 'ses'],
    ...['ce', 'cet'].map((form) => [form, 'cette', 'ces'] as const),
    ['notre', 'notre', 'nos'],
    ['votre', 'votre', 'vos'],
    ['au', 'au', 'aux'],
    ['du', 'du', 'des'],
    ['quel', 'quelle', 'quels', 'quelles'],
    ['tout', 'toute', 'tous', 'toutes'],
    ['tou', 'toute', 'tous', 'toutes'],
    ['quelque', 'quelque', 'quelques'],
    ['leur', 'leur', 'leurs'],
    ...['aucun', 'chacun'].map((form) => [form, `${form}e`, `${form}s`, `${form}es`] as const),
    ['chaque', 'chaque', 'chaques'],
    ['il', 'elle', 'ils', 'elles'],
    ...['le', 'au', 'du'].map((form) => pronounsOf(form)),
    ['celui', 'celle', 'ceux', 'celles'],
    ...['mien', 'tien', 'sien'].map(
      (form) => [form, `${form}ne`, `${form}s`, `${form}nes`] as const,
    ),
  ]

/** In what two forms of one family differ; null where they are of none. */
export function determinerClasses(expected: string, written: string): readonly ErrorClass[] | null {
  for (const family of DETERMINER_FAMILIES) {
    const [one, other] = [family.indexOf(expected), family.lastIndexOf(written)]
    if (one < 0 || other < 0) continue
    const plural = (index: number): boolean => index >= 2
    const isNumber = plural(one) !== plural(other)
    // «tout» for «toutes»: of «les», nothing tells the gender.
    const isGender = family.length === 4 && one % 2 !== other % 2
    if (!isNumber) return ['accord_genre']
    return isGender ? ['accord_nombre', 'accord_genre'] : ['accord_nombre']
  }
  return null
}
