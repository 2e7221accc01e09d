/** The two bodies of a mail: plain text, and the same as simple HTML without image, script or style sheet. */
import { EMAIL_LAYOUT, type EmailContent } from '../../texts/mails.ts'

const ESCAPES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
}

function escaped(text: string): string {
  return text.replace(/[&<>"']/gu, (sign) => ESCAPES[sign] ?? sign)
}

export function emailText({ lines, link, code, notes }: EmailContent): string {
  const parts = [
    EMAIL_LAYOUT.greeting,
    ...lines,
    ...(link ? [`${link.label}\n${link.url}`] : []),
    ...(code === undefined ? [] : [code]),
    ...notes,
    `-- \n${EMAIL_LAYOUT.signature}`,
  ]
  return `${parts.join('\n\n')}\n`
}

const BUTTON =
  'display:inline-block;padding:12px 20px;border-radius:6px;background:#1f3a8a;color:#ffffff;text-decoration:none;font-weight:bold'
const CODE = 'font-size:28px;font-weight:bold;letter-spacing:4px'
const PAGE =
  'margin:0;padding:24px;background:#ffffff;color:#1b1b2f;font:16px/1.5 Verdana,Arial,sans-serif;max-width:36em'

function paragraph(content: string): string {
  return `<p>${content}</p>`
}

export function emailHtml({ subject, lines, link, code, notes }: EmailContent): string {
  const button =
    link && `<a href="${escaped(link.url)}" style="${BUTTON}">${escaped(link.label)}</a>`
  const body = [
    paragraph(escaped(EMAIL_LAYOUT.greeting)),
    ...lines.map((line) => paragraph(escaped(line))),
    ...(link && button ? [paragraph(button), paragraph(escaped(link.url))] : []),
    ...(code === undefined ? [] : [`<p style="${CODE}">${escaped(code)}</p>`]),
    ...notes.map((note) => paragraph(escaped(note))),
    paragraph(escaped(EMAIL_LAYOUT.signature)),
  ]
  const head = `<meta charset="utf-8"><title>${escaped(subject)}</title>`
  return `<!doctype html><html lang="fr"><head>${head}</head><body style="${PAGE}">${body.join('\n')}</body></html>`
}
