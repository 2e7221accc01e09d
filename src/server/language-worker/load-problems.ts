/** Loads data/problems, once; a few milliseconds, so it needs no thread of its own. */
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { parseProblemFrames } from '../../french/problems/problem-frame.ts'
import type { ProblemBank } from '../../french/problems/problem-series.ts'
import type { FirstName } from '../../french/problems/problem-text.ts'

const DATA = fileURLToPath(new URL('../../../data/', import.meta.url))

let bank: ProblemBank | undefined

function firstNames(): FirstName[] {
  const [, ...rows] = readFileSync(join(DATA, 'names.tsv'), 'utf8').trim().split('\n')
  return rows.map((row) => {
    const [name = '', gender] = row.split('\t')
    return { name, gender: gender === 'f' ? 'f' : 'm' }
  })
}

/** Throws with file and line where a frame cannot be read. */
export function loadProblems(): ProblemBank {
  bank ??= {
    names: firstNames(),
    frames: readdirSync(join(DATA, 'problems'))
      .filter((name) => name.endsWith('.problems'))
      .sort()
      .flatMap((name) =>
        parseProblemFrames({
          path: `data/problems/${name}`,
          text: readFileSync(join(DATA, 'problems', name), 'utf8'),
        }),
      ),
  }
  return bank
}
