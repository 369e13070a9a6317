import { readFileSync } from 'node:fs'
import { brotliDecompressSync } from 'node:zlib'

/**
 * The 10,000 most common passwords, one per line: the start of `passwords.json` in @zxcvbn-ts/language-common 4.1.3
 * (MIT, see common-passwords.license.txt).
 */
const FILE = new URL('./common-passwords.txt.br', import.meta.url)

let list: Set<string> | undefined

function isListed(text: string): boolean {
  list ??= new Set(brotliDecompressSync(readFileSync(FILE)).toString().split('\n'))
  return list.has(text)
}

/**
 * True if a password is one of the 10,000 most common in any case, a repetition of one, with digits and punctuation
 * around it, or only digits and punctuation. Just 25 of the list have twelve characters, so a plain lookup would find
 * next to nothing.
 */
export function isCommonPassword(password: string): boolean {
  const plain = password.normalize('NFKC').toLowerCase()
  const unit = unitOf(plain)
  const texts = [plain, unit, bareOf(unit), unitOf(bareOf(plain))]
  return texts.some((text) => text.length < 4 || isListed(text))
}

const bareOf = (text: string): string => text.replace(/^[^\p{L}]+|[^\p{L}]+$/gu, '')

/** The shortest repeated unit: 'abc' for 'abcabc'. */
const unitOf = (text: string): string => /^(.+?)\1*$/su.exec(text)?.[1] ?? ''
