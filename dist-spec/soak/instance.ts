import { setTimeout as wait } from 'node:timers/promises'
import { atExit } from './at-exit.ts'
import { type Command, isReady, runCommand } from '../../demo/provider/testing/command-for-test.ts'

/** A provider in a process of its own that can be killed. */
export interface Instance {
  port: number
  /** Kills it and starts it again. Resolves once it is ready. */
  restart(): Promise<void>
  kill(): Promise<void>
}

const OFTEN = '1000000/1s'

/** Settings of production, without the rate limits, because all visitors have one address. */
const PRODUCTION = {
  NODE_ENV: 'production',
  PUBLIC_URL: 'https://trips.example',
  FRAME_ORIGINS: 'none',
  MODERATION: 'off',
  HOST: '127.0.0.1',
  LIMITS: `enquiries=${OFTEN}, uploads=${OFTEN}`,
  UPLOAD_BYTES_PER_HOUR: '1000000000000',
  MAX_CONNECTIONS: '0',
  LOG_LEVEL: 'error',
}

/** Starts one on the first of three free ports. */
export async function startInstance(
  port: number,
  env: Record<string, string>,
  say: (line: string) => void,
): Promise<Instance> {
  let running: Command
  let end = () => {}
  const start = async (): Promise<void> => {
    running = runCommand(['demo/start.ts', '--no-build'], {
      ...PRODUCTION,
      ...env,
      PORT: String(port),
    })
    end = atExit(() => running.child.kill('SIGKILL'))
    while (!(await isReady(port))) {
      // As a service manager does: a start fails while the database is away or the disk full.
      if (running.child.exitCode !== null) {
        say(`an instance did not start: ${running.output().split('\n')[0]}`)
        await wait(1000)
        return start()
      }
      await wait(100)
    }
  }
  const kill = async () => {
    end()
    await running.end
  }
  await start()
  return {
    port,
    async restart() {
      await kill()
      await start()
    },
    kill,
  }
}
