import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { resolve } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'

const root = resolve(import.meta.dirname, '../../..')

export interface Command {
  child: ChildProcess
  output: () => string
  end: Promise<number | null>
  /** Sends SIGKILL. */
  kill(): Promise<void>
}

/** Runs a file or script text in a child process, without environment variables that name data. */
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

/**
 * Waits until a provider is ready.
 * @throws {Error} its output if it ends before.
 */
export async function untilReady({ child, output }: Command, port: number): Promise<void> {
  while (!(await isReady(port))) {
    if (child.exitCode !== null) throw new Error(output())
    await wait(50)
  }
}

export const isReady = async (port: number): Promise<boolean> =>
  fetch(`http://127.0.0.1:${port}/readyz`).then(
    ({ ok }) => ok,
    () => false,
  )
