import * as z from 'zod/mini'
import { route } from './route.ts'

const alive = z.object({ status: z.string() })

export const health = route({
  method: 'GET',
  path: '/healthz',
  access: 'public',
  reply: alive,
  status: 200,
  summary: 'The process answers',
})

export const ready = route({
  method: 'GET',
  path: '/readyz',
  access: 'public',
  reply: alive,
  status: 200,
  summary: 'The database answers too; 503 when it does not',
})

export const openapi = route({
  method: 'GET',
  path: '/api/openapi.json',
  access: 'public',
  reply: z.record(z.string(), z.unknown()),
  status: 200,
  summary: 'This table as OpenAPI 3.1',
})

export const about = route({
  method: 'GET',
  path: '/api/about',
  access: 'public',
  reply: z.object({
    registration: z.enum(['open', 'closed']),
    /** Whether mails can be sent. */
    mail: z.boolean(),
    billing: z.enum(['operator', 'stripe']),
    contact: z.nullable(z.string()),
  }),
  status: 200,
  summary: 'What this installation offers',
})

export type About = z.infer<typeof about.reply>
