/** The ways in which a provider of texts, exercises and readings can be bad, and what each door of the product then says. */
import type { FallbackReason } from '../../../src/texts/ai/provider-notices.ts'
import {
  type AiAnswer,
  cutsOff,
  drips,
  fails,
  floods,
  hangs,
  redirects,
  resets,
  says,
  saysNothing,
  sends,
  showsHtml,
  stallsInTheMiddle,
  truncates,
  writes,
} from './ai-server.ts'

export interface BadMode {
  readonly name: string
  readonly answer: AiAnswer
  /** What the adult is told where the product goes on by itself. */
  readonly absence: FallbackReason
  /** What is said instead of an exercise, which the product does not write in a provider's place without being asked. */
  readonly error: string | RegExp
  /** Calls that one click may cost. */
  readonly calls: 1 | 3
}

const NAME = 'Fabulia'
const NOT_JSON = `Échec du parsing de la réponse ${NAME} : la réponse n'est pas du JSON`
const NO_CONTENT = `Pas de contenu reçu d'${NAME}`
const UNREADABLE = /Last error: Échec du parsing de la réponse Fabulia : /u

/** A question whose noun has a nature, or a function, that no French word has. */
function wrongAnalysis(nature: string, task: string): string {
  const words = [
    { text: 'Le', nature: 'déterminant' },
    { text: 'chat', nature, function: task },
    { text: 'dort', nature: 'verbe', function: 'verbe' },
  ]
  return JSON.stringify({ questions: [{ sentence: 'Le chat dort.', words }] })
}

/** A letter of a word that came broken: the two bytes of é without their second one. */
function brokenLetters(): Uint8Array {
  const content = JSON.stringify({ phrases: ["L'écureuil dort."], lignes: ['le renard'] })
  const whole = Buffer.from(JSON.stringify({ choices: [{ message: { content } }] }))
  const at = whole.indexOf('é')
  return Buffer.concat([whole.subarray(0, at + 1), whole.subarray(at + 2)])
}

function lastError(error: string): string {
  return `Failed after 3 retries. Last error: ${error}`
}

function unavailable(name: string, answer: AiAnswer, error: string, calls: 1 | 3 = 3): BadMode {
  return { name, answer, absence: 'unavailable', error: lastError(error), calls }
}

function unfit(name: string, answer: AiAnswer, error: string | RegExp): BadMode {
  const said = typeof error === 'string' ? lastError(error) : error
  return { name, answer, absence: 'unfit', error: said, calls: 3 }
}

/** What a second call would get too. */
function refusing(name: string, status: number, answer: AiAnswer): BadMode {
  const error = `${NAME} a refusé la demande (erreur ${status})`
  return { name, answer, absence: 'unavailable', error, calls: 1 }
}

const SLOW = `${NAME} a mis trop de temps à répondre`
const BUSY = `${NAME} reçoit trop de demandes en ce moment`
const LONG = 10_000

/** `inside`: an address that a redirect could reach, and that nobody may be led to. */
export function badModes(inside: string): readonly BadMode[] {
  return [
    unavailable('a hang before the headers', hangs, SLOW),
    unavailable('a hang in the middle', stallsInTheMiddle, SLOW),
    unavailable('one byte a second', drips(1000), SLOW),
    unavailable('status 500', fails(500), `${NAME} ne répond pas (erreur 500)`),
    unavailable('status 503', fails(503, {}, 'plain'), `${NAME} ne répond pas (erreur 503)`),
    unavailable('429 for two seconds', fails(429, { 'retry-after': '2' }), BUSY),
    unavailable('429 for ten minutes', fails(429, { 'retry-after': '600' }), BUSY, 1),
    refusing('status 400', 400, fails(400)),
    refusing('status 401', 401, fails(401)),
    refusing('status 404', 404, fails(404)),
    unavailable('a reset', resets, `${NAME} ne répond pas`),
    unavailable('a cut in the middle', cutsOff, `${NAME} ne répond pas`),
    refusing('a redirect to a cloud', 307, redirects('http://169.254.169.254/latest/meta-data/')),
    refusing('a redirect inside', 307, redirects(`${inside}/chat/completions`)),
    unfit('an empty body', sends(''), NOT_JSON),
    unfit('HTML', showsHtml, NOT_JSON),
    unfit('broken letters', sends(brokenLetters()), NOT_JSON),
    unfit('no choices', saysNothing, NO_CONTENT),
    unfit('an empty reply', says(' '), NO_CONTENT),
    unfit('50 MB', floods(50), `La réponse de ${NAME} est trop longue`),
    unfit(
      'a reply cut at its last token',
      truncates(['Le chat dort.', 'Il rêve ce soir.']),
      UNREADABLE,
    ),
    unfit('blanks without end', says(`\`\`\`json${'\n'.repeat(4 * LONG)}x`), UNREADABLE),
    unfit('braces without end', says('{'.repeat(4 * LONG)), UNREADABLE),
    unfit(
      'a nature that is none',
      says(wrongAnalysis('bidule', 'sujet')),
      /Last error: Nature invalide "bidule" pour le mot "chat"\. Valeurs autorisées : /u,
    ),
    unfit(
      'a function that is none',
      says(wrongAnalysis('nom', 'truc')),
      /Last error: Fonction invalide "truc" pour le mot "chat"\. Valeurs autorisées : /u,
    ),
    unfit('no sentence at all', writes(), UNREADABLE),
  ]
}
