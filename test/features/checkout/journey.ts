import { screen, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { beforeEach, vi } from 'vitest';
import { platform } from '../../platformServer';
import { renderApp } from '../../render';
import type { Car, CrossSellingProduct } from '../../platform/contract';
import type { OrderSlot } from '../../../src/domain/order/orderSlot';
import type { OrderDraft } from '../../../src/domain/order/draft';
import { DRAFT_VERSION } from '../../../src/domain/order/draftVersion';
import { STORAGE_KEYS } from '../../../src/lib/storage';
import { BANKED_CAR } from '../../builders/bankedCar';
import { anOrderDraft, customerEntries } from '../../builders/order';
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

/** A used car that anybody may order. */
export function aFreeCar(tenant: TenantNumber = 1): Car {
  const car = platform
    .tenant(tenant)
    .vehicles.find(
      ({ carType, publicPrice, reservedUntil, availableFromDate }) =>
        carType === 'PKW' && publicPrice > 0 && !reservedUntil && (availableFromDate ?? '') < '2026-05-04',
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

/** Slug of the step in the address. */
export const stepOf = (app: ReturnType<typeof renderApp>) =>
  app.environment.history.current.location.pathname.split('/').at(-1);

/** The checkout comes as a chunk of its own: the first screen takes its time. */
export const heading = (name: string | RegExp) => screen.findByRole('heading', { level: 1, name });
export const next = () => screen.getByRole('button', { name: 'Weiter' });

/** Goes on until a heading stands there. */
export async function walkTo(user: UserEvent, name: string): Promise<void> {
  // The checkout comes as a chunk of its own.
  await screen.findAllByRole('heading', { level: 1 });
  for (let steps = 0; steps < 10; steps += 1) {
    if (screen.queryByRole('heading', { level: 1, name })) return;
    const no = screen.queryByRole('button', { name: 'Nein' });
    await user.click(no ?? next());
  }
  throw new Error(`never came to "${name}"`);
}

export const HAND_OVER = 'Wie und wann möchten Sie Ihr Fahrzeug übernehmen?';
export const PAYMENT = 'Wie möchten Sie bezahlen?';
export const SUMMARY = 'Prüfen und absenden';

/** From the hand-over step: pickup on Friday, 15 May 2026 (Ascension Day is the day before). */
export async function chooseHandOver(user: UserEvent, product = /^Abholung/): Promise<void> {
  await user.click(screen.getByRole('radio', { name: product }));
  await user.click(screen.getByRole('button', { name: 'Fr 15.05.' }));
}

/** On the payment step: consultation on Saturday, 9 May 2026, 11:00. */
export async function chooseConsultation(user: UserEvent): Promise<void> {
  await user.click(screen.getByRole('radio', { name: 'Persönliche Beratung im Autohaus' }));
  await user.click(screen.getByRole('button', { name: 'Sa 09.05.' }));
  await user.selectOptions(screen.getByRole('combobox', { name: /Uhrzeit/ }), '11:00 Uhr');
}

/** Comes to the summary of an order with pickup and consultation. */
export async function walkToSummary(user: UserEvent): Promise<void> {
  await walkTo(user, HAND_OVER);
  await chooseHandOver(user);
  await user.click(next());
  await heading(PAYMENT);
  await chooseConsultation(user);
  await user.click(next());
  await heading(SUMMARY);
}

const form = () => within(screen.getByRole('form', { name: 'Ihre Daten' }));

export async function enterCustomer(user: UserEvent): Promise<void> {
  const type = async (name: RegExp, text: string) => {
    const field = form().getByRole('textbox', { name });
    await user.clear(field);
    await user.type(field, text);
  };
  await user.selectOptions(form().getByRole('combobox', { name: /Anrede/ }), 'Frau');
  await type(/Vorname/, 'Anna');
  await type(/Nachname/, 'Weber');
  await type(/E-Mail/, 'anna.weber@beispiel.de');
  await type(/Telefon/, '+49 221 9876543');
  await type(/Straße/, 'Lindenallee');
  await type(/Hausnummer/, '12a');
  await type(/Postleitzahl/, '50674');
  await type(/Ort/, 'Köln');
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
    ...overrides,
  });
  localStorage.setItem(
    STORAGE_KEYS.checkoutDraft,
    keptOrders(DRAFT_VERSION, { ...keptSlot(), drafts: [draft] }, adminIdOf(tenant)),
  );
  return draft;
}

const keptSlot = () => keptValue(localStorage.getItem(STORAGE_KEYS.checkoutDraft)) as OrderSlot | undefined;

/** The draft that is kept now, of one vehicle where it is named. */
export const keptDraft = (vehicleId?: string): OrderDraft | undefined =>
  keptSlot()?.drafts.find((draft) => vehicleId === undefined || draft.vehicleId === vehicleId);

/** The confirmations that are kept now. */
export const storedPlacedOrders = () => keptSlot()?.placedOrders ?? [];

/** What the dealer is told. */
export const keptMessages = () => keptSlot()?.messages ?? [];
