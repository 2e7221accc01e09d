/** Reads the packed lexicon: what tools/build-lexicon.ts writes. */
import { type LemmaTable, parseLemmas } from './lemma-table.ts'

/** One inflected form of a paradigm: letters taken off the lemma, letters put on, codes (`p3s`, `Qfp`, `ms`, `Y`). */
export interface PackedForm {
  readonly strip: string
  readonly add: string
  readonly codes: readonly string[]
}

export type Paradigm = readonly PackedForm[]

/** Words that share natures and inflection. */
export interface WordGroup {
  /** `NA` (nom and adjectif), `V1_it_q__a` (verb, its group, constructions and auxiliary), … */
  readonly head: string
  readonly paradigm: number
}

export interface Pack {
  readonly paradigms: readonly Paradigm[]
  readonly groups: readonly WordGroup[]
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

/** The pack of a text; throws when the text is not one (a damaged file is a bug, not an answer). */
export function parsePack(text: string): Pack {
  const lines = text.split('\n')
  if (lines[0] !== HEADER) throw new Error('not a packed lexicon')
  const count = Number(lines[1])
  const paradigms = lines.slice(2, 2 + count).map(parseParadigm)
  const groups: WordGroup[] = []
  const lists: string[] = []
  for (const line of lines.slice(2 + count)) {
    const [head, paradigm, coded] = line.split('\t')
    if (head === undefined || paradigm === undefined || coded === undefined) continue
    groups.push({ head, paradigm: Number(paradigm) })
    lists.push(coded)
  }
  return { paradigms, groups, lemmas: parseLemmas(lists) }
}
