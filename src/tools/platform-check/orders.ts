import { hrefOf } from '../../domain/addresses';
import type { Checker, PlatformAnswer } from './checker';

const PERSON = { firstName: 'Test', lastName: 'Bitte löschen', email: 'test@example.com' };
const SOURCE = 'https://example.com/fahrzeuge';
const NO_MARKETING = {
  isMarketingEmailAllowed: false,
  isMarketingLetterAllowed: false,
  isMarketingAppAllowed: false,
  isMarketingPhoneAllowed: false,
};

/** A Tuesday at least a week ahead, at ten in Germany or so. */
function appointment(now: Date): string {
  const day = new Date(now.getTime() + 7 * 86_400_000);
  while (day.getUTCDay() !== 2) day.setUTCDate(day.getUTCDate() + 1);
  return `${day.toISOString().slice(0, 10)}T09:00:00Z`;
}

/** A 2xx that says it has not succeeded is a refusal. */
const isTaken = (answer: PlatformAnswer | undefined) =>
  answer !== undefined &&
  answer.status >= 200 &&
  answer.status <= 299 &&
  !/"(?:success|succeeded|isSuccess)"\s*:\s*false/i.test(answer.text);

const statusOf = (answer: PlatformAnswer | undefined) =>
  answer === undefined
    ? 'keine Antwort'
    : `${answer.status}${isTaken(answer) || answer.status > 299 ? '' : ' mit success: false'}`;

/** What a test dealer's platform does with a contact request, an order sent twice, a reserved vehicle and a saved order. */
export async function orderFindings(
  { ask, add, levelOf, nameOf, options: { now = () => new Date() } }: Checker,
  settings: Record<string, unknown>,
  cars: readonly Record<string, unknown>[],
): Promise<void> {
  const { adminId, vehicleDealerId } = settings;
  const isFree = ({ reservedUntil, publicPrice }: Record<string, unknown>) =>
    Number(publicPrice) > 0 && (typeof reservedUntil !== 'string' || Date.parse(reservedUntil) < now().getTime());
  const vehicle = cars.find(isFree);
  const order = nameOf('order');
  if (vehicle === undefined || typeof vehicle.id !== 'string') {
    add({
      call: order,
      path: 'cars',
      expected: 'ein freies Fahrzeug',
      got: 'keines',
      effect: 'Bestellungen konnten nicht geprüft werden.',
    });
    return;
  }
  const vehicleId = vehicle.id;
  const email = await ask('email', {
    body: {
      ...PERSON,
      name: `${PERSON.firstName} ${PERSON.lastName}`,
      phone: '+4915112345678',
      message: 'Prüfung der Plattform, bitte ignorieren.',
      carDealerAdminEmail: vehicle.carDealerAdminEmail ?? 'test@example.com',
      carDealerAdminId: adminId,
      carId: vehicleId,
      sourceUrl: SOURCE,
      isTestDriveDesired: false,
      isCallbackDesired: false,
      isMarketingContactAllowed: false,
      isTireLabelRequested: false,
      isConditionReportRequested: false,
      isPriceProposalRequested: false,
      isDataPrivacyConfirmed: true,
    },
  });
  if (!isTaken(email))
    add({
      call: nameOf('email'),
      path: 'status',
      expected: '2xx',
      got: statusOf(email),
      effect: 'Anfragen kommen nicht an.',
    });

  const later = await ask('continueLater', {
    body: {
      vehicleDealerId,
      vehicleId,
      customerFirstName: PERSON.firstName,
      customerLastName: PERSON.lastName,
      customerEmail: PERSON.email,
      customerPhoneNumber: '+4915112345678',
      checkoutUrl: `${SOURCE}#${hrefOf('checkout', { vehicleId, step: '1-trade-in' })}`,
      continueOnSite: true,
    },
  });
  if (!isTaken(later))
    add({
      call: nameOf('continueLater'),
      path: 'status',
      expected: '2xx',
      got: statusOf(later),
      level: levelOf('continueLater', later),
      effect: '„Später weitermachen“ schlägt fehl.',
    });

  const body = {
    id: crypto.randomUUID(),
    vehicleDealerId,
    vehicleId,
    crossSellingProductIds: [],
    salesAppointmentAt: appointment(now()),
    vehicleDealerCustomer: {
      ...PERSON,
      gender: 2,
      salutationType: 2,
      phoneNumber: '+4915112345678',
      customerType: 1,
      authType: 1,
      address: { street: 'Hauptstraße', houseNumber: '1', zipCode: '76137', city: 'Karlsruhe' },
      ...NO_MARKETING,
    },
    paymentMethod: 'AtCarDealer',
    oneTimePayment: 0,
    monthlyPayment: 0,
    paymentOptionType: 2,
    paymentOptionSubType: 'AtCarDealer',
    orderPaymentType: 1,
    sourceUrl: SOURCE,
  };
  const first = await ask('order', { body });
  if (!isTaken(first)) {
    add({ call: order, path: 'status', expected: '2xx', got: statusOf(first), effect: 'Niemand kann bestellen.' });
    return;
  }
  const again = await ask('order', { body });
  if (!isTaken(again))
    add({
      call: order,
      path: 'status',
      expected: '2xx für dieselbe Kennung',
      got: statusOf(again),
      effect: 'Nach einer verlorenen Antwort scheint eine angekommene Bestellung gescheitert.',
    });
  const rival = await ask('order', { body: { ...body, id: crypto.randomUUID() } });
  if (rival?.status !== 409)
    add({
      call: order,
      path: 'status',
      expected: '409 für ein reserviertes Fahrzeug',
      got: statusOf(rival),
      effect: 'Zwei Käufer bestellen dasselbe Fahrzeug.',
    });
  const read = await ask('vehicle', { parts: { vehicleId } });
  const until = (read?.data as { reservedUntil?: unknown } | undefined)?.reservedUntil;
  if (typeof until !== 'string' || !(Date.parse(until) > now().getTime()))
    add({
      call: nameOf('vehicle'),
      path: 'reservedUntil',
      expected: 'Zeitpunkt in der Zukunft nach einer Bestellung',
      got: until === undefined ? 'nichts' : 'vergangen',
      effect: 'Ein bestelltes Fahrzeug scheint frei zu sein.',
    });
}
