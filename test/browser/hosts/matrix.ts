import type { Frame, Page } from 'playwright-core';
import { afterAll, describe, expect, it } from 'vitest';
import type { MatrixPage } from './pages';
import { press, restingPlace } from '../support/anchors';
import { adminIdOf, type HostPage } from '../support/hostPage';
import { mouse, order } from '../support/journey';
import { freeCars, openKept } from '../support/order';
import { searchIsShown, vehicleCards } from '../support/shop';
import { setUpStage } from '../support/stage';

const stage = setUpStage();

/** Marks that libraries of the shop leave on the window (rules/embedding: globals); frames have numbers, Zone.js its own. */
const GLOBALS = ['WebshopWidget', '__reactRouterVersion', '__zod_globalConfig', '__zod_globalRegistry'];

// A strict policy forbids style attributes.
const SECTION = '<table height="300"><tbody><tr><td>Text</td></tr></tbody></table>';

function bodyOf({ before = '', around = '<main>%SHOP%</main>', after = '' }: MatrixPage): string {
  const shop = '<div id="webshop"></div>';
  return `<div id="host-before">${before}<a id="to-contact" href="#kontakt">Kontakt</a></div>
    ${around.replace('%SHOP%', shop)}${SECTION.repeat(2)}<h2 id="kontakt">Kontakt</h2>${SECTION.repeat(8)}${after}`;
}

/** Script that the tag names. */
type Tag = 'start' | 'script';

/** What the host has: looks of its elements, boxes above the shop, names on the window, built-ins. */
const hostOf = (page: Page | Frame) =>
  page.evaluate(async () => {
    // What is still fading looks different a moment later, with or without the shop.
    await Promise.allSettled(
      document.getAnimations().flatMap((each) => (each instanceof CSSTransition ? [each.finished] : [])),
    );
    const looks = [...document.querySelectorAll('#host-before, #host-before *, #kontakt, #kontakt + table')].map(
      (element) => {
        const style = getComputedStyle(element);
        const { x, width, height } = element.getBoundingClientRect();
        const names = ['color', 'font', 'display', 'position', 'margin', 'padding', 'border', 'background-color'];
        return [element.tagName, x, width, height, ...names.map((name) => style.getPropertyValue(name))].join('|');
      },
    );
    const languages = [Object, Function, Array, String, Number, Promise, RegExp, Map, Set, Date];
    const holders = [...languages, Element, HTMLElement, Node, Event, EventTarget, XMLHttpRequest];
    const builtIns = holders.flatMap((holder) => [
      ...Object.getOwnPropertyNames(holder),
      ...Object.getOwnPropertyNames(holder.prototype),
    ]);
    const texts = [Function.prototype, Array, Array.prototype, Object, String.prototype].flatMap((holder) =>
      ['bind', 'from', 'map', 'keys', 'trim'].map((name) => String(Reflect.get(holder, name))),
    );
    // The page's own, which one of them adds after the start.
    const own = builtIns.filter((name) => !name.startsWith('late'));
    return { looks, builtIns: [...own, ...texts].join(), globals: Object.getOwnPropertyNames(window) };
  });

async function anchorPlace(page: Page | Frame, { asksBeforeScrolling }: MatrixPage): Promise<number> {
  const answered =
    asksBeforeScrolling === true && 'waitForResponse' in page
      ? page.waitForResponse((response) => response.url() === page.url().split('#')[0])
      : undefined;
  await press(page, '#to-contact');
  await answered;
  const place = await restingPlace(page, '#kontakt');
  await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
  return place;
}

async function addShop(page: Page | Frame, { attributes, tags = 1 }: MatrixPage, way: Tag): Promise<void> {
  const { [way]: script, platform } = stage.addresses;
  const data: Record<string, string | undefined> = {
    adminId: adminIdOf(1),
    apiUrl: platform,
    target: '#webshop',
    ...attributes,
  };
  await page.evaluate(
    ({ src, given, times }) => {
      // A page that asks for Trusted Types has a policy of its own for what it adds.
      const { trustedTypes } = window as Window & {
        trustedTypes?: { createPolicy: (name: string, rules: object) => { createScriptURL: (url: string) => string } };
      };
      const address =
        trustedTypes?.createPolicy('host', { createScriptURL: (url: string) => url }).createScriptURL(src) ?? src;
      for (let count = 0; count < times; count += 1) {
        const tag = document.createElement('script');
        tag.src = address;
        for (const [name, value] of Object.entries(given)) if (value !== undefined) tag.dataset[name] = value;
        document.head.appendChild(tag);
      }
    },
    { src: script, given: data, times: tags },
  );
}

async function addElement(page: Page | Frame): Promise<void> {
  await page.waitForFunction(() => window.WebshopWidget);
  await page.evaluate(async () => {
    for (let frames = 0; frames < 2; frames += 1) await new Promise(requestAnimationFrame);
    document.querySelector('#app')?.append(Object.assign(document.createElement('div'), { id: 'webshop' }));
  });
}

interface Row {
  page: string;
  looks: string;
  globals: string;
  builtIns: string;
  'anchor without | with': string;
  typing: string;
  'request, order': string;
  diagnosis: string;
}

const rows: Row[] = [];
const said = (isRight: boolean) => (isRight ? 'same' : 'CHANGED');

async function open(given: MatrixPage): Promise<Page | Frame> {
  const { doctype = '<!doctype html>', headers, address, sandbox } = given;
  const { origin } = new URL(stage.addresses.script);
  const filled = Object.entries(headers ?? {}).map(([name, value]) => [
    name,
    value.replace('%SCRIPT_ORIGIN%', origin).replace('%API%', stage.addresses.platform),
  ]);
  const host: HostPage = {
    head: given.head?.replace('%SCRIPT_ORIGIN%', origin),
    address,
    doctype,
    body: bodyOf(given),
    build: 'none',
    headers: Object.fromEntries(filled) as Record<string, string>,
  };
  if (sandbox === undefined) return visitedWithoutPointer(host);
  const frame = `<iframe sandbox="${sandbox}" src="${stage.publish(host)}" width="1200" height="700"></iframe>`;
  const isForbidden = !sandbox.includes('allow-forms');
  const page = await visitedWithoutPointer(
    { build: 'none', body: frame },
    isForbidden ? /Blocked form submission/ : undefined,
  );
  const inside = page.frames()[1];
  if (!inside) throw new Error('the page has no frame');
  await inside.waitForLoadState();
  return inside;
}

/** A headless shell begins with its pointer at the corner, above the host's first button. */
async function visitedWithoutPointer(host: HostPage, complaint?: RegExp): Promise<Page> {
  const { page, expect: expectReport } = await stage.visit(host);
  expectReport(/console\.info: \[webshop-widget\] (?:Die )?Diagnose/);
  if (complaint) expectReport(complaint);
  await page.mouse.move(1279, 799);
  return page;
}

/** Errors that `diagnose` finds on a page where all works. */
const errorsOf = (page: Page | Frame) =>
  page.evaluate(async () => {
    const { findings = [] } = (await window.WebshopWidget?.diagnose()) ?? {};
    return findings.flatMap(({ level, topic, text }) => (level === 'error' ? [`${topic}: ${text}`] : []));
  });

/** @returns what has arrived in the search */
async function typeInSearch(page: Page | Frame): Promise<string> {
  const box = page.getByRole('searchbox').first();
  await box.fill('');
  await box.pressSequentially('Go');
  const typed = await box.evaluate((field: HTMLInputElement) => field.value);
  await box.fill('');
  return typed;
}

async function openFirstVehicle(page: Page | Frame): Promise<void> {
  await searchIsShown(page);
  await vehicleCards(page).first().click();
  await page.getByRole('tablist').first().waitFor();
}

/** Sends a contact request and an order, as one whose order is in the storage, or who has none and goes through all steps. */
async function sendBoth(page: Page | Frame, { attributes = {}, sandbox }: MatrixPage): Promise<void> {
  const vehicleId = freeCars(stage.platform, 1)[0]?.id ?? '';
  await page.getByRole('textbox', { name: 'Vorname' }).fill('Klara');
  await page.getByRole('textbox', { name: 'Nachname' }).fill('Kundin');
  await page.getByRole('textbox', { name: 'E-Mail' }).fill('kundin@example.com');
  await page.getByRole('button', { name: 'Anfrage senden' }).click();
  await page.getByText('Anfrage erfolgreich übermittelt').waitFor();
  if (sandbox !== undefined) {
    await page.evaluate((path) => (location.hash = path), `#/angebote-x/${vehicleId}`);
    await page.getByRole('link', { name: 'Online kaufen' }).last().waitFor();
    await order(page, mouse);
    return;
  }
  const { hashPrefix } = attributes;
  await openKept(
    page,
    stage.platform,
    1,
    { vehicleId, orderId: '00000000-0000-4000-8000-000000000001', paymentOptionId: 'advance-transfer' },
    '9-summary',
    hashPrefix === undefined ? '' : `${hashPrefix}/`,
  );
  await page.getByRole('button', { name: 'Zahlungspflichtig bestellen' }).click();
  await page.getByRole('heading', { name: 'Vielen Dank für Ihre Bestellung!' }).waitFor();
}

async function look(given: MatrixPage, way: Tag): Promise<void> {
  const page = await open(given);
  const before = await hostOf(page);
  const address = await page.evaluate(() => location.href);
  const anchorBefore = await anchorPlace(page, given);
  // Or the shop would keep the anchor where it is.
  await page.evaluate((url) => history.replaceState(history.state, '', url), address);

  await addShop(page, given, way);
  if (given.hasLateElement === true) await addElement(page);
  await searchIsShown(page);
  // Until the page has come to rest, the element is as high as before the shop.
  await page.waitForFunction(() => (document.querySelector('#webshop')?.clientHeight ?? 0) > 0);
  // The shop has grown, and the page still shows how it begins.
  expect(await page.evaluate(() => scrollY)).toBe(0);
  const after = await hostOf(page);
  const errors = await errorsOf(page);
  const anchorAfter = await anchorPlace(page, given);
  const typed = await typeInSearch(page);
  const isSending = given.sendsNothing !== true;
  if (isSending) {
    await openFirstVehicle(page);
    await sendBoth(page, given);
  }

  const globals = after.globals.filter(
    (name) => !before.globals.includes(name) && !GLOBALS.includes(name) && !/^\d+$|^__zone_symbol__/.test(name),
  );
  rows.push({
    page: given.name,
    looks: said(after.looks.join() === before.looks.join()),
    builtIns: said(after.builtIns === before.builtIns),
    globals: globals.length === 0 ? 'same' : globals.join(),
    'anchor without | with': `${anchorBefore} | ${anchorAfter} px`,
    typing: typed === 'Go' ? 'works' : `"${typed}"`,
    'request, order': isSending ? 'sent' : '',
    diagnosis: errors.length === 0 ? 'no error' : errors.join(),
  });
  expect(after.looks.join('\n')).toBe(before.looks.join('\n'));
  expect(after.builtIns).toBe(before.builtIns);
  expect(globals).toEqual([]);
  expect(Math.abs(anchorAfter - anchorBefore)).toBeLessThanOrEqual(8);
  expect(typed).toBe('Go');
  expect(errors).toEqual([]);
}

/** Describes what each page is with the shop and without, and what can be sent from it. */
export function describePages(pages: readonly MatrixPage[], way: Tag = 'start'): void {
  describe(`the shop in foreign pages (${way})`, () => {
    it.each(pages.map((page) => [page.name, page] as const))('%s', async (_, page) => {
      await look(page, way);
      const sent = page.sendsNothing === true ? 0 : 1;
      expect([stage.platform.state.emails.length, stage.platform.state.orders.length]).toEqual([sent, sent]);
    });

    afterAll(() => process.stdout.write(`${tableOf(rows)}\n`));
  });
}

/** Page × check, to be read in the output of the tests. */
function tableOf(lines: readonly Row[]): string {
  const names = Object.keys(lines[0] ?? {}) as (keyof Row)[];
  const cells = [names as readonly string[], ...lines.map((line) => names.map((name) => line[name]))];
  const widths = names.map((_, at) => Math.max(...cells.map((row) => row[at]?.length ?? 0)));
  return cells.map((row) => row.map((cell, at) => cell.padEnd(widths[at] ?? 0)).join('  ')).join('\n');
}
