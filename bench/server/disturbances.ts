/** What makes a server work hard for some while others ask for little: long texts, a wave of sign-ins, photos. */
import { readFile } from 'node:fs/promises'
import { Agent } from 'node:http'
import { setTimeout as wait } from 'node:timers/promises'
import { type Answered, type Asked, ask } from './latency.ts'
import { type BenchProduct, PASSWORD, type Teacher } from './product.ts'

export interface Disturbance {
  readonly name: string
  /** Resolves, when it is over, with the number of requests that were told to come back later. */
  readonly run: () => Promise<number>
}

const WORDS =
  'écureuil, noisette, forêt, chemin, rivière, pont, renard, hiver, neige, cabane, feu, histoire, courir, chercher, grand, froid, toujours, ensemble'.split(
    ', ',
  )

const TEXTS = 4
const LOGINS = 120
const LOGIN_EVERY_MS = 25
const PHOTOS = 6

/** More than two, so that some wait: the reader has one process on two cores. */
const PHOTOS_AT_ONCE = 2

function parseContent(text: string): string {
  return (JSON.parse(text) as { content: string }).content
}

function parseId(text: string): string {
  return (JSON.parse(text) as { id: string }).id
}

async function good(answer: Promise<Answered>, asked: Asked): Promise<string> {
  const { status, text } = await answer
  if (status < 200 || status > 299) throw new Error(`${asked.path} answered ${status}: ${text}`)
  return text
}

/** Whether the server had too much to do; throws for any other failure. */
function isRefused({ status, text }: Answered, { path }: Asked): boolean {
  if (status === 503 || status === 429) return true
  if (status < 200 || status > 299) throw new Error(`${path} answered ${status}: ${text}`)
  return false
}

interface Missing {
  readonly first: number
  readonly last: number
  readonly expected: string
  readonly written: string
}

/** A copy of a text with one word in eight left out. */
function piecesOf(text: string): Missing[] {
  return text
    .split(' ')
    .map((expected, first) => ({ first, last: first, expected, written: '' }))
    .filter((_, i) => i % 8 === 0)
}

/** Texts of thirty sentences, exercises of twenty questions and copies whose errors are named, one after the other. */
function texts({ port }: BenchProduct, { headers }: Teacher): Disturbance {
  const run = async (): Promise<number> => {
    const agent = new Agent({ keepAlive: true })
    const post = (path: string, body: unknown): Promise<string> => {
      const asked = { method: 'POST', path, headers, body } as const
      return good(ask(port, agent, asked), asked)
    }
    for (let i = 0; i < TEXTS; i += 1) {
      const request = { words: WORDS, level: 'CM2', length: 30 }
      const content = parseContent(await post('/functions/v1/generate-dictation', request))
      const id = parseId(await post('/api/dictations', { title: 'Texte', content, level: 'CM2' }))
      await post(`/api/dictations/${id}/copy-errors`, { pieces: piecesOf(content) })
      await post('/functions/v1/generate-exercise', { level: 'CM2', type: 'analysis', count: 20 })
    }
    agent.destroy()
    return 0
  }
  return { name: 'long texts', run }
}

/** One every 25 ms, twenty times the pace of two hundred teachers at the bell, each from an address of its own. */
function logins({ port }: BenchProduct, emails: readonly string[]): Disturbance {
  const run = async (): Promise<number> => {
    const agent = new Agent({ keepAlive: true })
    const signIn = async (i: number): Promise<boolean> => {
      await wait(i * LOGIN_EVERY_MS)
      const asked = {
        method: 'POST',
        path: '/api/auth/sign-in/email',
        headers: { 'x-forwarded-for': `10.0.0.${i}` },
        body: { email: emails[i % emails.length], password: PASSWORD },
      } as const
      return isRefused(await ask(port, agent, asked), asked)
    }
    const refused = await Promise.all(Array.from({ length: LOGINS }, (_, i) => signIn(i)))
    agent.destroy()
    return refused.filter(Boolean).length
  }
  return { name: `${LOGINS} sign-ins`, run }
}

function photos({ port }: BenchProduct, teachers: readonly Teacher[], image: string): Disturbance {
  const run = async (): Promise<number> => {
    const agent = new Agent({ keepAlive: true })
    let left = PHOTOS
    let refused = 0
    const readThem = async ({ headers }: Teacher): Promise<void> => {
      while (left > 0) {
        left -= 1
        const body = { image, purpose: 'words' }
        const asked = {
          method: 'POST',
          path: '/functions/v1/process-image',
          headers,
          body,
        } as const
        if (isRefused(await ask(port, agent, asked), asked)) refused += 1
      }
    }
    await Promise.all(teachers.slice(0, PHOTOS_AT_ONCE).map(readThem))
    agent.destroy()
    return refused
  }
  return { name: `${PHOTOS} photos`, run }
}

const PHOTO = new URL('../../test/photos/word-list.jpg', import.meta.url)

export async function dataUrlOfPhoto(): Promise<string> {
  return `data:image/jpeg;base64,${(await readFile(PHOTO)).toString('base64')}`
}

export async function disturbances(
  product: BenchProduct,
  teachers: readonly Teacher[],
  emails: readonly string[],
): Promise<readonly Disturbance[]> {
  const [first] = teachers
  if (first === undefined) throw new Error('no teacher')
  return [
    texts(product, first),
    logins(product, emails),
    photos(product, teachers, await dataUrlOfPhoto()),
  ]
}
