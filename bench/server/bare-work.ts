/** What a bare server answers for: one user, one of the learners, sessions signed with a secret. */
export interface BareWork {
  readonly userId: string
  readonly learnerId: string
  readonly url: string
  readonly secret: string
}
