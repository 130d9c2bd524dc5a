import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { FinancingTerms } from '../../../domain/finance/financing';
import type { Vehicle } from '../../../domain/vehicle/vehicle';
import { formatAmount } from '../../../lib/format';
import { usePlatform } from '../../../state/shopContext';
import { classNames } from '../../../ui/classNames';
import { Checkbox } from '../../../ui/fields/Checkbox';
import { Price } from '../../../ui/display/Price';
import { SafeHtml } from '../../../ui/display/SafeHtml';
import { busyTextOf } from '../../../ui/feedback/busyText';
import { protectedFinancingQuery } from '../queries';

interface FinancingProtectionProps {
  vehicle: Vehicle;
  terms: FinancingTerms;
}

/** Example, never part of the order (rules/order-and-payment: credit protection is no order and rules/law: nothing preselected). */
export function FinancingProtection({ vehicle, terms }: FinancingProtectionProps) {
  const platform = usePlatform();
  const [isShown, setShown] = useState(false);
  const example = useQuery({ ...protectedFinancingQuery(platform, vehicle.id, terms), enabled: isShown });
  const { monthlyInstallmentRate: rate, legalTextHtml: legalText } = example.data ?? {};
  return (
    <section
      className={classNames('flex flex-col gap-16 max-w-560', !isShown && 'print:hidden')}
      aria-label="Beispiel mit Ratenschutz"
    >
      <Checkbox
        label="Beispiel mit Ratenschutz"
        hint="Ein Ratenschutz ist freiwillig und nicht Teil Ihrer Bestellung."
        checked={isShown}
        onChange={({ target }) => setShown(target.checked)}
      />
      {isShown ? (
        <div role="status">
          {rate !== undefined && legalText !== undefined ? (
            <>
              <Price amount={formatAmount(rate)} note="pro Monat mit Ratenschutz, nur als Beispiel" />
              <div className="calculator__legal mt-12 text-14 text-muted">
                <SafeHtml html={legalText} />
              </div>
            </>
          ) : example.isPending ? (
            'wird berechnet ...'
          ) : (
            `Das Beispiel mit Ratenschutz konnte nicht berechnet werden. ${busyTextOf(example.error) ?? ''}`
          )}
        </div>
      ) : null}
    </section>
  );
}
