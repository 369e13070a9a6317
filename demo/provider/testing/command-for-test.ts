import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { resolve } from 'node:path'

const root = resolve(import.meta.dirname, '../../..')

/** Another process, and what it says. */
export interface Command {
  child: ChildProcess
  output: () => string
  /** Its exit code. */
  end: Promise<number | null>
  /** Ends it as nobody can hear. */
  kill(): Promise<void>
}

/** Runs a file, or a program that is given as text, with nothing of the environment that names data. */
export function runCommand(what: string[], env: Record<string, string>): Command {
  const child = spawn(process.execPath, ['--import', 'tsx', ...what], {
    cwd: root,
    env: { ...process.env, NODE_ENV: '', DATABASE_URL: '', MEDIA_DIR: '', ...env },
  })
  let said = ''
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', (part: Buffer) => (said += part.toString()))
  }
  const end = once(child, 'close').then(([code]) => code as number | null)
  return {
    child,
    output: () => said,
    end,
    async kill() {
      child.kill('SIGKILL')
      await end
    },
  }
}
