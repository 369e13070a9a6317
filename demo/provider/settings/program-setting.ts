import { accessSync, constants } from 'node:fs'
import { isAbsolute } from 'node:path'
import { BadSetting } from './bad-setting.ts'

/** @throws {BadSetting} unless the value is the absolute path of an executable. */
export function programFrom(name: string, value: string | undefined): string | undefined {
  if (value === undefined || (isAbsolute(value) && canRun(value))) return value
  throw new BadSetting(
    `${name} must be the absolute path of a program, like /usr/bin/ffmpeg, but is '${value}'.`,
  )
}

function canRun(path: string): boolean {
  try {
    accessSync(path, constants.X_OK)
    return true
  } catch {
    return false
  }
}
