import { useEffect, useId, useRef, useState } from 'react';
import type { Vehicle } from '../../../domain/vehicle/vehicle';
import { useEnvironment, useTenant } from '../../../state/shopContext';
import { Notice } from '../../../ui/feedback/Notice';
import { Spinner } from '../../../ui/display/Spinner';
import { ConsentGate } from '../../consent/ConsentGate';
import { useGate } from '../../consent/useGate';
import { ADDRESSES } from '../../../shared/thirdParty/addresses';
import { loadPriceWidget, priceWidgetIds, type PriceWidgetIds } from './priceWidget';

/** Of AutoUncle; once asked for or allowed. */
export function PriceRating({ vehicle }: { vehicle: Vehicle }) {
  const ids = priceWidgetIds(useTenant().settings, vehicle);
  const { isOpen } = useGate('autouncle', vehicle.id);
  const [isAsked, setAsked] = useState(false);
  const rating = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (isAsked) rating.current?.focus();
  }, [isAsked]);
  if (ids === undefined) return null;
  if (!isOpen && !isAsked) {
    return (
      <button type="button" className="link price-and-month__link" onClick={() => setAsked(true)}>
        Preisbewertung ansehen
      </button>
    );
  }
  return (
    <div ref={rating} className="price-rating" tabIndex={-1}>
      <ConsentGate service="autouncle" place={vehicle.id} url={ADDRESSES.autoUncle} level={2}>
        <Widget {...ids} />
      </ConsentGate>
    </div>
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
