import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig } from 'vitest/config';

/** `npm run dev` asks a Stellarch server for everything below /api; STELLARCH_SERVER says where it listens. */
const server = process.env.STELLARCH_SERVER ?? 'http://127.0.0.1:8000';

export default defineConfig({
  plugins: [svelte()],
  build: {
    target: 'es2022',
    assetsInlineLimit: 0, // the content security policy allows no data: addresses
    modulePreload: { polyfill: false },
    rolldownOptions: {
      input: { index: 'index.html', worker: 'src/worker/worker.ts' },
      checks: { pluginTimings: false },
      output: {
        // The worker stands at the top, under a name that stays, and is of one piece.
        entryFileNames: ({ name }) => (name === 'worker' ? 'worker.js' : 'assets/[name]-[hash].js'),
        codeSplitting: { groups: [{ name: 'printed', test: /generated\/games\/.*\.json$/ }] }, // changes rarely
      },
    },
  },
  server: { proxy: { '/api': { target: server, ws: true } } },
  resolve: process.env.VITEST ? { conditions: ['browser'] } : {},
  test: {
    environment: 'jsdom',
    include: ['src/**/*.test.ts'],
    isolate: false, // one browser for all files: setting up a new one takes longer than the tests
    setupFiles: ['scripts/test-setup.ts'],
  },
});
