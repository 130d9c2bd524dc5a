import * as z from 'zod/mini';
import { SHOWN_DAYS } from '../../src/domain/handover/handOverDay';
import type { HostPage } from '../browser/support/hostPage';
import type { Platform } from '../platform/platform';
import { DEMO_PASSWORD } from '../platform/state';
import { NEXT_VERSION } from '../support/nextBuild';
import type { Query, Visitor } from './visitor';

/** By the start script; without CORS headers it loads the single script in parts. */
export type VisitedPage = HostPage & { hasCors?: boolean };

export interface Way {
  visitor: Visitor;
  platform: Platform;
  visit: (page: VisitedPage) => Promise<void>;
  /** Lays the next build beside the one that is there and in the place of the files without a version, or takes it back. */
  deploy: (build: 'next' | 'previous') => void;
}

type Step = (way: Way) => Promise<void>;

const count: Query = { role: 'text', name: '^Angezeigt \\d+ von \\d+' };
const button = (name: string, nth = 0): Query => ({ role: 'button', name, nth });
const field = (name: string): Query => ({ role: 'textbox', name });

function expectOne(what: string, found: number): void {
  if (found !== 1) throw new Error(`${what}: ${found} instead of 1`);
}

async function fill(visitor: Visitor, entries: readonly (readonly [label: string, text: string])[]): Promise<void> {
  for (const [label, text] of entries) await visitor.type(field(`^${label}`), text);
}

const PARAGRAPHS = '<p style="height: 200px">Text</p>'.repeat(10);
/** Id and offset of the card at the upper edge of the window. */
const CARD = `(() => {
  const cards = [...(document.querySelector('#webshop')?.shadowRoot?.querySelectorAll('[data-vehicle-id]') ?? [])];
  const card = cards.find((each) => each.getBoundingClientRect().bottom > 0);
  return card ? { id: card.dataset.vehicleId, top: card.getBoundingClientRect().top, scroll: scrollY } : null;
})()`;
const cardSchema = z.object({ id: z.string(), top: z.number(), scroll: z.number() });

/** Expects the same card at the same offset after leaving the middle of the list, on a page with content below it. */
async function expectSamePosition({ visitor, visit }: Way, leave: () => Promise<unknown>): Promise<void> {
  const { engine } = visitor;
  await visit({ body: `<h1>Autohaus</h1><div id="webshop"></div>${PARAGRAPHS}` });
  await visitor.see(count);
  await visitor.see({ role: 'card', nth: 11 });
  await engine.evaluate(`(window.dispatchEvent(new WheelEvent('wheel')), scrollTo(0, 1800), null)`);
  const cardAt = async () => z.parse(cardSchema, await engine.evaluate(CARD));
  await visitor.until('the list to be scrolled', async () => (await cardAt()).scroll > 1000);
  await new Promise((resolve) => setTimeout(resolve, 1000));
  const before = await cardAt();
  await leave();
  let now = before;
  await visitor
    .until('the position from before', async () => {
      now = await cardAt();
      return now.id === before.id && Math.abs(now.top - before.top) <= 60;
    })
    .catch(() => {
      throw new Error(`stands at ${JSON.stringify(now)} instead of ${JSON.stringify(before)}`);
    });
}

/** WebDriver's key codes. */
const ESCAPE = '\uE00C';
const ENTER = '\uE007';
/** Rendered dialogs, upper one last: their titles and, of what may not be, those that are closed or invisible. */
const DIALOGS = `(() => {
  const dialogs = [...document.querySelector('#webshop').shadowRoot.querySelectorAll('dialog.dialog')];
  const dead = dialogs.filter((dialog) => !dialog.open || dialog.getClientRects().length === 0);
  const titles = (list) => list.map((dialog) => dialog.querySelector('h2')?.textContent ?? '');
  return { open: titles(dialogs), dead: titles(dead) };
})()`;
const dialogsSchema = z.object({ open: z.array(z.string()), dead: z.array(z.string()) });

/** Ways to ask for a dialog to be closed, and how often; Back twice would leave the page. */
const LEAVING: readonly (readonly [name: string, times: number, leave: (way: Way) => Promise<unknown>])[] = [
  ['Escape', 10, ({ visitor }) => visitor.engine.type(ESCAPE)],
  ['a press beside it', 10, ({ visitor }) => visitor.engine.click(3, 3)],
  ['Back', 1, ({ visitor }) => visitor.engine.evaluate('(setTimeout(() => history.back(), 0), null)')],
];

/** Asks in each way for a dialog to be closed: what is rendered is open, and what was typed goes by an answer only. */
async function expectToSurvive(way: Way, open: () => Promise<unknown>, typed?: Query): Promise<void> {
  const { visitor } = way;
  const dialogs = async () => z.parse(dialogsSchema, await visitor.engine.evaluate(DIALOGS));
  for (const [name, times, leave] of LEAVING) {
    await open();
    if (typed) await visitor.type(typed, 'Klara');
    for (let time = 0; time < times && (await dialogs()).open.length > 0; time += 1) await leave(way);
    let last = '';
    await visitor
      .until('no dead dialog', async () => {
        const { dead } = await dialogs();
        last = dead.join();
        return dead.length === 0;
      })
      .catch(() => {
        throw new Error(`${name}: rendered and closed: ${last}`);
      });
    // What still moves is asked again; a dialog may close before its button is found.
    await visitor.until('no dialog', async () => {
      const upper = (await dialogs()).open.at(-1);
      if (upper === undefined) return true;
      await visitor.pressIfThere(button(upper.endsWith('?') ? '^(Verwerfen|Verlassen)$' : '^Schließen$'));
      return false;
    });
  }
}

/** Logs the owner in at a page of the admin area: who leaves before the answer is not logged in. */
async function logIn({ visitor, visit, platform }: Way, page: string, heading: string): Promise<void> {
  const owner = platform.tenant(1).accounts.find(({ user }) => user.email.startsWith('chef@'));
  await visit({ address: `#/admin/settings/${page}` });
  const isIn = () => visitor.isThere({ role: 'heading', name: heading });
  await visitor.until('the page, or its login', async () => (await isIn()) || visitor.isThere(field('^E-Mail')));
  if (await isIn()) return;
  await visitor.type(field('^E-Mail'), owner?.user.email ?? '');
  await visitor.press(button('^Weiter'));
  await visitor.type(field('^Passwort'), DEMO_PASSWORD);
  await visitor.press(button('^Anmelden'));
  await visitor.see({ role: 'heading', name: heading });
}

const POLICY =
  "default-src 'self'; script-src 'self' %SCRIPT_ORIGIN%; style-src 'self'; connect-src 'self' %API%; img-src * data: blob:";

/** An order to its end, over modules or over the parts of the single script, which the start script loads without CORS headers. */
function orderSteps(hasCors: boolean): (readonly [name: string, step: Step])[] {
  const by = hasCors ? '' : ', no CORS';
  let placed = 0;
  return [
    [
      `checkout${by}`,
      async ({ visitor, visit, platform }) => {
        const now = new Date().toISOString();
        const free = platform
          .tenant(1)
          .vehicles.find(
            ({ carType, publicPrice, reservedUntil, availableFromDate }) =>
              carType === 'PKW' && publicPrice > 0 && !reservedUntil && (availableFromDate ?? '') < now,
          );
        await visit({ hasCors, address: `#/angebote-x/${free?.id ?? ''}` });
        placed = platform.state.orders.length;
        await visitor.press({ role: 'link', name: '^Online kaufen', nth: -1 });
        await visitor.press(button('^Nein'));
        await visitor.press(button('^Weiter$'));
        await visitor.see({ role: 'heading', name: 'Wie möchten Sie bezahlen' });
        await visitor.press({ role: 'day' });
      },
    ],
    ...(['next', 'previous'] as const).map((build): readonly [string, Step] => [
      `${build} build in the middle${by}`,
      async ({ visitor, deploy }) => {
        const release = () => visitor.engine.evaluate('WebshopWidget.version');
        const [before, version] = [await visitor.url(), await release()];
        deploy(build);
        await visitor.engine.open('about:blank');
        await visitor.engine.open(before);
        await visitor.see({ role: 'heading', name: 'Wie möchten Sie bezahlen' });
        const now = await release();
        if (now === version || (now === NEXT_VERSION) !== (build === 'next'))
          throw new Error(`runs ${String(now)} after ${String(version)}`);
      },
    ]),
    [
      `order${by}`,
      async ({ visitor, platform }) => {
        // The financing that was looked at before is chosen.
        await visitor.press(button('^Andere Zahlungsart wählen'));
        await visitor.press({ role: 'choice', name: '^Persönliche Beratung im Autohaus' });
        // Behind the days of the hand-over.
        await visitor.press({ role: 'day', nth: SHOWN_DAYS });
        await visitor.choose({ role: 'combobox', name: 'Uhrzeit' }, '^11:00 Uhr');
        await visitor.press(button('^Weiter$'));
        await visitor.see({ role: 'heading', name: 'Zusammenfassung' });
        await visitor.choose({ role: 'combobox', name: 'Anrede' }, '^Herr');
        await fill(visitor, [
          ['Vorname', 'Jonas'],
          ['Nachname', 'Keller'],
          ['E-Mail', 'jonas.keller@beispiel.de'],
          ['Telefon', '+49 7131 445566'],
          ['Straße', 'Lindenallee'],
          ['Hausnummer', '12a'],
          ['Postleitzahl', '74076'],
          ['Ort', 'Heilbronn'],
        ]);
        await visitor.press({ role: 'choice', name: 'AGB' });
        await visitor.press({ role: 'choice', name: 'Widerrufsbelehrung' });
        await visitor.press(button('^Unverbindlich anfragen'));
        await visitor.see({ role: 'heading', name: 'Vielen Dank für Ihre Anfrage' });
        expectOne('POST /v2/orders', platform.state.orders.length - placed);
      },
    ],
  ];
}

/** Main journey: each step continues at the end of the previous one, or starts over after a failed one. */
export const STEPS: readonly (readonly [name: string, step: Step])[] = [
  [
    'search',
    async ({ visitor, visit }) => {
      await visit({});
      await visitor.see(count);
      await visitor.see({ role: 'card', nth: 11 });
    },
  ],
  [
    'filter',
    async ({ visitor }) => {
      await visitor.choose({ role: 'combobox', name: 'Hersteller' }, '^Volkswagen \\(');
      await visitor.untilUrl(/manufacturer/);
      await visitor.see({ role: 'text', name: '^Angezeigt 12 von \\d+' });
    },
  ],
  [
    'load more',
    async ({ visitor }) => {
      await visitor.press(button('weitere Fahrzeuge laden'));
      await visitor.see({ role: 'card', nth: 12 });
    },
  ],
  [
    'vehicle',
    async ({ visitor }) => {
      await visitor.press({ role: 'card', nth: 12 });
      await visitor.untilUrl(/#\/angebote-/);
      await visitor.see({ role: 'tab', name: 'Ausstattung' });
    },
  ],
  [
    'gallery',
    async ({ visitor }) => {
      await visitor.press(button('^Vollbild'));
      await visitor.see({ role: 'dialog' });
      await visitor.press(button('^Schließen'));
      await visitor.see({ role: 'tab', name: 'Ausstattung' });
    },
  ],
  [
    'tabs',
    async ({ visitor }) => {
      await visitor.press({ role: 'tab', name: 'Ausstattung' });
      await visitor.untilUrl(/\/ausstattung/);
      await visitor.see({ role: 'panel' });
    },
  ],
  [
    'back to the place',
    async ({ visitor }) => {
      await visitor.press({ role: 'link', name: 'Zurück zur Suche' });
      await visitor.see({ role: 'card', nth: 12 });
      if ((await visitor.scroll()) < 500) throw new Error('the list is at its beginning');
    },
  ],
  [
    'financing',
    async ({ visitor, visit, platform }) => {
      const { id = '' } =
        platform
          .tenant(1)
          .vehicles.find(
            ({ financingCalculationProviderType: bank, publicPrice }) => bank && bank !== 'NONE' && publicPrice > 0,
          ) ?? {};
      await visit({ address: `#/angebote-x/${id}/finanzierung` });
      await visitor.see({ role: 'tab', name: 'Finanzierung' });
      await visitor.see({ role: 'text', name: 'Monatliche Rate|monatl' });
    },
  ],
  [
    'contact',
    async ({ visitor, platform }) => {
      await fill(visitor, [
        ['Vorname', 'Jonas'],
        ['Nachname', 'Keller'],
        ['E-Mail', 'jonas.keller@beispiel.de'],
      ]);
      await visitor.press(button('^Anfrage senden'));
      await visitor.see({ role: 'text', name: 'Anfrage erfolgreich übermittelt' });
      expectOne('POST /emails', platform.state.emails.length);
    },
  ],
  ...orderSteps(true),
  ...orderSteps(false),
  [
    'dialogs',
    async (way) => {
      const { visitor, visit, platform } = way;
      await visit({});
      await visitor.see(count);
      const pressed = (name: string) => async () => {
        await visitor.press(button(name));
        await visitor.see({ role: 'dialog' });
      };
      // Back of each leads from the second address to the first one.
      const from = (address: string) => visitor.engine.evaluate(`(location.hash = ${JSON.stringify(address)}, null)`);
      const { vehicles } = platform.tenant(1);
      const vehicle = `#/angebote-x/${vehicles[0]?.id ?? ''}`;
      for (const [name, typed] of [['^Etwas unklar', '^Vorname'], ['^Vollbild']] as const)
        await expectToSurvive(
          way,
          async () => {
            await from(vehicle);
            await pressed(name)();
          },
          typed && field(typed),
        );
      await logIn(way, 'contacts', '^Ansprechpartner');
      await expectToSurvive(
        way,
        async () => {
          await from('#/admin/settings/locations');
          await visitor.see({ role: 'heading', name: '^Standorte' });
          await from('#/admin/settings/contacts');
          await pressed('^Ansprechpartner anlegen')();
        },
        field('^Name'),
      );
    },
  ],
  [
    'desk',
    async (way) => {
      const { visitor, platform } = way;
      const { engine } = visitor;
      const { tradeIns, products } = platform.tenant(1);
      await logIn(way, 'today', '^Heute');
      const release = button('^Für .* freigeben$');
      await visitor.see(release);
      const names = `[...document.querySelector('#webshop').shadowRoot.querySelectorAll('.case-row__name')]`;
      const focused = (at: number) =>
        visitor.until(
          `the focus in case ${at + 1}`,
          async () =>
            (await engine.evaluate(`${names}.indexOf(document.querySelector('#webshop').shadowRoot.activeElement)`)) ===
            at,
        );
      // Into the list, to the second case, opened, closed; then what is next of the first one.
      await engine.evaluate(`(document.querySelector('#webshop').shadowRoot.querySelector('h1').focus(), null)`);
      for (const [keys, at] of [
        ['j', 0],
        ['jj', 2],
        ['k', 1],
      ] as const) {
        await engine.type(keys);
        await focused(at);
      }
      await engine.type(ENTER);
      await visitor.see({ role: 'textbox', name: '^Wert' });
      await engine.type(ESCAPE);
      await visitor.see(release);
      await engine.type('j');
      await focused(0);
      const open = () => tradeIns.filter(({ calculationResultType: type }) => type === 2).length;
      const before = open();
      await engine.type('e');
      await visitor.see({ role: 'heading', name: '^Wert freigeben' });
      await visitor.press(button('freigeben$', -1));
      await visitor.until('a released value', () => Promise.resolve(open() === before - 1));

      // A list, an entry changed and saved.
      await visitor.press({ role: 'link', name: '^Crossselling-Produkte' });
      await visitor.press({ role: 'link', name: '^Winterkompletträder 17 Zoll' });
      await visitor.type(field('^Artikelnummer'), 'X7');
      await visitor.press(button('^Speichern$'));
      await visitor.see({ role: 'text', name: 'Änderung gespeichert' });
      expectOne('products changed', products.filter(({ articleNumber }) => articleNumber?.includes('X7')).length);
      await visitor.press({ role: 'link', name: '^Einstellungen' });
      await visitor.press({ role: 'tab', name: '^Inhalt' });
      await visitor.type(field('^Beschreibung der Fahrzeugsuche'), 'X8');
      await visitor.press(button('^Speichern$'));
      await visitor.see({ role: 'text', name: 'Erfolgreich gespeichert' });
      if (!platform.tenant(1).settings.seoMetaDescription?.includes('X8')) throw new Error('the setting is not saved');
    },
  ],
  [
    'overlay',
    async ({ visitor, visit }) => {
      await visit({ attributes: { layout: 'overlay' } });
      await visitor.see(count);
      await visitor.press({ role: 'card' });
      await visitor.see({ role: 'tab', name: 'Ausstattung' });
      await visitor.press(button('^Shop schließen'));
      await visitor.untilUrl(/^[^#]*$/);
    },
  ],
  [
    'place after a reload',
    (way) =>
      expectSamePosition(way, () => way.visitor.engine.evaluate('(setTimeout(() => location.reload(), 0), null)')),
  ],
  [
    'place after Back',
    (way) =>
      expectSamePosition(way, async () => {
        const { engine } = way.visitor;
        const here = await way.visitor.url();
        await engine.open(new URL('/robot.js', here).href);
        await engine.evaluate('(setTimeout(() => history.back(), 0), null)');
        await way.visitor.untilUrl(/seite-/);
      }),
  ],
  [
    'strict policy',
    async ({ visitor, visit }) => {
      await visit({ headers: { 'content-security-policy': POLICY } });
      await visitor.see(count);
      await visitor.press({ role: 'card' });
      await visitor.see({ role: 'tab', name: 'Ausstattung' });
    },
  ],
];

/** Screens with a checked layout: address and content that shows that they have loaded. */
export const LAYOUTS: readonly (readonly [name: string, address: (platform: Platform) => string, seen: Query])[] = [
  ['search', () => '#/', count],
  [
    'vehicle',
    (platform) => `#/angebote-x/${platform.tenant(1).vehicles[0]?.id ?? ''}`,
    { role: 'tab', name: 'Ausstattung' },
  ],
  [
    'checkout',
    (platform) => `#/cars/${platform.tenant(1).vehicles[0]?.id ?? ''}/checkout/1-trade-in`,
    { role: 'heading', name: 'in Zahlung' },
  ],
  ['trade-in', () => '#/cars/trade-in/1-fahrzeugdaten', { role: 'heading' }],
  ['withdrawal', () => '#/widerruf', { role: 'textbox', name: 'Vorname' }],
];

export const WIDTHS = [1280, 390];
