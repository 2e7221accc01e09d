/** Headers of every answer (OWASP Secure Headers). Pages name the hashes of what stands in them in the content policy. */

/** Hashes of the scripts and styles that stand in a page, as a content policy names them. */
export interface InlineHashes {
  readonly scripts: readonly string[]
  readonly styles: readonly string[]
}

/** What no answer may do, page or not: load anything, be framed, be a base for addresses. */
const NOTHING_ALLOWED = [
  "default-src 'none'",
  "base-uri 'none'",
  "object-src 'none'",
  "frame-ancestors 'none'",
]

function sources(hashes: readonly string[]): string {
  return ["'self'", ...hashes.map((hash) => `'${hash}'`)].join(' ')
}

/**
 * Of a page. Scripts and styles only from here, no plug-in, no frame, no form to elsewhere; no text becomes a script or markup
 * (the only policy of trusted types, in `tools/after-build.ts`, makes nothing of it). Photos are shown from memory (blob:).
 */
export function pagePolicy({ scripts, styles }: InlineHashes): string {
  return [
    ...NOTHING_ALLOWED,
    `script-src ${sources(scripts)}`,
    // For browsers that do not know the next two.
    "style-src 'self' 'unsafe-inline'",
    `style-src-elem ${sources(styles)}`,
    // Attributes set by React (width of a bar) are no script.
    "style-src-attr 'unsafe-inline'",
    "img-src 'self' blob:",
    "font-src 'self'",
    "connect-src 'self'",
    "form-action 'self'",
    "require-trusted-types-for 'script'",
    'trusted-types default',
  ].join('; ')
}

/** Of everything else: a picture or an answer of the interface that is opened as a page can do nothing. */
const DEFAULT_POLICY = [...NOTHING_ALLOWED, "style-src 'unsafe-inline'", "connect-src 'self'"].join(
  '; ',
)

const HEADERS: Readonly<Record<string, string>> = {
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
  'referrer-policy': 'same-origin',
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'permissions-policy': 'camera=(self), microphone=(), geolocation=(), payment=()',
}

const YEAR_S = 31_536_000

/** Adds what is missing; `Cache-Control: no-store` unless the answer says how long it may be kept. */
export function setSecurityHeaders(headers: Headers, isHttps: boolean): void {
  for (const [name, value] of Object.entries(HEADERS)) headers.set(name, value)
  if (!headers.has('content-security-policy'))
    headers.set('content-security-policy', DEFAULT_POLICY)
  if (!headers.has('cache-control')) headers.set('cache-control', 'no-store')
  // Over http it would be ignored, and on a home network it would lock the name.
  if (isHttps) headers.set('strict-transport-security', `max-age=${YEAR_S}; includeSubDomains`)
}
