import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig } from 'vitest/config';
import type { Plugin } from 'vite';

const HOUSE = 'http://127.0.0.1:8001';

/** The page that shows the house's API is served by the house itself, so its parts travel in the bundle. */
function apiPage(): Plugin {
  const parts = createRequire(import.meta.url);
  return {
    name: 'api-page',
    apply: 'build',
    generateBundle() {
      for (const file of ['swagger-ui-bundle.js', 'swagger-ui.css']) {
        const source = readFileSync(parts.resolve(`swagger-ui-dist/${file}`));
        this.emitFile({ type: 'asset', fileName: `api-page/${file}`, source });
      }
    },
  };
}

export default defineConfig({
  plugins: [svelte({ configFile: false }), apiPage()],
  build: {
    outDir: '../src/serai/house/bundle',
    emptyOutDir: true,
    target: 'es2022',
    // The house's content policy allows no data: addresses.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    reportCompressedSize: false,
  },
  server: {
    fs: { allow: ['..'] },
    proxy: { '/api': { target: HOUSE, ws: true } },
  },
  test: { include: ['src/**/*.test.ts'] },
});
