import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vitest/config';
import { bannerOf, chunkGroups } from './.config/build/chunks.ts';
import { LICENSES } from './.config/build/notices.ts';

/** Oldest browsers that the shop promises to run in. */
const BROWSERS = ['chrome111', 'edge111', 'safari16.4', 'firefox113'];

const { version } = JSON.parse(readFileSync(new URL('package.json', import.meta.url), 'utf8')) as { version: string };

const inPackages = (path: string) => fileURLToPath(new URL(`node_modules/${path}`, import.meta.url));

/** `script`: one self-contained IIFE. `module`: the same API with chunks on demand. Built by `npm run build`. */
const outputs = {
  script: { entry: 'embed/script.ts', outDir: 'dist', format: 'iife' },
  module: { entry: 'embed/index.ts', outDir: 'dist/esm', format: 'es' },
} as const;

export default defineConfig(({ command, mode }) => {
  const output = mode === 'module' ? outputs.module : outputs.script;
  return {
    plugins: [react()],
    publicDir: false,
    resolve: {
      // Its package names the development build in every condition; the production build says less to the console.
      alias:
        command === 'build'
          ? [
              { find: /^react-router$/, replacement: 'react-router/dist/production/index.mjs' },
              { find: /^react-router\/dom$/, replacement: 'react-router/dist/production/dom-export.mjs' },
            ].map(({ find, replacement }) => ({ find, replacement: inPackages(replacement) }))
          : [],
    },
    define: {
      'import.meta.env.VITE_WIDGET_VERSION': JSON.stringify(version),
      // A library build leaves this to its user, and would ship the development build of React.
      ...(command === 'build' && { 'process.env.NODE_ENV': JSON.stringify('production') }),
    },
    build: {
      target: BROWSERS,
      cssTarget: BROWSERS,
      outDir: output.outDir,
      emptyOutDir: false,
      reportCompressedSize: false,
      // Read by the build, which writes one notices file for both outputs.
      license: { fileName: LICENSES },
      sourcemap: 'hidden',
      lib: { entry: output.entry, formats: [output.format], name: 'WebshopWidget' },
      rolldownOptions: {
        checks: { bundlerTimings: false },
        output: {
          // A page in iso-8859-1 may read a script without a charset as its own.
          charset: 'ascii',
          codeSplitting: output.format === 'es' ? { groups: chunkGroups() } : false,
          entryFileNames: 'webshop-widget.js',
          chunkFileNames: 'chunks/[name]-[hash].js',
          minify: true,
          // Licences stand in the notices file; the banner names it.
          comments: false,
          postBanner: (chunk) =>
            bannerOf(chunk, `/*! webshop-widget ${version} | licences: THIRD-PARTY-NOTICES.txt */`),
        },
      },
    },
    test: {
      projects: [
        {
          extends: true,
          test: {
            name: 'unit',
            environment: 'happy-dom',
            include: ['test/**/*.test.{ts,tsx}'],
            exclude: ['test/browser/**'],
            setupFiles: ['test/setup.ts'],
            // Whole screens on a busy machine; what a test waits for comes in milliseconds on an idle one.
            testTimeout: 20_000,
            restoreMocks: true,
            unstubGlobals: true,
          },
        },
        {
          test: {
            name: 'browser',
            environment: 'node',
            include: ['test/browser/**/*.test.ts'],
            globalSetup: ['test/browser/support/globalSetup.ts'],
            // A real browser on a busy machine may be late once; what fails twice is broken.
            retry: 1,
            testTimeout: 90_000,
            hookTimeout: 120_000,
            maxWorkers: 2,
          },
        },
      ],
    },
  };
});
