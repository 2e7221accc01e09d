/** An independent grammar checker, where the machine has one: a tool of measure, which the product never needs. */
import { execFileSync, spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

const COMMAND = 'grammalecte-cli'
/** Typography and style: a dictation is judged on its French only. */
const OFF =
  'apos nbsp unit num typo tab eepi latex md html ocr redon1 redon2 mapos idrule liga minis chim nf pleo bs'

interface Complaint {
  readonly sRuleId?: string
  readonly sMessage?: string
  readonly sValue?: string
  readonly sType?: string
}

interface Report {
  readonly data: readonly {
    /** Counted from 1: one paragraph is one sentence. */
    readonly iParagraph: number
    readonly lGrammarErrors: readonly Complaint[]
    readonly lSpellingErrors: readonly Complaint[]
  }[]
}

function parseReport(json: string): Report {
  return JSON.parse(json) as Report
}

export interface Fault {
  readonly what: string
}

/**
 * What the checker finds wrong in the sentences, words of `allowed` (names, invented words) left aside.
 * null when the machine has no checker.
 */
export function grammarFaults(
  sentences: readonly string[],
  allowed: ReadonlySet<string>,
): readonly Fault[] | null {
  if (spawnSync(COMMAND, ['-h']).error !== undefined) return null
  const folder = mkdtempSync(join(tmpdir(), 'encrier-bench-'))
  const file = join(folder, 'sentences.txt')
  try {
    writeFileSync(file, `${sentences.join('\n').replaceAll("'", '’')}\n`)
    const options = ['-on', 'neg', 'poncfin', '-off', ...OFF.split(' ')]
    const json = execFileSync(COMMAND, ['-f', file, '-j', '-owe', ...options], {
      encoding: 'utf8',
      maxBuffer: 64e6,
    })
    const told = ({ iParagraph }: { iParagraph: number }): string => sentences[iParagraph - 1] ?? ''
    return parseReport(json).data.flatMap((paragraph) => [
      ...paragraph.lGrammarErrors.map(({ sRuleId = '', sMessage = '' }) => ({
        what: `${sRuleId} ${sMessage} ${told(paragraph)}`,
      })),
      ...paragraph.lSpellingErrors
        .filter(({ sValue = '' }) => !allowed.has(sValue))
        .map(({ sValue = '' }) => ({ what: `${sValue}: ${told(paragraph)}` })),
    ])
  } finally {
    rmSync(folder, { recursive: true })
  }
}
