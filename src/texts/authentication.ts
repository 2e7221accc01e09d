/** Refusals of sign-in and of changes to the account. */
export const AUTHENTICATION_TEXTS = {
  invalidCredentials: 'Email ou mot de passe incorrect.',
  wrongPassword: 'Le mot de passe actuel est incorrect',
  weakPassword: 'Choisissez un mot de passe plus difficile à deviner',
} as const
