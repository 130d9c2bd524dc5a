import { RATE_KIND_NAMES } from '../../domain/finance/frameText';
import { hasPrice } from '../../domain/vehicle/price';
import type { Vehicle } from '../../domain/vehicle/vehicle';
import { CreditWarning } from '../../shared/law/CreditText';
import { Deduction } from '../../shared/vehicle/Deduction';
import { FrameLine } from '../../shared/vehicle/FrameLine';
import { vehiclePrice } from '../../shared/vehicle/vehicleLegalInfo';
import { useFrame, useTenant } from '../../state/shopContext';
import { SafeHtml } from '../../ui/display/SafeHtml';
import { Skeleton } from '../../ui/display/Skeleton';
import { useStyles } from '../../ui/styles';
import { hasBank, NO_RATE } from '../finance/terms/calculatorTexts';
import { DrivingCosts, MonthSum } from '../../shared/vehicle/MonthSum';
import { CashAction } from './MainAction';
import type { Month } from './month/useMonth';
import { PriceRating } from './thirdParty/PriceWidget';
import css from './PriceAndMonth.css?inline';

interface PriceAndMonthProps {
  vehicle: Vehicle;
  month: Month;
}

/** With a rate also its warning and whole example (rules/law: representative example; rules/vehicle: calculators from the price). */
export function PriceAndMonth({ vehicle, month }: PriceAndMonthProps) {
  useStyles(css);
  const { settings } = useTenant();
  const { frame } = useFrame();
  const { costs, kinds, kind, named, rate, isCalculating } = month;
  const hasRate = kind !== undefined;
  return (
    <div className="price-and-month">
      {vehiclePrice({ vehicle, settings, size: 'large' })}
      <Deduction vehicle={vehicle} />
      {hasRate && rate === undefined && isCalculating ? <Skeleton width={200} height={27} /> : null}
      {hasRate ? null : <DrivingCosts costs={costs} />}
      {rate === undefined ? null : (
        <div className="price-and-month__month" aria-busy={isCalculating}>
          <MonthSum costs={costs} lead="rate" />
        </div>
      )}
      {kinds.length > 0 ? (
        <div className="price-and-month__offer">
          <CreditWarning place="vehicle" {...named} />
          {hasRate ? (
            <section
              className="price-and-month__example running-text"
              aria-label={`Beispiel zur Rate: ${RATE_KIND_NAMES[kind]}`}
              aria-busy={isCalculating}
            >
              {rate === undefined ? (
                isCalculating ? (
                  <Skeleton height={96} />
                ) : null
              ) : (
                <>
                  <strong>{`${RATE_KIND_NAMES[kind]}: `}</strong>
                  <SafeHtml html={rate.legalTextHtml} />
                </>
              )}
            </section>
          ) : null}
          <FrameLine kinds={kinds} className="link price-and-month__link" />
          <CashAction vehicle={vehicle} month={month} />
          <PriceRating vehicle={vehicle} />
        </div>
      ) : (
        <>
          {frame.kind && hasPrice(vehicle) ? (
            <p className="text-14 leading-20">{hasBank(vehicle) ? NO_RATE.now : NO_RATE.atAll}</p>
          ) : null}
          <FrameLine kinds={kinds} className="link price-and-month__link" />
          <PriceRating vehicle={vehicle} />
        </>
      )}
    </div>
  );
}
