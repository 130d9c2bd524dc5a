import { ThirdPartyFrame } from '../../../parts/thirdParty/ThirdPartyFrame';
import { useStyles } from '../../../ui/styles';
import { ConsentGate } from '../../consent/ConsentGate';
import { useCheckoutView } from '../checkoutContext';
import css from './InsuranceWidget.css?inline';

/** The dealer's insurance calculator of a third party, behind the visitor's consent (rules/checkout: insurance widget). Nothing where there is none. */
export function InsuranceWidget() {
  useStyles(css);
  const { tenant, vehicle } = useCheckoutView();
  const url = tenant.settings.insuranceWidgetUrl;
  if (url === undefined) return null;
  return (
    <ConsentGate service="insurance" place={vehicle.id} url={url} level={2} className="insurance-widget">
      <ThirdPartyFrame
        url={url}
        title="Versicherung berechnen"
        loadingText="Der Versicherungsrechner wird geladen …"
        className="insurance-widget__frame"
      />
    </ConsentGate>
  );
}
