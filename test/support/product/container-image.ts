/** deploy/Dockerfile without Docker: its context, the commands of a stage and its health check, for a test that runs them. */
import { cp, mkdir, readFile } from 'node:fs/promises'
import { basename, join } from 'node:path'
import { ROOT } from '../house/sources.ts'

const DOCKERFILE = join(ROOT, 'deploy/Dockerfile')

async function linesOf(file: string): Promise<string[]> {
  const text = await readFile(file, 'utf8')
  return text
    .replaceAll('\\\n', ' ')
    .split('\n')
    .filter((line) => line !== '' && !line.startsWith('#'))
}

/** The commands that a stage runs, in their order. */
export async function commandsOf(stage: string): Promise<string[]> {
  const lines = await linesOf(DOCKERFILE)
  const start = lines.findIndex((line) => line.endsWith(` AS ${stage}`))
  const rest = lines.slice(start + 1)
  const end = rest.findIndex((line) => line.startsWith('FROM '))
  return rest
    .slice(0, end)
    .flatMap((line) => (line.startsWith('RUN ') ? [line.slice('RUN '.length)] : []))
}

function parseWords(json: string): string[] {
  return (JSON.parse(json) as unknown[]).map(String)
}

/** What Docker runs to ask whether the server is well. */
export async function healthCheck(): Promise<string[]> {
  const line = (await linesOf(DOCKERFILE)).find((one) => one.startsWith('HEALTHCHECK '))
  return parseWords(/CMD (\[.*\])$/u.exec(line ?? '')?.[1] ?? '[]')
}

const MIDDLE = /^\*\*\//u

/** Whether a line of the list of exclusions means this path; only the forms that the list uses. */
function isExcluded(path: string, pattern: string): boolean {
  const shape = pattern.replace(MIDDLE, '').replaceAll('.', '\\.').replaceAll('*', '[^/]*')
  return new RegExp(`^${shape}$`, 'u').test(MIDDLE.test(pattern) ? basename(path) : path)
}

/** Copies into `folder` what `COPY . .` would: the files of the checkout that the list of exclusions lets through. */
export async function copyContext(folder: string): Promise<void> {
  const lines = await linesOf(`${DOCKERFILE}.dockerignore`)
  const excluded = lines.filter((line) => !line.startsWith('!') && line !== '*')
  for (const line of lines.filter((one) => one.startsWith('!'))) {
    const from = join(ROOT, line.slice(1))
    await mkdir(folder, { recursive: true })
    await cp(from, join(folder, line.slice(1)), {
      recursive: true,
      filter: (path) =>
        !excluded.some((pattern) => isExcluded(path.slice(ROOT.length + 1), pattern)),
    })
  }
}
