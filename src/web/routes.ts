import { index, layout, type RouteConfig, route } from '@react-router/dev/routes'

export default [
  layout('shell/public-layout.tsx', [
    index('landing/landing-screen.tsx'),
    route('plans', 'plans/plans-screen.tsx'),
    route('login', 'sign-in/sign-in-screen.tsx'),
    route('register', 'sign-up/sign-up-screen.tsx'),
    route('mot-de-passe-oublie', 'recovery/forgotten-password-screen.tsx'),
    route('nouveau-mot-de-passe', 'recovery/new-password-screen.tsx'),
    route('confirmer-adresse', 'sign-up/confirm-address-screen.tsx'),
    route('mentions-legales', 'legal/legal-notice-screen.tsx'),
    route('confidentialite', 'legal/privacy-screen.tsx'),
    route('confidentialite/enfants', 'legal/children-screen.tsx'),
    route('accessibilite', 'legal/accessibility-screen.tsx'),
  ]),
  // No menu, no way to any other page.
  route('ecouter', 'listening/listening-screen.tsx'),
  route('serie', 'calculations/series/series-screen.tsx'),
  route('app', 'shell/app-layout.tsx', [
    index('shell/app-index.tsx'),
    route('ce-soir', 'evening/evening-screen.tsx'),
    route('francais/dictee', 'dictations/dictation-hub-screen.tsx'),
    route('francais/dictee/creer', 'dictations/dictation-create-screen.tsx'),
    route('francais/dictee/liste', 'dictations/dictation-list-screen.tsx'),
    route('francais/dictee/corriger', 'corrections/correction-screen.tsx'),
    route('francais/dictee/:id', 'dictations/page/dictation-screen.tsx'),
    route('francais/dictee/:id/dicter', 'dictating/dictating-screen.tsx'),
    route('francais/grammaire', 'grammar/grammar-hub-screen.tsx'),
    route('francais/grammaire/entrainement', 'grammar/grammar-training-screen.tsx'),
    route('francais/grammaire/test', 'grammar/grammar-control-screen.tsx'),
    route('mathematiques/calculs', 'calculations/calculation-hub-screen.tsx'),
    route(
      'mathematiques/calculs/entrainement',
      'calculations/training/calculation-training-screen.tsx',
    ),
    route(
      'mathematiques/calculs/serie-de-la-semaine',
      'calculations/series/weekly-series-screen.tsx',
    ),
    route('mathematiques/calculs/test', 'calculations/timed-test/calculation-test-screen.tsx'),
    route('mathematiques/problemes', 'problems/problems-screen.tsx'),
    route('mathematiques/fractions-et-mesures', 'problems/figures/figures-screen.tsx'),
    route('mathematiques/calculs/:mode', 'calculations/unknown-mode.tsx'),
    // Redirects on the free plan.
    layout('plans/paid-plan-layout.tsx', [
      route('apprenants', 'learners/learners-screen.tsx'),
      route('apprenants/importer', 'learners/class-import-screen.tsx'),
      route('apprenants/groupes', 'learners/class-screen.tsx'),
      route('resultats', 'results/results-screen.tsx'),
      route('resultats/:id', 'results/dictation-result-screen.tsx'),
      route('francais/mots-a-revoir', 'word-review/word-review-screen.tsx'),
      route('francais/mots-a-revoir/dictee-flash', 'word-review/flash-dictation-screen.tsx'),
      route(
        'francais/mots-a-revoir/copier-cacher-ecrire',
        'word-review/copy-cover-write-screen.tsx',
      ),
      route('francais/mots-a-revoir/bilan', 'word-review/word-report-screen.tsx'),
    ]),
    route('compte', 'account/account-screen.tsx'),
    route('aide', 'help/help-screen.tsx'),
  ]),
  route('*', 'shell/unknown-address.tsx'),
] satisfies RouteConfig
