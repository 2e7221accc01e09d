/** Refusals that belong to no screen. */
export const SERVICE_TEXTS = {
  invalidRequest: 'La demande est incomplète ou mal formée',
  sessionExpired: 'Session expirée',
  notFound: 'Cette adresse est introuvable',
  methodNotAllowed: "Cette méthode n'est pas possible ici",
  bodyTooLarge: 'La demande est trop volumineuse',
  unsupportedBody: 'La demande doit être envoyée en JSON',
  foreignOrigin: "La demande vient d'un autre site",
  tooManyRequests: 'Trop de tentatives. Réessayez un peu plus tard.',
  unavailable: 'Service temporairement indisponible',
  unexpected: 'Une erreur inattendue est survenue',
} as const
