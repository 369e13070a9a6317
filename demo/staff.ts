/**
 * `npm run staff -- add name@company.example 'Their Name'`: takes somebody on at the desk, and prints the link by
 * which they choose a password. `list` shows who is there, `remove name@…` lets somebody in no more. Also while the
 * provider runs.
 */
import { run } from './provider/commands/run.ts'
import { staffCommand } from './provider/commands/staff-command.ts'

await run('staff', staffCommand, process.argv.slice(2))
