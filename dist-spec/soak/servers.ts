import { execFileSync } from 'node:child_process'
import { existsSync, readdirSync } from 'node:fs'
import { chmod, chown, mkdir } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { atExit } from './at-exit.ts'
import { s3Client } from '../../demo/provider/media/s3/s3-client.ts'
import type { S3Settings } from '../../demo/provider/settings/s3-settings.ts'
import { freePort } from '../../demo/provider/testing/free-port-for-test.ts'
import { hasNginx } from '../../demo/provider/testing/nginx-for-test.ts'
import { canMount } from '../../demo/provider/testing/small-disk-for-test.ts'

const SCRIPT = resolve(import.meta.dirname, '../../demo/provider/testing/s3-server.sh')

/** Debian keeps the programs of PostgreSQL off the PATH. */
function postgresPrograms(): string | undefined {
  const root = '/usr/lib/postgresql'
  const versions = existsSync(root) ? readdirSync(root) : []
  const folders = versions
    .toSorted((a, b) => Number(b) - Number(a))
    .map((name) => join(root, name, 'bin'))
  return folders.find((folder) => existsSync(join(folder, 'initdb')))
}

/** What this machine lacks for the soak. */
export function missingForSoak(): string[] {
  return [
    !canMount() && 'permission to mount a small disk',
    !postgresPrograms() && 'PostgreSQL',
    !hasNginx() && 'nginx with openssl',
    !['swift-proxy-server', 'memcached'].every(isInstalled) && 'Swift with memcached',
  ].filter((name) => typeof name === 'string')
}

function isInstalled(program: string): boolean {
  const folders = (process.env['PATH'] ?? '').split(':')
  return folders.some((folder) => existsSync(join(folder, program)))
}

export interface Cluster {
  url: string
  /** Ends all sessions, in the middle of a transaction too. A crash also needs recovery at the next start. */
  stop(how: 'immediate' | 'fast'): void
  start(): void
  end(): void
}

/** A PostgreSQL of its own, which survives crashes as one in production does. */
export async function startCluster(folder: string): Promise<Cluster> {
  const [data, port] = [join(folder, 'postgres'), await freePort()]
  await mkdir(data, { recursive: true })
  const isRoot = process.getuid?.() === 0
  if (isRoot) {
    await chmod(folder, 0o711)
    const id = (flag: string) => Number(execFileSync('id', [flag, 'postgres']))
    await chown(data, id('-u'), id('-g'))
  }
  const run = (program: string, ...rest: string[]) => {
    const command = [join(postgresPrograms()!, program), ...rest]
    // PostgreSQL refuses to run as root.
    const [first, ...others] = isRoot ? ['runuser', '-u', 'postgres', '--', ...command] : command
    execFileSync(first!, others, { stdio: 'ignore', cwd: '/' })
  }
  run('initdb', '-D', data, '-U', 'postgres', '-A', 'trust', '-E', 'UTF8', '-N')
  const options = `-c listen_addresses=127.0.0.1 -c port=${port} -c unix_socket_directories=${data}`
  const start = () =>
    run('pg_ctl', 'start', '-D', data, '-w', '-s', '-l', join(data, 'log'), '-o', options)
  start()
  const stop = (how: 'immediate' | 'fast') => run('pg_ctl', 'stop', '-D', data, '-m', how, '-s')
  return {
    url: `postgres://postgres@127.0.0.1:${port}/postgres`,
    stop,
    start,
    end: atExit(() => stop('immediate')),
  }
}

export interface Bucket {
  s3: S3Settings
  names(): Promise<string[]>
  /** Names of incomplete multipart uploads. */
  uploads(): Promise<string[]>
  stop(): void
}

/** A bucket in an S3 server of its own. */
export async function startBucket(folder: string): Promise<Bucket> {
  const port = await freePort()
  execFileSync(SCRIPT, ['start', folder, String(port)], { stdio: ['ignore', 'ignore', 'inherit'] })
  const s3: S3Settings = {
    endpoint: `http://127.0.0.1:${port}`,
    bucket: 'soak',
    region: 'us-east-1',
    accessKeyId: 'test:tester',
    secretAccessKey: 'testing',
    addressing: 'path',
    patience: 30_000,
  }
  const { ask } = s3Client(s3, (line) => console.error(line))
  await ask({ method: 'PUT' })
  const keys = async (query: Record<string, string>) => {
    const list = await ask({ method: 'GET', query })
    return [...list!.text.matchAll(/<Key>([^<]*)/g)].map(([, key]) => key!).toSorted()
  }
  return {
    s3,
    names: () => keys({ 'list-type': '2' }),
    uploads: () => keys({ uploads: '' }),
    stop: atExit(() => execFileSync(SCRIPT, ['stop', folder], { stdio: 'ignore' })),
  }
}
