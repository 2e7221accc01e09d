import bricolage from '@fontsource/bricolage-grotesque/files/bricolage-grotesque-latin-800-normal.woff2?url'
import lexend from '@fontsource/lexend/files/lexend-latin-400-normal.woff2?url'
import { type ReactElement, type ReactNode, useEffect } from 'react'
import { Links, Meta, Outlet, Scripts, ScrollRestoration } from 'react-router'
import { HEADER, PRODUCT } from '../texts/shell.ts'
import { BareHeader } from './shell/brand.tsx'
import { FailureScreen } from './shell/failure-screen.tsx'
import { AppNoScriptNotice } from './shell/no-script-notice.tsx'
import css from './styles/site.css?inline'
import { PageSpinner } from './ui/feedback/spinner.tsx'

export function links(): { rel: string; href: string; [name: string]: string }[] {
  const font = { rel: 'preload', as: 'font', type: 'font/woff2', crossOrigin: 'anonymous' }
  return [
    { ...font, href: bricolage },
    { ...font, href: lexend },
    { rel: 'icon', href: '/favicon.svg', type: 'image/svg+xml' },
    { rel: 'apple-touch-icon', href: '/apple-touch-icon.png' },
    { rel: 'manifest', href: '/app.webmanifest' },
  ]
}

export function meta(): { title: string }[] {
  return [{ title: PRODUCT }]
}

/**
 * Styles are inlined: a linked sheet would queue behind a dozen module preloads. The text is in prerendered pages only, not in
 * the client bundle.
 */
export function Layout({ children }: { children: ReactNode }): ReactElement {
  return (
    // The server adds attributes (`shell/site-settings.ts`).
    <html lang="fr" suppressHydrationWarning>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="theme-color" content="#faf6ec" />
        <style href="site" precedence="high">
          {import.meta.env.SSR ? css : ''}
        </style>
        <Meta />
        <Links />
      </head>
      <body>
        {children}
        <ScrollRestoration />
        <Scripts />
      </body>
    </html>
  )
}

export default function Root(): ReactElement {
  // Releases what was submitted before hydration (`tools/after-build.ts`).
  useEffect(() => {
    window.dispatchEvent(new Event('page-ready'))
  }, [])
  return <Outlet />
}

/** First paint of every /app address, while the session is checked (NAV-05). */
export function HydrateFallback(): ReactElement {
  return (
    <>
      <BareHeader />
      <main>
        <div className="wrap page">
          <AppNoScriptNotice />
        </div>
        <PageSpinner label={HEADER.checking} />
      </main>
    </>
  )
}

export function ErrorBoundary({ error }: { error: unknown }): ReactElement {
  return (
    <>
      <BareHeader />
      <main className="wrap page">
        <FailureScreen error={error} />
      </main>
    </>
  )
}
