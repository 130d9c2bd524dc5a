/** The code of the package's documents, as a dealer or an agency copies it: only addresses and ids are filled in. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, inject, it } from 'vitest';
import { codeBlocks } from '../../support/documents';
import { adminIdOf } from '../support/hostPage';
import { searchIsShown } from '../support/shop';
import { setUpStage } from '../support/stage';
import { settle } from '../support/watch';

const stage = setUpStage();

const read = (name: string) => JSON.parse(readFileSync(join(inject('dist'), name), 'utf8')) as Record<string, string>;

function filled(code: string): string {
  const { version = '' } = read('package.json');
  const script = `webshop-widget-${version}.js`;
  return code
    .replaceAll('https://shop.example', new URL(stage.addresses.script).origin)
    .replaceAll('https://api.example', stage.addresses.platform)
    .replaceAll('IHRE-HÄNDLERKENNUNG', adminIdOf(1))
    .replace(/webshop-widget-\d[\w.-]*?\.js/, script)
    .replace('sha384-…', read('integrity.json')[script] ?? '')
    .replaceAll("from 'webshop-widget'", `from '${stage.addresses.module}'`);
}

/** Pages, and where one block shows several ways, each of them. */
const PAGES = codeBlocks('html').flatMap(({ place, code }) =>
  code
    .split(/^<!-- .* -->\n/m)
    .filter((part) => /<script|<webshop-widget/.test(part))
    .map((part, at) => [`${place}, ${at + 1}`, part] as const),
);

it.each(PAGES)('shows the shop: %s', async (_, code) => {
  const target = code.includes('id="webshop"') || code.includes('<webshop-widget') ? '' : '<div id="webshop"></div>';
  const loader = code.includes('<script') ? '' : `<script async src="%SCRIPT%"></script>`;
  const { page } = await stage.visit({ build: 'none', body: `${target}${filled(code)}${loader}` });
  await searchIsShown(page);
  await settle(page);
});

it('opens the overlay by the documented links', async () => {
  const [links] = codeBlocks('html').filter(({ code }) => code.includes('data-webshop-open'));
  const { page } = await stage.visit({
    attributes: { layout: 'overlay', start: 'closed' },
    body: `<div id="webshop"></div>${links?.code ?? ''}`,
  });
  await page.waitForFunction(() => window.WebshopWidget !== undefined);
  await page.getByRole('link', { name: 'Alle Volkswagen' }).click();
  await searchIsShown(page);
  expect(page.url()).toContain('VOLKSWAGEN');
});

it('opens it by a press that came before the script, too', async () => {
  const [links] = codeBlocks('html').filter(({ code }) => code.includes('data-webshop-open'));
  const tag = `<script async src="%SCRIPT%" data-admin-id="${adminIdOf(1)}" data-api-url="%API%" data-layout="overlay" data-start="closed"></script>`;
  const { page } = await stage.visit({
    build: 'none',
    body: `${links?.code ?? ''}<script>addEventListener('hashchange', function () {
      document.body.append(document.createRange().createContextualFragment(${JSON.stringify(tag).replaceAll('</', '<\\/')}));
    }, { once: true });</script>`,
  });
  await page.getByRole('link', { name: 'Alle Volkswagen' }).click();
  await page.getByRole('dialog', { name: 'Fahrzeugshop' }).waitFor();
  await searchIsShown(page);
});

const OTHER_TOOLS = `var Cookiebot = { consent: {} }, Sentry = { captureException() {} }, meinConsentWerkzeug = { show() {} };`;

/** In a block, so that several can stand on one page; errors name the place in the document. */
const SCRIPTS = codeBlocks('js').map(({ place, code }) => ({ place, code, isModule: code.includes('import ') }));
const inBlock = ({ place, code }: { place: string; code: string }) =>
  `{ ${filled(code)} }\n//# sourceURL=${place.replaceAll(' ', '-')}`;

/** Those that end with the end of the shop need one of their own. */
const isLast = ({ code }: { code: string }) => code.includes('.unmount()');
const TOGETHER = [SCRIPTS.filter((script) => !isLast(script)), ...SCRIPTS.filter(isLast).map((script) => [script])];

it.each(TOGETHER.map((scripts) => [scripts.map(({ place }) => place).join(', '), scripts] as const))(
  'runs where the shop is loaded: %s',
  async (_, scripts) => {
    const { page, expect: expectReport } = await stage.visit({ head: `<script>${OTHER_TOOLS}</script>` });
    if (scripts.some(({ code }) => code.includes("console.log('steht')"))) expectReport(/console\.log: steht/);
    await searchIsShown(page);
    for (const script of scripts) {
      const content = script.isModule ? filled(script.code) : inBlock(script);
      const end = `window.lastRun = ${JSON.stringify(script.place)};`;
      await page.addScriptTag(
        script.isModule ? { content: `${content}\n${end}`, type: 'module' } : { content: `${content}\n${end}` },
      );
      await page.waitForFunction((place) => 'lastRun' in window && window.lastRun === place, script.place);
    }
    await settle(page);
  },
);

it('runs before the shop is loaded: every script that does not need it yet', async () => {
  const early = SCRIPTS.filter(({ code }) => !/import |^(?:const handle = )?WebshopWidget\.\w+\(/m.test(code));
  expect(early.length).toBeGreaterThan(3);
  const { page, expect: expectReport } = await stage.visit({
    head: [OTHER_TOOLS, ...early.map(inBlock)].map((code) => `<script>${code}\n</script>`).join(''),
  });
  if (early.some(({ code }) => code.includes("console.log('steht')"))) expectReport(/console\.log: steht/);
  await searchIsShown(page);
  await settle(page);
});
