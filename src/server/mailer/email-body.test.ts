import { expect, test } from 'vitest'
import { SECURITY_MAILS } from '../../texts/mails.ts'
import { emailHtml } from './email-body.ts'

test('what stands in a mail becomes no HTML', () => {
  const html = emailHtml(SECURITY_MAILS.emailChanged('"<script>alert(1)</script>"@exemple.fr'))
  expect(html).toContain('&quot;&lt;script&gt;alert(1)&lt;/script&gt;&quot;@exemple.fr')
  expect(html).not.toContain('<script>')
})
