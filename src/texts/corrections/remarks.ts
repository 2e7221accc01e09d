/** What stands beside a percentage: it knows neither accents nor what is in excess. */
import type { PositiveTallies } from '../../domain/copy/review/grading-scale.ts'
import type { CopyRemarks } from '../../domain/copy/review/stored-copy.ts'
import { counted, percent } from '../format.ts'

const NBSP = '\u00a0'

function remarkCount({ grammatical, lexical, presentation }: CopyRemarks): number {
  return grammatical + lexical + presentation
}

interface ScoredCopy {
  readonly score: number
  /** null when none were stored. */
  readonly remarks: CopyRemarks | null
}

function told({ score, remarks }: ScoredCopy): string {
  return remarks === null ? percent(score) : `${percent(score)}, ${REMARKS.count(remarks)}`
}

export const REMARKS = {
  count: (remarks: CopyRemarks): string =>
    remarkCount(remarks) === 0
      ? 'aucune remarque'
      : counted(remarkCount(remarks), 'remarque', 'remarques'),
  /** «3 remarques : grammaire 2, accents et signes 1». */
  byFamily: (remarks: CopyRemarks): string => {
    if (remarkCount(remarks) === 0) return 'Aucune remarque'
    const families = [
      ['grammaire', remarks.grammatical],
      ['orthographe des mots', remarks.lexical],
      ['accents et signes', remarks.presentation],
    ] as const
    const named = families.filter(([, count]) => count > 0)
    return `${REMARKS.count(remarks)}${NBSP}: ${named.map(([name, count]) => `${name} ${count}`).join(', ')}`
  },
  scored: told,
  tallies: ({ nominal, verbal, words }: PositiveTallies): string =>
    [
      `accords du groupe nominal ${nominal.achieved} sur ${nominal.total}`,
      `accords du verbe ${verbal.achieved} sur ${verbal.total}`,
      `mots ${words.achieved} sur ${words.total}`,
    ].join(', '),
  beforeAfter: (before: ScoredCopy, after: ScoredCopy): string =>
    `Avant${NBSP}: ${told(before)}. Après${NBSP}: ${told(after)}.`,
} as const
