/** Loads data/, once a thread. */
import { readdirSync, readFileSync } from 'node:fs'
import { join, sep } from 'node:path'
import { fileURLToPath } from 'node:url'
import { gunzipSync } from 'node:zlib'
import type { DataFile } from '../../french/data/data-file.ts'
import type { Language } from '../../french/data/language.ts'
import { type LanguageSources, parseLanguage } from '../../french/data/parse-language.ts'

const DATA = fileURLToPath(new URL('../../../data/', import.meta.url))

let language: Language | undefined

function readText(path: string): DataFile {
  const text = readFileSync(join(DATA, path), 'utf8')
  return { path: path.split(sep).join('/'), text }
}

function readAll(folder: string, extension: string): DataFile[] {
  return readdirSync(join(DATA, folder), { encoding: 'utf8', recursive: true })
    .filter((name) => name.endsWith(extension))
    .sort()
    .map((name) => readText(join(folder, name)))
}

// One after the other: a thread that loads them does nothing else, and hundreds of small reads in parallel cost twice the time.
function readSources(): LanguageSources {
  return {
    lexicon: gunzipSync(readFileSync(join(DATA, 'lexicon/lexicon.gz'))).toString('utf8'),
    nouns: readAll('nouns', '.tsv'),
    fallbacks: readText('fallbacks.templates'),
    stories: readAll('stories', '.story'),
    collections: readAll('sentences', '.sentences'),
    adjectives: readText('adjectives.tsv'),
    verbs: readText('verbs.tsv'),
    functionWords: readText('tools.tsv'),
    names: readText('names.tsv'),
    wordSenses: readText('word-senses.tsv'),
    wordFamilies: readText('word-families.tsv'),
    wordGroups: readText('word-groups.tsv'),
    memoryHooks: readText('memory-hooks.tsv'),
    tagging: readText('tagging/counts.tsv'),
    homographs: readText('homographs.tsv'),
    aspirated: readText('h-aspire.txt'),
  }
}

/** Forms of the lexicon, or of the school tables, of which `all` may be asked for. Case-sensitive. */
export function filterKnownWords(
  forms: readonly string[] | 'all',
  among: 'language' | 'school',
  { lexicon, nounForms, adjectives, verbs, functionWords }: Language,
): readonly string[] {
  const school = [nounForms, adjectives, verbs, functionWords]
  if (forms === 'all') return among === 'school' ? school.flatMap((of) => [...of.keys()]) : []
  if (among === 'language') return forms.filter(lexicon.has)
  return forms.filter((form) => school.some((of) => of.has(form)))
}

export function loadLanguage(): Language {
  language ??= parseLanguage(readSources())
  return language
}

/** `filterKnownWords` without a worker, for commands and benchmarks. */
export async function knownWords(
  forms: readonly string[] | 'all',
  among: 'language' | 'school',
): Promise<readonly string[]> {
  return filterKnownWords(forms, among, loadLanguage())
}
