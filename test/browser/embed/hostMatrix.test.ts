import type { Page } from 'playwright-core';
import { afterAll, describe, expect, it } from 'vitest';
import { MATRIX, type MatrixPage } from '../hosts/pages';
import { press, restingPlace } from '../support/anchors';
import { adminIdOf } from '../support/hostPage';
import { searchIsShown, vehicleCards } from '../support/shop';
import { setUpStage } from '../support/stage';

const stage = setUpStage();

/** Marks that libraries of the shop leave on the window (budgets, "A guest in a foreign page"); frames have numbers, Zone.js its own. */
const GLOBALS = ['WebshopWidget', '__reactRouterVersion', '__zod_globalConfig', '__zod_globalRegistry'];

// A strict policy forbids style attributes.
const SECTION = '<table height="300"><tbody><tr><td>Text</td></tr></tbody></table>';

function bodyOf({ before = '', around = '<main>%SHOP%</main>', after = '' }: MatrixPage): string {
  const shop = '<div id="webshop"></div>';
  return `<div id="host-before">${before}<a id="to-contact" href="#kontakt">Kontakt</a></div>
    ${around.replace('%SHOP%', shop)}${SECTION.repeat(2)}<h2 id="kontakt">Kontakt</h2>${SECTION.repeat(8)}${after}`;
}

/** What the host has: looks of its elements, boxes above the shop, names on the window, built-ins. */
const hostOf = (page: Page) =>
  page.evaluate(() => {
    const looks = [...document.querySelectorAll('#host-before, #host-before *, #kontakt, #kontakt + table')].map(
      (element) => {
        const style = getComputedStyle(element);
        const { x, width, height } = element.getBoundingClientRect();
        const names = ['color', 'font', 'display', 'position', 'margin', 'padding', 'border', 'background-color'];
        return [element.tagName, x, width, height, ...names.map((name) => style.getPropertyValue(name))].join('|');
      },
    );
    const holders = [Object, Function, Array, String, Promise, Element.prototype, Node.prototype, Event.prototype];
    const builtIns = holders.flatMap((holder) => [
      ...Object.getOwnPropertyNames(holder),
      ...('prototype' in holder ? Object.getOwnPropertyNames(holder.prototype) : []),
    ]);
    return { looks, builtIns: builtIns.join(), globals: Object.getOwnPropertyNames(window) };
  });

async function anchorPlace(page: Page): Promise<number> {
  await press(page, '#to-contact');
  const place = await restingPlace(page, '#kontakt');
  await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
  return place;
}

async function addShop(page: Page, attributes: MatrixPage['attributes'] = {}): Promise<void> {
  const { script, platform } = stage.addresses;
  const data: Record<string, string | undefined> = {
    adminId: adminIdOf(1),
    apiUrl: platform,
    target: '#webshop',
    ...attributes,
  };
  await page.evaluate(
    ({ src, given }) => {
      const tag = document.createElement('script');
      // A page that asks for Trusted Types has a policy of its own for what it adds.
      const { trustedTypes } = window as Window & {
        trustedTypes?: { createPolicy: (name: string, rules: object) => { createScriptURL: (url: string) => string } };
      };
      tag.src =
        trustedTypes?.createPolicy('host', { createScriptURL: (url: string) => url }).createScriptURL(src) ?? src;
      for (const [name, value] of Object.entries(given)) if (value !== undefined) tag.dataset[name] = value;
      document.head.appendChild(tag);
    },
    { src: script, given: data },
  );
}

interface Row {
  page: string;
  looks: string;
  globals: string;
  builtIns: string;
  'anchor without | with': string;
  typing: string;
  inside: string;
}

const rows: Row[] = [];
const said = (isRight: boolean) => (isRight ? 'same' : 'CHANGED');

describe('host matrix', () => {
  it.each(MATRIX)('$name', async (given) => {
    const { doctype = '<!doctype html>', head, headers, address, attributes } = given;
    const { origin } = new URL(stage.addresses.script);
    const filled = Object.entries(headers ?? {}).map(([name, value]) => [
      name,
      value.replace('%SCRIPT_ORIGIN%', origin).replace('%API%', stage.addresses.platform),
    ]);
    const { page } = await stage.visit({
      head,
      address,
      doctype,
      body: bodyOf(given),
      build: 'none',
      headers: Object.fromEntries(filled) as Record<string, string>,
    });
    const before = await hostOf(page);
    const anchorBefore = await anchorPlace(page);

    await addShop(page, attributes);
    await searchIsShown(page);
    const after = await hostOf(page);
    const anchorAfter = await anchorPlace(page);

    const box = page.getByRole('searchbox').first();
    await box.fill('');
    await box.pressSequentially('Go');
    const typed = await box.inputValue();
    await box.fill('');
    await searchIsShown(page);
    await vehicleCards(page).first().click();
    await page.getByRole('tablist').first().waitFor();
    await page
      .getByRole('button', { name: /Anfrage|Kontakt/ })
      .first()
      .click();
    const form = page.getByRole('textbox', { name: /Nachname/ }).first();
    await form.waitFor();

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
      inside: 'works',
    });
    expect(after.looks).toEqual(before.looks);
    expect(after.builtIns).toBe(before.builtIns);
    expect(globals).toEqual([]);
    expect(Math.abs(anchorAfter - anchorBefore)).toBeLessThanOrEqual(8);
    expect(typed).toBe('Go');
  });

  afterAll(() => process.stdout.write(`${tableOf(rows)}\n`));
});

/** Page × check, to be read in the output of the tests. */
function tableOf(lines: readonly Row[]): string {
  const names = Object.keys(lines[0] ?? {}) as (keyof Row)[];
  const cells = [names as readonly string[], ...lines.map((line) => names.map((name) => line[name]))];
  const widths = names.map((_, at) => Math.max(...cells.map((row) => row[at]?.length ?? 0)));
  return cells.map((row) => row.map((cell, at) => cell.padEnd(widths[at] ?? 0)).join('  ')).join('\n');
}
