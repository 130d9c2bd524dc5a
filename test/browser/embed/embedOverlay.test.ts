import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import type { HostPage } from '../support/hostPage';
import { openVehicle, searchIsShown, vehicleCards, vehicleIsShown } from '../support/shop';
import { atRest } from '../support/place';
import { setUpStage } from '../support/stage';
import { settle } from '../support/watch';

const stage = setUpStage();

const CLOSED: HostPage = {
  tenant: 2,
  attributes: { layout: 'overlay', start: 'closed' },
  head: '<style>body { background: rgb(1, 2, 3); } #inhalt { height: 4000px; }</style>',
  body: `<header id="kopf" style="display: flex; color: red">Kopf</header>
    <main id="inhalt"><button type="button" data-webshop-open="">Zum Shop</button>
    <a href="#/?carQueryParams=maxPrice%3D30000">Bis 30.000 Euro</a></main>
    <button type="button" data-webshop-open="/" style="position: absolute; top: 2500px">Unten öffnen</button>
    <div id="chat-launcher">Chat</div><div id="webshop"></div>`,
};

const overlay = (page: Page) => page.getByRole('dialog', { name: 'Fahrzeugshop' });
const isOpen = (page: Page) => overlay(page).isVisible();

/** Everything about the host page that the overlay touches. */
const hostState = (page: Page) =>
  page.evaluate(() => ({
    html: document.documentElement.outerHTML.replace(/<script[\s\S]*<\/script>/g, ''),
    sheets: [...document.styleSheets].map((sheet) => sheet.disabled),
    background: getComputedStyle(document.body).backgroundColor,
    scroll: [scrollX, scrollY],
    focus: document.activeElement?.textContent,
    title: document.title,
  }));

// rules/embedding: overlay.
describe('the overlay', () => {
  it('asks for nothing before it is opened, and gives the host back exactly as it was, whatever closes it', async () => {
    const { page } = await stage.visit(CLOSED);
    await settle(page);
    expect(stage.platform.record).toHaveLength(0);
    await expect.poll(() => isOpen(page)).toBe(false);
    const opener = page.getByRole('button', { name: 'Unten öffnen' });
    const ways: Record<string, () => Promise<unknown>> = {
      'the button': () => page.getByRole('button', { name: 'Shop schließen' }).click(),
      Escape: () => page.keyboard.press('Escape'),
      'the handle': () => page.evaluate(() => window.WebshopWidget?.mount('#webshop', { adminId: '' }).close()),
    };
    await opener.scrollIntoViewIfNeeded();
    await opener.focus();
    const before = await atRest(page, () => hostState(page));
    for (const [way, close] of Object.entries(ways)) {
      await opener.focus();
      await page.keyboard.press('Enter');
      await searchIsShown(page);
      await settle(page);
      await expect.poll(() => page.evaluate(() => getComputedStyle(document.documentElement).overflow)).toBe('hidden');
      await expect
        .poll(() => page.evaluate(() => [...document.styleSheets].every((sheet) => sheet.disabled)))
        .toBe(true);
      await expect.poll(() => page.locator('#chat-launcher').isVisible()).toBe(false);
      await close();
      await expect.poll(() => isOpen(page), { message: way }).toBe(false);
      await expect.poll(() => hostState(page), { message: way }).toEqual(before);
    }
  });

  it.each([
    ['in the flow', ''],
    ['taken out of it', 'position: absolute; top: 100px; left: 40px'],
  ])('is as wide as a phone, whatever a picture of the page is without its style sheets: %s', async (_how, style) => {
    const { page } = await stage.visit(
      {
        ...CLOSED,
        head: `${CLOSED.head ?? ''}<style>.photo { width: 100%; height: auto; }</style>`,
        body: `${CLOSED.body ?? ''}<div style="${style}"><img class="photo" width="2000" height="400" alt="" src="data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg'/%3E"></div>`,
      },
      { width: 360, height: 740, isTouch: true },
    );
    const before = await atRest(page, () => hostState(page));
    await page.getByRole('button', { name: 'Zum Shop' }).tap();
    await searchIsShown(page);
    expect((await atRest(page, () => overlay(page).boundingBox()))?.width).toBe(360);
    expect(await page.evaluate(() => [innerWidth, visualViewport?.width, visualViewport?.scale])).toEqual([
      360, 360, 1,
    ]);
    await page.getByRole('button', { name: 'Shop schließen' }).tap();
    await expect.poll(() => isOpen(page)).toBe(false);
    await expect.poll(() => hostState(page)).toEqual({ ...before, focus: 'Zum Shop' });
  });

  // rules/embedding: hidden host.
  it('covers the window, whatever size and place its element has', async () => {
    const { page } = await stage.visit({
      ...CLOSED,
      attributes: { layout: 'overlay' },
      body: '<div style="transform: scale(.5); width: 200px; height: 50px; overflow: hidden"><div id="webshop"></div></div>',
    });
    await searchIsShown(page);
    await expect.poll(() => overlay(page).boundingBox()).toEqual({ x: 0, y: 0, width: 1280, height: 800 });
  });

  it('opens by itself below consent banner and chat of the page, which can be used until the first press in the shop', async () => {
    // Parts of the page, which the shop covers, and what other tools put beside them, here below: at once, and later.
    const LAYERS = `<style>#bar, #banner, #chat, #ask, #top, #plain { position: fixed; } #bar { top: 0; left: 0; right: 0; z-index: 99999; height: 60px; }
        #banner { left: 0; bottom: 0; z-index: 1000; } #chat { right: 0; bottom: 0; z-index: 100; } #ask { inset: 0; z-index: 50; }
        #top { top: 0; right: 0; z-index: 5; } #plain { left: 0; bottom: 200px; z-index: 2; } .arrow { position: absolute; top: 400px; left: 600px; z-index: 9999; width: 80px; height: 80px; }</style>
      <nav id="bar"><button type="button">Menü</button></nav><div class="arrow"></div>
      <div id="top" class="cookie-bar"><button type="button" onclick="this.parentElement.remove()">Oben verstanden</button></div>
      <div style="position: relative; z-index: 300"><div style="height: 300px">Inhalt</div>
        <div id="plain" role="dialog"><button type="button" onclick="this.parentElement.remove()">Im Teil der Seite</button></div></div>
      <div id="banner"><p>Cookies?</p><button type="button" onclick="this.closest('#banner').remove(); document.title = 'erlaubt'">Erlauben</button></div>
      <button id="chat" type="button" onclick="this.textContent = 'Chat offen'">Chat</button>`;
    const { page } = await stage.visit({
      ...CLOSED,
      attributes: { layout: 'overlay' },
      body: `${CLOSED.body ?? ''}${LAYERS}`,
    });
    await searchIsShown(page);
    await settle(page);
    expect((await atRest(page, () => overlay(page).boundingBox()))?.width).toBe(1280);
    const isModal = () =>
      page.evaluate(() => document.querySelector('#webshop')?.shadowRoot?.querySelector('dialog:modal') != null);
    await page.mouse.wheel(0, 300);
    await page.getByRole('button', { name: 'Erlauben' }).click();
    await expect.poll(() => page.title()).toBe('erlaubt');
    await page.getByRole('button', { name: 'Chat' }).click();
    await page.getByRole('button', { name: 'Chat offen' }).waitFor();
    for (const name of ['Oben verstanden', 'Im Teil der Seite']) await page.getByRole('button', { name }).click();
    await page.evaluate(() => {
      const later = document.createElement('div');
      later.innerHTML = '<div id="ask"><div role="dialog"><button type="button">Nur notwendige</button></div></div>';
      document.body.append(later);
      later.querySelector('button')?.addEventListener('click', () => later.remove());
      // A part of the page that is made when the shop is open already.
      document.querySelector('main')?.insertAdjacentHTML('beforeend', '<div class="arrow"></div>');
    });
    await page.getByRole('button', { name: 'Nur notwendige' }).click();
    const onTop = () => page.evaluate(() => [30, 430].map((y) => document.elementFromPoint(640, y)?.id), undefined);
    expect(await atRest(page, onTop)).toEqual(['webshop', 'webshop']);
    await expect.poll(isModal).toBe(false);
    await vehicleCards(page).first().click();
    await vehicleIsShown(page);
    await expect.poll(isModal).toBe(true);
    await expect.poll(() => page.evaluate(() => [...document.styleSheets].every((sheet) => sheet.disabled))).toBe(true);
    await page.getByRole('button', { name: 'Shop schließen' }).click();
    await expect.poll(() => isOpen(page)).toBe(false);
    await page.getByRole('button', { name: 'Chat offen' }).click();
    await page.getByRole('button', { name: 'Menü' }).click();
    expect(await atRest(page, () => page.locator('[style*="visibility"]').count())).toBe(0);
  });

  it.each([
    ['without a level', ''],
    ['on a low level', 'z-index: 1000'],
    ['on the highest level', 'z-index: 2147483647'],
  ])('opens by itself below a banner %s, wherever in the page and whenever it comes', async (_which, level) => {
    const part = (id: string, style: string, text = id) =>
      `<div id="${id}" style="position: fixed; ${style}"><button type="button" onclick="this.parentElement.remove()">${text}</button></div>`;
    const { page } = await stage.visit({
      ...CLOSED,
      attributes: { layout: 'overlay' },
      // Before the shop, after it, and shown when it has long been there; the page's own bar and columns stay covered.
      body: `${part('hinweis', `left: 0; bottom: 300px; ${level}`)}
        ${part('kopf-fest', 'inset: 0 0 auto; height: 60px')}
        ${part('spalte', 'inset: 60px auto 0 0; width: 200px')}
        <div style="position: fixed; inset: 60px 0 0; z-index: -1"><a href="#bild">Bild</a></div>
        ${CLOSED.body ?? ''}
        ${part('cookie-banner', `left: 0; right: 0; bottom: 0; ${level}`)}
        ${part('klebt', `position: sticky; bottom: 150px; width: 200px; ${level}`, 'Einwilligen')}
        ${part('frage', `inset: 0 0 auto; display: none; ${level}`, 'Cookies annehmen')}
        <button id="hilfe" type="button" style="position: fixed; right: 20px; bottom: 90px; ${level}" onclick="this.textContent = 'Hilfe offen'">Hilfe</button>`,
    });
    await searchIsShown(page);
    await settle(page);
    const at = (x: number, y: number) =>
      atRest(page, () => page.evaluate((p) => document.elementFromPoint(p[0], p[1])?.id, [x, y] as const));
    expect([await at(640, 400), await at(640, 30), await at(100, 300)]).toEqual(['webshop', 'webshop', 'webshop']);
    await page.evaluate(() => {
      document.querySelector<HTMLElement>('#frage')?.style.setProperty('display', 'block');
    });
    await page.getByRole('button', { name: 'Cookies annehmen' }).click();
    for (const name of ['hinweis', 'Einwilligen']) await page.getByRole('button', { name }).click();
    await page.getByRole('button', { name: 'Hilfe' }).click();
    await page.getByRole('button', { name: 'Hilfe offen' }).waitFor();
    // The shop's own dialog is above all of them.
    await page.getByRole('button', { name: 'Datenschutz-Einstellungen' }).first().focus();
    await page.keyboard.press('Enter');
    await page.getByRole('dialog', { name: 'Datenschutz-Einstellungen' }).waitFor();
    expect(await at(640, 790)).toBe('webshop');
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: 'Shop schließen' }).click();
    await expect.poll(() => isOpen(page)).toBe(false);
    await page.getByRole('button', { name: 'cookie-banner' }).click();
    expect(await atRest(page, () => page.locator('body > [style*="important"]').count())).toBe(0);
  });

  it.each(['open', 'closed'] as const)(
    'opens by itself below a banner in the %s shadow tree of a consent tool',
    async (mode) => {
      const { page } = await stage.visit({
        ...CLOSED,
        attributes: { layout: 'overlay' },
        body: `${CLOSED.body ?? ''}<div id="cmp"></div><script>
        const root = document.querySelector('#cmp').attachShadow({ mode: '${mode}' });
        root.innerHTML = '<div style="position: fixed; inset: auto 0 0; height: 200px; background: #fff; z-index: 2147483647"><button type="button">Alle annehmen</button></div>';
        root.querySelector('button').onclick = () => { document.title = 'angenommen'; root.innerHTML = ''; };
      </script>`,
      });
      await searchIsShown(page);
      await settle(page);
      expect((await atRest(page, () => overlay(page).boundingBox()))?.width).toBe(1280);
      await page.mouse.click(40, 615);
      await expect.poll(() => page.title()).toBe('angenommen');
      expect(
        await page.evaluate(
          () => document.querySelector('#webshop')?.shadowRoot?.querySelector('dialog:modal') != null,
        ),
      ).toBe(false);
    },
  );

  it('opened by itself keeps the focus away from what it covers', async () => {
    const { page } = await stage.visit({ ...CLOSED, attributes: { layout: 'overlay' } });
    await searchIsShown(page);
    await settle(page);
    await page.evaluate(() => document.querySelector<HTMLElement>('main button')?.focus());
    await expect.poll(() => page.evaluate(() => document.activeElement?.id)).toBe('webshop');
    await page.keyboard.press('Escape');
    await expect.poll(() => isOpen(page)).toBe(false);
  });

  it('opens where an element of the host says so', async () => {
    const id = stage.platform.tenant(2).vehicles[0]?.id ?? '';
    const { page } = await stage.visit({
      ...CLOSED,
      body: `<button type="button" data-webshop-open="/angebote-x/${id}"><b>Fahrzeug der Woche</b></button><div id="webshop"></div>`,
    });
    await page.getByText('Fahrzeug der Woche').click();
    await vehicleIsShown(page);
    await expect.poll(() => page.url()).toContain(`#/angebote-x/${id}`);
  });

  it('closes with Back to where it was closed, and opens again with Forward', async () => {
    const { page } = await stage.visit(CLOSED);
    const start = page.url();
    await page.getByRole('link', { name: 'Bis 30.000 Euro' }).click();
    await searchIsShown(page);
    await openVehicle(page);
    await page.goBack();
    await searchIsShown(page);
    await page.goBack();
    await expect.poll(() => isOpen(page)).toBe(false);
    await expect.poll(() => page.url()).toBe(start);
    await page.goForward();
    await expect.poll(() => isOpen(page)).toBe(true);
    await searchIsShown(page);
  });

  it('stays open at close requests, as Escape and Back of Android are, while something is typed or open in it', async () => {
    const { page } = await stage.visit({ ...CLOSED, address: '#/angebote-x/BE-40-BILDER', tenant: 1 });
    await vehicleIsShown(page);
    // Two of them without a press in between: the browser asks a dialog only once.
    const request = async () => {
      for (const _ of [1, 2]) await page.keyboard.press('Escape');
    };
    const name = page.getByRole('textbox', { name: 'Vorname' });
    await name.fill('Klara');
    await request();
    await expect.poll(() => name.inputValue()).toBe('Klara');
    expect(await atRest(page, () => isOpen(page))).toBe(true);

    // As Chrome on Android asks for Back: without a key.
    await expect.poll(() => overlay(page).getAttribute('closedby')).toBe('none');
    await name.fill('');
    await page.getByRole('button', { name: 'Datenschutz-Einstellungen' }).first().click();
    const small = page.getByRole('dialog', { name: 'Datenschutz-Einstellungen' });
    await small.waitFor();
    await page.keyboard.press('Escape');
    await small.waitFor({ state: 'detached' });
    expect(await atRest(page, () => isOpen(page))).toBe(true);
    await page.keyboard.press('Escape');
    await expect.poll(() => isOpen(page)).toBe(false);
  });

  it('goes one step back in the shop with Back of an Android that gives it to dialogs, and closes where a press has opened it', async () => {
    const { page } = await stage.visit(CLOSED);
    /** What such a browser does with Back: it asks once, and the next time closes the dialog. */
    const back = (asks: boolean) =>
      overlay(page).evaluate((dialog, isAsked) => {
        if (!(dialog instanceof HTMLDialogElement)) throw new Error('no dialog');
        if (!isAsked || dialog.dispatchEvent(new Event('cancel', { cancelable: true }))) dialog.close();
      }, asks);
    await page.getByRole('button', { name: 'Zum Shop' }).click();
    await searchIsShown(page);
    for (const asks of [true, false]) {
      await openVehicle(page);
      await back(asks);
      await searchIsShown(page);
      await expect.poll(() => page.url()).not.toContain('angebote');
      expect(await atRest(page, () => isOpen(page))).toBe(true);
    }
    await expect.poll(() => overlay(page).getAttribute('closedby')).toBe('closerequest');
    await page.getByRole('searchbox').first().fill('Golf');
    await back(true);
    expect(await atRest(page, () => isOpen(page))).toBe(true);
    await page.getByRole('searchbox').first().fill('');
    await back(false);
    await expect.poll(() => isOpen(page)).toBe(false);
  });

  // rules/embedding: host given back.
  it('goes on where the visitor left off, rests while it is closed, and gives the host back when its element disappears', async () => {
    const { page } = await stage.visit(CLOSED);
    await page.getByRole('button', { name: 'Zum Shop' }).click();
    const heading = await openVehicle(page);
    const shown = await page.title();
    await page.getByRole('button', { name: 'Shop schließen' }).click();
    await expect.poll(() => page.title()).toBe('Autohaus Muster');
    await page.getByRole('button', { name: 'Zum Shop' }).click();
    await expect.poll(() => vehicleIsShown(page)).toBe(heading);
    await expect.poll(() => page.title()).toBe(shown);
    await page.evaluate(() => document.querySelector('#webshop')?.remove());
    await expect.poll(() => page.evaluate(() => document.documentElement.getAttribute('style'))).toBeNull();
    await expect.poll(() => page.locator('#chat-launcher').isVisible()).toBe(true);
  });

  it('opens at once where the address is the shop’s', async () => {
    const id = stage.platform.tenant(2).vehicles[1]?.id ?? '';
    const { page } = await stage.visit({ ...CLOSED, address: `#/angebote-x/${id}` });
    await vehicleIsShown(page);
    await expect.poll(() => isOpen(page)).toBe(true);
  });

  it('opens and closes all the same where its own code has not arrived', async () => {
    const visit = await stage.visit({ build: 'none' });
    visit.expect(/failed request|Failed to load resource/);
    visit.expect(/Das Overlay konnte nicht geladen werden/);
    await visit.context.route('**/esm/chunks/overlay-*', (route) => route.abort('failed'));
    await visit.page.goto(stage.publish({ ...CLOSED, build: 'module' }));
    // A module listens to presses once its second file is there.
    await settle(visit.page);
    await visit.page.getByRole('button', { name: 'Unten öffnen' }).click();
    await searchIsShown(visit.page);
    await visit.page.getByRole('button', { name: 'Shop schließen' }).click();
    await expect.poll(() => isOpen(visit.page)).toBe(false);
  });

  it('does not lock the page when its element is hidden', async () => {
    const visit = await stage.visit({
      ...CLOSED,
      attributes: { layout: 'overlay' },
      body: '<div hidden><div id="webshop"></div></div>',
    });
    visit.expect(/console\.error: \[webshop-widget\] data-target: Das Element ist ausgeblendet/);
    await settle(visit.page);
    await expect
      .poll(() => visit.page.evaluate(() => getComputedStyle(document.documentElement).overflow))
      .toBe('visible');
  });
});
