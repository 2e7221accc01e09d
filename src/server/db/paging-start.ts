/** Where a piece of a list begins when no row is named: before the newest of all. */
export const BEFORE_NEWEST = {
  created_at: 'infinity',
  id: 'ffffffff-ffff-ffff-ffff-ffffffffffff',
} as const
