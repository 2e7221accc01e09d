/** A page as Chromium draws it: the sheet with its writing, laid on a table, leaning, tilted, and badly lit. */
import { newRandom, type Random } from '../../../src/domain/random.ts'
import { fontFace, type Handwriting, handwritingOf } from './handwriting.ts'
import type { PagePlan } from './page-plans.ts'
import { LINE_PITCH, paperStyle, tableStyle } from './paper-style.ts'
import { type WrittenPart, writtenParts } from './planted-copy.ts'

export interface DrawnPage {
  readonly html: string
  readonly font: string
}

function escaped(text: string): string {
  return text.replace(/[&<>"]/gu, (sign) => `&#${sign.charCodeAt(0)};`)
}

/** `share` of an x-height to either side. */
function stray(random: Random, share: number): string {
  return `${((random.next() * 2 - 1) * share).toFixed(3)}em`
}

function letters(text: string, hand: Handwriting, random: Random): string {
  if (!hand.byLetter) return escaped(text)
  return [...text]
    .map((letter) => {
      const turn = ((random.next() * 2 - 1) * hand.jitter * 35).toFixed(2)
      const size = (1 + (random.next() * 2 - 1) * hand.jitter * 0.6).toFixed(3)
      return `<i style="transform:translateY(${stray(random, hand.jitter * 0.35)}) rotate(${turn}deg) scale(${size})">${escaped(letter)}</i>`
    })
    .join('')
}

const SCRIBBLE =
  '<svg viewBox="0 0 100 20" preserveAspectRatio="none"><path d="M0 12 L18 6 L10 14 L40 5 L30 15 L64 6 L52 14 L86 5 L76 14 L100 8"/></svg>'

function wordHtml(part: WrittenPart, hand: Handwriting, random: Random): string {
  const { before, text, after, struck } = part
  const turn = ((random.next() * 2 - 1) * hand.jitter * 12).toFixed(2)
  const place = `transform:translateY(${stray(random, hand.jitter * 0.5)}) rotate(${turn}deg) skewX(${-hand.slant}deg);margin-right:${(random.next() * hand.jitter + hand.tight * 2).toFixed(3)}em`
  const content = `<b data-w="${escaped(struck ? '' : text)}">${letters(text, hand, random)}</b>`
  return `<span style="${place}">${letters(before, hand, random)}${content}${struck ? SCRIBBLE : ''}${letters(after, hand, random)}</span>`
}

function words(text: string): WrittenPart[] {
  return text.split(' ').map((word) => ({ before: '', text: word, after: '', struck: false }))
}

/** The lines of a page in HTML; entries of lists stand as teachers lay them out. */
function writing(plan: PagePlan, hand: Handwriting, random: Random): string {
  const line = (parts: readonly WrittenPart[]): string =>
    parts.map((part) => wordHtml(part, hand, random)).join(' ')
  const title = plan.title === '' ? '' : `<p class="title">${line(words(plan.title))}</p>`
  if (plan.copy) return `<p>${line(writtenParts(plan.copy.original, plan.copy))}</p>`
  if (plan.layout === 'commas') {
    const parts = plan.entries.map((entry, index) => {
      const end = index === plan.entries.length - 1 ? '' : ','
      return words(entry).map((part, at, all) =>
        at === all.length - 1 ? { ...part, after: end } : part,
      )
    })
    return `${title}<p>${line(parts.flat())}</p>`
  }
  const marks: Readonly<Record<string, (index: number) => string>> = {
    numbered: (index) => `<u>${letters(`${index + 1}.`, hand, random)}</u>`,
    bullets: () => '<u>•</u>',
  }
  const rows = plan.entries.map(
    (entry, index) => `<p>${marks[plan.layout]?.(index) ?? ''}${line(words(entry))}</p>`,
  )
  return `${title}<section class="${plan.layout}">${rows.join('')}</section>`
}

function light({ shadow, yellow, gain }: PagePlan['photo'], random: Random): string {
  const side = random.whole(0, 359)
  const edge = random.whole(25, 70)
  const lamp = `rgb(255,${Math.round(255 - 26 * yellow)},${Math.round(255 - 105 * yellow)})`
  const dark = (share: number): string => `rgb(0 0 0 / ${share.toFixed(3)})`
  return [
    `<div class="light" style="background:linear-gradient(${side}deg,#0000 ${edge - 25}%,${dark(shadow)})"></div>`,
    random.next() < 0.5
      ? `<div class="light" style="background:radial-gradient(ellipse 55% 60% at ${random.whole(0, 100)}% ${random.whole(70, 110)}%,${dark(shadow * 0.9)} 65%,#0000 85%)"></div>`
      : '',
    `<div class="light" style="background:${lamp};mix-blend-mode:multiply"></div>`,
    `<div class="light" style="background:${dark(1 - gain)}"></div>`,
  ].join('')
}

/** Width of the sheet in x-heights. */
function widthOf(plan: PagePlan, random: Random): number {
  if (plan.layout === 'paragraph') return random.whole(48, 58)
  if (plan.layout === 'none') return random.whole(30, 55)
  return plan.layout === 'columns2' || plan.layout === 'commas'
    ? random.whole(44, 54)
    : random.whole(26, 36)
}

function style(plan: PagePlan, hand: Handwriting, random: Random): string {
  const unit = plan.xHeight
  const { tilt, lean } = plan.photo
  const scale = (unit * hand.waver).toFixed(2)
  const margin = plan.tier === 'easy' ? 8 : 55
  const ruled = plan.paper === 'seyes' || plan.paper === 'lines'
  return `html,body{margin:0;height:100%;overflow:hidden;${tableStyle(random)}}
    main{position:absolute;left:${margin}px;top:${margin}px;box-sizing:border-box;width:${unit * widthOf(plan, random)}px;
      min-height:${unit * LINE_PITCH * (plan.layout === 'none' ? random.whole(6, 10) : 3)}px;
      padding:${unit * 2.2}px ${unit * 2}px ${unit * random.whole(2, 9)}px ${unit * (ruled ? 5 : 3)}px;
      transform:perspective(${unit * 110}px) rotateX(${lean[0]}deg) rotateY(${lean[1]}deg) rotate(${tilt}deg);
      ${paperStyle(plan.paper, unit, 0)};box-shadow:${unit * 0.2}px ${unit * 0.3}px ${unit * 0.5}px #0007}
    article{font-family:Hand;color:${hand.colour};opacity:${plan.ink === 'pencil' ? 0.75 : 0.93};line-height:${unit * LINE_PITCH}px;letter-spacing:-${hand.tight}em;
      ${hand.waver > 0 ? 'filter:url(#waver)' : ''}}
    p{margin:0}span{display:inline-block;position:relative;white-space:pre}b{font-weight:inherit}i{display:inline-block;font-style:inherit}
    u{text-decoration:none;margin-right:.5em;display:inline-block}.title{padding-left:${unit * 3}px}
    .columns2{columns:2}.light{position:fixed;inset:0}
    span svg{position:absolute;left:0;top:46%;width:100%;height:.9em;margin-top:-.3em;overflow:visible}
    path{fill:none;stroke:${hand.colour};stroke-width:2.2;vector-effect:non-scaling-stroke}
    </style><svg width="0" height="0"><filter id="waver"><feTurbulence type="fractalNoise" baseFrequency="${(0.55 / unit).toFixed(4)}"
      numOctaves="2" seed="${plan.seed % 997}"/><feDisplacementMap in="SourceGraphic" scale="${Number(scale) * 3}"
      xChannelSelector="R" yChannelSelector="G"/></filter></svg>`
}

/** The page as HTML; the same plan gives the same page. */
export async function drawHtml(plan: PagePlan): Promise<DrawnPage> {
  const random = newRandom(plan.seed)
  const { style: shape, ink, tier } = plan
  const hand = handwritingOf({ style: shape === 'none' ? 'hand' : shape, ink, tier }, random)
  const face = await fontFace(hand.font)
  const rotation = plan.rot === 0 ? '' : ` data-rot="${plan.rot}"`
  const html = `<style>${face}${style(plan, hand, random)}<main${rotation}><article>${writing(plan, hand, random)}</article></main>${light(plan.photo, random)}`
  return { html, font: shape === 'none' ? 'none' : hand.font }
}
