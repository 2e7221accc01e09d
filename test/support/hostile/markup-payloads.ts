/** Texts that would run if any screen took them for markup, for script or for an address. Each fits a child's first name. */
import type { Page } from '@playwright/test'
import { expect } from '../journeys/browser.ts'

export const PAYLOADS = [
  '<script>canary()</script>',
  '<sCrIpT src=/canary.js></sCrIpT>',
  '<img src=/canary.png onerror=canary()>',
  '"><svg onload=canary()>',
  "'><svg/onload=canary()>",
  '<svg><animate onbegin=canary() attributeName=x dur=1s>',
  '<svg><script>canary()</script></svg>',
  '<math><mtext></mtext><mglyph><style><img src=x onerror=canary()>',
  '</textarea><script>canary()</script>',
  '</title><script>canary()</script>',
  '</option></select><img src=x onerror=canary()>',
  '<iframe srcdoc="<script>parent.canary()</script>">',
  '<object data="javascript:canary()">',
  '<embed src=/canary.swf>',
  '<video src=/canary.mp4 onerror=canary() autoplay>',
  '<details open ontoggle=canary()>',
  '<input autofocus onfocus=canary()>',
  '<body onload=canary()>',
  '<a href="javascript:canary()">ici</a>',
  '<form action=/canary><button>ici',
  '<meta http-equiv=refresh content="0;url=/canary">',
  '<base href=//canary.exemple/>',
  '<style>@import "/canary.css";</style>',
  '<template><img src=x onerror=canary()></template>',
  '<!--><img src=x onerror=canary()>-->',
  '<![CDATA[<img src=x onerror=canary()>]]>',
  'javascript:canary()//',
  "{{constructor.constructor('canary()')()}}<%=canary()%>",
  '&lt;img src=x onerror=canary()&gt; &#60;b&#62;',
  '![x](javascript:canary()) [y](data:text/html,canary)',
] as const

/** Fails the journey when a payload runs, opens a window or makes the browser ask for something. */
export async function watchPayloads(page: Page): Promise<void> {
  const context = page.context()
  await context.addInitScript(() => {
    Reflect.set(globalThis, 'canary', () => console.error('a payload ran'))
  })
  context.on('dialog', () => expect.soft('a dialog of a payload').toBe(''))
  context.on('request', (request) => {
    const { host, pathname } = new URL(request.url())
    expect.soft(host).not.toContain('canary')
    expect.soft(pathname).not.toMatch(/^\/canary/u)
  })
  context.on('page', (opened) => expect.soft(`${opened.url()} was opened`).toBe(''))
}

/** Everything that a person can read or hear on the page: its text, the values of fields, the names of controls. */
async function readable(page: Page): Promise<string> {
  return page.evaluate(() => {
    const parts = [document.title, document.body.innerText]
    for (const field of document.querySelectorAll('input, textarea')) {
      parts.push(String(Reflect.get(field, 'value')))
    }
    for (const option of document.querySelectorAll('option')) parts.push(option.text)
    for (const named of document.querySelectorAll('[aria-label]')) parts.push(named.ariaLabel ?? '')
    return parts.join('\n')
  })
}

/** Each payload stands on the page letter by letter, and none of them has become an element. */
export async function expectLiteral(page: Page, payloads: readonly string[]): Promise<void> {
  await expect
    .poll(async () => {
      const text = await readable(page)
      return payloads.filter((payload) => !text.includes(payload))
    })
    .toEqual([])
  await expectInert(page)
}

/** No element on the page that a payload could have made. */
export async function expectInert(page: Page): Promise<void> {
  const made = await page.evaluate(() => {
    const kinds =
      'iframe, object, embed, video, base, math, template, animate, mglyph, [onerror], [onload]'
    const links = 'a[href^="javascript:"], a[href^="data:"], form[action*=canary], meta[http-equiv]'
    const elements = document.querySelectorAll(`${kinds}, ${links}, img[src*=canary], img[src=x]`)
    return Array.from(elements, (element) => element.outerHTML)
  })
  expect(made).toEqual([])
}
