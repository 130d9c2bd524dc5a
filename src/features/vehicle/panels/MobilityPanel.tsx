import { useRef } from 'react';
import { useTenant } from '../../../state/shopContext';
import { useStyles } from '../../../ui/styles';
import { ConsentGate } from '../../consent/ConsentGate';
import { ADDRESSES, thirdPartyAddress } from '../../../shared/thirdParty/addresses';
import { FullScreenButton } from '../../../shared/thirdParty/FullScreenButton';
import { chargingCartText } from '../thirdParty/accessories';
import { CartFrame, CartLine } from '../thirdParty/CartFrame';
import type { PanelProps } from './panel';
import css from './MobilityPanel.css?inline';

/** The charging-station service with the tenant's id, and its cart. */
export function MobilityPanel({ vehicle }: PanelProps) {
  useStyles(css);
  const { uiEmobilioClientId } = useTenant().settings;
  const url = thirdPartyAddress(ADDRESSES.emobilio, '/widget', { clientId: uiEmobilioClientId });
  const frame = useRef<HTMLIFrameElement>(null);
  const cart = { vehicleId: vehicle.id, source: 'charging' } as const;
  return (
    <div className="flex flex-col gap-12">
      <ConsentGate service="emobilio" place={vehicle.id} url={url} className="mobility-panel__frame">
        <div className="mobility-panel__bar">
          <FullScreenButton frame={frame} url={url} />
        </div>
        <CartFrame
          {...cart}
          frameRef={frame}
          url={url}
          title="Laden und E-Mobilität"
          loadingText="Die Beratung zur E-Mobilität wird geladen …"
        />
      </ConsentGate>
      <CartLine {...cart} textOf={chargingCartText} />
    </div>
  );
}
