/** What the routes of the account are made of. */

import type { Mailer } from '../mailer/mailer.ts'
import type { Billing } from '../subscription/billing.ts'
import type { SessionSettings } from './sessions/authenticator.ts'

export interface AccountDependencies {
  readonly sessionSettings: SessionSettings
  readonly registration: 'closed' | 'open'
  /** undefined: no mail can be sent. */
  readonly mailer: Mailer | undefined
  /** undefined: the operator sets the plans. */
  readonly billing: Billing | undefined
  /** Origin of the links in mails. */
  readonly publicUrl: string
}
