/**
 * What `npm run privacy` runs, for somebody who has no account: shows staff what is kept of an address, puts it
 * into a file, or deletes it; also while the provider runs.
 */
import { resolve } from 'node:path'
import { privacyCommand } from './provider/commands/privacy-command.ts'
import { run } from './provider/commands/run.ts'

const [verb = '', address = '', file, ...more] = process.argv.slice(2)
// A provider may run in another folder.
const words = file === undefined ? [verb, address] : [verb, address, resolve(file), ...more]
await run('privacy', privacyCommand, words)
