import { ThirdPartyFrame } from '../../../shared/thirdParty/ThirdPartyFrame';
import { useStyles } from '../../../ui/styles';
import { ConsentGate } from '../../consent/ConsentGate';
import { useCheckoutView } from '../checkoutContext';
import css from './InsuranceWidget.css?inline';

/** Third-party insurance calculator behind a consent. Renders nothing without one. */
export function InsuranceWidget() {
  useStyles(css);
  const { tenant, vehicle } = useCheckoutView();
  const url = tenant.settings.insuranceWidgetUrl;
  if (url === undefined) return null;
  return (
    <ConsentGate service="insurance" place={vehicle.id} url={url} level={3} className="insurance-widget">
      <ThirdPartyFrame
        url={url}
        title="Versicherung berechnen"
        loadingText="Der Versicherungsrechner wird geladen …"
        className="insurance-widget__frame"
      />
    </ConsentGate>
  );
}
