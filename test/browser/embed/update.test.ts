/** A new build on the server, laid beside the old one as the release says, while a visitor has the shop open. */
import { readdirSync, readFileSync } from 'node:fs';
import { extname, join } from 'node:path';
import { expect, inject, it } from 'vitest';
import { apacheHeaders } from '../../tools/headerBlocks';
import { adminIdOf } from '../support/hostPage';
import { aFreeCar, openKept } from '../support/order';
import { searchIsShown } from '../support/shop';
import { setUpStage } from '../support/stage';

const stage = setUpStage();

type Build = ReadonlyMap<string, string>;

const builtFiles = (): Build => {
  const folder = join(inject('dist'), 'esm');
  const names = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((name) => extname(name) === '.js');
  return new Map(names.map((name) => [name.replaceAll('\\', '/'), readFileSync(join(folder, name), 'utf8')]));
};

const NEW_VERSION = '99.0.0';

/** The same code as another build has it: another version, and other names of all chunks. */
function nextBuildOf(build: Build): Build {
  const { version } = JSON.parse(readFileSync(join(inject('dist'), 'package.json'), 'utf8')) as { version: string };
  const chunks = new Set([...build.keys()].flatMap((name) => /^chunks\/(.*)$/.exec(name)?.[1] ?? []));
  const renamed = (text: string) =>
    text
      .replaceAll(version, NEW_VERSION)
      .replace(/[\w-]+-[\w-]{8}\.js/g, (name) =>
        chunks.has(name) ? name.replace(/.\.js$/, (end) => (end === '_.js' ? '0.js' : '_.js')) : name,
      );
  return new Map([...build].map(([name, code]) => [renamed(name), renamed(code)]));
}

/** Lays files beside those that are there, with the printed headers. @param age s since a cache in between has fetched them */
function deploy(build: Build, age = 0): void {
  for (const [name, body] of build) {
    const path = `/webshop/esm/${name}`;
    stage.publishFile(path, {
      body,
      headers: { ...apacheHeaders(path), 'content-type': 'text/javascript', age: String(age) },
    });
  }
}

it.each([
  { when: 'within the minute of the cache header', age: 0, isNew: false },
  { when: 'after it', age: 60, isNew: true },
])('an open tab goes on with the old build; reloaded $when it keeps what was typed', async ({ age, isNew }) => {
  const build = builtFiles();
  deploy(build, age);
  const options = JSON.stringify({ adminId: adminIdOf(1), apiUrl: stage.addresses.platform });
  const { page } = await stage.visit(
    {
      build: 'none',
      body: `<div id="webshop"></div><script type="module">
        import { mount, version } from '/webshop/esm/webshop-widget.js';
        window.release = version;
        mount('#webshop', ${options});
      </script>`,
    },
    { isFresh: true },
  );
  await searchIsShown(page);
  const before = await page.evaluate('release');

  deploy(nextBuildOf(build));
  // The chunks of the checkout are not loaded yet.
  await openKept(page, stage.platform, 1, {
    vehicleId: aFreeCar(stage.platform, 1).id,
    paymentOptionId: 'at-car-dealer',
  });
  const firstName = page.getByRole('textbox', { name: /^Vorname/ });
  await firstName.fill('Berta');
  await firstName.blur();

  await page.reload();
  await expect.poll(() => firstName.inputValue()).toBe('Berta');
  expect(await page.evaluate('release')).toBe(isNew ? NEW_VERSION : before);
});
