/** A server behind https whose certificate was good between two days (openssl makes it). */
import { execFile } from 'node:child_process'
import { readFile, writeFile } from 'node:fs/promises'
import { createServer } from 'node:https'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { pickPort } from '../../../src/server/http/http-server.ts'
import { testFolder } from '../product/data-dir.ts'

const run = promisify(execFile)

const SETTINGS = `
[ca]
default_ca = here
[here]
database = index.txt
rand_serial = yes
new_certs_dir = .
default_md = sha256
policy = any
copy_extensions = copy
[any]
commonName = supplied
`

export interface DatedServer extends AsyncDisposable {
  readonly url: string
  /** Of its certificate, for NODE_EXTRA_CA_CERTS: who trusts it looks at its dates. */
  readonly certificate: string
}

/** From and until as ASN.1 has them: `20200101000000Z`. */
export async function datedServer(from: string, until: string): Promise<DatedServer> {
  const folder = await testFolder()
  const cwd = folder.path
  await writeFile(join(cwd, 'settings.cnf'), SETTINGS)
  await writeFile(join(cwd, 'index.txt'), '')
  const request = ['req', '-new', '-newkey', 'rsa:2048', '-nodes', '-keyout', 'key.pem']
  const named = ['-subj', '/CN=127.0.0.1', '-addext', 'subjectAltName=IP:127.0.0.1']
  await run('openssl', [...request, ...named, '-out', 'request.pem'], { cwd })
  const signed = ['ca', '-batch', '-selfsign', '-config', 'settings.cnf', '-keyfile', 'key.pem']
  const dates = ['-startdate', from, '-enddate', until]
  const files = ['-in', 'request.pem', '-out', 'certificate.pem', '-notext']
  await run('openssl', [...signed, ...dates, ...files], { cwd })
  const certificate = join(cwd, 'certificate.pem')
  const [cert, key] = await Promise.all([readFile(certificate), readFile(join(cwd, 'key.pem'))])
  const server = createServer({ cert, key }, (_request, response) => response.end())
  const { host, port } = await pickPort({ host: '127.0.0.1', port: 0 })
  await new Promise<void>((resolve) => server.listen(port, host, resolve))
  return {
    url: `https://${host}:${port}`,
    certificate,
    [Symbol.asyncDispose]: async () => {
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
      await folder[Symbol.asyncDispose]()
    },
  }
}
