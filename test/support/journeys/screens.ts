/** The addresses of the product, for journeys that look at all of them. */

export const PUBLIC_PAGES = [
  '/',
  '/plans',
  '/login',
  '/mot-de-passe-oublie',
  '/nouveau-mot-de-passe',
  '/confirmer-adresse',
  '/annuler-un-changement',
  '/mentions-legales',
  '/confidentialite',
  '/confidentialite/enfants',
  '/confidentialite/ecoles',
  '/accessibilite',
] as const

/** Where anybody can send something, as the product of the journeys is configured: without mail, registration closed. */
export const PUBLIC_FORMS = ['/', '/login', '/nouveau-mot-de-passe', '/confirmer-adresse'] as const

/** What a teacher sees; `/app/resultats/:id` needs a result. */
export const EVERY_SCREEN = [
  '/app/ce-soir',
  '/app/francais/dictee',
  '/app/francais/dictee/creer',
  '/app/francais/dictee/liste',
  '/app/francais/dictee/corriger',
  '/app/francais/mots-a-revoir',
  '/app/francais/mots-a-revoir/dictee-flash',
  '/app/francais/mots-a-revoir/copier-cacher-ecrire',
  '/app/francais/mots-a-revoir/bilan',
  '/app/francais/grammaire',
  '/app/francais/grammaire/entrainement',
  '/app/francais/grammaire/test',
  '/app/francais/grammaire/serie',
  '/app/mathematiques/calculs',
  '/app/mathematiques/calculs/entrainement',
  '/app/mathematiques/calculs/test',
  '/app/mathematiques/calculs/serie-de-la-semaine',
  '/app/mathematiques/problemes',
  '/app/mathematiques/fractions-et-mesures',
  '/app/apprenants',
  '/app/apprenants/importer',
  '/app/apprenants/groupes',
  '/app/apprenants/classe',
  '/app/apprenants/classe/projeter',
  '/app/apprenants/classe/copies',
  '/app/apprenants/classe/bilans',
  '/app/resultats',
  '/app/compte',
  '/app/compte/securite',
  '/app/aide',
] as const
