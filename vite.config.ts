import { reactRouter } from '@react-router/dev/vite'
import tailwindcss from '@tailwindcss/vite'
import { defineConfig } from 'vite'

/** The server of `npm run dev`, which Vite passes calls on to. */
const API_URL = process.env.API_URL ?? `http://127.0.0.1:${process.env.PORT ?? '3000'}`

interface SharedFile {
  readonly name: string
  readonly packages?: RegExp
  /** Modules without their extension, or folders with a slash at the end; `test/house/shared-scripts.test.ts` looks for each. */
  readonly modules: readonly string[]
  /** Modules of a folder in `modules` that few screens need: those carry them. */
  readonly except?: readonly string[]
  /** Only what so many screens need. */
  readonly minShareCount?: number
}

/**
 * A few shared files and one for each screen. Left alone, each shared module would be a file of its own: every file costs its
 * headers and, over HTTP/1.1, a place in a queue of six. `npm run bench -- web weights` shows what a change here costs.
 * The contract of a subject, which may bring rules along, stays with the subject's screens unless several need it.
 */
const SHARED_FILES: readonly SharedFile[] = [
  {
    name: 'framework',
    packages: /node_modules\/(react|react-dom|react-router|scheduler)\//u,
    modules: [],
  },
  // What the public pages need too: the first page must not carry the application.
  {
    name: 'base',
    packages: /vite\/preload-helper/u,
    modules: [
      'src/domain/account/plan',
      'src/domain/account/subscription',
      'src/domain/calendar-date',
      'src/domain/level',
      'src/domain/paris-time',
      'src/texts/format',
      'src/texts/shell',
      'src/texts/ui',
      'src/texts/vocabulary',
      'src/web/api/api-problem',
      'src/web/paths',
      'src/web/persistence/browser-storage',
      'src/web/persistence/kept-replies-cache',
      'src/web/persistence/tab-storage',
      'src/web/session/session-channel',
      'src/web/session/sign-in-hint',
      'src/web/shell/account-erased-notice',
      'src/web/shell/brand',
      'src/web/shell/failure-screen',
      'src/web/shell/no-script-notice',
      'src/web/shell/public-meta',
      'src/web/shell/site-settings',
      'src/web/ui/button',
      'src/web/ui/feedback/error-panel',
      'src/web/ui/feedback/notice',
      'src/web/ui/feedback/spinner',
      'src/web/ui/icon',
      'src/web/ui/sheet/ringed-text',
      'src/web/ui/use-client-value',
      'src/web/ui/use-lazy-component',
    ],
  },
  // The front page and the page of the plans.
  {
    name: 'plans',
    modules: ['src/texts/account/plans', 'src/web/plans/plan-cards'],
  },
  // Sign-in, sign-up and recovery.
  {
    name: 'door',
    modules: ['src/web/illustrations/notebooks-art', 'src/web/shell/auth-page'],
  },
  {
    name: 'contract',
    packages: /node_modules\/zod\//u,
    modules: [
      'src/contract/account/account',
      'src/contract/fields',
      'src/contract/problem',
      'src/contract/route',
      'src/texts/fields',
      'src/web/api/field-errors',
      'src/web/api/http',
      'src/web/api/use-form-submission',
      'src/web/session/session',
      'src/web/ui/forms/field',
      'src/web/ui/forms/password-field',
      'src/web/ui/forms/submission-form',
    ],
  },
  // The door without its first page: sign-in asks for it only when a second step follows.
  {
    name: 'sign-up',
    modules: [
      'src/contract/account/sign-up',
      'src/web/recovery/recovery-api',
      'src/web/sign-up/sign-up-api',
    ],
  },
  // The stored dictations, to search or to add to.
  {
    name: 'dictations',
    modules: [
      'src/domain/dictation/dictation',
      'src/domain/dictation/dictation-search',
      'src/domain/retry',
      'src/texts/dictations/dictation-search',
      'src/texts/retry',
      'src/web/ui/use-debounced-value',
    ],
    minShareCount: 2,
  },
  {
    name: 'application',
    packages: /node_modules\/@tanstack\//u,
    modules: [
      'src/contract/dictations',
      'src/contract/french-dictation-result',
      'src/contract/learners',
      'src/contract/paging',
      'src/domain/copy/review/error-class',
      'src/domain/copy/text/text-words',
      'src/domain/dictation/sentence-boundaries',
      'src/domain/photo/photo',
      'src/domain/results/results',
      'src/web/api/',
      'src/web/learners/learner-select',
      'src/web/plans/plan-usage',
      'src/web/plans/upgrade-notice',
      'src/web/plans/use-subscription',
      'src/web/session/',
      'src/web/shell/account-panel',
      'src/web/ui/',
      'src/web/unsaved-work/unsaved-work',
      'src/web/unsaved-work/use-unsaved-work',
    ],
    except: [
      'src/web/api/dictation-library',
      'src/web/api/read-photo',
      'src/web/api/save-or-keep',
      'src/web/session/passkey',
      'src/web/ui/forms/accent-keys',
      'src/web/ui/forms/file-drop',
      'src/web/ui/layout/data-table',
      'src/web/ui/layout/load-more',
      'src/web/ui/overlays/form-dialog',
      'src/web/ui/projection/',
      'src/web/ui/qr-code',
      'src/web/ui/sheet/printed-seyes-ruling',
    ],
    minShareCount: 2,
  },
  // Of the longest lists.
  {
    name: 'lists',
    modules: [
      'src/web/api/dictation-library',
      'src/web/ui/layout/data-table',
      'src/web/ui/layout/load-more',
      'src/web/ui/overlays/form-dialog',
    ],
    minShareCount: 2,
  },
  // The contract of a subject with the words of its domain that it takes along, for the subject's screens and for the results.
  { name: 'grammar-contract', modules: ['src/contract/grammar'], minShareCount: 2 },
  { name: 'calculation-contract', modules: ['src/contract/calculations'], minShareCount: 2 },
  // A file takes what its modules import along: what the hub, the problems and the grammar need stands before the calculations.
  { name: 'calculation-hub', modules: ['src/texts/calculations/calculations'] },
  { name: 'drawn', modules: ['src/domain/calculation/answer/answer', 'src/domain/random'] },
  // What a calculation is, then what asks it: training, test, series.
  {
    name: 'calculation',
    modules: ['src/domain/calculation/', 'src/texts/calculations/questions'],
    minShareCount: 3,
  },
  {
    name: 'calculation-asking',
    modules: ['src/texts/calculations/automatism-names', 'src/web/calculations/'],
    minShareCount: 3,
  },
  // The pictures that the front page, the help and the paywalls share.
  {
    name: 'pictures',
    modules: ['src/web/help/pictures/', 'src/web/illustrations/copy-sketch'],
    minShareCount: 2,
  },
  // What a copy, lists of results and the words that return have in common.
  {
    name: 'words',
    modules: ['src/domain/copy/review/grading-scale', 'src/domain/copy/text/spelling-1990'],
    minShareCount: 2,
  },
  // The words of a text and of a choice, and the reading of a photo, for the screens of dictation: they must not bring the copy along.
  {
    name: 'texts-and-photos',
    modules: [
      'src/contract/photos',
      'src/domain/copy/text/dictation-score',
      'src/texts/ai/provider-notices',
      'src/texts/corrections/corrections',
      'src/web/api/read-photo',
      'src/web/ui/forms/file-drop',
    ],
    minShareCount: 2,
  },
  // The form that asks for a dictation, and what it shows later: the preview of the text, questions about the request.
  {
    name: 'generator',
    modules: [
      'src/contract/generation',
      'src/contract/request-review',
      'src/domain/dictation/dictation-request',
      'src/domain/dictation/word-list',
      'src/domain/refusal',
      'src/texts/dictations/dictation-generator',
      'src/web/dictations/generation-api',
      'src/web/dictations/generator-form-state',
      'src/web/dictations/generator-state',
      'src/web/dictations/photo-words-state',
      'src/web/dictations/preview/sentence-choices-state',
      'src/web/dictations/request-review-state',
      'src/web/dictations/slow-writing-notice',
      'src/web/dictations/use-generation',
    ],
    minShareCount: 2,
  },
  // What a copy is made of, for the screen that corrects it and for the one that opens it again.
  {
    name: 'correction',
    modules: [
      'src/contract/copy-review',
      'src/domain/copy/',
      'src/domain/photo/word-location',
      'src/texts/corrections/dictation-result',
      'src/web/corrections/unsaved-state',
      'src/web/corrections/verification/verification-state',
    ],
    minShareCount: 2,
  },
]

function isAmong(paths: readonly string[], id: string): boolean {
  return paths.some((path) => id.includes(path.endsWith('/') ? `/${path}` : `/${path}.ts`))
}

function holds({ packages, modules, except = [] }: SharedFile, id: string): boolean {
  return packages?.test(id) === true || (isAmong(modules, id) && !isAmong(except, id))
}

const GROUPS = SHARED_FILES.map(({ name, minShareCount, ...file }, index, all) => ({
  name,
  test: (id: string) => holds({ name, ...file }, id),
  priority: all.length - index,
  ...(minShareCount !== undefined && { minShareCount }),
}))

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
      build: { rolldownOptions: { output: { codeSplitting: { groups: GROUPS } } } },
    },
  },
})
