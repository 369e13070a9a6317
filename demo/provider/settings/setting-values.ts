import { BadSetting } from './bad-setting.ts'

export const POSTGRES = ['postgres:', 'postgresql:']

/** @throws {BadSetting} unless a value is a URL with one of these schemes. */
export function url(
  name: string,
  value: string | undefined,
  schemes: string[],
): string | undefined {
  if (value === undefined) return undefined
  if (URL.canParse(value) && schemes.includes(new URL(value).protocol)) return value
  // The value may contain a password, so it is not repeated.
  throw new BadSetting(`${name} must be a URL that begins with ${schemes.join('// or ')}//.`)
}

/** @throws {BadSetting} */
export function onOrOff(name: string, value: string | undefined, otherwise: boolean): boolean {
  if (value === undefined) return otherwise
  if (value === 'on' || value === 'off') return value === 'on'
  throw new BadSetting(`${name} must be on or off, but is '${value}'.`)
}
