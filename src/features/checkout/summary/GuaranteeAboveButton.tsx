import { hasGuaranteeNotice } from '../../../domain/law/guarantee';
import { garanLabelOf } from '../../../domain/law/makes';
import type { Vehicle } from '../../../domain/vehicle/vehicle';
import { GaranGraphic } from '../../../shared/law/GaranGraphic';
import { GuaranteeNotice } from '../../../shared/law/GuaranteeNotice';
import { useNow, useTenant } from '../../../state/shopContext';

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
      <GuaranteeNotice />
      {label ? <GaranGraphic label={label} /> : null}
    </section>
  );
}
