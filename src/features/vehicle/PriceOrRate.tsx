import type { ReactNode } from 'react';
import { hasFinancing } from '../../domain/finance/financing';
import { canLease } from '../../domain/finance/leasing';
import { formatLeasingRate } from '../../domain/finance/monthlyRates';
import { allNamed, namesCredit, type NamedOffers } from '../../domain/law/creditDuties';
import { hasTab, type VehicleTabSlug } from '../../domain/tenant/vehicleTabs';
import { hasPrice } from '../../domain/vehicle/price';
import type { Vehicle } from '../../domain/vehicle/vehicle';
import { formatAmount } from '../../lib/format';
import { CreditWarning } from '../../shared/law/CreditText';
import { PriceDisplayChoice } from '../../shared/vehicle/PriceDisplayChoice';
import { VehiclePrice } from '../../shared/vehicle/vehicleLegalInfo';
import { usePriceDisplay, useTenant } from '../../state/shopContext';
import { SafeHtml } from '../../ui/display/SafeHtml';
import { Skeleton } from '../../ui/display/Skeleton';
import { useStyles } from '../../ui/styles';
import type { Quotes } from '../finance/terms/quotes';
import css from './PriceOrRate.css?inline';
import { TabLink } from './TabLink';

interface PriceOrRateProps {
  vehicle: Vehicle;
  quotes: Quotes;
}

interface Offer {
  /** 'Finanzierung' */
  name: string;
  tab: VehicleTabSlug;
  /** Formatted, a month; absent while loading. */
  rate?: string;
  legalTextHtml?: string;
  named: NamedOffers;
}

/** Financing and leasing that this vehicle has or is about to have; a quote that cannot be had is no offer (rules/vehicle: missing quote). */
function useOffers(vehicle: Vehicle, { financing, leasing }: Quotes): Offer[] {
  const { isB2BShop } = useTenant().settings;
  if (!hasPrice(vehicle)) return [];
  const offers: Offer[] = [];
  if (hasFinancing(vehicle.financingCalculationProviderType) && financing.status !== 'none') {
    const quote = financing.status === 'ready' ? financing.quote : undefined;
    offers.push({
      name: 'Finanzierung',
      tab: 'finanzierung',
      named: { financing: true },
      rate: quote && formatAmount(quote.monthlyInstallmentRate),
      legalTextHtml: quote?.legalTextHtml,
    });
  }
  if (canLease(vehicle) && leasing.status !== 'none') {
    const quote = leasing.status === 'ready' ? leasing.quote : undefined;
    offers.push({
      name: 'Leasing',
      tab: 'leasing',
      named: { leasing: vehicle.leasingCalculationProviderType },
      rate: quote && formatLeasingRate(quote.monthlyRateGross, isB2BShop, quote.monthlyRateNet),
      legalTextHtml: quote?.legalTextHtml,
    });
  }
  return offers;
}

/** Whether `PriceOrRate` shows the credit warning, once for the box. */
export function useIsCreditWarned({ vehicle, quotes }: PriceOrRateProps): boolean {
  const { settings } = useTenant();
  const { display } = usePriceDisplay();
  const offers = useOffers(vehicle, quotes);
  const shown = display === 'rate' ? offers : offers.filter(({ tab }) => hasTab(settings, tab));
  return namesCredit(namedBy(shown), settings);
}

/**
 * Price of a vehicle with the way to its calculators, or its monthly rate with the representative example, by the visitor's choice
 * (rules/search: cash price or rate). Each text that names a credit has its warning (rules/law: credit warning).
 */
export function PriceOrRate({ vehicle, quotes }: PriceOrRateProps) {
  useStyles(css);
  const { settings } = useTenant();
  const offers = useOffers(vehicle, quotes);
  const isRate = usePriceDisplay().display === 'rate' && offers.length > 0;
  const choice = offers.length > 0 ? <PriceDisplayChoice className="price-or-rate__choice" /> : null;
  return (
    <div className="price-or-rate">
      {isRate ? <Rate offers={offers} choice={choice} /> : null}
      <div className="price-or-rate__row">
        <VehiclePrice vehicle={vehicle} settings={settings} size={isRate ? 'small' : 'large'} />
        {isRate ? null : choice}
      </div>
      {isRate ? null : <Calculators offers={offers} />}
    </div>
  );
}

const namedBy = (offers: readonly Offer[]) => allNamed(offers.map(({ named }) => named));

interface RateProps {
  offers: readonly Offer[];
  /** Control beside the rate. */
  choice: ReactNode;
}

/** The first rate, its warning and its whole example; the other one is a press away, since a rate may not stand without its example. */
function Rate({ offers, choice }: RateProps) {
  const shown = offers.find(({ rate }) => rate !== undefined);
  return (
    <section className="price-or-rate__offer" aria-label={`Beispiel zur Rate: ${shown?.name ?? 'wird geladen'}`}>
      <div className="price-or-rate__row">
        <p className="price-or-rate__rate">
          {shown === undefined ? (
            <Skeleton width={120} height={34} />
          ) : (
            <>
              <strong>{shown.rate}</strong> <span>pro Monat</span>
            </>
          )}
        </p>
        {choice}
      </div>
      <CreditWarning place="vehicle" {...namedBy(offers)} />
      <div className="price-or-rate__example">
        {shown === undefined ? (
          <Skeleton height={144} />
        ) : (
          <>
            <strong>{`${shown.name}: `}</strong>
            <SafeHtml html={shown.legalTextHtml ?? ''} />
          </>
        )}
      </div>
      <Calculators offers={offers} isWarned />
    </section>
  );
}

/** 'Finanzierung und Leasing berechnen', for the calculators that the dealer shows (rules/vehicle: calculators from the price). */
function Calculators({ offers, isWarned }: { offers: readonly Offer[]; isWarned?: boolean }) {
  const { settings } = useTenant();
  const shown = offers.filter(({ tab }) => hasTab(settings, tab));
  const [first] = shown;
  if (first === undefined) return null;
  return (
    <div className="price-or-rate__calculators">
      <TabLink tab={first.tab}>{`${shown.map(({ name }) => name).join(' und ')} berechnen`}</TabLink>
      {isWarned ? null : <CreditWarning place="vehicle" {...namedBy(shown)} />}
    </div>
  );
}
