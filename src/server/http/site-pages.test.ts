import { expect, test } from 'vitest'
import {
  fillPage,
  fillRobots,
  isServed,
  type Site,
  sitemap,
  UNCONFIGURED_SITE,
} from './site-pages.ts'

const PAGE =
  '<!DOCTYPE html><html lang="fr"><head><title>Mentions</title></head><body>' +
  '<dd><span data-fact="editor" data-unknown="true">Non renseigné</span></dd><dd><span class="x" data-fact="phone" data-unknown="true">Non renseigné</span></dd></body></html>'

const SITE: Site = {
  origin: 'https://dictees.exemple.fr',
  registration: 'open',
  hasMail: true,
  hasPasskeys: true,
  contact: 'bonjour@exemple.fr',
  facts: { editor: 'Martin & "fils" <SARL>' },
}

test('a site of which nothing is configured shows its pages as they were built', () => {
  expect(fillPage('index.html', PAGE, UNCONFIGURED_SITE)).toBe(PAGE)
  expect(fillRobots('User-agent: *\n', UNCONFIGURED_SITE)).toBe('User-agent: *\n')
  expect(sitemap(new Map([['index.html', PAGE]]), UNCONFIGURED_SITE)).toBeUndefined()
})

test('a page carries what its site is, as text that cannot become markup', () => {
  const page = fillPage('mentions-legales/index.html', PAGE, SITE)
  expect(page).toContain(
    '<html data-registration="open" data-mail="on" data-passkeys="on" data-contact="bonjour@exemple.fr" lang="fr">',
  )
  expect(page).toContain(
    '<span data-fact="editor">Martin &amp; &quot;fils&quot; &lt;SARL&gt;</span>',
  )
  expect(page).toContain(
    '<span class="x" data-fact="phone" data-unknown="true">Non renseigné</span>',
  )
})

test('PUB-05 a card takes its plan along once registration is open, before any script', () => {
  const link = '<a class="btn" href="/register" data-plan="parent">Essai</a>'
  expect(fillPage('plans/index.html', link, SITE)).toBe(
    '<a class="btn" href="/register?plan=parent" data-plan="parent">Essai</a>',
  )
  expect(fillPage('plans/index.html', link, UNCONFIGURED_SITE)).toBe(link)
})

test('whole addresses are those of PUBLIC_URL', () => {
  expect(fillPage('index.html', PAGE, SITE)).toContain(
    '<link rel="canonical" href="https://dictees.exemple.fr/"/>',
  )
  const plans = fillPage('plans/index.html', PAGE, SITE)
  expect(plans).toContain('<link rel="canonical" href="https://dictees.exemple.fr/plans"/>')
  expect(plans).toContain('content="https://dictees.exemple.fr/social.png"')
})

test('the application and the pages that engines must not list have no such address', () => {
  const hidden = PAGE.replace('<title>', '<meta name="robots" content="noindex"/><title>')
  expect(fillPage('__spa-fallback.html', PAGE, SITE)).not.toContain('canonical')
  expect(fillPage('verification/index.html', hidden, SITE)).not.toContain('canonical')
  const map = sitemap(
    new Map([
      ['index.html', PAGE],
      ['plans/index.html', PAGE],
      ['verification/index.html', hidden],
      ['__spa-fallback.html', PAGE],
    ]),
    SITE,
  )
  expect(map?.match(/<loc>.*<\/loc>/gu)).toEqual([
    '<loc>https://dictees.exemple.fr/</loc>',
    '<loc>https://dictees.exemple.fr/plans</loc>',
  ])
  expect(fillRobots('User-agent: *\n', SITE)).toBe(
    'User-agent: *\n\nSitemap: https://dictees.exemple.fr/sitemap.xml\n',
  )
})

test('NAV-02 the page of registration exists while registration is open', () => {
  expect(isServed('register/index.html', UNCONFIGURED_SITE)).toBe(false)
  expect(isServed('register/index.html', SITE)).toBe(true)
  expect(isServed('plans/index.html', UNCONFIGURED_SITE)).toBe(true)
})
