/** A new build on the server, laid beside the old one as the release says, while a visitor has the shop open. */
import { expect, inject, it } from 'vitest';
import { isPinned } from '../../../src/tools/embedding/hosting';
import { builtFiles, NEXT_VERSION, nextBuildOf, type Build } from '../../support/nextBuild';
import { adminIdOf } from '../support/hostPage';
import { aFreeCar, openKept } from '../support/order';
import { searchIsShown } from '../support/shop';
import { setUpStage } from '../support/stage';

const stage = setUpStage();

/** Lays files beside those that are there, kept as the printed headers say. @param age s since a cache in between has fetched them */
function deploy(build: Build, age = 0): void {
  for (const [name, body] of build) {
    const path = `/webshop/${name}`;
    stage.publishFile(path, {
      body,
      headers: {
        'access-control-allow-origin': '*',
        'cache-control': isPinned(path) ? 'max-age=31536000, immutable' : 'max-age=60',
        'content-type': 'text/javascript',
        age: String(age),
      },
    });
  }
}

it.each([
  { when: 'within the minute of the cache header', age: 0, isNew: false },
  { when: 'after it', age: 60, isNew: true },
])('an open tab goes on with the old build; reloaded $when it keeps what was typed', async ({ age, isNew }) => {
  const build = builtFiles(inject('dist'));
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
  await page.evaluate(() => {
    location.hash = '#/?carQueryParams=prices%3Drate%26deposit%3D4000%26oldCar%3D4000';
  });
  const line = page.getByRole('button', {
    name: /^Mein Rahmen: Finanzierung\s· 4\.000\s€ Anzahlung\s· Altwagen \(aus dem Link\) 4\.000\s€$/,
  });
  await line.waitFor();
  const before = await page.evaluate('release');

  deploy(nextBuildOf(build, inject('dist')));
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
  expect(await page.evaluate('release')).toBe(isNew ? NEXT_VERSION : before);
});
