/**
 * The public pages are written at build time; what depends on the running site is put into them once, at start-up: whether
 * registration is open, who publishes the site, its address on the Internet. Nothing of it waits for a script.
 */

export interface Site {
  /** Configured origin; undefined when nobody told how the site is reached from outside. */
  readonly origin: string | undefined
  readonly registration: 'closed' | 'open'
  readonly hasMail: boolean
  /** Whether browsers know passkeys at its address. */
  readonly hasPasskeys: boolean
  readonly contact: string | undefined
  /** French texts by name, for the elements that carry `data-fact`; what is not here keeps the page's own sentence. */
  readonly facts: Readonly<Record<string, string>>
}

/** A site of which nothing is configured: the pages stay as they were built. */
export const UNCONFIGURED_SITE: Site = {
  origin: undefined,
  registration: 'closed',
  hasMail: false,
  hasPasskeys: false,
  contact: undefined,
  facts: {},
}

export const SOCIAL_IMAGE = { path: '/social.png', width: 1200, height: 630 }

const REGISTER_PAGE = 'register/index.html'
/** Of a fact that the page itself cannot tell. */
const UNKNOWN = /\sdata-unknown="[^"]*"/u
const FACT = /(<(\w+)[^>]*\sdata-fact="([a-z-]+)"[^>]*>)[^<]*(<\/\2>)/gu
/** A link of a plan's card, which takes its plan along once there is somewhere to go. */
const PLAN_LINK = /<a\b[^>]*\sdata-plan="(\w+)"[^>]*>/gu
const HIDDEN_FROM_ENGINES = /<meta name="robots" content="noindex"/u

function escaped(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')
}

/** Address of a built page: `plans/index.html` is `/plans`. */
function pathOf(name: string): string {
  return `/${name.replace(/\/?index\.html$/u, '')}`
}

function attributes({ registration, hasMail, hasPasskeys, contact }: Site): string {
  const open = registration === 'open' ? ' data-registration="open"' : ''
  const mail = hasMail ? ' data-mail="on"' : ''
  const passkeys = hasPasskeys ? ' data-passkeys="on"' : ''
  return (
    open + mail + passkeys + (contact === undefined ? '' : ` data-contact="${escaped(contact)}"`)
  )
}

function isForEngines(name: string, html: string): boolean {
  return /(^|\/)index\.html$/u.test(name) && !HIDDEN_FROM_ENGINES.test(html)
}

function headOf(name: string, html: string, { origin }: Site): string {
  if (origin === undefined || !isForEngines(name, html)) return ''
  const address = escaped(`${origin}${pathOf(name)}`)
  const { path, width, height } = SOCIAL_IMAGE
  return [
    `<link rel="canonical" href="${address}"/>`,
    `<meta property="og:url" content="${address}"/>`,
    `<meta property="og:image" content="${escaped(origin + path)}"/>`,
    `<meta property="og:image:width" content="${width}"/>`,
    `<meta property="og:image:height" content="${height}"/>`,
  ].join('')
}

function withPlans(html: string, { registration }: Site): string {
  if (registration === 'closed') return html
  return html.replace(PLAN_LINK, (link, plan: string) =>
    link.replace('href="/register"', `href="/register?plan=${plan}"`),
  )
}

/** The page as this site shows it; the same text when the site has nothing to say in it. */
export function fillPage(name: string, html: string, site: Site): string {
  return withPlans(html, site)
    .replace(/<html\b/u, (tag) => tag + attributes(site))
    .replace(FACT, (whole, opening: string, _tag: string, fact: string, closing: string) => {
      const text = site.facts[fact]
      return text === undefined ? whole : opening.replace(UNKNOWN, '') + escaped(text) + closing
    })
    .replace('</head>', () => `${headOf(name, html, site)}</head>`)
}

/** While registration is closed its page does not exist (NAV-02). */
export function isServed(name: string, { registration }: Site): boolean {
  return name !== REGISTER_PAGE || registration === 'open'
}

/** robots.txt with the way to the map, once the site's address is known. */
export function fillRobots(text: string, { origin }: Site): string {
  return origin === undefined ? text : `${text.trimEnd()}\n\nSitemap: ${origin}/sitemap.xml\n`
}

/** The public pages that engines may list; undefined without a configured address. */
export function sitemap(pages: ReadonlyMap<string, string>, { origin }: Site): string | undefined {
  if (origin === undefined) return undefined
  const urls = Array.from(pages)
    .filter(([name, html]) => isForEngines(name, html))
    .map(([name]) => `  <url><loc>${escaped(origin + pathOf(name))}</loc></url>`)
    .sort()
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">',
    ...urls,
    '</urlset>\n',
  ].join('\n')
}
