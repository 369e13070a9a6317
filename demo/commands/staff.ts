/**
 * `npm run staff -- add name@company.example 'Their Name'`: adds an account for the desk, and prints the link to
 * choose a password. `--role planner,moderator` limits what they may do. `list` shows all accounts, `remove name@…` blocks one. May run next to a running provider.
 */
import { run } from './run.ts'
import { staffCommand } from './staff-command.ts'

await run('staff', staffCommand, process.argv.slice(2))
