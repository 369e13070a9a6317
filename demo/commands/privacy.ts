/**
 * `npm run privacy`: shows, exports or deletes the data kept for an email address, for people without an account. It
 * may run next to a running provider.
 */
import { resolve } from 'node:path'
import { privacyCommand } from './privacy-command.ts'
import { run } from './run.ts'

const [verb = '', address = '', file, ...more] = process.argv.slice(2)
// The running provider that executes the command may have another working directory.
const words = file === undefined ? [verb, address] : [verb, address, resolve(file), ...more]
await run('privacy', privacyCommand, words)
