/** The code of the package's documents compiles as it stands there. */
import { expect, it } from 'vitest';
import { codeBlocks } from '../tools/documents';
import { complaintsAbout, RESOLUTIONS } from './packageUse';

/** Globals of other tools that the examples call. */
const OTHER_TOOLS = `
declare const Cookiebot: { consent: Record<'marketing' | 'preferences', boolean> };
declare const Sentry: { captureException(error: Error, context: object): void };
declare const meinConsentWerkzeug: { show(): void };
interface Window { dataLayer: unknown[] }
interface WindowEventMap { ucEvent: CustomEvent<Record<string, unknown>> }
`;

// rules/embedding: documented code.
it.each(Object.entries(RESOLUTIONS))('compiles in a strict project: %s', { timeout: 120_000 }, async (_, options) => {
  const blocks = codeBlocks('js', 'ts', 'tsx');
  expect(blocks.length).toBeGreaterThanOrEqual(10);
  // Untyped parameters of plain scripts are no mistake.
  const scripts = blocks.filter(({ language }) => language === 'js');
  const modules = blocks.filter(({ language }) => language !== 'js');
  const sourcesOf = (all: typeof blocks) => ({
    'tools.d.ts': OTHER_TOOLS,
    'package.d.ts': `import type {} from 'webshop-widget';`,
    ...Object.fromEntries(
      all.map(({ place, language, code }) => [`${place.replace(/\W+/g, '-')}.${language}`, `${code}\nexport {};`]),
    ),
  });
  expect(await complaintsAbout(sourcesOf(modules), options)).toEqual([]);
  expect(await complaintsAbout(sourcesOf(scripts), { ...options, noImplicitAny: false })).toEqual([]);
});
