/** Who publishes and hosts the site, as French law asks a site to say (LCEN, article 1-1). Free texts; none is required. */
import { OPERATOR_TEXTS } from '../texts/operator/operator.ts'
import type { EnvReader } from './env-reader.ts'

export interface SiteSettings {
  readonly contact: string | undefined
  readonly editor: string | undefined
  readonly status: string | undefined
  readonly address: string | undefined
  readonly phone: string | undefined
  readonly director: string | undefined
  readonly host: string | undefined
  /** Who protects the data, when there is somebody for it. */
  readonly officer: string | undefined
  /** Company and country of the services that the operator plugs in. */
  readonly ai: string | undefined
  readonly mail: string | undefined
}

function readContact(reader: EnvReader): string | undefined {
  const contact = reader.text('CONTACT_EMAIL')
  if (contact !== undefined && !/^[^\s@<>"]+@[^\s@<>"]+$/.test(contact)) {
    reader.mistakes.push(OPERATOR_TEXTS.notAMailAddress('CONTACT_EMAIL'))
  }
  return contact
}

export function readSiteSettings(reader: EnvReader): SiteSettings {
  return {
    contact: readContact(reader),
    editor: reader.text('LEGAL_EDITOR'),
    status: reader.text('LEGAL_STATUS'),
    address: reader.text('LEGAL_ADDRESS'),
    phone: reader.text('LEGAL_PHONE'),
    director: reader.text('LEGAL_DIRECTOR'),
    host: reader.text('LEGAL_HOST'),
    officer: reader.text('LEGAL_DPO'),
    ai: reader.text('LEGAL_AI'),
    mail: reader.text('LEGAL_MAIL'),
  }
}
