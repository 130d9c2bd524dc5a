import { beforeEach, expect, it } from 'vitest';
import { createHead } from '../../../embed/page/head';

const description = () => document.querySelector('meta[name="description"]')?.getAttribute('content');
const structuredData = () =>
  [...document.querySelectorAll('script[type="application/ld+json"]')].map((script) => script.textContent);

beforeEach(() => {
  document.head.innerHTML = '<title>Autohaus Muster</title><meta name="description" content="Ihr Autohaus">';
});

const vehicle = {
  title: 'VW Golf | Autohaus Muster',
  description: 'Golf, 12.000 km',
  structuredData: { '@type': 'Car' },
};

it('shows the vehicle in title, description and JSON-LD, and gives all of it back', () => {
  const before = document.head.innerHTML;
  const undo = createHead(true).show(vehicle);
  expect(document.title).toBe('VW Golf | Autohaus Muster');
  expect(description()).toBe('Golf, 12.000 km');
  expect(structuredData()).toEqual(['{"@type":"Car"}']);
  undo();
  expect(document.head.innerHTML).toBe(before);
});

it('adds a description where the page has none, and takes it away again', () => {
  document.head.innerHTML = '<title>Autohaus Muster</title>';
  const undo = createHead(true).show(vehicle);
  expect(description()).toBe('Golf, 12.000 km');
  undo();
  expect(document.head.innerHTML).toBe('<title>Autohaus Muster</title>');
});

it.each([
  ['has one', '<meta name="description" content="Ihr Autohaus">', 'Ihr Autohaus'],
  ['has an empty one', '<meta name="description" content=" ">', 'Unsere Fahrzeuge'],
  ['has none', '', 'Unsere Fahrzeuge'],
])('describes a page with the list by the dealer’s words only if it has no own: %s', (_page, head, shown) => {
  document.head.innerHTML = `<title>Autohaus Muster</title>${head}`;
  const { show } = createHead(true);
  const leaveList = show({ missingDescription: 'Unsere Fahrzeuge' });
  const written = () => document.querySelector('meta[name="description" i]')?.getAttribute('content');
  expect(written()).toBe(shown);
  const leaveVehicle = show(vehicle);
  expect(written()).toBe('Golf, 12.000 km');
  leaveVehicle();
  expect(written()).toBe(shown);
  leaveList();
  expect(document.head.innerHTML).toBe(`<title>Autohaus Muster</title>${head}`);
});

it('keeps the newest vehicle when the former one leaves after it', () => {
  const head = createHead(true);
  const undoFirst = head.show({ title: 'Erstes' });
  const undoSecond = head.show({ title: 'Zweites' });
  undoFirst();
  expect(document.title).toBe('Zweites');
  undoSecond();
  expect(document.title).toBe('Autohaus Muster');
});

it('leaves alone what the page has changed itself in the meantime', () => {
  const undo = createHead(true).show(vehicle);
  document.title = '(1) Neue Nachricht';
  undo();
  expect(document.title).toBe('(1) Neue Nachricht');
  expect(description()).toBe('Ihr Autohaus');
});

it('keeps a description that the page has written into the one of the shop', () => {
  document.head.innerHTML = '<title>Autohaus Muster</title>';
  const undo = createHead(true).show(vehicle);
  document.querySelector('meta')?.setAttribute('content', 'Ihr Autohaus');
  undo();
  expect(description()).toBe('Ihr Autohaus');
});

it.each([
  ['first', [0, 1]],
  ['last', [1, 0]],
] as const)('gives the page its own back after two shops, when the one that came first leaves %s', (_, order) => {
  const before = document.head.innerHTML;
  const shops = [createHead(true), createHead(true)];
  const leaving = shops.map((shop, number) => shop.show({ ...vehicle, description: `Laden ${number}` }));
  expect(description()).toBe('Laden 1');
  for (const number of order) leaving[number]?.();
  expect(document.head.innerHTML).toBe(before);
});

it('shows what the other shop shows while the overlay of one is closed', () => {
  const other = createHead(true);
  const undo = other.show({ description: 'Anderer Laden' });
  const head = createHead(true);
  head.show(vehicle);
  head.pause();
  expect(description()).toBe('Anderer Laden');
  head.resume();
  expect(description()).toBe('Golf, 12.000 km');
  undo();
  head.pause();
  expect(description()).toBe('Ihr Autohaus');
});

it('rests while the overlay is closed', () => {
  const head = createHead(true);
  const undo = head.show(vehicle);
  head.pause();
  expect(document.title).toBe('Autohaus Muster');
  expect(structuredData()).toEqual([]);
  head.resume();
  expect(document.title).toBe('VW Golf | Autohaus Muster');
  undo();
});

it('never touches the page where the dealer wants it so', () => {
  const before = document.head.innerHTML;
  createHead(false).show(vehicle);
  expect(document.head.innerHTML).toBe(before);
});

it('lets no vehicle end the JSON-LD script', () => {
  const undo = createHead(true).show({ structuredData: { name: '</script><script>alert(1)</script>' } });
  expect(structuredData()[0]).not.toContain('</script>');
  expect(JSON.parse(structuredData()[0] ?? '')).toEqual({ name: '</script><script>alert(1)</script>' });
  undo();
});
