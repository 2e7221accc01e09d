import type { Config } from '@react-router/dev/config'

/** Public pages are written at build time; every /app address is served by `__spa-fallback.html`. */
export default {
  appDirectory: 'src/web',
  buildDirectory: 'build',
  ssr: false,
  prerender: ['/', '/plans', '/login'],
} satisfies Config
