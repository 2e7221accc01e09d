/** Codes that a person reads out, writes down and types. */
import { randomInt } from 'node:crypto'

/** Letters and digits that nobody takes for one another on paper. */
const ALPHABET = 'abcdefghjkmnpqrstuvwxyz23456789'
const GROUP_LENGTH = 4

/** Groups of four signs, some 20 bits each: «k7mq-vt3x-h9pd». */
export function randomReadableCode(groups: number): string {
  const sign = (): string => ALPHABET[randomInt(ALPHABET.length)] ?? ''
  const group = (): string => Array.from({ length: GROUP_LENGTH }, sign).join('')
  return Array.from({ length: groups }, group).join('-')
}

/** The code as it is compared, however it was typed. */
export function normalizedCode(typed: string): string {
  return typed.toLowerCase().replace(/[^a-z0-9]/gu, '')
}
