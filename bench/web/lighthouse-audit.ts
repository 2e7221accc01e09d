/**
 * What Lighthouse says of a page on a phone with a slow network, simulated: four marks of 100. Chromium is started apart,
 * resolves no name and meets nothing but the product; Lighthouse itself sends nothing anywhere.
 */
import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import lighthouse from 'lighthouse'
import { median } from '../figure.ts'

export const AUDIT_CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo'] as const

export type AuditCategory = (typeof AUDIT_CATEGORIES)[number]

const RUNS = 3
const START_TRIES = 100

export interface AuditBrowser {
  readonly port: number
  stop(): Promise<void>
}

/** The port that Chromium chose, once it has written it. */
async function chosenPort(profile: string): Promise<number> {
  for (let tries = 0; tries < START_TRIES; tries += 1) {
    const written = await readFile(join(profile, 'DevToolsActivePort'), 'utf8').catch(() => '')
    const port = Number.parseInt(written, 10)
    if (port > 0) return port
    await wait(100)
  }
  throw new Error('Chromium has not opened its port')
}

async function end(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return
  const exited = once(child, 'exit')
  child.kill('SIGTERM')
  await exited
}

/** Starts Chromium with an empty profile in `profile`. */
export async function startAuditBrowser(chromium: string, profile: string): Promise<AuditBrowser> {
  const child = spawn(
    chromium,
    [
      '--headless=new',
      '--no-sandbox',
      '--no-first-run',
      '--disable-gpu',
      '--disable-background-networking',
      '--disable-component-update',
      '--disable-extensions',
      '--remote-debugging-port=0',
      `--user-data-dir=${profile}`,
      '--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE 127.0.0.1',
      'about:blank',
    ],
    { stdio: 'ignore' },
  )
  const stop = (): Promise<void> => end(child)
  try {
    return { port: await chosenPort(profile), stop }
  } catch (error) {
    await stop()
    throw error
  }
}

type AuditScores = Readonly<Record<AuditCategory, number>>

async function auditOnce(url: string, port: number): Promise<AuditScores> {
  const result = await lighthouse(url, {
    port,
    output: 'json',
    logLevel: 'error',
    onlyCategories: [...AUDIT_CATEGORIES],
  })
  const markOf = (category: AuditCategory): number =>
    (result?.lhr.categories[category]?.score ?? Number.NaN) * 100
  return {
    performance: markOf('performance'),
    accessibility: markOf('accessibility'),
    'best-practices': markOf('best-practices'),
    seo: markOf('seo'),
  }
}

/** The median marks of a page over three loads. */
export async function auditScores(url: string, port: number): Promise<AuditScores> {
  const runs: AuditScores[] = []
  for (let run = 0; run < RUNS; run += 1) runs.push(await auditOnce(url, port))
  const middle = (category: AuditCategory): number => median(runs.map((marks) => marks[category]))
  return {
    performance: middle('performance'),
    accessibility: middle('accessibility'),
    'best-practices': middle('best-practices'),
    seo: middle('seo'),
  }
}
