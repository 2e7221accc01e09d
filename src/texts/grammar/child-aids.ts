/** What helps a young reader in an exercise of grammar. */
export const CHILD_AIDS = {
  listen: 'Écouter',
  script: 'Écriture script',
  cursive: 'Écriture cursive',
} as const
