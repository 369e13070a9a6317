import { execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { request } from 'node:http'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { freePort } from './free-port-for-test.ts'

const guide = (name: string) => readFile(resolve(import.meta.dirname, '../../deploy', name), 'utf8')

/** The deployment guide's proxy with other ports and its own certificate. */
export interface TestProxy {
  http: number
  https: number
  stop(): Promise<void>
}

export function hasNginx(): boolean {
  try {
    execFileSync('nginx', ['-v'], { stdio: 'ignore' })
    execFileSync('openssl', ['version'], { stdio: 'ignore' })
    return true
  } catch {
    return false
  }
}

export async function guideProxy(instances: readonly [number, number]): Promise<TestProxy> {
  const folder = await mkdtemp(join(tmpdir(), 'trip-nginx-'))
  const own = (text: string) =>
    text.replaceAll(/\/(?:(?:etc|var\/log)\/nginx|var\/cache)\//g, `${folder}/`)
  const [http, https] = [await freePort(), await freePort()]
  const server = own(await guide('nginx.conf'))
    .replace(/tls\/(?=\w+\.pem)/g, '')
    .replaceAll(/(listen (?:\[::\]:)?)80\b/g, `$1${http}`)
    .replaceAll(/(listen (?:\[::\]:)?)443\b/g, `$1${https}`)
  const upstream = (await guide('upstream.conf'))
    .replace(':4173', `:${instances[0]}`)
    .replace(':4183', `:${instances[1]}`)
  const write = async (name: string, text: string) => writeFile(join(folder, name), text)
  await write('server.conf', server)
  await write('upstream.conf', upstream)
  await write('server-name.conf', await guide('server-name.conf'))
  const isRoot = process.getuid?.() === 0
  await write(
    'nginx.conf',
    `${isRoot ? 'user root;' : ''} daemon off; pid ${folder}/pid; error_log ${folder}/errors;
     events { worker_connections 1024; }
     http { access_log off; ${['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi']
       .map((name) => `${name}_temp_path ${folder}/${name};`)
       .join(' ')} include server.conf; }`,
  )
  const files = ['-keyout', `${folder}/privkey.pem`, '-out', `${folder}/fullchain.pem`]
  const subject = ['-subj', '/CN=trips.example', '-days', '1']
  execFileSync('openssl', ['req', '-x509', '-newkey', 'rsa:2048', '-nodes', ...files, ...subject], {
    stdio: 'ignore',
  })
  const child = spawn('nginx', ['-p', folder, '-c', 'nginx.conf', '-e', `${folder}/errors`], {
    stdio: 'inherit',
  })
  const exit = once(child, 'exit')
  for (;;) {
    const isUp = await new Promise<boolean>((answer) => {
      const asked = request({ port: http, headers: { host: 'trips.example' } }, () => answer(true))
      asked.on('error', ({ message }) => answer(!message.includes('ECONNREFUSED'))).end()
    })
    if (isUp) break
    if (child.exitCode !== null) throw new Error(await readFile(join(folder, 'errors'), 'utf8'))
  }
  return {
    http,
    https,
    async stop() {
      child.kill('SIGTERM')
      await exit
      await rm(folder, { recursive: true })
    },
  }
}
