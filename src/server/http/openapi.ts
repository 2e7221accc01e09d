/** The contract's table as OpenAPI 3.1, made from the same schemas that check requests. */
import * as z from 'zod/mini'
import { problem } from '../../contract/problem.ts'
import type { Route } from '../../contract/route.ts'

type Json = Readonly<Record<string, unknown>>

function schema(of: z.ZodMiniType, io: 'input' | 'output'): Json {
  const { $schema: _, ...rest } = z.toJSONSchema(of, { io, unrepresentable: 'any' })
  return rest
}

function json(of: Json): Json {
  return { content: { 'application/json': { schema: of } } }
}

function inQuery(route: Route): Json[] {
  const { properties = {} } = Object(route.query && schema(route.query, 'input'))
  return Object.entries(properties).map(([name, of]) => ({
    name,
    in: 'query',
    required: false,
    schema: of,
  }))
}

function parameters(route: Route): Json[] {
  const inPath = Array.from(route.path.matchAll(/:(\w+)/g), ([, name]) => ({
    name,
    in: 'path',
    required: true,
    schema: { type: 'string', format: 'uuid' },
  }))
  const key = {
    name: 'Idempotency-Key',
    in: 'header',
    required: false,
    schema: { type: 'string', maxLength: 200 },
  }
  return [...inPath, ...inQuery(route), ...(route.idempotent ? [key] : [])]
}

function operation(route: Route): Json {
  const reply = route.reply ? json(schema(route.reply, 'output')) : {}
  return {
    summary: route.summary,
    parameters: parameters(route),
    ...(route.access === 'session' && { security: [{ cookie: [] }, { bearer: [] }] }),
    ...(route.body && { requestBody: { required: true, ...json(schema(route.body, 'input')) } }),
    responses: {
      [route.status]: { description: route.summary, ...reply },
      default: {
        description: 'A refusal, in French',
        ...json({ $ref: '#/components/schemas/Problem' }),
      },
    },
  }
}

export function openApi(routes: readonly Route[], cookie: string): Json {
  const paths: Record<string, Record<string, Json>> = {}
  for (const route of routes) {
    const path = route.path.replace(/:(\w+)/g, '{$1}')
    paths[path] = { ...paths[path], [route.method.toLowerCase()]: operation(route) }
  }
  return {
    openapi: '3.1.0',
    info: { title: 'Encrier', version: '1' },
    paths,
    components: {
      schemas: { Problem: schema(problem, 'output') },
      securitySchemes: {
        cookie: { type: 'apiKey', in: 'cookie', name: cookie },
        bearer: { type: 'http', scheme: 'bearer' },
      },
    },
  }
}
