/** What the comparison makes of a copy that a reader read, held against what really stands on it. */

import {
  ALIGNED_STATUSES,
  type AlignedStatus,
  RELIABLE_SHARE,
  shareRead,
} from '../../src/domain/copy/alignment/copy-alignment.ts'
import {
  type CopyDraft,
  draftFromReading,
  isPending,
  setVerdict,
  type Verdict,
} from '../../src/domain/copy/draft/copy-draft.ts'
import { confirmedText } from '../../src/domain/copy/draft/copy-text.ts'
import { addExtra, keepExtra } from '../../src/domain/copy/draft/draft-extras.ts'
import { scoreCorrection } from '../../src/domain/copy/text/dictation-score.ts'
import { comparisonKey } from '../../src/domain/copy/text/text-words.ts'
import type { PhotoToken } from '../../src/domain/photo/photo.ts'
import { scorePercent } from '../../src/domain/results/results.ts'
import type { Figure } from '../figure.ts'
import type { CopyTruth, OriginalWord } from './pages/page-ground-truth.ts'

export interface JudgedCopy {
  readonly truth: CopyTruth
  readonly draft: CopyDraft
}

export function judgeCopy(truth: CopyTruth, tokens: readonly PhotoToken[]): JudgedCopy {
  return { truth, draft: draftFromReading(truth.original, tokens) }
}

/** Whether a word is right for the specified rule: accents and capitals do not count. */
function isRight({ w, written }: OriginalWord): boolean {
  return written !== null && comparisonKey(w) === comparisonKey(written)
}

/** What looks right to the specified rule; only «right» is passed over without a question. */
const READ_RIGHT: readonly AlignedStatus[] = ['right', 'unsure', 'nuance', 'moved']
const MARKED_WRONG: readonly AlignedStatus[] = ['different', 'missing']

interface SilentFault {
  readonly type: string
  /** Whether the reader itself gave the expected word: nobody can know of the fault but by looking at the sheet. */
  readonly isMisread: boolean
}

/** Planted faults about which nobody is asked. */
function silentFaults(copies: readonly JudgedCopy[]): SilentFault[] {
  return copies.flatMap(({ truth, draft }) =>
    draft.words.flatMap((word, index) => {
      const planted = truth.origWords[index]
      if (!planted || planted.written === planted.w || isPending(draft, word)) return []
      return [{ type: planted.type ?? '', isMisread: word.found.read === word.text }]
    }),
  )
}

/** Words that the adult is asked about although they stand right on the sheet. */
function askedInVain(copies: readonly JudgedCopy[]): number {
  const trusted = copies.filter(({ draft }) => !draft.guided)
  const asked = sum(trusted, ({ truth, draft }) =>
    sum(draft.words, (word) => {
      const planted = truth.origWords[draft.words.indexOf(word)]
      return planted?.written === planted?.w && isPending(draft, word) ? 1 : 0
    }),
  )
  return asked / trusted.length
}

/** How many words, right or wrong on the copy, have one of the statuses before anybody confirmed anything. */
function count(
  { truth, draft }: JudgedCopy,
  right: boolean,
  statuses: readonly AlignedStatus[],
): number {
  return draft.words.filter(({ found }, index) => {
    const word = truth.origWords[index]
    return word !== undefined && isRight(word) === right && statuses.includes(found.status)
  }).length
}

export function shareReadOf({ draft }: JudgedCopy): number {
  return shareRead(draft.words.map(({ found }) => found))
}

function trueScore({ original, written }: CopyTruth): number {
  return scoreCorrection(original, written).score
}

/** Points of 100 between the mark that the reading alone would give and the true one. */
function markError(copy: JudgedCopy): number {
  const wrong = copy.draft.words.filter(({ found }) => MARKED_WRONG.includes(found.status)).length
  return Math.abs(scorePercent(copy.draft.words.length, wrong) - trueScore(copy.truth))
}

/** What an adult who sees the sheet says of a word. */
function verdictOf({ status, written }: OriginalWord): Verdict {
  if (status === 'right') return { kind: 'right' }
  if (written !== null) return { kind: 'written', text: written }
  return { kind: 'forgotten' }
}

/** The copy after an adult who saw every word. */
function confirmed({ truth, draft }: JudgedCopy): CopyDraft {
  const settled = truth.origWords.reduce(
    // A joined word was told with the one before it.
    (now, word, index) =>
      word.type === 'joined' && word.written === null
        ? now
        : setVerdict(now, index, verdictOf(word)),
    draft,
  )
  const dropped = settled.extras.reduce((now, _, index) => keepExtra(now, index, false), settled)
  return truth.extras.reduce((now, { after, written }) => addExtra(now, after, written), dropped)
}

function sum<Item>(items: readonly Item[], of: (item: Item) => number): number {
  return items.reduce((all, item) => all + of(item), 0)
}

function percent(part: number, whole: number): number {
  return whole === 0 ? 0 : (100 * part) / whole
}

type Limits = Pick<Figure, 'atLeast' | 'atMost' | 'tolerance'>

interface GroupLimits {
  readonly wrong?: Limits
  readonly marked?: Limits
  readonly toCheck?: Limits
}

/** Marking nothing, or leaving everything to check, would be fair and useless. */
const LIMITS: GroupLimits = {
  wrong: { atMost: 9, tolerance: 1.5 },
  marked: { atLeast: 50, tolerance: 6 },
  toCheck: { atMost: 10, tolerance: 2 },
}

/** Share, in percent, of the words right (or wrong) on the copies that have one of the statuses. */
function share(
  copies: readonly JudgedCopy[],
  right: boolean,
  statuses: readonly AlignedStatus[],
): number {
  return percent(
    sum(copies, (copy) => count(copy, right, statuses)),
    sum(copies, (copy) => count(copy, right, ALIGNED_STATUSES)),
  )
}

function groupFigures(name: string, copies: readonly JudgedCopy[], limits: GroupLimits): Figure[] {
  if (copies.length === 0) return [{ name: `${name}: pages`, value: 0, unit: 'pages' }]
  return [
    { name: `${name}: pages`, value: copies.length, unit: 'pages' },
    {
      name: `${name}: right words marked wrong`,
      value: share(copies, true, MARKED_WRONG),
      unit: '%',
      ...limits.wrong,
    },
    {
      name: `${name}: errors marked`,
      value: share(copies, false, MARKED_WRONG),
      unit: '%',
      ...limits.marked,
    },
    { name: `${name}: errors to check`, value: share(copies, false, ['doubtful']), unit: '%' },
    { name: `${name}: errors read as right`, value: share(copies, false, READ_RIGHT), unit: '%' },
    {
      name: `${name}: words to check a page`,
      value:
        sum(copies, (copy) => count(copy, true, ['doubtful']) + count(copy, false, ['doubtful'])) /
        copies.length,
      unit: 'words',
      ...limits.toCheck,
    },
    {
      name: `${name}: error on the mark`,
      value: sum(copies, markError) / copies.length,
      unit: 'points',
    },
  ]
}

function markedAfter(copies: readonly JudgedCopy[]): number {
  return sum(copies, (copy) => {
    const text = confirmedText(confirmed(copy))
    const truth = scoreCorrection(copy.truth.original, copy.truth.written).error_count
    return Math.abs(scoreCorrection(copy.truth.original, text).error_count - truth)
  })
}

/** Kinds of planted faults that often differ by an accent alone («a», «à»). */
const SEEN_BY_ACCENT: readonly string[] = ['accent', 'homophone']

/** The figures of the copies, all together and by the share of words that was read right. */
export function copyFigures(copies: readonly JudgedCopy[]): Figure[] {
  const silent = silentFaults(copies)
  const from = (least: number): JudgedCopy[] => copies.filter((copy) => shareReadOf(copy) >= least)
  return [
    ...groupFigures('all', copies, LIMITS),
    ...groupFigures('read at 60 %', from(RELIABLE_SHARE), {}),
    ...groupFigures('read at 85 %', from(0.85), {}),
    {
      name: 'planted faults that were read, rewritten in silence',
      value: silent.filter(({ isMisread }) => !isMisread).length,
      unit: 'words',
      atMost: 0,
    },
    {
      name: 'planted faults that the reader itself read as right',
      value: silent.filter(({ isMisread }) => isMisread).length,
      unit: 'words',
    },
    {
      name: 'planted faults of accents and homophones rewritten in silence',
      value: silent.filter(({ type }) => SEEN_BY_ACCENT.includes(type)).length,
      unit: 'words',
      atMost: 0,
    },
    {
      name: 'right words asked about, a page that was read',
      value: askedInVain(copies),
      unit: 'words',
    },
    {
      name: 'errors too many or too few after confirmation',
      value: markedAfter(copies),
      unit: 'words',
      atMost: 0,
    },
  ]
}

/** Words of a copy that are not marked as they stand on it, for reading; `!` before what was right and is marked wrong. */
export function disagreements({ truth, draft }: JudgedCopy): string[] {
  return draft.words.flatMap(({ found }, index) => {
    const word = truth.origWords[index]
    if (!word) return []
    const right = isRight(word)
    if (right === READ_RIGHT.includes(found.status)) return []
    const alarm = right && MARKED_WRONG.includes(found.status) ? '!' : ''
    return [`${alarm}${word.w}|${word.written ?? ''}>${found.read ?? ''} ${found.status}`]
  })
}
