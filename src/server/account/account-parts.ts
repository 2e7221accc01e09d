/** What the routes of the account are made of. */
import type { Billing } from '../billing/billing.ts'
import type { Post } from '../mail/post.ts'
import type { Auth } from './auth.ts'
import type { SessionRules } from './require-user.ts'

export interface AccountParts {
  readonly auth: Auth
  readonly session: SessionRules
  readonly registration: 'closed' | 'open'
  /** undefined: no mail can be sent. */
  readonly post: Post | undefined
  /** undefined: the operator sets the plans. */
  readonly billing: Billing | undefined
  /** Origin of the links in mails. */
  readonly publicUrl: string
}
