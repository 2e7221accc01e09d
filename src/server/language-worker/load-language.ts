/** Loads data/, once a thread. */
import { readdir, readFile } from 'node:fs/promises'
import { join, sep } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { gunzip } from 'node:zlib'
import type { DataFile } from '../../french/data/data-file.ts'
import type { Language } from '../../french/data/language.ts'
import { type LanguageSources, parseLanguage } from '../../french/data/parse-language.ts'

const DATA = fileURLToPath(new URL('../../../data/', import.meta.url))
const unpack = promisify(gunzip)

let loading: Promise<Language> | undefined

async function readText(path: string): Promise<DataFile> {
  const text = await readFile(join(DATA, path), 'utf8')
  return { path: path.split(sep).join('/'), text: text.normalize('NFC') }
}

async function readAll(folder: string, extension: string): Promise<DataFile[]> {
  const names = await readdir(join(DATA, folder), { recursive: true })
  return Promise.all(
    names
      .filter((name) => name.endsWith(extension))
      .sort()
      .map((name) => readText(join(folder, name))),
  )
}

async function readSources(): Promise<LanguageSources> {
  const packed = await readFile(join(DATA, 'lexicon/lexicon.gz'))
  const [
    nouns,
    templates,
    stories,
    adjectives,
    verbs,
    functionWords,
    names,
    homographs,
    aspirated,
  ] = await Promise.all([
    readAll('nouns', '.tsv'),
    readAll('.', '.templates'),
    readAll('stories', '.story'),
    readText('adjectives.tsv'),
    readText('verbs.tsv'),
    readText('tools.tsv'),
    readText('names.tsv'),
    readText('homographs.tsv'),
    readText('h-aspire.txt'),
  ])
  const lexicon = (await unpack(packed)).toString('utf8')
  return {
    lexicon,
    nouns,
    templates,
    stories,
    adjectives,
    verbs,
    functionWords,
    names,
    homographs,
    aspirated,
  }
}

/** Forms of the lexicon, or of the school tables. Case-sensitive. */
export function filterKnownWords(
  forms: readonly string[],
  among: 'language' | 'school',
  { lexicon, nounForms, adjectives, verbs, functionWords }: Language,
): readonly string[] {
  if (among === 'language') return forms.filter(lexicon.has)
  return forms.filter((form) =>
    [nounForms, adjectives, verbs, functionWords].some((of) => of.has(form)),
  )
}

export function loadLanguage(): Promise<Language> {
  loading ??= readSources().then(parseLanguage)
  return loading
}

/** `filterKnownWords` without a worker, for commands and benchmarks. */
export async function knownWords(
  forms: readonly string[],
  among: 'language' | 'school',
): Promise<readonly string[]> {
  return filterKnownWords(forms, among, await loadLanguage())
}
