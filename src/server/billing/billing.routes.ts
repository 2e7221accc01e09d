/** Plans paid online. Without Stripe the operator sets them, and these addresses say so. */
import { routes } from '../../contract/routes.ts'
import { refused } from '../account/account-refusals.ts'
import { type App, bind } from '../http/bind.ts'

export function billingRoutes(app: App): void {
  bind(app, routes.startCheckout, () => refused('billingNotConfigured'))
  bind(app, routes.openPortal, () => refused('billingNotConfigured'))
  bind(app, routes.stripeWebhook, () => refused('billingNotConfigured'))
}
