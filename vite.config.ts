import { reactRouter } from '@react-router/dev/vite'
import tailwindcss from '@tailwindcss/vite'
import { defineConfig } from 'vite'

/** The server of `npm run dev`, which Vite passes calls on to. */
const API_URL = process.env.API_URL ?? `http://127.0.0.1:${process.env.PORT ?? '3000'}`

/**
 * Four shared files and one for each screen. Left alone, each shared module would be a file of its own: every file costs its
 * headers and, over HTTP/1.1, a place in a queue of six.
 * The contract of a subject, which may bring rules along, stays with the subject's screens unless several need it.
 */
const SHARED_FILES = [
  { name: 'framework', test: /node_modules\/(react|react-dom|react-router|scheduler)\//u },
  // What the public pages need too: the first page must not carry the application.
  {
    name: 'base',
    test: /vite\/preload-helper|src\/(web\/(paths|ui\/(button|icon|notice|score-ring|spinner|error-panel)|shell\/(brand|failure|farewell|site-facts|public-meta|without-scripts)|api\/(api-problem|session-channel))|texts\/(ui|shell|format|vocabulary)|domain\/(level|plan|subscription|calendar-date|paris-time))\b/u,
  },
  {
    name: 'public',
    test: /src\/(web\/shell\/(public-footer|plan-cards|entry-card|illustrations\/notebooks)|texts\/plans)\b/u,
  },
  {
    name: 'contract',
    test: /node_modules\/zod\/|src\/contract\/(account|fields|problem|route)\.|src\/texts\/fields|src\/web\/(api\/(http|session|use-sending|wrong-fields)|ui\/(field|password|send-form))/u,
  },
  {
    name: 'application',
    test: /node_modules\/@tanstack\/|src\/contract\/(?!calculation-practice|grammar|sign-up|waiting-list|account-security|billing|service|copy-review|corrections)|src\/(texts\/library|domain\/folded-text|web\/(ui|api|shell\/(use-|account-|sign-out|upgrade)))/u,
    minShareCount: 2,
  },
  // The words of a text and of a choice, which other screens use too: they must not bring the copy along.
  {
    name: 'words',
    test: /src\/(texts\/corrections|domain\/dictation-correction)\b/u,
    minShareCount: 2,
  },
  // What a copy is made of, for the screen that corrects it and for the one that opens it again.
  {
    name: 'correction',
    test: /src\/(web\/corrections\/(learner-select|use-later-view|copy-state|leave-guard)|domain\/(copy-(draft|text|pages|piece|review|record|error)|dictation-alignment|alignment-path|word-distance|scale|spelling-1990|child-spelling|missing-room|page-confusions|reading-doubt|photo-place)|contract\/copy-review)\b/u,
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
