/** The five routes that a class asks most, and a class with something to list. */
import { Agent } from 'node:http'
import { ask } from './latency.ts'
import type { BenchProduct, Teacher } from './product.ts'

export interface BusyRoute {
  readonly name: string
  readonly method: 'GET' | 'POST'
  readonly path: string
  readonly body?: unknown
  /** Most times the CPU of a bare server: 2.0, or 2.6 where row-level security holds. */
  readonly atMost: number
}

/** Identifiers of the learner whose results are listed, and of the one who gets new ones. */
export interface ChosenLearners {
  readonly read: string
  readonly written: string
}

const PLAIN = 2
const WITH_ROW_SECURITY = 2.6

const RESULTS = 30
const DICTATIONS = 20

const TEXT =
  "Ce matin, l'écureuil saute de branche en branche. Il cherche des noisettes pour le long hiver. Sa queue rousse brille au soleil, et le vent fait tomber les dernières feuilles du grand chêne."

function calculation(learner: string) {
  return {
    learner_id: learner,
    operation: ['addition'],
    level: 'CE2',
    questions_count: 20,
    correct_answers: 18,
    total_time: 90_000,
    average_time: 4500,
  }
}

export function busyRoutes({ read, written }: ChosenLearners): readonly BusyRoute[] {
  return [
    { name: 'learners', method: 'GET', path: '/api/learners', atMost: WITH_ROW_SECURITY },
    {
      name: 'results',
      method: 'GET',
      path: `/api/learners/${read}/results`,
      atMost: WITH_ROW_SECURITY,
    },
    { name: 'dictations', method: 'GET', path: '/api/dictations', atMost: WITH_ROW_SECURITY },
    { name: 'session', method: 'GET', path: '/api/auth/get-session', atMost: PLAIN },
    {
      name: 'new calculation',
      method: 'POST',
      path: '/api/math-calculation-results',
      body: calculation(written),
      atMost: WITH_ROW_SECURITY,
    },
  ]
}

function parseIds(text: string): string[] {
  return (JSON.parse(text) as { id: string }[]).map(({ id }) => id)
}

/** Gives the first learner results and the teacher dictations. */
export async function fillClass(
  { port }: BenchProduct,
  { headers }: Teacher,
): Promise<ChosenLearners> {
  const agent = new Agent({ keepAlive: true })
  const { text } = await ask(port, agent, { path: '/api/learners', headers })
  const [read = '', written = ''] = parseIds(text)
  const post = async (path: string, body: unknown): Promise<void> => {
    const { status } = await ask(port, agent, { method: 'POST', path, headers, body })
    if (status !== 201) throw new Error(`${path} answered ${status}`)
  }
  for (let i = 0; i < RESULTS; i += 1) {
    await post('/api/math-calculation-results', calculation(read))
  }
  for (let i = 0; i < DICTATIONS; i += 1) {
    await post('/api/dictations', { title: `Texte ${i}`, content: TEXT, level: 'CE2' })
  }
  agent.destroy()
  return { read, written }
}
