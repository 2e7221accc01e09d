/** Reads Prometheus' text form (version 0.0.4) as strictly as its own parser: what is not of the form throws. */
export interface Sample {
  /** With the suffix of a histogram or summary: `…_bucket`, `…_sum`, `…_count`. */
  readonly name: string
  readonly labels: Readonly<Record<string, string>>
  readonly value: number
}

const NAME = /^[a-zA-Z_:][a-zA-Z0-9_:]*/u
const LABEL = /([a-zA-Z_][a-zA-Z0-9_]*)="((?:[^"\\\n]|\\["\\n])*)"(,|$)/gy
const TYPES = new Set(['counter', 'gauge', 'histogram', 'summary', 'untyped'])
const SUFFIX = /_(bucket|sum|count)$/u

function labelsOf(text: string, line: string): Record<string, string> {
  const labels: Record<string, string> = {}
  let read = 0
  for (const [whole, name = '', value = ''] of text.matchAll(LABEL)) {
    if (name in labels) throw new Error(`a label twice: ${line}`)
    labels[name] = value
    read += whole.length
  }
  if (read !== text.length) throw new Error(`not labels: ${line}`)
  return labels
}

function sampleOf(line: string): Sample {
  const name = NAME.exec(line)?.[0] ?? ''
  const rest = /^(?:\{(.*)\})? (\S+)$/u.exec(line.slice(name.length))
  if (name === '' || rest === null) throw new Error(`no sample: ${line}`)
  const written = rest[2] ?? ''
  const value = written === '+Inf' ? Number.POSITIVE_INFINITY : Number(written)
  if (Number.isNaN(value)) throw new Error(`no number: ${line}`)
  return { name, labels: labelsOf(rest[1] ?? '', line), value }
}

function declared(types: ReadonlyMap<string, string>, name: string): boolean {
  const family = name.replace(SUFFIX, '')
  const isSummed = ['histogram', 'summary'].includes(types.get(family) ?? '')
  return types.has(name) || (isSummed && family !== name)
}

/** Notes a `# TYPE` line. */
function declare(types: Map<string, string>, line: string): void {
  const [name = '', type = ''] = line.slice(7).split(' ')
  if (!TYPES.has(type) || types.has(name)) throw new Error(`no type: ${line}`)
  types.set(name, type)
}

/** Every sample; each of a declared family, none twice. */
export function readPrometheus(text: string): Sample[] {
  if (!text.endsWith('\n')) throw new Error('the last line has no end')
  const types = new Map<string, string>()
  const samples: Sample[] = []
  const seen = new Set<string>()
  for (const line of text.split('\n')) {
    if (line === '' || line.startsWith('# HELP ')) continue
    if (line.startsWith('# TYPE ')) {
      declare(types, line)
      continue
    }
    const sample = sampleOf(line)
    const key = line.slice(0, line.lastIndexOf(' '))
    if (!declared(types, sample.name) || seen.has(key)) throw new Error(`unexpected: ${line}`)
    seen.add(key)
    samples.push(sample)
  }
  return samples
}
