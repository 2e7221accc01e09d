import { reactRouter } from '@react-router/dev/vite'
import tailwindcss from '@tailwindcss/vite'
import { defineConfig } from 'vite'

/** The server of `npm run dev`, which Vite passes calls on to. */
const API_URL = process.env.API_URL ?? `http://127.0.0.1:${process.env.PORT ?? '3000'}`

/**
 * A few shared files and one for each screen. Left alone, each shared module would be a file of its own: every file costs its
 * headers and, over HTTP/1.1, a place in a queue of six. The patterns are paths: a module that moves must be moved here too,
 * or the first page carries the application (`npm run bench -- web weights` shows it).
 * The contract of a subject, which may bring rules along, stays with the subject's screens unless several need it.
 */
const SHARED_FILES = [
  { name: 'framework', test: /node_modules\/(react|react-dom|react-router|scheduler)\//u },
  // What the public pages need too: the first page must not carry the application.
  {
    name: 'base',
    test: /vite\/preload-helper|src\/(web\/(paths|api\/api-problem|persistence\/tab-storage|session\/session-channel|shell\/(account-erased|brand|failure|no-script|public-meta|site-settings)|ui\/(button|icon|use-client-value|feedback\/(error-panel|notice|spinner)|sheet\/ringed-text))|texts\/(ui|shell|format|vocabulary)|domain\/(level|calendar-date|paris-time|account\/(plan|subscription)))\b/u,
  },
  {
    name: 'public',
    test: /src\/(web\/(plans\/plan-cards|shell\/auth-page|illustrations\/notebooks)|texts\/account\/plans)\b/u,
  },
  {
    name: 'contract',
    test: /node_modules\/zod\/|src\/contract\/(account|fields|problem|route)\.|src\/texts\/fields|src\/web\/(api\/(http|use-form-submission|field-errors)|session\/session\.|ui\/forms\/(field|password-field|submission-form))/u,
  },
  {
    name: 'application',
    test: /node_modules\/@tanstack\/|src\/contract\/(?!calculation-practice|grammar|sign-up|waiting-list|account-security|billing|service|copy-review|corrections)|src\/(texts\/dictations\/dictation-search|domain\/dictation\/dictation-search|web\/(ui|api|session|unsaved-work\/(use-)?unsaved-work|plans\/(plan-usage|upgrade|use-)|shell\/(account-panel|sign-out)))/u,
    minShareCount: 2,
  },
  // The words of a text and of a choice, which other screens use too: they must not bring the copy along.
  {
    name: 'words',
    test: /src\/(texts\/corrections\/corrections|domain\/copy\/text\/dictation-score)\b/u,
    minShareCount: 2,
  },
  // What a copy is made of, for the screen that corrects it and for the one that opens it again.
  {
    name: 'correction',
    test: /src\/(web\/corrections\/(use-lazy-component|verification\/verification-state)|domain\/(copy\/|photo\/word-location)|contract\/copy-review)/u,
    minShareCount: 2,
  },
].map((group, index, all) => ({ ...group, priority: all.length - index }))

export default defineConfig({
  plugins: [tailwindcss(), reactRouter()],
  server: {
    proxy: { '/api': API_URL, '/functions': API_URL, '/register': API_URL },
  },
  // The pages written at build time are asked of a preview, which must not pass /register on.
  preview: { proxy: {} },
  // Found late otherwise, with a reload of the page in the middle of what one does.
  optimizeDeps: { include: ['zod/mini', '@tanstack/react-query'] },
  build: {
    // Small files stay files: an inlined font or picture would need data: in the content policy.
    assetsInlineLimit: 0,
  },
  environments: {
    client: {
      build: { rolldownOptions: { output: { codeSplitting: { groups: SHARED_FILES } } } },
    },
  },
})
