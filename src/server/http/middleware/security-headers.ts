/** Headers of every answer (OWASP Secure Headers). Pages name the hashes of what stands in them in the content policy. */
import { Hono, type MiddlewareHandler } from 'hono'
import { secureHeaders } from 'hono/secure-headers'

/** Hashes of the scripts and styles that stand in a page, as a content policy names them. */
export interface InlineHashes {
  readonly scripts: readonly string[]
  readonly styles: readonly string[]
}

function sources(hashes: readonly string[]): string {
  return ["'self'", ...hashes.map((hash) => `'${hash}'`)].join(' ')
}

/**
 * Of a page. Scripts and styles only from here, no plug-in, no frame, no form to elsewhere; no text becomes a script or markup
 * (the only policy of trusted types, in `tools/after-build.ts`, makes nothing of it). Photos are shown and voices played from memory (blob:).
 */
export function pagePolicy({ scripts, styles }: InlineHashes): string {
  return [
    "default-src 'none'",
    "base-uri 'none'",
    "object-src 'none'",
    "frame-ancestors 'none'",
    `script-src ${sources(scripts)}`,
    // For browsers that do not know the next two.
    "style-src 'self' 'unsafe-inline'",
    `style-src-elem ${sources(styles)}`,
    // Attributes set by React (width of a bar) are no script.
    "style-src-attr 'unsafe-inline'",
    "img-src 'self' blob:",
    "media-src 'self' blob:",
    "font-src 'self'",
    "connect-src 'self'",
    "manifest-src 'self'",
    "form-action 'self'",
    "require-trusted-types-for 'script'",
    'trusted-types default',
  ].join('; ')
}

const YEAR_S = 31_536_000

/**
 * Sets what the answer has not set itself. The default content policy is for everything but pages: a picture or an answer of
 * the interface that is opened as a page can do nothing. `Cache-Control: no-store` unless the answer says otherwise.
 */
export function securityHeaders(isHttps: boolean): MiddlewareHandler {
  const secure = secureHeaders({
    overwrite: false,
    contentSecurityPolicy: {
      defaultSrc: ["'none'"],
      baseUri: ["'none'"],
      objectSrc: ["'none'"],
      frameAncestors: ["'none'"],
      styleSrc: ["'unsafe-inline'"],
      connectSrc: ["'self'"],
    },
    permissionsPolicy: { camera: ['self'], microphone: ['self'], geolocation: [], payment: [] },
    xFrameOptions: 'DENY',
    referrerPolicy: 'same-origin',
    // Over http it would be ignored, and on a home network it would lock the name.
    strictTransportSecurity: isHttps && `max-age=${YEAR_S}; includeSubDomains`,
    originAgentCluster: false,
    removePoweredBy: false,
    xDnsPrefetchControl: false,
    xDownloadOptions: false,
    xPermittedCrossDomainPolicies: false,
    xXssProtection: false,
  })
  return async (context, next) => {
    await secure(context, next)
    const { headers } = context.res
    if (!headers.has('cache-control')) headers.set('cache-control', 'no-store')
  }
}

/** The same headers, for what is answered without the app. */
export async function bareSecurityHeaders(isHttps: boolean): Promise<Headers> {
  const app = new Hono().use(securityHeaders(isHttps)).all('*', (context) => context.body(null))
  const { headers } = await app.request('/')
  return headers
}
