/**
 * Builds data/lexicon/lexicon.gz from the Debian package hunspell-fr-classical (Dicollecte 7.0, MPL-2.0).
 * Run by hand when that package changes: `node tools/generators/build-lexicon.ts [DIC AFF]`. The result is committed; nothing
 * needs the package at run time.
 */
import { readFileSync, writeFileSync } from 'node:fs'
import { argv } from 'node:process'
import { gzipSync } from 'node:zlib'

/** Verbs of the law, of the second group, that would hide the usual ones: «la fumée sortit du volcan». */
const LAW_VERBS = new Set(['sortir', 'ressortir', 'repartir'])

interface Rule {
  readonly strip: string
  readonly add: string
  readonly condition: RegExp
  readonly fields: readonly string[]
}

const TENSES: Readonly<Record<string, string>> = {
  ipre: 'p',
  iimp: 'i',
  ipsi: 'a',
  ifut: 'f',
  spre: 's',
  cond: 'c',
  impe: 'm',
}
const GENDERS: Readonly<Record<string, string>> = { mas: 'm', fem: 'f', epi: 'e' }
const NUMBERS: Readonly<Record<string, string>> = { sg: 's', pl: 'p', inv: 'i' }
/** Natures kept, as the pack writes them; others (prefixes, errors, trade marks) are left out. */
const NATURES: Readonly<Record<string, string>> = {
  nom: 'N',
  adj: 'A',
  adv: 'D',
  prn: 'F',
  npr: 'L',
  patr: 'S',
  prep: 'R',
  interj: 'I',
  cjco: 'C',
  cjsub: 'C',
  nb: 'B',
}

function parseRules(text: string): Map<string, Rule[]> {
  const rules = new Map<string, Rule[]>()
  for (const line of text.split('\n')) {
    const [kind, flag, strip, add, condition, ...fields] = line.trim().split(/\s+/u)
    if (kind !== 'SFX' || flag === undefined || condition === undefined) continue
    if (strip === undefined || add === undefined || strip === 'Y') continue
    const bare = add.replace(/\/.*$/u, '')
    const list = rules.get(flag) ?? []
    list.push({
      strip: strip === '0' ? '' : strip,
      add: bare === '0' ? '' : bare,
      condition: new RegExp(`${condition}$`, 'u'),
      fields,
    })
    rules.set(flag, list)
  }
  return rules
}

function values(fields: readonly string[], table: Readonly<Record<string, string>>): string[] {
  return fields.flatMap((field) => table[field.replace(/^(po|is):|!$/gu, '')] ?? [])
}

/** Codes of one form: `p3s` present, third person singular; `Qfp` participle; `Y` infinitive; `ms` masculine singular. */
function codesOf(fields: readonly string[]): string[] {
  const genderNumber = (values(fields, GENDERS)[0] ?? 'e') + (values(fields, NUMBERS)[0] ?? 's')
  if (fields.includes('po:infi')) return ['Y']
  if (fields.includes('po:ppre')) return ['P']
  if (fields.includes('po:ppas')) return [`Q${genderNumber}`]
  if (fields.some((field) => field.startsWith('ds:'))) return []
  const persons = fields.flatMap((field) => {
    const found = /^po:([123])(sg|pl)!?$/u.exec(field)
    return found ? [`${found[1]}${NUMBERS[found[2] ?? ''] ?? ''}`] : []
  })
  const tenses = values(fields, TENSES)
  // The imperfect subjunctive alone is left out; «finissent» and «finissions» are the present as well.
  if (fields.includes('po:simp') && tenses.length === 0) return []
  if (tenses.length > 0) return tenses.flatMap((tense) => persons.map((person) => tense + person))
  return fields.some((field) => field.startsWith('is:')) ? [genderNumber] : []
}

function headOf(fields: readonly string[]): string {
  const verb = fields.find((field) => /^po:v[0-3]/u.test(field))
  const natures = [...new Set(values(fields, NATURES))].sort().join('')
  return verb === undefined ? natures : `V${verb.slice(4)}`
}

interface Entry {
  readonly lemma: string
  readonly head: string
  readonly forms: readonly string[]
}

function expand(line: string, rules: ReadonlyMap<string, readonly Rule[]>): Entry | null {
  const [word, ...fields] = line.trim().split(/\s+/u)
  if (word === undefined) return null
  const [lemma = '', flags = ''] = word.split('/')
  const head = headOf(fields)
  if (head === '' || /\d/u.test(lemma)) return null
  if (head.startsWith('V2') && LAW_VERBS.has(lemma)) return null
  const base = fields.filter((field) => field.startsWith('is:'))
  const gender = base.filter((field) => /^is:(mas|fem|epi)$/u.test(field))
  const pairs: readonly string[] = flags.match(/../gu) ?? []
  const applied = pairs.flatMap((flag) => rules.get(flag) ?? [])
  const forms = applied
    .filter((rule) => rule.condition.test(lemma) && lemma.endsWith(rule.strip))
    .flatMap((rule) => {
      const inflected = rule.fields.some((field) => field.startsWith('is:'))
      const codes = codesOf([...(inflected ? gender : base), ...rule.fields])
      return codes.length === 0 ? [] : [`${rule.strip}:${rule.add}=${codes.join(',')}`]
    })
  if (!pairs.includes('()')) forms.push(`:=${codesOf(base)[0] ?? 'ei'}`)
  return { lemma, head, forms: [...new Set(forms)] }
}

/** Sorted lemmas, each as the number of letters shared with the one before (base 36) and the rest. */
function frontCoded(lemmas: readonly string[]): string {
  let before = ''
  return lemmas
    .map((lemma) => {
      let shared = 0
      while (shared < 35 && shared < before.length && before[shared] === lemma[shared]) shared += 1
      before = lemma
      return shared.toString(36) + lemma.slice(shared)
    })
    .join(' ')
}

function pack(entries: readonly Entry[]): string {
  const paradigms = new Map<string, number>()
  const groups = new Map<string, string[]>()
  for (const { lemma, head, forms } of entries) {
    const paradigm = forms.join(' ')
    const number = paradigms.get(paradigm) ?? paradigms.size
    paradigms.set(paradigm, number)
    const key = `${head}\t${number}`
    groups.set(key, [...(groups.get(key) ?? []), lemma])
  }
  const lists = [...groups]
    .sort()
    .map(([key, lemmas]) => `${key}\t${frontCoded([...new Set(lemmas)].sort())}`)
  return ['encrier-lexicon 1', String(paradigms.size), ...paradigms.keys(), ...lists, ''].join('\n')
}

const [dic = '/usr/share/hunspell/fr.dic', aff = '/usr/share/hunspell/fr.aff'] = argv.slice(2)
const rules = parseRules(readFileSync(aff, 'utf8'))
const entries = readFileSync(dic, 'utf8')
  .normalize('NFC')
  .replaceAll('’', "'")
  .split('\n')
  .slice(1)
  .flatMap((line) => expand(line, rules) ?? [])
const bytes = gzipSync(pack(entries), { level: 9 })
writeFileSync(new URL('../../data/lexicon/lexicon.gz', import.meta.url), bytes)
process.stdout.write(`${entries.length} entries, ${bytes.length} bytes\n`)
