import { availableParallelism } from 'node:os'
import tailwindcss from '@tailwindcss/vite'
import react from '@vitejs/plugin-react'
import { playwright } from '@vitest/browser-playwright'
import { defineConfig } from 'vitest/config'
import { findChromium } from './tools/checks/chromium.ts'

// Neither UTC nor Paris: a rule that reads the machine's zone shows itself. Workers and the browser inherit it.
process.env.TZ = 'America/Martinique'

const chromium = await findChromium()
const inBrowser = ['test/support/setup/console.ts']
const setupFiles = [...inBrowser, 'test/support/setup/properties.ts']

/** What is waited for comes at once on a machine with time to spare: the limit is against hanging only. */
const PATIENCE = { poll: { timeout: 30_000 } }

/** A test of the server waits for disks, processes and PostgreSQL as long as it computes. A percentage never gives more than the cores. */
const WORKERS = Math.ceil(1.5 * availableParallelism())

const CLUSTER = 'test/faults/cluster/**/*.test.ts'

export default defineConfig({
  test: {
    projects: [
      {
        test: {
          name: 'rules',
          isolate: false,
          maxWorkers: WORKERS,
          include: [
            'src/{domain,texts,contract,french}/**/*.test.ts',
            'src/web/**/*-state.test.ts',
            'tools/**/*.test.ts',
            'test/house/**/*.test.ts',
          ],
          setupFiles,
          // Properties write hundreds of texts: the limit is against hanging only.
          testTimeout: 120_000,
        },
      },
      {
        test: {
          name: 'server',
          isolate: false,
          maxWorkers: WORKERS,
          include: [
            'src/server/**/*.test.ts',
            'src/photos/**/*.test.ts',
            'test/{security,product}/**/*.test.ts',
          ],
          setupFiles,
          globalSetup: ['test/support/database/postgres.ts'],
          // Two cores start several PostgreSQL and read photos at once: the limit is against hanging only.
          testTimeout: 60_000,
          hookTimeout: 60_000,
          expect: PATIENCE,
        },
      },
      {
        test: {
          name: 'faults',
          include: ['test/faults/**/*.test.ts'],
          exclude: [CLUSTER],
          setupFiles,
          globalSetup: ['test/support/database/postgres.ts'],
          // Each test stops, starves or floods whole servers: one at a time, or they would measure each other.
          fileParallelism: false,
          testTimeout: 300_000,
          hookTimeout: 120_000,
          expect: PATIENCE,
        },
      },
      {
        test: {
          // `npm run test:faults -- cluster`: needs etcd, Patroni and HAProxy.
          name: 'cluster',
          include: [CLUSTER],
          setupFiles,
          globalSetup: ['test/support/cluster/global-setup.ts'],
          // One cluster for all of them.
          fileParallelism: false,
          testTimeout: 600_000,
          hookTimeout: 300_000,
          expect: PATIENCE,
        },
      },
      {
        plugins: [react(), tailwindcss()],
        // Known from the start: a package found late reloads the page in the middle of a test.
        optimizeDeps: {
          include: ['zod/mini', '@tanstack/react-query', 'axe-core', 'react-router'],
        },
        test: {
          name: 'kit',
          maxWorkers: WORKERS,
          include: ['src/web/**/*.browser.test.tsx'],
          setupFiles: inBrowser,
          testTimeout: 60_000,
          expect: PATIENCE,
          browser: {
            enabled: true,
            headless: true,
            screenshotFailures: false,
            provider: playwright(
              chromium === undefined ? {} : { launchOptions: { executablePath: chromium } },
            ),
            instances: [{ browser: 'chromium' }],
          },
        },
      },
    ],
  },
})
