/** What the papers name is there: every path in backticks, and of each flow of docs/architecture.md the files that tell it. */
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { productFiles, ROOT } from '../support/house/sources.ts'

const PAPERS = [
  'docs/architecture.md',
  'docs/glossary.md',
  'README.md',
  'CONTRIBUTING.md',
  'docs/operations.md',
  'docs/reliability.md',
]

/** Folders of the repository, and the parts of src, where the paths of docs/architecture.md and docs/glossary.md may start. */
const FOLDER = /^(?:src|test|tools|bench|db|data|deploy|docs)\//u
const PART = /^(?:domain|texts|contract|french|photos|server|web)\//u
const STARTS_AT_SRC = ['docs/architecture.md', 'docs/glossary.md']

const FLOWS = [
  'What every flow passes through',
  'Words → stored dictation',
  'Photo → score',
  'A calculation test',
  'Sign-up → session',
  'A story file → a text',
]

function paper(path: string): string {
  return readFileSync(join(ROOT, path), 'utf8').replace(/^```[\s\S]*?^```/gmu, '')
}

/** `a/{b,c}.ts` stands for `a/b.ts` and `a/c.ts`. */
function expanded(path: string): string[] {
  const [, before = '', names = '', after = ''] = /^(.*)\{([^}]*)\}(.*)$/u.exec(path) ?? []
  return names === '' ? [path] : names.split(',').map((name) => before + name + after)
}

/** Words between backticks, of a command too; a pattern (`*`), a placeholder (`NNNN`) or a line of code is no path. */
function wordsOf(text: string): string[] {
  return Array.from(text.matchAll(/`([^`\n]+)`/gu), ([, quoted = '']) => quoted)
    .flatMap((quoted) => quoted.split(/\s+/u))
    .filter((word) => /^[\p{L}\d_./{},-]+$/u.test(word) && !word.includes('NNNN'))
}

function pathsOf(name: string, text: string): string[] {
  return wordsOf(text).flatMap((word) => {
    if (FOLDER.test(word)) return expanded(word)
    return STARTS_AT_SRC.includes(name) && PART.test(word) ? expanded(`src/${word}`) : []
  })
}

function missing(paths: readonly string[]): string[] {
  return paths.filter((path) => !existsSync(join(ROOT, path)))
}

test.each(PAPERS)('every path that %s names is there', (name) => {
  const paths = pathsOf(name, paper(name))
  expect(paths.length).toBeGreaterThan(0)
  expect(missing(paths)).toEqual([])
})

/** Each stage is made by a folder. */
test('the glossary draws its stages with folders that are there', () => {
  const [drawing = ''] =
    /^```[\s\S]*?^```/mu.exec(readFileSync(join(ROOT, 'docs/glossary.md'), 'utf8')) ?? []
  const folders = drawing.match(/\b(?:src|copy|french)\/[a-z-]+/gu) ?? []
  const paths = folders.map((folder) =>
    folder.replace(/^copy\//u, 'src/domain/copy/').replace(/^french\//u, 'src/french/'),
  )
  expect(paths.length).toBeGreaterThan(2)
  expect(missing(paths)).toEqual([])
})

const PARTS = ['domain', 'texts', 'contract', 'french', 'photos', 'server', 'web']

/** The rows of the table of arrows: the parts ticked, and the packages. */
const ROWS = paper('docs/architecture.md')
  .split('\n')
  .filter((line) => line.startsWith('| **'))
  .map((line) => line.split('|').map((cell) => cell.trim()))
  .map(([, head = '', ...cells]) => ({
    part: /\*\*(\w+)\*\*/u.exec(head)?.[1] ?? '',
    ours: PARTS.filter((_, column) => cells[column] === '✔'),
    packages: (cells[PARTS.length + 2] ?? '').split(', ').filter((name) => name !== 'none'),
  }))

describe('docs/architecture.md', () => {
  const text = paper('docs/architecture.md')

  test('names no file without its folder', () => {
    const bare = wordsOf(text).filter((word) => /^[a-z.-]+\.(?:tsx?|md|yaml)$/u.test(word))
    expect(bare).toEqual([])
  })

  test.each(FLOWS)('tells «%s» with its files, each once', (flow) => {
    const [, told = ''] = text.split(`\n## ${flow}\n`)
    const files = pathsOf('docs/architecture.md', told.split('\n## ')[0] ?? '').filter((path) =>
      /\.tsx?$/u.test(path),
    )
    expect(files.length).toBeGreaterThan(5)
    expect(files.filter((file, index) => files.indexOf(file) !== index)).toEqual([])
  })

  test.each(ROWS)('has the arrows of $part as they are', ({ part, ours, packages }) => {
    const imports = new Set(
      productFiles()
        .filter(({ path }) => path.startsWith(`src/${part}/`))
        .flatMap((file) => file.imports),
    )
    const used = PARTS.filter((other) =>
      [...imports].some((name) => name.startsWith(`src/${other}/`)),
    )
    expect(used).toEqual(ours)
    const unused = packages.filter((name) => ![...imports].some((one) => one.includes(name)))
    expect(unused).toEqual([])
  })

  test('can be read in one sitting', () => {
    expect(text.trimEnd().split('\n').length).toBeLessThanOrEqual(130)
  })
})
