/** What a bare server answers for: one session, one user, one of the learners. */
export interface BareWork {
  readonly userId: string
  readonly learnerId: string
  readonly tokenHash: string
}
