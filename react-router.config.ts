import type { Config } from '@react-router/dev/config'

/** Public pages are written at build time; every /app address is served by `__spa-fallback.html`. */
export default {
  appDirectory: 'src/web',
  buildDirectory: 'build',
  ssr: false,
  // A screen's loader is a few lines: apart, it would only be one request more.
  splitRouteModules: false,
  prerender: [
    '/',
    '/plans',
    '/login',
    '/register',
    '/mot-de-passe-oublie',
    '/nouveau-mot-de-passe',
    '/confirmer-adresse',
    '/annuler-un-changement',
    '/mentions-legales',
    '/confidentialite',
    '/confidentialite/enfants',
    '/confidentialite/ecoles',
    '/accessibilite',
    '/ecouter',
    '/serie',
  ],
} satisfies Config
