/** Which pages are drawn: the list of a set, each page with its text, paper, ink and the faults of its photo. */
import { LEVELS, type Level } from '../../../src/domain/level.ts'
import { newRandom, type Random } from '../../../src/domain/random.ts'
import type { Language } from '../../../src/french/data/language.ts'
import { writeDictation } from '../../../src/french/generation/write-dictation.ts'
import {
  type CopyTruth,
  type Ink,
  type PageKind,
  type PageLayout,
  type PageStyle,
  type Paper,
  type PhotoFaults,
  TIERS,
  type Tier,
} from './page-ground-truth.ts'
import { type PageList, pageLists } from './page-lists.ts'
import { plantErrors } from './planted-copy.ts'

export interface PagePlan {
  readonly id: string
  readonly tier: Tier
  readonly kind: PageKind
  readonly style: PageStyle | 'none'
  readonly level: Level
  readonly title: string
  readonly layout: PageLayout
  readonly entries: readonly string[]
  readonly copy: CopyTruth | null
  readonly paper: Paper
  readonly ink: Ink
  readonly xHeight: number
  readonly exif: number
  readonly rot: number
  readonly jpegQ: number
  readonly photo: PhotoFaults
  readonly seed: number
}

/** Bounds of what a photo of each tier suffers. */
const FAULTS = {
  easy: {
    x: [30, 35],
    tilt: 1.5,
    lean: 1.5,
    blur: [0.3, 0.5],
    gain: [0.95, 1],
    shadow: [0, 0.12],
    noise: [1.3, 2.6],
    jpeg: [84, 92],
  },
  medium: {
    x: [22, 28],
    tilt: 4.5,
    lean: 5,
    blur: [0.3, 0.8],
    gain: [0.74, 0.95],
    shadow: [0.15, 0.35],
    noise: [2, 4.6],
    jpeg: [71, 85],
  },
  hard: {
    x: [17, 22],
    tilt: 7.8,
    lean: 9,
    blur: [0.85, 1.15],
    gain: [0.45, 0.74],
    shadow: [0.28, 0.5],
    noise: [4.4, 7.6],
    jpeg: [44, 67],
  },
} as const

const ORIENTATIONS = [1, 1, 1, 1, 3, 6, 6, 8]
const LIST_LAYOUTS = ['lines', 'numbered', 'bullets', 'commas', 'columns2'] as const
const RULED: readonly Paper[] = ['seyes', 'seyes', 'lines', 'squares', 'white', 'cream']
const INKS: readonly Ink[] = ['blue', 'blue', 'navy', 'black', 'violet', 'pencil']

function between(random: Random, [from, to]: readonly [number, number]): number {
  return from + random.next() * (to - from)
}

function faultsOf(tier: Tier, random: Random): PhotoFaults {
  const { tilt, lean, blur, gain, shadow, noise } = FAULTS[tier]
  const least = tier === 'easy' ? 0 : 0.4
  const signed = (most: number): number =>
    (random.next() < 0.5 ? -1 : 1) * between(random, [least * most, most])
  return {
    tilt: signed(tilt),
    lean: [signed(lean), signed(lean)],
    blur: between(random, blur),
    gain: between(random, gain),
    shadow: between(random, shadow),
    yellow: random.next() < 0.4 ? between(random, [0.1, tier === 'easy' ? 0.3 : 0.7]) : 0,
    noise: between(random, noise),
  }
}

interface Wanted {
  readonly tier: Tier
  readonly kind: PageKind
  readonly style: PageStyle | 'none'
  /** Errors to plant. */
  readonly errors: number
}

interface Drawer {
  readonly language: Language
  readonly lists: readonly PageList[]
}

/** A dictation of the engine, of the length that the class writes. */
function dictationText(level: Level, { language, lists }: Drawer, random: Random): string {
  const list = random.pick(lists.filter((one) => one.level === level))
  const words = random
    .shuffle(list.entries)
    .slice(0, 3)
    .map((entry) => entry.split(/[ ']/u).at(-1) ?? entry)
  const length = random.whole(3, level === 'CP' ? 5 : 4)
  const request = { words, level, length, theme: '', pedagogicalGoals: [] }
  return writeDictation(request, language, random.whole(1, 9999))
    .text.normalize('NFC')
    .replaceAll('\n', ' ')
}

function contentOf(
  wanted: Wanted,
  drawer: Drawer,
  random: Random,
): Pick<PagePlan, 'level' | 'title' | 'layout' | 'entries' | 'copy'> {
  const level = random.pick(LEVELS)
  if (wanted.kind === 'wordlist') {
    const { title, entries } = random.pick(drawer.lists.filter((one) => one.level === level))
    const shown = random.next() < 0.6 ? title : ''
    return {
      level,
      title: shown,
      layout: random.pick(LIST_LAYOUTS),
      entries: random.shuffle(entries),
      copy: null,
    }
  }
  const copy =
    wanted.kind === 'blank'
      ? null
      : plantErrors(dictationText(level, drawer, random), wanted.errors, random)
  return { level, title: '', layout: copy ? 'paragraph' : 'none', entries: [], copy }
}

function paperOf({ kind, style }: Wanted, index: number, random: Random): Paper {
  if (kind === 'blank') return RULED[index % RULED.length] ?? 'white'
  return style === 'printed' ? 'white' : random.pick(RULED)
}

function planOf(
  wanted: Wanted,
  index: number,
  { drawer, seed }: { drawer: Drawer; seed: number },
): PagePlan {
  const random = newRandom(seed * 1000 + index)
  const { tier, kind, style } = wanted
  const { x, jpeg } = FAULTS[tier]
  const short = kind === 'wordlist' ? 'list' : kind === 'dictation' ? 'dict' : 'blank'
  return {
    id: `${tier[0] ?? ''}${String(index).padStart(3, '0')}-${short}-${style}`,
    tier,
    kind,
    style,
    ...contentOf(wanted, drawer, random),
    paper: paperOf(wanted, index, random),
    ink: style === 'printed' ? 'print' : random.pick(INKS),
    xHeight: between(random, x),
    exif: random.pick(ORIENTATIONS),
    rot:
      tier === 'hard' && kind === 'wordlist' && random.next() < 0.15 ? random.pick([90, 270]) : 0,
    jpegQ: Math.round(between(random, jpeg)),
    photo: faultsOf(tier, random),
    seed: random.whole(1, 1_000_000),
  }
}

function repeat(count: number, wanted: Omit<Wanted, 'tier'>): Omit<Wanted, 'tier'>[] {
  return Array.from({ length: count }, () => wanted)
}

/** Lists and dictations of every style, and blank sheets, as many of each tier. */
function mixedPages(): Wanted[] {
  const one = [
    ...repeat(7, { kind: 'wordlist', style: 'printed', errors: 0 }),
    ...repeat(6, { kind: 'wordlist', style: 'cursive', errors: 0 }),
    ...repeat(5, { kind: 'wordlist', style: 'hand', errors: 0 }),
    ...repeat(7, { kind: 'dictation', style: 'cursive', errors: 3 }),
    ...repeat(5, { kind: 'dictation', style: 'hand', errors: 3 }),
    ...repeat(3, { kind: 'dictation', style: 'printed', errors: 3 }),
    ...repeat(7, { kind: 'blank', style: 'none', errors: 0 }),
  ]
  return TIERS.flatMap((tier) => one.map((wanted) => ({ ...wanted, tier })))
}

const COPY_STYLES: readonly PageStyle[] = [
  'cursive',
  'hand',
  'cursive',
  'hand',
  'cursive',
  'printed',
]

/** Sixty copies, none to eight errors each. */
function copies(): Wanted[] {
  return Array.from({ length: 60 }, (_, index) => ({
    tier: TIERS[index % 3] ?? 'easy',
    kind: 'dictation',
    style: COPY_STYLES[Math.floor(index / 3) % COPY_STYLES.length] ?? 'cursive',
    errors: index % 9,
  }))
}

export const PAGE_SETS = { pages: mixedPages, copies } as const
export type PageSet = keyof typeof PAGE_SETS

export function pagePlans(set: PageSet, seed: number, language: Language): PagePlan[] {
  const drawer = { language, lists: pageLists() }
  return PAGE_SETS[set]().map((wanted, index) => planOf(wanted, index, { drawer, seed }))
}
