import { BadSetting } from './bad-setting.ts'

export const POSTGRES = ['postgres:', 'postgresql:']

/** @throws {BadSetting} for a value that is no address of these schemes. */
export function url(
  name: string,
  value: string | undefined,
  schemes: string[],
): string | undefined {
  if (value === undefined) return undefined
  if (URL.canParse(value) && schemes.includes(new URL(value).protocol)) return value
  // The value itself is not repeated: it may hold a password.
  throw new BadSetting(`${name} must be an address that begins with ${schemes.join('// or ')}//.`)
}

/** @throws {BadSetting} */
export function onOrOff(name: string, value: string | undefined, otherwise: boolean): boolean {
  if (value === undefined) return otherwise
  if (value === 'on' || value === 'off') return value === 'on'
  throw new BadSetting(`${name} must be on or off, and is '${value}'.`)
}
