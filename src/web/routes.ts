import { index, layout, type RouteConfig, route } from '@react-router/dev/routes'

/** The screens, by audience. */
export default [
  layout('shell/public-layout.tsx', [
    index('landing/landing-screen.tsx'),
    route('plans', 'plans/plans-screen.tsx'),
    route('login', 'login/login-screen.tsx'),
    route('register', 'registration/register-screen.tsx'),
    route('mot-de-passe-oublie', 'recovery/forgotten-screen.tsx'),
    route('nouveau-mot-de-passe', 'recovery/new-password-screen.tsx'),
    route('confirmer-adresse', 'recovery/confirm-address-screen.tsx'),
    route('mentions-legales', 'legal/notice-screen.tsx'),
    route('confidentialite', 'legal/privacy-screen.tsx'),
    route('confidentialite/enfants', 'legal/children-screen.tsx'),
    route('accessibilite', 'legal/accessibility-screen.tsx'),
  ]),
  route('app', 'shell/app-layout.tsx', [
    index('shell/app-index.tsx'),
    route('francais/dictee', 'dictations/hub-screen.tsx'),
    route('francais/dictee/creer', 'dictations/create-screen.tsx'),
    route('francais/dictee/liste', 'dictations/list-screen.tsx'),
    route('francais/dictee/corriger', 'corrections/correct-screen.tsx'),
    route('francais/grammaire', 'grammar/hub-screen.tsx'),
    route('francais/grammaire/entrainement', 'grammar/training-screen.tsx'),
    route('francais/grammaire/test', 'grammar/control-screen.tsx'),
    route('mathematiques/calculs', 'calculations/hub-screen.tsx'),
    route('mathematiques/calculs/entrainement', 'calculations/training-screen.tsx'),
    route('mathematiques/calculs/test', 'calculations/test-screen.tsx'),
    route('mathematiques/calculs/:mode', 'calculations/unknown-mode.tsx'),
    // Closed on the free plan.
    layout('shell/paid-layout.tsx', [
      route('apprenants', 'learners/learners-screen.tsx'),
      route('resultats', 'results/results-screen.tsx'),
      route('resultats/:id', 'corrections/result/saved-screen.tsx'),
    ]),
    route('compte', 'account/account-screen.tsx'),
    route('aide', 'help/help-screen.tsx'),
  ]),
  route('*', 'shell/unknown-address.tsx'),
] satisfies RouteConfig
