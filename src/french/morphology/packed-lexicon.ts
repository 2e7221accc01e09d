/**
 * Reads the packed lexicon that tools/generators/build-lexicon.ts writes. Its lemmas (some 80 000, front-coded) are unpacked into typed arrays under
 * an open-addressing hash table: a tenth of the memory of a map of strings, and nothing for the garbage collector while they are read.
 */

const SPACE = 32
const ZERO = 48
const NINE = 57
const A = 97

/** FNV-1a on UTF-16 units; offset basis and prime of the 32-bit variant. */
const HASH_SEED = 0x811c9dc5
const HASH_PRIME = 0x01000193

function hashStep(hash: number, unit: number): number {
  return Math.imul(hash ^ unit, HASH_PRIME)
}

/** Folds the high bits in: the mask of a power of two would ignore them. */
function slotOf(hash: number, mask: number): number {
  return (hash ^ (hash >>> 15)) & mask
}

/** Value of a base-36 digit. */
function digit(unit: number): number {
  return unit <= NINE ? unit - ZERO : unit - A + 10
}

interface LemmaTable {
  /** Indexes in `PackedLexicon.groups`; empty when the lemma is unknown. */
  readonly groupsOf: (lemma: string) => readonly number[]
  readonly lemmas: () => readonly string[]
}

class LemmaWriter {
  private readonly letters: Uint16Array
  private readonly ends: Uint32Array
  private readonly groups: Uint16Array
  private count = 0
  private used = 0

  constructor(letters: number, lemmas: number) {
    this.letters = new Uint16Array(letters)
    this.ends = new Uint32Array(lemmas)
    this.groups = new Uint16Array(lemmas)
  }

  /** Front coding, «3rticulaire 2ject»: how many letters are shared with the lemma before, then the others. */
  addAll(coded: string, group: number): void {
    let before = this.used
    let at = 0
    while (at < coded.length) {
      const start = this.used
      const shared = digit(coded.charCodeAt(at))
      this.letters.copyWithin(start, before, before + shared)
      this.used += shared
      at += 1
      for (; at < coded.length && coded.charCodeAt(at) !== SPACE; at += 1) {
        this.letters[this.used] = coded.charCodeAt(at)
        this.used += 1
      }
      at += 1
      this.ends[this.count] = this.used
      this.groups[this.count] = group
      this.count += 1
      before = start
    }
  }

  table(): LemmaTable {
    const { letters, ends, groups } = this
    const text = { letters, ends }
    const slots = slotsOf(text)
    const mask = slots.length - 1
    return {
      groupsOf: (lemma) => {
        const found: number[] = []
        let hash = HASH_SEED
        for (let at = 0; at < lemma.length; at += 1) hash = hashStep(hash, lemma.charCodeAt(at))
        for (let slot = slotOf(hash, mask); ; slot = (slot + 1) & mask) {
          const index = (slots[slot] ?? 0) - 1
          if (index < 0) return found
          if (isLemma(text, index, lemma)) found.push(groups[index] ?? 0)
        }
      },
      lemmas: () => Array.from(ends, (_, index) => lemmaAt(text, index)),
    }
  }
}

interface LemmaText {
  readonly letters: Uint16Array
  /** Where each lemma ends in `letters`. */
  readonly ends: Uint32Array
}

function lemmaAt({ letters, ends }: LemmaText, index: number): string {
  const start = index === 0 ? 0 : ends[index - 1]
  return String.fromCharCode(...letters.subarray(start, ends[index]))
}

function isLemma({ letters, ends }: LemmaText, index: number, lemma: string): boolean {
  const start = index === 0 ? 0 : (ends[index - 1] ?? 0)
  if ((ends[index] ?? 0) - start !== lemma.length) return false
  for (let at = 0; at < lemma.length; at += 1) {
    if (letters[start + at] !== lemma.charCodeAt(at)) return false
  }
  return true
}

/** At most half full; a slot holds the number of a lemma counted from 1, 0 when it is free. */
function slotsOf({ letters, ends }: LemmaText): Uint32Array {
  const size = 2 ** Math.ceil(Math.log2(Math.max(2, ends.length * 2)))
  const slots = new Uint32Array(size)
  let start = 0
  ends.forEach((end, index) => {
    let hash = HASH_SEED
    for (let at = start; at < end; at += 1) hash = hashStep(hash, letters[at] ?? 0)
    let slot = slotOf(hash, size - 1)
    while (slots[slot] !== 0) slot = (slot + 1) & (size - 1)
    slots[slot] = index + 1
    start = end
  })
  return slots
}

/** How many lemmas a coded list holds, and how many letters once written out. */
function sizeOf(coded: string): { readonly lemmas: number; readonly letters: number } {
  let lemmas = 0
  let letters = 0
  let length = 0
  for (let at = 0; at < coded.length; at += 1) {
    length = digit(coded.charCodeAt(at))
    for (at += 1; at < coded.length && coded.charCodeAt(at) !== SPACE; at += 1) length += 1
    lemmas += 1
    letters += length
  }
  return { lemmas, letters }
}

/** The table of coded lists, one for each group, in the order of their numbers. */
function parseLemmaTable(lists: readonly string[]): LemmaTable {
  const sizes = lists.map(sizeOf)
  const letters = sizes.reduce((sum, size) => sum + size.letters, 0)
  const lemmas = sizes.reduce((sum, size) => sum + size.lemmas, 0)
  const writer = new LemmaWriter(letters, lemmas)
  lists.forEach((list, group) => {
    writer.addAll(list, group)
  })
  return writer.table()
}

/** One inflected form of a paradigm: letters taken off the lemma, letters put on, codes (`p3s`, `Qfp`, `ms`, `Y`). */
export interface PackedForm {
  readonly strip: string
  readonly add: string
  readonly codes: readonly string[]
}

type Paradigm = readonly PackedForm[]

/** Lemmas that share their natures and their paradigm. */
export interface InflectionClass {
  /** `NA` (nom and adjectif), `V1_it_q__a` (verb, its group, constructions and auxiliary), … */
  readonly head: string
  readonly paradigm: number
}

export interface PackedLexicon {
  readonly paradigms: readonly Paradigm[]
  readonly groups: readonly InflectionClass[]
  readonly lemmas: LemmaTable
}

const HEADER = 'encrier-lexicon 1'

function parseParadigm(line: string): Paradigm {
  return line.split(' ').flatMap((form) => {
    const [, strip, add, codes] = /^([^:]*):([^=]*)=(.*)$/u.exec(form) ?? []
    return strip === undefined || add === undefined || codes === undefined
      ? []
      : [{ strip, add, codes: codes.split(',') }]
  })
}

/** Throws when the text is no packed lexicon: a damaged file is a bug. */
export function parsePackedLexicon(text: string): PackedLexicon {
  const lines = text.split('\n')
  if (lines[0] !== HEADER) throw new Error('not a packed lexicon')
  const count = Number(lines[1])
  const paradigms = lines.slice(2, 2 + count).map(parseParadigm)
  const groups: InflectionClass[] = []
  const lists: string[] = []
  for (const line of lines.slice(2 + count)) {
    const [head, paradigm, coded] = line.split('\t')
    if (head === undefined || paradigm === undefined || coded === undefined) continue
    groups.push({ head, paradigm: Number(paradigm) })
    lists.push(coded)
  }
  return { paradigms, groups, lemmas: parseLemmaTable(lists) }
}
