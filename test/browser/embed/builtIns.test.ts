import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { adminIdOf } from '../support/hostPage';
import { openVehicle, searchIsShown } from '../support/shop';
import { setUpStage } from '../support/stage';
import { settle } from '../support/watch';

const stage = setUpStage();

const script = (path: string) => `<script>${readFileSync(path, 'utf8')}</script>`;
const vendor = (name: string) => script(`test/browser/hosts/vendor/${name}.js`);

/** Libraries of the years before 2012, which the foreign pages have too, and what pages wrote themselves. */
const OLD_PAGES = {
  'MooTools 1.4.5 with More': `${vendor('mootools-core-1.4.5')}${vendor('mootools-more-1.4.0')}`,
  'enumerable functions on Object.prototype': `<script>
    Object.prototype.extend = function (source) { for (var name in source) this[name] = source[name]; return this; };
    Object.prototype.get = function (name) { return this[name]; };
    Object.prototype.keys = function () { var all = []; for (var name in this) all.push(name); return all; };
    String.prototype.trim = function (what) { return what ? this.split(what).join('') : this.replace(/^ +| +$/g, ''); };
    String.prototype.replaceAll = function (from, to) { return this.replace(new RegExp(from, 'g'), to); };
  </script>`,
  'Prototype 1.7': vendor('prototype-1.7.3'),
};

describe('a page with changed built-ins', () => {
  it('shows the shop, its events work, and nothing of it is changed: enumerable functions on Object.prototype', async () => {
    const { page } = await stage.visit({ head: OLD_PAGES['enumerable functions on Object.prototype'] });
    const builtIns = () =>
      page.evaluate(
        '[Function.prototype.bind, Array.from, Array.prototype.map, Object.keys, String.prototype.trim].map(String).join()',
      );
    const before = await builtIns();
    await searchIsShown(page);
    await page.getByRole('searchbox').first().fill('Golf');
    await openVehicle(page);
    await page
      .getByRole('button', { name: /Anfrage|Kontakt/ })
      .first()
      .click();
    await settle(page);
    expect(await builtIns()).toBe(before);
  });

  it('shows the shop of a module tag by the single script beside it, without an error', async () => {
    const { page } = await stage.visit({ head: OLD_PAGES['MooTools 1.4.5 with More'], build: 'module' });
    await searchIsShown(page);
  });

  it('lets a module be imported, whose calls the single script carries out', async () => {
    const { page } = await stage.visit({
      head: OLD_PAGES['Prototype 1.7'],
      build: 'none',
      body: `<main><div id="webshop"></div><output>lädt</output></main><script type="module">
        import { mount } from '%MODULE%';
        const shop = mount('#webshop', { adminId: '${adminIdOf(1)}', apiUrl: '%API%' });
        shop.on('ready', () => (document.querySelector('output').textContent = 'bereit'));
        shop.ready.then(() => shop.navigate('/merkliste'));
      </script>`,
    });
    await page.getByText('bereit').waitFor();
    await page.getByRole('heading', { name: 'Merkliste', exact: true }).waitFor();
  });

  it('says in the element why an imported module shows no shop where the script is not beside it', async () => {
    const { page, expect: expectReport } = await stage.visit({ build: 'none', body: '' });
    expectReport(/webshop-widget\.js/);
    expectReport(/Der Shop kann hier nicht starten/);
    await page.route(stage.addresses.script, (route) => route.abort());
    await page.goto(
      stage.publish({
        head: OLD_PAGES['Prototype 1.7'],
        build: 'none',
        body: `<main><div id="webshop"></div></main><script type="module">
          import { mount } from '%MODULE%';
          mount('#webshop', { adminId: '${adminIdOf(1)}', apiUrl: '%API%' });
        </script>`,
      }),
    );
    await page.getByRole('alert').getByText('Der Fahrzeugshop kann auf dieser Seite nicht starten.').waitFor();
  });
});
