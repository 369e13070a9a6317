import { execFile, spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync } from 'node:fs'
import { copyFile, cp, mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { promisify } from 'node:util'
import { freePort } from '../../demo/provider/testing/free-port-for-test.ts'

const run = promisify(execFile)

const PLUGIN = resolve('demo/hosts/wordpress/trip-widgets')
const DEBIAN = '/usr/share/wordpress'
export const THEMES = ['twentytwentyone', 'twentytwentytwo', 'twentytwentythree'] as const

export const hasWordPress = () =>
  [
    '/usr/bin/php',
    '/usr/sbin/mariadbd',
    '/usr/bin/mariadb-install-db',
    `${DEBIAN}/wp-load.php`,
    ...THEMES.map((theme) => `${DEBIAN}/wp-content/themes/${theme}`),
  ].every(existsSync)

export interface WordPress {
  origin: string
  /** Runs PHP code within WordPress, and returns what it prints. */
  php: (code: string) => Promise<string>
  /** PHP's notices about the plugin. */
  notices: () => Promise<string[]>
  close: () => Promise<void>
}

/** Serves Debian's WordPress from a copy with its own database, and with the plugin in its folder but not activated. */
export async function startWordPress(provider: string): Promise<WordPress> {
  const folder = await mkdtemp(join(tmpdir(), 'trip-wordpress-'))
  const site = join(folder, 'site')
  const [port, database] = await Promise.all([
    freePort(),
    startDatabase(folder),
    run('cp', ['-rL', DEBIAN, site]),
  ])
  const origin = `http://localhost:${port}`
  await mkdir(join(site, 'wp-content/mu-plugins'))
  await Promise.all([
    writeFile(join(site, 'wp-config.php'), configFor(database.socket, origin, provider)),
    copyFile(resolve(import.meta.dirname, 'install.php'), join(site, 'install.php')),
    copyFile(
      resolve(import.meta.dirname, 'must-use.php'),
      join(site, 'wp-content/mu-plugins/test.php'),
    ),
    // No link, because WordPress deletes the files of a plugin with it.
    cp(PLUGIN, join(site, 'wp-content/plugins/trip-widgets'), { recursive: true }),
  ])
  await run('php', ['install.php'], { cwd: site })
  const server = spawn('php', ['-S', `localhost:${port}`, '-t', site], {
    env: { ...process.env, PHP_CLI_SERVER_WORKERS: '4' },
    stdio: 'ignore',
    detached: true,
  })
  // Its workers, too.
  const stop = () => process.kill(-server.pid!)
  process.once('exit', stop)
  await until(async () => (await fetch(`${origin}/wp-login.php`)).ok)
  return {
    origin,
    php: async (code) => {
      const all = `require 'wp-load.php'; require_once ABSPATH . 'wp-admin/includes/admin.php'; ${code}`
      const { stdout } = await run('php', ['-r', all], { cwd: site })
      return stdout
    },
    notices: async () => {
      const all = await readFile(join(folder, 'notices'), 'utf8').catch(() => '')
      return all.split('\n').filter((line) => line.includes('trip-widgets'))
    },
    close: async () => {
      process.off('exit', stop)
      stop()
      await database.stop()
      await rm(folder, { recursive: true })
    },
  }
}

const configFor = (socket: string, origin: string, provider: string) => `<?php
define( 'DB_NAME', 'test' );
define( 'DB_USER', 'root' );
define( 'DB_PASSWORD', '' );
define( 'DB_HOST', 'localhost:${socket}' );
define( 'DB_CHARSET', 'utf8mb4' );
define( 'WP_HOME', '${origin}' );
define( 'WP_SITEURL', '${origin}' );
define( 'WP_DEBUG', true );
define( 'WP_DEBUG_DISPLAY', false );
define( 'WP_DEBUG_LOG', __DIR__ . '/../notices' );
@ini_set( 'display_errors', '0' );
define( 'WP_HTTP_BLOCK_EXTERNAL', true );
define( 'DISABLE_WP_CRON', true );
define( 'TEST_PROVIDER', '${provider}' );
$table_prefix = 'wp_';
defined( 'ABSPATH' ) || define( 'ABSPATH', __DIR__ . '/' );
require_once ABSPATH . 'wp-settings.php';
`

async function startDatabase(folder: string) {
  const data = join(folder, 'data')
  const socket = join(folder, 'socket')
  // MariaDB runs as root only if told so.
  const user = process.getuid?.() === 0 ? ['--user=root'] : []
  await run('mariadb-install-db', [
    '--no-defaults',
    `--datadir=${data}`,
    '--auth-root-authentication-method=normal',
    '--skip-name-resolve',
    ...user,
  ])
  const server = spawn(
    '/usr/sbin/mariadbd',
    [
      '--no-defaults',
      `--datadir=${data}`,
      `--socket=${socket}`,
      `--pid-file=${join(folder, 'pid')}`,
      '--skip-networking',
      '--innodb-flush-log-at-trx-commit=0',
      ...user,
    ],
    { stdio: 'ignore' },
  )
  const exit = once(server, 'exit')
  const kill = () => server.kill('SIGKILL')
  process.once('exit', kill)
  await until(async () => {
    await run('mariadb', [
      `--socket=${socket}`,
      '--user=root',
      '-e',
      'create database if not exists test',
    ])
    return true
  })
  return {
    socket,
    stop: async () => {
      process.off('exit', kill)
      kill()
      await exit
    },
  }
}

/** Repeats an attempt until it succeeds, for at most half a minute. */
async function until(attempt: () => Promise<boolean>): Promise<void> {
  const end = Date.now() + 30_000
  for (;;) {
    try {
      if (await attempt()) return
    } catch (error) {
      if (Date.now() > end) throw error
    }
    await wait(50)
  }
}
