import { togetherAddress } from '../../../../src/domain/together';
import { searchIsShown } from '../shop';
import {
  afterLayer,
  button,
  closeLayer,
  dialog,
  errorsAreShown,
  follow,
  heading,
  openLines,
  type Flow,
  type Screen,
} from './screen';

const searchFor = (query: string) => `#/?carQueryParams=${encodeURIComponent(query)}`;

export const SEARCH: Screen = { name: 'search', open: ({ page }) => searchIsShown(page) };

export const CONTACT: Screen = {
  name: 'contact dialog with errors',
  open: async ({ page }) => {
    await button(page, 'Etwas unklar?').click();
    await dialog(page, 'Kontakt').getByRole('button', { name: 'Anfrage senden' }).click();
    await errorsAreShown(page);
  },
};

export const SEARCH_FLOW: Flow = {
  name: 'the search, its layers, marked and compared vehicles',
  address: () => '',
  screens: [
    SEARCH,
    {
      name: 'filter dialog',
      upTo: 768,
      open: async ({ page }) => {
        await button(page, 'Filter').click();
        const filter = dialog(page, 'Filter');
        await filter.getByText('Mehr').click();
        await filter.getByRole('button', { name: /^Außenfarbe/ }).click();
        await filter.getByRole('checkbox', { name: /^Blau/ }).waitFor();
      },
    },
    {
      name: 'detail filter dialog',
      from: 1024,
      open: async ({ page }) => {
        await closeLayer(page);
        await button(page, /^Detailfilter/).click();
        await dialog(page, 'Detailfilter').waitFor();
        await openLines(page);
      },
    },
    afterLayer(CONTACT),
    {
      name: 'settings of privacy',
      open: async ({ page }) => {
        await closeLayer(page);
        await button(page, 'Datenschutz-Einstellungen').click();
        await dialog(page, 'Datenschutz-Einstellungen').waitFor();
      },
    },
    {
      name: 'search with rates, filters and vehicles to compare',
      open: async ({ page }) => {
        await closeLayer(page);
        await follow(page, searchFor('carType=PKW&manufacturer=VOLKSWAGEN&maxPrice=30000&prices=rate'));
        await page
          .getByText(/im\sMonat Finanzierung$/)
          .first()
          .waitFor();
        const compare = page.getByRole('button', { name: /vergleichen$/ });
        for (const index of [0, 1]) await compare.nth(index).click();
        await page.getByText('2 von 4 Fahrzeugen im Vergleich').waitFor();
      },
    },
    {
      name: 'marked vehicles',
      open: async ({ page }) => {
        const mark = page.getByRole('button', { name: /merken$/ });
        for (const index of [0, 1, 2]) await mark.nth(index).click();
        await page.getByRole('link', { name: 'Merkliste 3 Fahrzeuge' }).click();
        await page.getByRole('list', { name: 'Gemerkte Fahrzeuge' }).getByRole('article').nth(2).waitFor();
      },
    },
    {
      name: 'comparison of four',
      open: async ({ page }, platform) => {
        const vehicles = platform.tenant(1).vehicles.slice(0, 4);
        await follow(page, `#/vergleich?fahrzeuge=${vehicles.map(({ id }) => id).join()}`);
        await page.getByRole('table').waitFor();
      },
    },
    {
      name: 'link of two, answered',
      open: async ({ page }, platform) => {
        const ids = platform
          .tenant(1)
          .vehicles.slice(0, 2)
          .map(({ id }) => id);
        const letter = {
          day: '2026-04-20',
          prices: [20_000, 20_000],
          asked: { name: 'Anna', note: 'Passt der Kinderwagen hinein?', marks: ['j', 'l'] },
          answer: { name: 'Ben', note: '', marks: ['l', 'n'] },
        } as const;
        await follow(page, `#${togetherAddress({ ids, letter }, { frame: {} })}`);
        await page.getByText('Ben: Nein').waitFor();
      },
    },
    {
      name: 'link of two, written',
      open: async ({ page }, platform) => {
        const [one] = platform.tenant(1).vehicles;
        await follow(page, `#${togetherAddress({ ids: [one?.id ?? ''] }, { frame: {} })}`);
        await page.getByRole('button', { name: 'Link senden' }).waitFor();
      },
    },
  ],
};

export const PLAIN_FLOW: Flow = {
  name: 'pages with nothing to show, and the withdrawal',
  address: () => '#/widerruf',
  screens: [
    { name: 'withdrawal', open: ({ page }) => heading(page, /widerrufen|Widerruf/) },
    {
      name: 'no result',
      open: async ({ page }) => {
        await follow(page, searchFor('carType=PKW&fuelTypes=Elektro&maxMileAge=100&searchTerm=xylophon'));
        await page
          .getByRole('button', { name: /^Ohne „/ })
          .first()
          .waitFor();
      },
    },
    {
      name: 'marked vehicles, none',
      open: async ({ page }) => {
        await follow(page, '#/merkliste');
        await heading(page, 'Merkliste');
      },
    },
    {
      name: 'comparison, none',
      open: async ({ page }) => {
        await follow(page, '#/vergleich');
        await heading(page, /[Vv]ergleich/);
      },
    },
    {
      name: 'error page',
      open: async ({ page }) => {
        await follow(page, '#/gibt-es-nicht/hier');
        await heading(page, /nicht/);
      },
    },
    {
      name: 'admin area, not logged in',
      open: async ({ page }) => {
        await follow(page, '#/admin');
        await heading(page, 'Anmeldung');
      },
    },
  ],
};
