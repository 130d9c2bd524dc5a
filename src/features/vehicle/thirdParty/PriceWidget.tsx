import { useEffect, useId, useState } from 'react';
import type { Vehicle } from '../../../domain/vehicle/vehicle';
import { useEnvironment, useTenant } from '../../../state/shopContext';
import { Notice } from '../../../ui/feedback/Notice';
import { Spinner } from '../../../ui/display/Spinner';
import { useStyles } from '../../../ui/styles';
import { ConsentGate } from '../../consent/ConsentGate';
import { ADDRESSES } from '../../../shared/thirdParty/addresses';
import { loadPriceWidget, priceWidgetIds, type PriceWidgetIds } from './priceWidget';
import css from './PriceWidget.css?inline';

/** AutoUncle's price rating, below the price, for tenants that have it. */
export function PriceWidget({ vehicle }: { vehicle: Vehicle }) {
  useStyles(css);
  const ids = priceWidgetIds(useTenant().settings, vehicle);
  if (ids === undefined) return null;
  return (
    <ConsentGate service="autouncle" place={vehicle.id} url={ADDRESSES.autoUncle} level={2} className="price-widget">
      <Widget {...ids} />
    </ConsentGate>
  );
}

function Widget({ companyId, departmentId, stockId }: PriceWidgetIds) {
  const { host, config } = useEnvironment();
  const name = `price-widget-${useId()}`;
  const [status, setStatus] = useState<'loading' | 'loaded' | 'failed'>('loading');

  useEffect(() => {
    const slot = host.createSlot(name);
    const unload = loadPriceWidget(
      { companyId, departmentId, stockId },
      {
        element: slot.element,
        nonce: config.cspNonce,
        onLoaded: () => setStatus('loaded'),
        onFailed: () => setStatus('failed'),
      },
    );
    return () => {
      unload();
      slot.remove();
    };
  }, [host, name, config.cspNonce, companyId, departmentId, stockId]);

  if (status === 'failed')
    return <Notice tone="warning">Die Preisbewertung konnte nicht geladen werden. Der Preis gilt unverändert.</Notice>;
  return (
    <>
      {status === 'loading' ? <Spinner label="Die Preisbewertung wird geladen …" /> : null}
      <slot name={name} />
    </>
  );
}
