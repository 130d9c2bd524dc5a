import * as z from 'zod/mini';
import { answerFindings } from '../../api/answerFindings';
import { calculateFinancing, fetchFinanceConditions, fetchFinanceSettings } from '../../api/finance';
import { calculateLeasingFast } from '../../api/leasing';
import type { Platform } from '../../api/platform';
import { WIRE, type CallName, type WireCall } from '../../api/wire';
import { hasLimitsByTerms } from '../../domain/enums/financingProvider';
import { hasFinancing } from '../../domain/finance/financing';
import { limitsOf, termsWithin } from '../../domain/finance/financingForm';
import { initialFinancingTerms } from '../../domain/finance/initialQuote';
import { canLease, hasLeasing, leasingTypesOf } from '../../domain/finance/leasing';
import { vehicleSchema, type Vehicle } from '../../domain/vehicle/vehicle';
import { listEntries, listOf, readNumber } from '../../lib/schema';
import { isAbsent, statusWords, type Checker } from './checker';

/** Cheapest and dearest sum of all rates, as a share of the price. */
const [MIN_SUM, MAX_SUM] = [0.9, 2.5];

/** Financing and leasing of the first vehicle that has a bank, by the shop's own calls: they are reads, though they are sent. */
export async function checkCalculators(checker: Checker, cars: readonly Record<string, unknown>[]): Promise<void> {
  const vehicles = z.parse(listOf(vehicleSchema), cars).filter(({ publicPrice = 0 }) => publicPrice > 0);
  await checkFinancing(
    checker,
    vehicles.find(({ financingCalculationProviderType: bank }) => hasFinancing(bank)),
  );
  await checkLeasing(checker, vehicles.find(canLease));
}

/** What is wrong with the last answers of calls. @returns whether all could be read */
function checkAnswers(
  { nameOf, add, absent }: Checker,
  names: readonly CallName[],
  answers: ReturnType<Checker['asShop']>['answers'],
  isAsked: ReadonlySet<CallName>,
): void {
  for (const name of names) {
    const answer = answers.get(name);
    const call = nameOf(name);
    if (!isAsked.has(name) && answer === undefined) continue;
    if (isAbsent(answer)) absent.add(call);
    else if (answer?.status !== 200)
      add({
        call,
        path: 'status',
        expected: '200',
        got: statusWords(answer),
        effect: 'Der Rechner meldet einen Fehler.',
      });
    else {
      const { call: definition, answer: whole }: WireCall = WIRE[name];
      const schema: z.ZodMiniType | undefined = whole ?? definition.answer;
      if (schema) answerFindings(call, schema, answer.data).forEach(add);
    }
  }
}

/** A quote of a vehicle, as the shop asks for it: the first, or one for another duration. @throws {HttpError} */
async function quoteOf(platform: Platform, vehicle: Vehicle, months?: number) {
  const { id: carId, publicPrice: carPurchasePrice, financingCalculationProviderType: provider } = vehicle;
  if (!hasFinancing(provider) || carPurchasePrice === undefined) return undefined;
  const settings = await fetchFinanceSettings(platform, { carId, carPurchasePrice, provider });
  const initial = initialFinancingTerms(vehicle, settings);
  if (!initial) return undefined;
  const wanted = { ...initial, durationInMonth: months ?? initial.durationInMonth };
  const { durationInMonth, deposit } = wanted;
  const limits = hasLimitsByTerms(provider)
    ? await fetchFinanceConditions(platform, { carId, durationInMonth, deposit })
    : limitsOf(wanted, settings);
  return calculateFinancing(platform, {
    ...termsWithin(wanted, limits),
    carId,
    isInitialCalculation: months === undefined,
  });
}

async function checkFinancing(checker: Checker, vehicle: Vehicle | undefined): Promise<void> {
  const { add, asShop, nameOf, notAsked } = checker;
  if (vehicle?.publicPrice === undefined) {
    notAsked.add('Finanzierungsrechner (kein Fahrzeug der ersten Seite hat eine Bank)');
    return;
  }
  const { platform, answers } = asShop();
  const quote = await quoteOf(platform, vehicle).catch(() => undefined);
  const asked: CallName[] = ['financeSettings'];
  if (answers.get('financeSettings')?.status === 200) asked.push('financeResult');
  checkAnswers(checker, ['financeSettings', 'financeConditions', 'financeResult'], answers, new Set(asked));
  const { effectiveInterestRate: interest, durationsWithoutFinalInstallment: durations } = (answers.get(
    'financeSettings',
  )?.data ?? {}) as { effectiveInterestRate?: unknown; durationsWithoutFinalInstallment?: unknown };
  if (typeof interest === 'number' && interest > 0 && interest < 0.3)
    add({
      call: nameOf('financeSettings'),
      path: 'effectiveInterestRate',
      expected: 'Prozent: 4.99 sind 4,99 %',
      got: String(interest),
      effect: 'Der effektive Jahreszins ist hundertmal zu klein (PAngV).',
    });
  const result = answers.get('financeResult');
  if (result?.status !== 200) return;
  const call = nameOf('financeResult');
  if (!quote) {
    add({
      call,
      path: 'monthlyInstallmentRate',
      expected: 'eine Rate über 0',
      got: 'keine, die der Shop lesen kann',
      effect: 'Der Rechner hat keine Rate.',
    });
    return;
  }
  const { monthlyInstallmentRate: rate, duration, deposit, finalInstallment } = quote;
  const sum = rate * duration + deposit + finalInstallment;
  if (sum < vehicle.publicPrice * MIN_SUM || sum > vehicle.publicPrice * MAX_SUM)
    add({
      call,
      path: 'monthlyInstallmentRate',
      expected: `Raten, Anzahlung und Schlussrate, die zu ${vehicle.publicPrice} € passen`,
      got: `zusammen ${Math.round(sum)} €`,
      level: 'warning',
      effect: 'Die Rate steht vermutlich in Cent oder für eine andere Laufzeit da.',
    });
  const months = (listEntries(durations) ?? []).map(readNumber).find((each) => each !== undefined && each < duration);
  if (months === undefined) {
    notAsked.add('Finanzierungsrechner mit einer zweiten Laufzeit (die Bank nennt keine)');
    return;
  }
  const shorter = await quoteOf(platform, vehicle, months).catch(() => undefined);
  checkAnswers(checker, ['financeResult'], answers, new Set(asked));
  if (shorter && shorter.monthlyInstallmentRate <= rate)
    add({
      call,
      path: 'monthlyInstallmentRate',
      expected: `für ${months} Monate mehr als für ${duration}`,
      got: shorter.monthlyInstallmentRate === rate ? 'dieselbe Rate' : 'weniger',
      effect: 'Der Rechner rechnet nicht mit der gewählten Laufzeit.',
    });
}

async function checkLeasing(checker: Checker, vehicle: Vehicle | undefined): Promise<void> {
  const { add, asShop, nameOf, notAsked } = checker;
  const { leasingCalculationProviderType: provider } = vehicle ?? {};
  const [type] = hasLeasing(provider) ? leasingTypesOf(provider) : [];
  if (!vehicle || !hasLeasing(provider) || type === undefined) {
    notAsked.add('Leasingrechner (kein Fahrzeug der ersten Seite hat eine Leasingbank)');
    return;
  }
  const { platform, answers } = asShop();
  const question = { vehicle, provider, customerType: 'private', type } as const;
  const quotes = await calculateLeasingFast(platform, question).catch(() => undefined);
  checkAnswers(checker, ['leasingFast'], answers, new Set<CallName>(['leasingFast']));
  if (quotes?.length === 0 && answers.get('leasingFast')?.status === 200)
    add({
      call: nameOf('leasingFast'),
      path: '',
      expected: 'mindestens ein Angebot mit einer Rate',
      got: 'keines',
      level: 'warning',
      effect: 'Der Leasingrechner ist leer.',
    });
}
