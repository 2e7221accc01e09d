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
