import { PRODUCT } from '../../texts/shell.ts'

type Tag = { readonly [name: string]: unknown }

interface PageHead {
  readonly title: string
  readonly description: string
}

/** `<meta>` tags for search engines and link previews (Open Graph). */
export function publicMeta({ title, description }: PageHead): Tag[] {
  return [
    { title },
    { name: 'description', content: description },
    { property: 'og:type', content: 'website' },
    { property: 'og:site_name', content: PRODUCT },
    { property: 'og:locale', content: 'fr_FR' },
    { property: 'og:title', content: title },
    { property: 'og:description', content: description },
    { name: 'twitter:card', content: 'summary_large_image' },
  ]
}

/** For pages that only make sense with a mailed link. */
export function hiddenMeta(title: string): Tag[] {
  return [{ title }, { name: 'robots', content: 'noindex' }]
}
