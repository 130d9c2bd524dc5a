import { availableParallelism } from 'node:os';
import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vitest/config';
import { bannerOf, chunkGroups } from './.config/build/chunks.ts';
import { LICENSES } from './.config/build/notices.ts';
import { ownExports } from './.config/build/ownExports.ts';
import { BROWSERS, packageFacts } from './.config/build/package.ts';
import { utilities } from './.config/build/utilities.ts';
import { LongestFirst } from './test/support/longestFirst.ts';

/** Tests without JSX that need a DOM: storage, requests by XMLHttpRequest, the host's document. */
const NEEDS_PAGE = [
  'test/{api,embed,state,tools/diagnose}/**/*.test.ts',
  'test/lib/{page/frameMessages,page/hostGlobals,storage}.test.ts',
  'test/lib/http/{faults,http}.test.ts',
  'test/features/faults/kept.test.ts',
  'test/features/vehicle/thirdParty/priceWidget.test.ts',
];

/** Tests against the built script. No part of `npm test`: `hosts`, more of the foreign pages, and `pictures`, for a redesign. */
const BROWSER_TESTS = [
  { name: 'browser', include: ['test/browser/**/*.test.ts'] },
  { name: 'hosts', include: ['test/hosts/**/*.test.ts'] },
  { name: 'pictures', include: ['test/pictures/*.test.ts'] },
];

const { version } = packageFacts;

const inTests = (path: string) => fileURLToPath(new URL(`test/${path}`, import.meta.url));
const inPackages = (path: string) => fileURLToPath(new URL(`node_modules/${path}`, import.meta.url));

/**
 * `module`: the API with chunks on demand. `script`: the same for the single script, into which `.config/build/script.ts` puts its chunks.
 * Built by `npm run build`.
 */
const entries = {
  script: { 'webshop-widget': 'embed/script.ts' },
  // The single script imports the admin area and the diagnosis by these names.
  module: {
    'webshop-widget': 'embed/index.ts',
    'webshop-start': 'embed/start.ts',
    'webshop-admin': 'src/admin/renderAdmin.tsx',
    'webshop-diagnosis': 'src/tools/diagnose/diagnose.ts',
  },
} as const;

export default defineConfig(({ command, mode }) => {
  const entry = mode === 'module' ? entries.module : entries.script;
  return {
    plugins: [...(mode === 'test' ? [] : [utilities()]), react(), ownExports()],
    // The dev server's pages contain the entry only when served; without this it discovers packages by requests, and reloads.
    optimizeDeps: { entries: ['embed/index.ts'] },
    // What the demo serves unchanged is no part of the package.
    publicDir: command === 'serve' && 'public',
    resolve: {
      // The package exports its development build in every condition; the production build logs less.
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
      // Not replaced by a library build, which would then contain the development build of React.
      ...(command === 'build' && { 'process.env.NODE_ENV': JSON.stringify('production') }),
    },
    build: {
      target: BROWSERS,
      cssTarget: BROWSERS,
      reportCompressedSize: false,
      // Read by the build, which writes one notices file for both outputs.
      license: { fileName: LICENSES },
      sourcemap: 'hidden',
      lib: { entry, formats: ['es'] },
      rolldownOptions: {
        checks: { bundlerTimings: false },
        // A global that is only named does nothing.
        treeshake: { unknownGlobalSideEffects: false },
        output: {
          // A page in iso-8859-1 may decode a script without charset as iso-8859-1.
          charset: 'ascii',
          codeSplitting: { groups: chunkGroups(mode === 'module' ? 'embed/module.ts' : 'embed/script.ts') },
          // Chunks import these two: whoever has the shop open gets those of its own version after an update, too.
          entryFileNames: ({ name }) =>
            name === 'webshop-admin' || name === 'webshop-diagnosis' ? `[name]-${version}.js` : '[name].js',
          chunkFileNames: 'chunks/[name]-[hash].js',
          ...(mode === 'module' && {
            minify: true,
            // Licences are in the notices file, which the banner of an entry names.
            comments: false,
            postBanner: bannerOf,
          }),
        },
      },
    },
    test: {
      // As many as there are cores, browsers too: more of them change the order of answers, and no run is shorter.
      maxWorkers: availableParallelism(),
      // Only ends tests that hang; durations depend on the load of the machine.
      testTimeout: 300_000,
      hookTimeout: 120_000,
      teardownTimeout: 120_000,
      // As long as Playwright waits: ten seconds, on a machine that is three times slower.
      expect: { poll: { timeout: 30_000 } },
      // Files of one worker share their modules, so tests restore their changes.
      isolate: false,
      sequence: { sequencer: LongestFirst },
      restoreMocks: true,
      unstubEnvs: true,
      projects: [
        {
          extends: true,
          test: {
            name: 'node',
            environment: 'node',
            pool: 'threads',
            include: ['test/**/*.test.ts'],
            exclude: ['test/{browser,hosts,php,pictures}/**', ...NEEDS_PAGE],
            setupFiles: ['test/setup.ts'],
          },
        },
        {
          extends: true,
          test: {
            name: 'dom',
            environment: 'happy-dom',
            // As in the browser: no test waits for a motion.
            environmentOptions: { happyDOM: { settings: { device: { prefersReducedMotion: 'reduce' } } } },
            pool: 'threads',
            include: ['test/**/*.test.tsx', ...NEEDS_PAGE],
            alias: {
              'file-saver': inTests('doubles/fileSaver.ts'),
              '@paypal/paypal-js': inTests('doubles/paypalJs.ts'),
            },
            setupFiles: ['test/setup.ts', 'test/setupScreen.ts'],
          },
        },
        ...BROWSER_TESTS.map(({ name, include }) => ({
          extends: true as const,
          test: {
            name,
            environment: 'node' as const,
            pool: 'forks' as const,
            // After the other projects.
            sequence: { groupOrder: 1 },
            // Of the longest journey, on a slow machine; what a test waits for ends much earlier, and says what is missing.
            testTimeout: 600_000 * Number(process.env.WEBSHOP_SLOWDOWN ?? 1),
            // Of what apt brings: WordPress with its database, nginx.
            hookTimeout: 600_000,
            include,
            globalSetup: ['test/browser/support/globalSetup.ts'],
          },
        })),
        // Part of `npm run package:try`, because it needs PHP.
        {
          extends: true,
          test: { name: 'php', environment: 'node', include: ['test/php/**/*.test.ts'] },
        },
      ],
    },
  };
});
