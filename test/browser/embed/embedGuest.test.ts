import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { adminIdOf, type HostPage } from '../support/hostPage';
import { openVehicle, searchIsShown, vehicleCards } from '../support/shop';
import { atRest } from '../support/place';
import { setUpStage } from '../support/stage';
import { settle } from '../support/watch';

const stage = setUpStage();

const RUDE_CSS = `html { font-size: 62.5%; overflow-y: scroll; }
  * { box-sizing: content-box; font-family: 'Courier New'; letter-spacing: 2px; line-height: 3; text-transform: uppercase; color: rgb(200, 0, 0); }
  div, section, article { float: left; }
  a { text-decoration: underline overline; } img, svg { max-width: 30px; } button, input { font-size: 40px !important; }
  body { font: italic 700 2.4rem/2 Georgia; text-align: center; word-spacing: 9px; direction: rtl; cursor: wait; visibility: visible; }`;

const HOST_BODY = `<header><h1>Autohaus</h1><nav><a href="#a">A</a><button>B</button></nav></header>
  <p>Text <input value="x"></p><table><tbody><tr><td>1</td><td>2</td></tr></tbody></table>`;

const structuredData = (page: Page) =>
  atRest(page, async () => (await page.locator('script[type="application/ld+json"]').textContent()) ?? '');

/** Computed styles and boxes of what the host has beside the shop. */
const hostLook = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll('header, header *, p, p *, table, table *')].map((element) => {
      const style = getComputedStyle(element);
      const { x, y, width, height } = element.getBoundingClientRect();
      const values = Array.from({ length: style.length }, (_, at) => style.getPropertyValue(style.item(at)));
      return `${element.tagName} ${[x, y, width, height].join()} ${values.join(';')}`;
    }),
  );

// rules/embedding: guest in a foreign page.
describe('a guest in a foreign page', () => {
  it('changes no style and no box of the host, and adds no style sheet to it', async () => {
    const page: HostPage = { head: `<style>${RUDE_CSS}</style>`, body: `${HOST_BODY}<div id="webshop"></div>` };
    const without = await stage.visit({ ...page, build: 'none' });
    const expected = await hostLook(without.page);
    const visit = await stage.visit(page);
    await searchIsShown(visit.page);
    await settle(visit.page);
    expect(await hostLook(visit.page)).toEqual(expected);
    await openVehicle(visit.page);
    expect(await visit.page.evaluate(() => document.querySelectorAll('style, link[rel="stylesheet"]').length)).toBe(1);
    expect(await visit.page.evaluate(() => document.adoptedStyleSheets.length)).toBe(0);
  });

  // rules/embedding: no leaks either way.
  it('looks the same in a page with rude styles as in a page without any', async () => {
    const look = async (head: string) => {
      const { page } = await stage.visit({ head });
      await searchIsShown(page);
      // Its code comes later, and React may keep it back for some tenths of a second.
      await page.getByLabel('Ihre Postleitzahl').waitFor();
      await settle(page);
      return vehicleCards(page)
        .first()
        .evaluate((card) => {
          const root = card.getRootNode();
          if (!(root instanceof ShadowRoot)) return [];
          return [...root.querySelectorAll('h1, h2, h3, button, input, a, p')].slice(0, 60).map((element) => {
            const style = getComputedStyle(element);
            const names = [
              'font',
              'letter-spacing',
              'word-spacing',
              'color',
              'text-transform',
              'text-align',
              'text-decoration-line',
              'direction',
              'cursor',
              'float',
              'box-sizing',
              'padding',
            ];
            return `${element.tagName} ${names.map((name) => style.getPropertyValue(name)).join(' | ')}`;
          });
        });
    };
    const expected = await look('');
    expect(expected.length).toBeGreaterThan(20);
    expect(await look(`<style>${RUDE_CSS.replace('overflow-y: scroll;', '')}</style>`)).toEqual(expected);
  });

  it('shows its umlauts on a page in ISO-8859-1', async () => {
    const { page } = await stage.visit({ charset: 'iso-8859-1', body: '<h1>Über uns</h1><div id="webshop"></div>' });
    await searchIsShown(page);
    expect(await page.evaluate(() => document.characterSet)).toBe('windows-1252');
    await page.getByRole('button', { name: 'Zurücksetzen' }).first().waitFor();
  });

  it('works on a page that is sent as XHTML, with the texts of the dealer in it', async () => {
    const [car] = stage.platform.tenant(1).vehicles;
    if (car)
      car.descriptionHtml =
        'Scheckheft<br>Nichtraucher &amp; Garage&nbsp;<ul><li>Alufelgen</ul><img src="https://bilder.test/a.jpg">';
    const { page } = await stage.visit({ build: 'none', body: '' });
    const { start, platform } = stage.addresses;
    const xhtml = `<?xml version="1.0" encoding="utf-8"?>
      <html xmlns="http://www.w3.org/1999/xhtml" lang="de"><head><title>Autohaus</title><link rel="icon" href="data:,"/></head>
      <body><div id="webshop"></div><script async="async" src="${start}" data-admin-id="${adminIdOf(1)}" data-api-url="${platform}" data-target="#webshop"></script></body></html>`;
    await page.goto(
      stage.publishFile('/seite.xhtml', { body: xhtml, headers: { 'content-type': 'application/xhtml+xml' } }),
    );
    await searchIsShown(page);
    await settle(page);
    await page.goto(`${page.url()}#/angebote-x/${car?.id ?? ''}/beschreibung`);
    await page.getByText('Nichtraucher & Garage').waitFor();
    await expect
      .poll(() => page.getByRole('link', { name: 'Bild öffnen' }).getAttribute('href'))
      .toBe('https://bilder.test/a.jpg');
    await page.getByRole('button', { name: 'Etwas unklar?' }).click();
    await page.getByRole('dialog').waitFor();
    await settle(page);
  });

  it('runs beside old libraries: polluted prototypes, AMD, CommonJS, their own Array.from and bind', async () => {
    const { page } = await stage.visit({
      head: `<script>
        // Prototype.js 1.6: JSON.stringify then writes lists as texts.
        Array.prototype.toJSON = function () { return '[' + this.join() + ']'; };
        Array.prototype.each = function (callback) { for (var i = 0; i < this.length; i++) callback(this[i], i); };
        Array.prototype.last = function () { return this[this.length - 1]; };
        Array.prototype.clone = function () { return this.slice(); };
        String.prototype.startsWithAny = function () { return false; };
        Array.from = function (list) { var copy = []; for (var i = 0; i < (list && list.length || 0); i++) copy.push(list[i]); return copy; };
        Function.prototype.bind = (function (bind) { return function () { return bind.apply(this, arguments); }; })(Function.prototype.bind);
        window.define = function () { throw new Error('Mismatched anonymous define()'); };
        window.define.amd = {};
        window.module = { exports: {} }; window.exports = window.module.exports;
        window.React = { version: '15.6.2' }; window.$ = window._ = function () { throw new Error('not yours'); };
        window.saveAs = 'mine';
      </script>`,
    });
    await openVehicle(page);
    const data: unknown = JSON.parse(await structuredData(page));
    expect(data).toMatchObject({ '@type': ['Product', 'Car'] });
    expect(data).toHaveProperty('image.1', expect.stringContaining('http'));
    expect(await page.evaluate('[React.version, saveAs, Object.keys(module.exports).length].join()')).toBe(
      '15.6.2,mine,0',
    );
  });

  it('keeps what the visitor types from the hot keys of the host', async () => {
    const { page } = await stage.visit({
      head: `<script>var pressed = ''; addEventListener('keydown', function (event) { pressed += event.key; });</script>`,
    });
    await searchIsShown(page);
    await page.getByRole('textbox').or(page.getByRole('searchbox')).first().click();
    await page.keyboard.type('s/?');
    await page.evaluate(() => {
      if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
    });
    await page.keyboard.press('k');
    expect(await page.evaluate('pressed')).toBe('k');
  });

  it('manages title, description and JSON-LD of the page while a vehicle is open', async () => {
    const { page } = await stage.visit();
    const head = () => page.evaluate(() => document.head.innerHTML);
    await searchIsShown(page);
    const before = await atRest(page, head);
    await openVehicle(page);
    await expect.poll(() => page.title()).not.toBe('Autohaus Muster');
    const data: unknown = JSON.parse(await structuredData(page));
    expect(data).toMatchObject({ '@context': 'https://schema.org' });
    await page.goBack();
    await searchIsShown(page);
    await expect.poll(head).toBe(before);
  });

  it.each([
    ['a float', '<div style="float: left; width: 900px"><div id="webshop" style="float: left"></div></div>', 900],
    ['a flex row', '<div style="display: flex; width: 900px"><div id="webshop"></div></div>', 900],
    [
      'a padded column',
      '<div style="width: 700px; padding: 0 20px"><div id="webshop" style="margin: 0 10px"></div></div>',
      680,
    ],
  ])('takes the width that it is given in %s', async (_where, body, width) => {
    const { page } = await stage.visit({ body });
    await searchIsShown(page);
    await expect.poll(async () => (await page.locator('#webshop').boundingBox())?.width).toBe(width);
  });
});
