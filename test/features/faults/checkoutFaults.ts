import { expect } from 'vitest';
// The checkout is a chunk of its own; loaded beforehand, no test waits for it.
import '../../../src/features/checkout/CheckoutPage';
import { STEPS } from '../../../src/features/checkout/steps';
import { STORAGE_KEYS } from '../../../src/lib/storage';
import { ORDINARY_DEALER } from '../../builders/environment';
import { keptText } from '../../builders/kept';
import { aFreeCar, keepDraft, keptDraft, productNamed } from '../checkout/journey';
import { describeFaults, openAt, type Ending } from './faultRun';
import { RETRY, type ScreenItem } from './screenItems';

const FIRST = [['heading', 'Möchten Sie ein Fahrzeug in Zahlung geben?']] as const satisfies readonly ScreenItem[];
/** What was offered is only known again after another try; until then the visitor begins. */
const FIRST_WITHOUT_OFFER = [...FIRST, RETRY] as const satisfies readonly ScreenItem[];
const NO_VEHICLE = [
  ['heading', 'Die Bestellung konnte nicht geladen werden.'],
  RETRY,
] as const satisfies readonly ScreenItem[];
const SOLD = [
  ['heading', 'Fahrzeugsuche'],
  ['text', 'Dieses Fahrzeug ist nicht mehr verfügbar.'],
] as const satisfies readonly ScreenItem[];

/** Steps that exist only with something to choose in them. */
const OFFERED = ['3-offer', '3-physical-product', '4-services', '5-warranty', '6-insurance', '7-hand-over'];

/** Every call of a step failing, with an order kept that had come there. */
export function describeSteps(slugs: readonly string[]): void {
  for (const { slug, heading } of STEPS.filter((step) => slugs.includes(step.slug))) {
    const whole = [['heading', heading]] as const satisfies readonly ScreenItem[];
    const isOffered = OFFERED.includes(slug);
    const withoutOffer: Ending = isOffered
      ? { lost: FIRST_WITHOUT_OFFER, nothing: FIRST, 'optional-null': whole, 'wrong-types': FIRST, retried: FIRST }
      : { lost: [...whole, RETRY], nothing: whole, damaged: whole };
    const silent: Ending = { always: whole };
    const withoutNavigator: Ending =
      slug === '3-physical-product'
        ? { lost: FIRST, nothing: FIRST, 'optional-null': whole, 'wrong-types': FIRST }
        : silent;

    describeFaults(`the order at ${slug}`, {
      open: openAt(() => {
        const car = aFreeCar();
        // Who allowed the services of the calendar has them asked.
        localStorage.setItem(STORAGE_KEYS.consent, keptText(1, ['calendar'], ORDINARY_DEALER));
        keepDraft(car, {
          wantsTradeIn: slug === '2-trade-in-selection',
          productIds: [productNamed('Dachbox').id],
        });
        return `/cars/${car.id}/checkout/${slug}`;
      }),
      whole,
      calls: {
        'GET /v2/vehicle-dealer/{a}/vehicle-dealer-settings': 'the search',
        'GET /cardealeradmin/{a}/cars/{id}': {
          lost: NO_VEHICLE,
          404: SOLD,
          nothing: NO_VEHICLE,
          'optional-null': whole,
          'wrong-types': NO_VEHICLE,
        },
        'GET /v2/vehicleDealer/{a}/crosssellingproducts': withoutOffer,
        'GET /v2/vehicleDealer/{a}/crosssellingproducts/navigatorSettings': withoutNavigator,
        'GET /zip/de/Localities': silent,
        'GET /holidays/api/': silent,
        // The comparison of payments is not there where a bank does not answer.
        ...(slug === '8-reservation' && {
          'GET /cardealeradmin/{a}/carfinancings/settings': { always: whole },
          'POST /cardealeradmin/{a}/carfinancings/result': { always: whole },
          'POST /leasing/calculate/fast': { always: whole },
        }),
      },
      isKept: () =>
        expect(keptDraft()).toMatchObject({
          productIds: [productNamed('Dachbox').id],
          handOver: { productId: productNamed('Abholung').id, day: '2026-05-15' },
          paymentOptionId: 'at-car-dealer',
          appointment: { day: '2026-05-09', hour: 11 },
          customer: { firstName: 'Anna', city: 'Köln', acceptsTerms: true },
        }),
      isLostBy: [404],
    });
  }
}
