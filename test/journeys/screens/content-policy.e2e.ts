/** What the browser is told to refuse, and what a page says when its scripts do not come. One size: none of it is layout. */
import type { Browser, BrowserContext, Page, Response } from '@playwright/test'
import { expect, test } from '../../support/journeys/browser.ts'
import { EVERY_SCREEN, PUBLIC_FORMS, PUBLIC_PAGES } from '../../support/journeys/screens.ts'
import { CLAIRE, INES } from '../../support/people/journey-people.ts'

const PROTECTIONS: Readonly<Record<string, RegExp>> = {
  'x-content-type-options': /^nosniff$/,
  'x-frame-options': /^DENY$/,
  'referrer-policy': /^same-origin$/,
  'cross-origin-opener-policy': /^same-origin$/,
  'cross-origin-resource-policy': /^same-origin$/,
  'permissions-policy': /camera=\(self\)/,
  'content-security-policy':
    /default-src 'none'; base-uri 'none'; object-src 'none'; frame-ancestors 'none'/,
}

function unprotected(response: Response): string[] {
  const headers = response.headers()
  const missing = Object.entries(PROTECTIONS).filter(
    ([name, like]) => !like.test(headers[name] ?? ''),
  )
  const isKept =
    response.url().includes('/api/') && !/no-store/.test(headers['cache-control'] ?? '')
  return [...missing.map(([name]) => name), ...(isKept ? ['cache-control'] : [])].map(
    (name) => `${response.url()}: ${name}`,
  )
}

test('F1 F5 a visit of every screen asks nobody else, and every answer is protected @release', async ({
  page,
  context,
  signIn,
  baseURL,
}) => {
  const faults: string[] = []
  let answers = 0
  context.on('response', (response) => {
    answers += 1
    faults.push(...unprotected(response))
  })
  context.on('request', (request) => {
    const url = request.url()
    if (!url.startsWith(`${baseURL}/`) && !url.startsWith('blob:')) faults.push(`asked: ${url}`)
  })
  for (const path of PUBLIC_PAGES) await page.goto(path, { waitUntil: 'networkidle' })
  await signIn(CLAIRE)
  for (const path of EVERY_SCREEN) await page.goto(path, { waitUntil: 'networkidle' })
  expect(faults).toEqual([])
  expect(answers).toBeGreaterThan(100)
})

/** A window of its own, whose refusals and scripts are the point of the test. */
async function apart(
  browser: Browser,
  baseURL: string | undefined,
  options: { javaScriptEnabled?: boolean } = {},
): Promise<AsyncDisposable & { readonly page: Page; readonly context: BrowserContext }> {
  const context = await browser.newContext({
    ...options,
    ...(baseURL === undefined ? {} : { baseURL }),
  })
  return {
    context,
    page: await context.newPage(),
    [Symbol.asyncDispose]: () => context.close(),
  }
}

/** Directives of the content policy that refuse what the next test tries. */
const REFUSALS = [
  'base-uri',
  'connect-src',
  'frame-src',
  'img-src',
  'require-trusted-types-for',
  'script-src-elem',
  'trusted-types',
]

test('F1 no text becomes a script or markup in any kind of page @release', async ({
  browser,
  baseURL,
}) => {
  await using window = await apart(browser, baseURL)
  const { page } = window
  for (const path of ['/', '/login', '/app']) {
    await page.goto(path, { waitUntil: 'networkidle' })
    const outcomes = await page.evaluate(async (refusals) => {
      const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms))
      // The call of a debugger may evaluate; what comes after it is the page's own.
      await pause(0)
      const holder = document.body.appendChild(document.createElement('div'))
      const run = 'globalThis.broken = true'
      const markup = `<img src="x" onerror="${run}"><b>gras</b>`
      const script = (): HTMLScriptElement => document.createElement('script')
      const tries: Record<string, () => unknown> = {
        'text of a script': () => {
          const made = script()
          made.textContent = run
          document.head.append(made)
        },
        'address of a script': () => {
          const made = script()
          made.src = `data:text/javascript,${run}`
          document.head.append(made)
        },
        'script without its text set': () => {
          const made = script()
          made.append(run)
          document.head.append(made)
        },
        eval: () => Reflect.get(globalThis, 'eval')(run),
        function: () => Reflect.construct(Function, [run])(),
        timeout: () => setTimeout(`${run}` as unknown as () => void, 0),
        innerHTML: () => {
          holder.innerHTML = markup
        },
        insertAdjacentHTML: () => holder.insertAdjacentHTML('beforeend', markup),
        range: () => holder.append(document.createRange().createContextualFragment(markup)),
        srcdoc: () => {
          const frame = document.createElement('iframe')
          frame.srcdoc = `<script>parent.broken = true</script>`
          holder.append(frame)
        },
        handler: () => {
          holder.setAttribute('onclick', run)
          holder.click()
        },
        'javascript address': () => {
          const link = document.createElement('a')
          link.href = `javascript:${run}`
          holder.append(link)
          link.click()
        },
        worker: () => new Worker(URL.createObjectURL(new Blob([run]))),
        'policy of its own': () => Reflect.get(globalThis, 'trustedTypes').createPolicy('mine', {}),
        'default policy again': () =>
          Reflect.get(globalThis, 'trustedTypes').createPolicy('default', {
            createHTML: (text: string) => text,
          }),
        frame: () => {
          const frame = document.createElement('iframe')
          frame.src = '/plans'
          holder.append(frame)
        },
        'call elsewhere': () => void fetch('https://exemple.invalid/').catch(() => undefined),
        'picture from elsewhere': () => {
          new Image().src = 'https://exemple.invalid/a.png'
        },
        base: () => {
          const base = document.createElement('base')
          base.href = 'https://exemple.invalid/'
          document.head.append(base)
        },
      }
      const refused = new Set<string>()
      addEventListener('securitypolicyviolation', ({ effectiveDirective }) => {
        refused.add(effectiveDirective)
      })
      const thrown: string[] = []
      for (const [name, attempt] of Object.entries(tries)) {
        try {
          attempt()
        } catch {
          thrown.push(name)
        }
      }
      // Half a second for what must not happen; what another process refuses may take longer.
      await pause(500)
      for (let tries = 0; tries < 300 && !refusals.every((one) => refused.has(one)); tries += 1)
        await pause(100)
      return {
        broken: Reflect.get(globalThis, 'broken') ?? false,
        markup: holder.querySelectorAll('img, b').length,
        base: document.baseURI,
        thrown,
        refused: Array.from(refused).sort(),
      }
    }, REFUSALS)
    expect(outcomes.broken, path).toBe(false)
    expect(outcomes.markup, path).toBe(0)
    expect(outcomes.base, path).not.toContain('exemple.invalid')
    expect(outcomes.thrown, path).toEqual(
      expect.arrayContaining(['eval', 'policy of its own', 'default policy again']),
    )
    expect(outcomes.refused, path).toEqual(expect.arrayContaining(REFUSALS))
  }
})

test('F1 F4 a page that a translator changed before its scripts came opens all the same @release', async ({
  browser,
  baseURL,
}) => {
  await using window = await apart(browser, baseURL)
  const { page, context } = window
  await context.addInitScript(() => {
    document.addEventListener('DOMContentLoaded', () => {
      for (const element of document.querySelectorAll('h1, label, main p')) {
        const translated = document.createElement('font')
        translated.textContent = `Translated: ${element.textContent}`
        element.replaceChildren(translated)
      }
      document.querySelector('main')?.prepend(document.createElement('section'))
    })
  })
  for (const path of ['/login', '/app']) {
    await page.goto(path, { waitUntil: 'networkidle' })
    await expect(page).toHaveURL(/\/login/)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(/Connexion/)
    // The style stands in the page, and has stayed there.
    await expect(page.locator('body')).toHaveCSS('background-color', 'rgb(250, 246, 236)')
    await page.getByRole('main').getByRole('button', { name: 'Se connecter' }).click()
    await expect(page.getByText(/obligatoire|requis/i).first()).toBeVisible()
  }
})

test('F4 without JavaScript each form says so and sends nothing', async ({ browser, baseURL }) => {
  await using window = await apart(browser, baseURL, { javaScriptEnabled: false })
  const { page } = window
  for (const path of PUBLIC_FORMS) {
    await page.goto(path)
    // The button for a passkey is hidden whole.
    const forms = await page.locator('form:not(.when-passkeys *)').count()
    const said = page.getByText(/^Ce formulaire a besoin de JavaScript/)
    await expect(said.filter({ visible: true })).toHaveCount(forms)
    for (const hidden of ['form [type=submit]', '[data-late]'])
      await expect(page.locator(hidden).filter({ visible: true })).toHaveCount(0)
  }
  await page.goto('/app/apprenants')
  await expect(page.getByText(/^L'Encrier a besoin de JavaScript/)).toBeVisible()
})

test('F4 when the scripts do not come each form says so, and the application too @release', async ({
  browser,
  baseURL,
}) => {
  await using window = await apart(browser, baseURL)
  const { page, context } = window
  await context.route(/\/assets\/.*\.js/u, (route) => route.abort())
  for (const path of PUBLIC_FORMS) {
    await page.goto(path)
    const late = page.getByText(/^La page n'est pas encore chargée en entier/)
    await expect(late.first()).toBeVisible()
    for (const submit of await page.locator('form [type=submit]').filter({ visible: true }).all())
      if (await submit.isEnabled()) await submit.click()
    expect(new URL(page.url()).pathname + new URL(page.url()).search).toBe(path)
  }
  await page.goto('/app/apprenants')
  await expect(page.getByText(/^La page n'est pas encore chargée en entier/)).toBeVisible()
})

test('F4 scripts that are late are told to be late, and then the form works @release', async ({
  browser,
  baseURL,
}) => {
  await using window = await apart(browser, baseURL)
  const { page, context } = window
  const { promise: released, resolve: release } = Promise.withResolvers<void>()
  await page.clock.install()
  await context.route(/\/assets\/.*\.js/u, async (route) => {
    await released
    await route.continue()
  })
  await page.goto('/login', { waitUntil: 'commit' })
  const late = page.getByText(/^La page n'est pas encore chargée en entier/)
  await expect(page.getByLabel('Adresse e-mail')).toBeVisible()
  await expect(late).toBeHidden()
  await page.clock.fastForward('00:13')
  await expect(late).toBeVisible()
  await page.getByLabel('Adresse e-mail').fill(INES.email)
  await page.getByLabel('Mot de passe', { exact: true }).fill(INES.password)
  await page.getByRole('main').getByRole('button', { name: 'Se connecter' }).click()
  release()
  await expect(page).toHaveURL('/app/ce-soir')
})
