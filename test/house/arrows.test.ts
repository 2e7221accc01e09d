/**
 * The house holds: who may import whom, no cycle between files, and a closed list of file kinds.
 * The table is the one of docs/architecture.md.
 */
import { expect, test } from 'vitest'
import { productFiles, type SourceFile } from '../support/house/sources.ts'

type Part = 'domain' | 'texts' | 'contract' | 'french' | 'photos' | 'server' | 'web'

interface Arrows {
  readonly ours: readonly Part[]
  /** Packages that a part may import; Node's own modules are `node:`. */
  readonly packages: RegExp
}

const ARROWS: Readonly<Record<Part, Arrows>> = {
  domain: { ours: ['domain'], packages: /^$/u },
  texts: { ours: ['texts', 'domain'], packages: /^$/u },
  contract: { ours: ['contract', 'domain'], packages: /^zod\/mini$/u },
  french: { ours: ['french', 'domain'], packages: /^$/u },
  photos: {
    ours: ['photos', 'domain'],
    packages: /^(node:.*|sharp|tesseract\.js)$/u,
  },
  server: {
    ours: ['server', 'domain', 'texts', 'contract', 'french', 'photos'],
    packages:
      /^(node:.*|hono|hono\/.*|@hono\/node-server.*|pg|@node-rs\/argon2|nodemailer|prom-client|stripe|@simplewebauthn\/server|zod\/mini)$/u,
  },
  web: {
    ours: ['web', 'domain', 'texts', 'contract'],
    packages:
      /^(react|react-dom.*|react-router|@react-router\/.*|@tanstack\/react-query|@fontsource\/.*|papaparse|qr|qr\/decode\.js|@simplewebauthn\/browser|workbox-precaching|zod\/mini)$/u,
  },
}

const SERVER_NOUNS =
  'learners|evening|dictations|dictating|photos|corrections|word-review|grammar|calculations|problems|results|waiting-list'
const WEB_NOUNS =
  'landing|evening|plans|sign-in|sign-up|recovery|legal|account|learners|dictating|listening|dictations|corrections|word-review|grammar|calculations|problems|results|help'
/** Rooms inside a noun of the web. */
const WEB_ROOMS =
  'preview|page|sheets|photo|setup|verification|result|timed-test|training|drawing|figures|strategies|series|class|learner|players'
/** Kinds of file inside a noun of the server and of the web; anything else is a drawer. */
const SERVER_NOUN = new RegExp(
  `^src/server/(${SERVER_NOUNS})/(?<file>[a-z-]+\\.(routes|store)\\.ts)?`,
  'u',
)
const WEB_NOUN = new RegExp(
  `^src/web/(${WEB_NOUNS})/((${WEB_ROOMS})/)?(?<file>([a-z-]+\\.tsx|[a-z-]+-(state|api)\\.ts|use-[a-z-]+\\.ts)$)?`,
  'u',
)
/** Rooms of the web that every noun may use. */
const SHARED_ROOMS =
  'ui api persistence offline worker voice session plans attestation unsaved-work illustrations shell styles'.split(
    ' ',
  )
/** Everybody chooses a learner with the same select, and a stored result is the corrected copy shown again; never both ways. */
const NOUNS_USED: Readonly<Record<string, readonly string[]>> = {
  corrections: ['learners'],
  evening: ['learners'],
  landing: ['plans', 'help'],
  'word-review': ['learners'],
  dictations: ['word-review', 'dictating'],
  grammar: ['learners'],
  calculations: ['learners'],
  problems: ['learners'],
  results: ['learners', 'corrections', 'dictations', 'calculations'],
}
const DRAWERS = /(^|\/)(utils?|helpers?|common|misc|shared|lib|index)(\.|\/|$)/u
const files = productFiles()

function partOf(path: string): Part | undefined {
  const name = /^src\/([a-z]+)\//u.exec(path)?.[1]
  return name !== undefined && name in ARROWS ? (name as Part) : undefined
}

function violations(rule: (file: SourceFile) => readonly string[]): string[] {
  return files.flatMap((file) => rule(file).map((what) => `${file.path}: ${what}`))
}

function ours(file: SourceFile): string[] {
  return file.imports.filter((name) => name.startsWith('src/'))
}

test('every source file stands in one of the seven parts', () => {
  expect(violations((file) => (partOf(file.path) ? [] : ['no part']))).toEqual([])
  expect(files.length).toBeGreaterThan(50)
})

test('a part imports only the parts and packages of its row', () => {
  const found = violations((file) => {
    const part = partOf(file.path)
    if (!part) return []
    return file.imports.filter((name) => {
      if (name.startsWith('./+types') || name.includes('/+types/')) return part !== 'web'
      const target = partOf(name)
      if (target) return !ARROWS[part].ours.includes(target)
      if (name.endsWith('.css') && part === 'web') return false
      return !ARROWS[part].packages.test(name)
    })
  })
  expect(found).toEqual([])
})

test('no import goes round in a circle', () => {
  const graph = new Map(files.map((file) => [file.path, ours(file)]))
  const done = new Set<string>()
  const circles: string[] = []
  const visit = (path: string, trail: readonly string[]): void => {
    if (trail.includes(path)) {
      circles.push([...trail.slice(trail.indexOf(path)), path].join(' → '))
      return
    }
    if (done.has(path)) return
    for (const next of graph.get(path) ?? []) visit(next, [...trail, path])
    done.add(path)
  }
  for (const path of graph.keys()) visit(path, [])
  expect(circles).toEqual([])
})

test('a store knows only the database and the rules', () => {
  const found = violations((file) =>
    file.path.endsWith('.store.ts')
      ? ours(file).filter((name) => !/^src\/(domain|contract|server\/db)\//u.test(name))
      : [],
  )
  expect(found).toEqual([])
})

/** Beside the stores: the database folder itself, and what acts for anybody under the role that owns the tables. */
const KNOWS_SQL =
  /\.store\.ts$|^src\/server\/(db\/|operator\/operator-accounts|demo\/(demo-account|write-demo-month))/u

test('SQL stands in stores, the database folder and migrations only', () => {
  const found = violations((file) =>
    file.path.startsWith('src/server/') &&
    !KNOWS_SQL.test(file.path) &&
    /\bsql`|\b(select|insert into|update|delete from)\s+\w+[\s\S]{0,80}\b(from|values|set|where)\b/u.test(
      file.text,
    )
      ? ['SQL outside a store']
      : [],
  )
  expect(found).toEqual([])
})

test("routes never import another noun's routes", () => {
  const found = violations((file) =>
    file.path.endsWith('.routes.ts')
      ? ours(file).filter((name) => name.endsWith('.routes.ts'))
      : [],
  )
  expect(found).toEqual([])
})

test('the kit imports nothing of ours but its texts', () => {
  const found = violations((file) =>
    file.path.startsWith('src/web/ui/')
      ? ours(file).filter((name) => !/^src\/(web\/ui|texts)\//u.test(name))
      : [],
  )
  expect(found).toEqual([])
})

test('a noun of the web imports another noun only where the table says so', () => {
  const found = violations((file) => {
    const noun = /^src\/web\/([a-z-]+)\//u.exec(file.path)?.[1]
    if (noun === undefined || SHARED_ROOMS.includes(noun)) return []
    const allowed = [noun, ...SHARED_ROOMS, ...(NOUNS_USED[noun] ?? [])]
    return ours(file).filter((name) => {
      const target = /^src\/web\/([a-z-]+)\//u.exec(name)?.[1]
      return target !== undefined && !allowed.includes(target)
    })
  })
  expect(found).toEqual([])
})

test('a state machine imports only rules, and no React', () => {
  const found = violations((file) =>
    file.path.endsWith('-state.ts')
      ? file.imports.filter(
          (name) => !/^src\/(domain|contract)\//u.test(name) && !/-state\.ts$/u.test(name),
        )
      : [],
  )
  expect(found).toEqual([])
})

test('nothing imports the entry points', () => {
  const found = violations((file) =>
    ours(file).filter((name) => /^src\/(server\/main|web\/root|web\/routes)\.tsx?$/u.test(name)),
  )
  expect(found).toEqual([])
})

test('nouns hold only the known kinds of file, and there is no drawer', () => {
  const found = violations((file) => {
    if (DRAWERS.test(file.path.replace(/^src\//u, ''))) return ['a drawer']
    const inNoun = SERVER_NOUN.exec(file.path) ?? WEB_NOUN.exec(file.path)
    if (inNoun !== null && inNoun.groups?.file === undefined) return ['unknown kind of file']
    return []
  })
  expect(found).toEqual([])
})

test('rules, engine and state machines take time and chance as parameters', () => {
  const found = violations((file) =>
    /^src\/(domain|french)\//u.test(file.path) || file.path.endsWith('-state.ts')
      ? (file.text.match(/\b(Date\.now\(|Math\.random\(|new Date\(|performance\.now\()/gu) ?? [])
      : [],
  )
  expect(found).toEqual([])
})

test('a type is asserted only where something is parsed', () => {
  const found = violations((file) =>
    file.text
      // SQL says `as` too.
      .replace(/`[^`]*`/gu, (template) => template.replace(/[^\n]/gu, ''))
      .split('\n')
      .map((line, i) => ({ line: line.replace(/'[^']*'/gu, ''), i }))
      .filter(({ line }) =>
        /\bas (?!const\b)[A-Z{(]|\bas (?:unknown|never|any|string|number)\b/u.test(line),
      )
      .filter(({ line }) => !/^\s*(\/\/|\*|\/\*|import|export)/u.test(line))
      .filter(({ i }) => !insideCast(file.text, i))
      .map(({ line, i }) => `${i + 1} ${line.trim()}`),
  )
  expect(found).toEqual([])
})

/** Whether a line stands in a function named `as…` (a cast) or `parse…` (text or unknown data is read). */
function insideCast(text: string, line: number): boolean {
  const before = text
    .split('\n')
    .slice(0, line + 1)
    .reverse()
  const opening = before.find((candidate) =>
    /^(export )?(async )?(function|const) \w+|^ {2}(async )?function \w+/u.test(candidate),
  )
  return opening !== undefined && /(function|const) (as|parse)[A-Z]/u.test(opening)
}
