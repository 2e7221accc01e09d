/** Reads page-lists.tsv: word lists to draw, and words to write dictations with. */
import { readFileSync } from 'node:fs'
import { isLevel, type Level } from '../../../src/domain/level.ts'

export interface PageList {
  readonly level: Level
  readonly title: string
  readonly entries: readonly string[]
}

const FILE = new URL('page-lists.tsv', import.meta.url)

function listOf(row: string): PageList {
  const [level, title = '', entries = ''] = row.split('\t')
  if (!isLevel(level)) throw new Error(`page-lists.tsv: no level in «${row}»`)
  return { level, title, entries: entries.split(', ') }
}

export function pageLists(): PageList[] {
  return readFileSync(FILE, 'utf8')
    .normalize('NFC')
    .split('\n')
    .filter((row) => row !== '' && !row.startsWith('#') && !row.startsWith('level\t'))
    .map(listOf)
}
