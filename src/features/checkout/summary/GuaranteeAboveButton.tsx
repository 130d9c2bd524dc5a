import { Suspense } from 'react';
import { hasGuaranteeNotice } from '../../../domain/law/guarantee';
import { garanLabelOf } from '../../../domain/law/makes';
import type { Vehicle } from '../../../domain/vehicle/vehicle';
import { useNow, useTenant } from '../../../state/shopContext';
import { lazyWithRetry } from '../../../ui/display/lazyWithRetry';

const GuaranteeNotice = lazyWithRetry(() =>
  import('../../../shared/law/GuaranteeNotice').then((module) => module.GuaranteeNotice),
);
const GaranGraphic = lazyWithRetry(() =>
  import('../../../shared/law/GaranGraphic').then((module) => module.GaranGraphic),
);

/**
 * Notices above the button of a binding purchase by a consumer, open: legal guarantee and label of the producer's guarantee
 * (rules/law: guarantee notice and rules/law: GARAN label).
 */
export function GuaranteeAboveButton({ vehicle }: { vehicle: Vehicle }) {
  const { settings } = useTenant();
  const now = useNow();
  if (!hasGuaranteeNotice(settings, now())) return null;
  const label = garanLabelOf(settings, vehicle, now());
  return (
    <section className="order-form__guarantee" aria-labelledby="guarantee-title">
      <h2 className="order-form__title" id="guarantee-title">
        Gesetzliche Gewährleistung
      </h2>
      <Suspense>
        <GuaranteeNotice />
        {label ? <GaranGraphic label={label} /> : null}
      </Suspense>
    </section>
  );
}
