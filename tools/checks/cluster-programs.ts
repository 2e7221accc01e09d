/**
 * What the drills of the cluster need beside the product: etcd, Patroni, HAProxy, a PostgreSQL with its tools, and libfaketime, Debian's own
 * packages. What is missing is installed, or said in a sentence; a package's service is not started.
 */
import { execFileSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { exit, getuid } from 'node:process'
import { OPERATOR_TEXTS } from '../../src/texts/operator/operator.ts'

const PROGRAMS = [
  '/usr/bin/etcd',
  '/usr/bin/etcdctl',
  '/usr/bin/patroni',
  '/usr/sbin/haproxy',
  '/usr/lib/postgresql/15/bin/postgres',
  '/usr/bin/faketime',
]

const PACKAGES = [
  'etcd-server',
  'etcd-client',
  'patroni',
  'python3-etcd',
  'haproxy',
  'postgresql-15',
  'faketime',
]

function areThere(): boolean {
  return PROGRAMS.every((path) => existsSync(path))
}

function install(): void {
  process.stderr.write(`${OPERATOR_TEXTS.installingCluster}\n`)
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive', RUNLEVEL: '1' }
  const apt = (...given: readonly string[]): unknown =>
    execFileSync('apt-get', given, { env, stdio: ['ignore', 'ignore', 'inherit'] })
  apt('update', '-qq')
  apt('install', '-y', '-qq', '--no-install-recommends', '--no-upgrade', ...PACKAGES)
}

/** Ends the process with a clear sentence when they cannot be had. */
export function ensureClusterPrograms(): void {
  if (areThere()) return
  if (getuid?.() === 0 && existsSync('/etc/debian_version')) {
    try {
      install()
    } catch {
      // apt-get has said why on stderr; the sentence below says what to do.
    }
  }
  if (areThere()) return
  process.stderr.write(`${OPERATOR_TEXTS.noCluster}\n`)
  exit(1)
}
