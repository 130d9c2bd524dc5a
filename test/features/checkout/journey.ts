import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { afterEach, beforeEach, expect, vi } from 'vitest';
// The checkout is a chunk of its own; loaded beforehand, no test waits for it.
import '../../../src/features/checkout/CheckoutPage';
import { platform } from '../../platformServer';
import { renderApp } from '../../render';
import type { Car, CrossSellingProduct } from '../../platform/contract';
import type { OrderSlot } from '../../../src/domain/order/orderSlot';
import type { OrderConfirmation } from '../../../src/domain/order/orderConfirmation';
import type { OrderDraft } from '../../../src/domain/order/draft';
import { DRAFT_VERSION } from '../../../src/domain/order/draftVersion';
import { STORAGE_KEYS } from '../../../src/lib/storage';
import { BANKED_CAR } from '../../builders/bankedCar';
import { anOrderDraft, aSentOrder, customerEntries } from '../../builders/order';
import { NOW } from '../../now';
import { keptOrders, keptValue } from '../../builders/kept';

type TenantNumber = Parameters<typeof platform.tenant>[0];

const adminIdOf = (tenant: TenantNumber) => `00000000-0000-4000-8000-00000000000${tenant}`;

/** The twins of the zip and holiday services stand below the demo platform. */
export function setUpServiceTwins(): void {
  beforeEach(() => {
    vi.stubEnv('VITE_ZIP_API_URL', '/zip');
    vi.stubEnv('VITE_HOLIDAY_API_URL', '/holidays');
  });
}

/** Pauses of an order in which the visitor reads or another tab writes, ms; their lengths: submissionDelays.test.tsx. */
const READING_PAUSES: readonly unknown[] = [100, 127, 1250];

/** The twins, and an order whose pauses pass at once. */
export function setUpCheckout(): void {
  setUpServiceTwins();
  beforeEach(() => {
    // Taken here: when a file is loaded, the stub of another file's last test may still be in its place.
    const start = globalThis.setTimeout;
    vi.stubGlobal('setTimeout', (run: () => void, ms?: number) => start(run, READING_PAUSES.includes(ms) ? 0 : ms));
  });
  afterEach(() => void vi.restoreAllMocks());
}

/** Holds what is to happen after exactly so many milliseconds until the test says that they have passed. */
export function holdTimers(milliseconds: number) {
  const held: (() => void)[] = [];
  const start = globalThis.setTimeout;
  vi.spyOn(globalThis, 'setTimeout').mockImplementation(((then: () => void, delay?: number) => {
    if (delay !== milliseconds) return start(then, delay);
    held.push(then);
    return 0;
  }) as typeof setTimeout);
  const pass = () =>
    act(async () => {
      for (const then of held.splice(0)) then();
      await Promise.resolve();
    });
  return { held, pass };
}

/** A used car that anybody may order. @param except another one than this */
export function aFreeCar(tenant: TenantNumber = 1, except?: Car): Car {
  const car = platform
    .tenant(tenant)
    .vehicles.find(
      ({ id, carType, publicPrice, reservedUntil, availableFromDate }) =>
        id !== except?.id &&
        carType === 'PKW' &&
        publicPrice > 0 &&
        !reservedUntil &&
        (availableFromDate ?? '') < '2026-05-04',
    );
  if (!car) throw new Error('no free car in the stock');
  return car;
}

/** A car that a bank finances and leases, see `BANKED_CAR`. */
export function aBankedCar(overrides: Partial<Car> = {}): Car {
  return Object.assign(aFreeCar(), BANKED_CAR, overrides);
}

export function productNamed(name: string, tenant: TenantNumber = 1): CrossSellingProduct {
  const product = platform.tenant(tenant).products.find((candidate) => candidate.name.startsWith(name));
  if (!product) throw new Error(`no product ${name}`);
  return product;
}

interface CheckoutOptions {
  tenant?: TenantNumber;
  car?: Car;
  step?: string;
  query?: string;
  hostQuery?: string;
  now?: () => Date;
  prepare?: NonNullable<Parameters<typeof renderApp>[0]>['prepare'];
}

/** The shop, opened in the checkout of a car. */
export function renderCheckout({
  tenant = 1,
  car = aFreeCar(tenant),
  step,
  query = '',
  hostQuery,
  now,
  prepare,
}: CheckoutOptions = {}) {
  const at = `/cars/${car.id}/checkout${step === undefined ? '' : `/${step}`}${query}`;
  return { car, ...renderApp({ at, hostQuery, now, prepare, adminId: adminIdOf(tenant) }) };
}

export const stepOf = (app: ReturnType<typeof renderApp>) =>
  app.environment.history.current.location.pathname.split('/').at(-1);

/** Title of a screen or of a section. The checkout comes as a chunk of its own: the first screen takes its time. */
export async function heading(name: string | RegExp): Promise<HTMLElement> {
  const found = await screen.findByRole('heading', { name });
  await waitFor(() => expect(screen.queryByText('Ihre Bestellung wird geladen.')).not.toBeInTheDocument());
  return found;
}

export const next = () => screen.getByRole('button', { name: 'Weiter' });
/** Nothing is missing up to the end of the screen. */
export const expectComplete = () => expect(next()).not.toHaveAccessibleDescription();
export const expectMissing = (text: string | RegExp) => expect(next()).toHaveAccessibleDescription(text);

export const HAND_OVER = 'Wie und wann möchten Sie Ihr Fahrzeug übernehmen?';
export const PAYMENT = 'Wie möchten Sie bezahlen?';
export const SUMMARY = 'Zusammenfassung';

/** Sums and due dates above the button of the summary. */
export const costs = () => within(screen.getByRole('region', { name: 'Kosten' }));

/** From the hand-over step: pickup on Friday, 15 May 2026 (Ascension Day is the day before). */
export async function chooseHandOver(user: UserEvent, product = /^Abholung/): Promise<void> {
  await user.click(screen.getByRole('radio', { name: product }));
  const days = within(screen.getByRole('group', { name: /^Tag der (Übergabe|Lieferung)/ }));
  await user.click(days.getByRole('radio', { name: 'Fr 15.05.' }));
}

/** On the payment step: consultation on Saturday, 9 May 2026, 11:00. */
export async function chooseConsultation(user: UserEvent): Promise<void> {
  await user.click(screen.getByRole('radio', { name: 'Persönliche Beratung im Autohaus' }));
  await user.click(
    within(screen.getByRole('region', { name: 'Ihr Wunschtermin' })).getByRole('radio', { name: 'Sa 09.05.' }),
  );
  await user.selectOptions(screen.getByRole('combobox', { name: /Uhrzeit/ }), '11:00 Uhr');
}

const form = () => within(screen.getByRole('form', { name: 'Ihre Daten' }));

export const fill = (field: HTMLElement, value: string) => fireEvent.change(field, { target: { value } });

export function enterCustomer(): void {
  const entries: [RegExp, string][] = [
    [/Vorname/, 'Anna'],
    [/Nachname/, 'Weber'],
    [/E-Mail/, 'anna.weber@beispiel.de'],
    [/Telefon/, '+49 221 9876543'],
    [/Straße/, 'Lindenallee'],
    [/Hausnummer/, '12a'],
    [/Postleitzahl/, '50674'],
    [/Ort/, 'Köln'],
  ];
  fill(form().getByRole('combobox', { name: /Anrede/ }), 'female');
  for (const [name, text] of entries) fill(form().getByRole('textbox', { name }), text);
}

export async function giveConsents(user: UserEvent): Promise<void> {
  await user.click(form().getByRole('checkbox', { name: /AGB/ }));
  await user.click(form().getByRole('checkbox', { name: /Widerrufsbelehrung/ }));
}

/** A draft as local storage holds it after a reload: pickup, consultation, all entries typed; every test names its own. */
export function keepDraft(car: Car, overrides: Partial<OrderDraft> = {}, tenant: TenantNumber = 1): OrderDraft {
  const draft = anOrderDraft({
    vehicleId: car.id,
    wantsTradeIn: false,
    handOver: { productId: productNamed('Abholung', tenant).id, day: '2026-05-15' },
    paymentOptionId: 'at-car-dealer',
    appointment: { day: '2026-05-09', hour: 11 },
    customer: customerEntries,
    changedAt: NOW.getTime(),
    typedAt: NOW.getTime(),
    ...overrides,
  });
  // In a new tab.
  sessionStorage.removeItem('webshop-widget-choices');
  localStorage.setItem(
    STORAGE_KEYS.checkoutDraft,
    keptOrders(DRAFT_VERSION, { ...keptSlot(), drafts: [draft] }, adminIdOf(tenant)),
  );
  return draft;
}

export async function openSummary(overrides: Partial<OrderDraft> = {}) {
  const car = aFreeCar();
  keepDraft(car, overrides);
  const app = renderCheckout({ car, step: '9-summary' });
  await heading(SUMMARY);
  return app;
}

export function keepPlaced(confirmation: Partial<OrderConfirmation> = {}, slot: Partial<OrderSlot> = {}): Car {
  const car = aFreeCar();
  const placed = aSentOrder({ vehicleId: car.id }, { placedAt: NOW.toISOString(), ...confirmation }).confirmation;
  localStorage.setItem(STORAGE_KEYS.checkoutDraft, keptOrders(DRAFT_VERSION, { placedOrders: [placed], ...slot }));
  return car;
}

const keptSlot = () => keptValue(localStorage.getItem(STORAGE_KEYS.checkoutDraft)) as OrderSlot | undefined;

/** The draft that is kept now, of one vehicle where it is named. */
export const keptDraft = (vehicleId?: string): OrderDraft | undefined =>
  keptSlot()?.drafts.find((draft) => vehicleId === undefined || draft.vehicleId === vehicleId);

export const storedPlacedOrders = () => keptSlot()?.placedOrders ?? [];

export const keptMessages = () => keptSlot()?.messages ?? [];
