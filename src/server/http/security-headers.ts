/** Headers of every answer (OWASP Secure Headers). Pages name the hashes of their inline scripts in the content policy. */

/** Scripts only from here, no plug-in, no frame, no form to elsewhere. Photos are shown from memory (blob:, data:). */
export function contentPolicy(scriptHashes: readonly string[] = []): string {
  const scripts = ["'self'", ...scriptHashes.map((hash) => `'${hash}'`)].join(' ')
  return [
    "default-src 'none'",
    `script-src ${scripts}`,
    // Attributes set by React (width of a bar) are no script.
    "style-src 'self' 'unsafe-inline'",
    "img-src 'self' data: blob:",
    "font-src 'self'",
    "connect-src 'self'",
    "manifest-src 'self'",
    "worker-src 'self'",
    "form-action 'self'",
    "base-uri 'none'",
    "object-src 'none'",
    "frame-ancestors 'none'",
  ].join('; ')
}

const HEADERS: Readonly<Record<string, string>> = {
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
  'referrer-policy': 'same-origin',
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'permissions-policy': 'camera=(self), microphone=(), geolocation=(), payment=()',
}

const YEAR_S = 31_536_000
const NO_PAGE = contentPolicy()

/** Adds what is missing; `Cache-Control: no-store` unless the answer says how long it may be kept. */
export function secure(headers: Headers, isHttps: boolean): void {
  for (const [name, value] of Object.entries(HEADERS)) headers.set(name, value)
  if (!headers.has('content-security-policy')) headers.set('content-security-policy', NO_PAGE)
  if (!headers.has('cache-control')) headers.set('cache-control', 'no-store')
  // Over http it would be ignored, and on a home network it would lock the name.
  if (isHttps) headers.set('strict-transport-security', `max-age=${YEAR_S}; includeSubDomains`)
}
