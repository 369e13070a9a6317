import { execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import { chmod, mkdir, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises'
import { connect } from 'node:net'
import { tmpdir, userInfo } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import type { ImapSettings } from '../settings/incoming-settings.ts'
import { freePort } from './free-port-for-test.ts'

/** Dovecot with one mailbox in a folder, as the user who runs the tests. */
export interface TestImap {
  settings: ImapSettings
  /** Puts an email into the mailbox. */
  deliver(raw: Uint8Array): Promise<void>
  /** File names of the emails in a folder; flags follow ':2,', such as S for seen. */
  names(folder?: string): Promise<string[]>
  stop(): Promise<void>
  start(): Promise<void>
  remove(): Promise<void>
}

const NOBODY = { uid: 65_534, gid: 65_534 }

const PROGRAM = '/usr/sbin/dovecot'

export function hasDovecot(): boolean {
  try {
    execFileSync(PROGRAM, ['--version'], { stdio: 'ignore' })
    return true
  } catch {
    return false
  }
}

const isUp = (port: number) =>
  new Promise<boolean>((answer) => {
    const socket = connect(port, '127.0.0.1')
    socket.once('data', () => answer(true)).once('error', () => answer(false))
    socket.once('close', () => answer(false))
    setImmediate(() => socket.unref())
  })

export async function dovecotForTest(): Promise<TestImap> {
  const folder = await mkdtemp(join(tmpdir(), 'trip-imap-'))
  await chmod(folder, 0o755)
  const port = await freePort()
  const { username: user, ...self } = userInfo()
  const isRoot = self.uid === 0
  // Dovecot reads no mailbox as root.
  const { uid, gid } = isRoot ? NOBODY : self
  const group = execFileSync('id', ['-gn'], { encoding: 'utf8' }).trim()
  // Only root can run its parts as the users of Debian's package.
  const own = `default_internal_user = ${user}
     default_internal_group = ${group}
     default_login_user = ${user}`
  for (const part of ['new', 'cur', 'tmp', '.Read/new', '.Read/cur', '.Read/tmp']) {
    await mkdir(join(folder, 'mail', part), { recursive: true })
  }
  if (isRoot) execFileSync('chown', ['-R', `${uid}:${gid}`, join(folder, 'mail')])
  const config = join(folder, 'dovecot.conf')
  await writeFile(
    config,
    `protocols = imap
     listen = 127.0.0.1
     base_dir = ${folder}/run
     state_dir = ${folder}/state
     log_path = ${folder}/log
     ${isRoot ? '' : own}
     ssl = no
     disable_plaintext_auth = no
     first_valid_uid = 0
     first_valid_gid = 0
     mail_location = maildir:${folder}/mail
     namespace inbox {
       inbox = yes
       separator = /
     }
     passdb {
       driver = static
       args = password=secret
     }
     userdb {
       driver = static
       args = uid=${uid} gid=${gid} home=${folder}
     }
     service imap-login {
       chroot =
       inet_listener imap {
         port = ${port}
       }
       inet_listener imaps {
         port = 0
       }
     }
     service anvil {
       chroot =
     }
     service stats {
       chroot =
     }
    `,
  )
  let child: ReturnType<typeof spawn> | undefined
  let count = 0
  const server: TestImap = {
    settings: {
      host: '127.0.0.1',
      port,
      secure: false,
      user: 'replies',
      password: 'secret',
      folder: 'INBOX',
      moveTo: undefined,
    },
    async deliver(raw) {
      count += 1
      const name = `${String(1_800_000_000 + count)}.${count}.test`
      await writeFile(join(folder, 'mail/new', name), raw)
    },
    async names(inner = '.') {
      const inFolder = async (part: string) => readdir(join(folder, 'mail', inner, part))
      return [...(await inFolder('new')), ...(await inFolder('cur'))].toSorted()
    },
    async start() {
      child = spawn(PROGRAM, ['-F', '-c', config], { stdio: 'ignore' })
      for (let tries = 0; !(await isUp(port)); tries += 1) {
        if (child.exitCode !== null || tries > 600) throw new Error('Dovecot did not start.')
        await wait(50)
      }
    },
    async stop() {
      if (!child || child.exitCode !== null) return
      const ended = once(child, 'exit')
      child.kill('SIGTERM')
      await ended
    },
    async remove() {
      await server.stop()
      await rm(folder, { recursive: true, force: true, maxRetries: 5 })
    },
  }
  await server.start()
  return server
}
