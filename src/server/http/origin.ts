/** Requests that change something come from our own pages, or from a program that is no browser. */
import { SERVICE_TEXTS } from '../../texts/service.ts'
import { problem } from './problem.ts'

const READING = ['GET', 'HEAD', 'OPTIONS']

function hostOf(origin: string): string | undefined {
  return URL.canParse(origin) ? new URL(origin).host : undefined
}

/** Whether the page that sent the request is ours. Programs send neither header and have no cookie to abuse. */
export function isOwnOrigin(request: Request, publicUrl: string): boolean {
  if (READING.includes(request.method)) return true
  const origin = request.headers.get('origin')
  if (origin === publicUrl) return true
  const site = request.headers.get('sec-fetch-site')
  if (site !== null && site !== 'same-origin' && site !== 'none') return false
  // Another name of the same server, as in a home network.
  return origin === null || hostOf(origin) === new URL(request.url).host
}

export function foreignOrigin(): Response {
  return problem({ status: 403, error: SERVICE_TEXTS.foreignOrigin, code: 'foreign-origin' })
}
