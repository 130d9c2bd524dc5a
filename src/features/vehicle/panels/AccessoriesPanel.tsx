import { useStyles } from '../../../ui/styles';
import { ConsentGate } from '../../consent/ConsentGate';
import { accessoriesUrl, cartText } from '../thirdParty/accessories';
import { CartFrame, CartLine } from '../thirdParty/CartFrame';
import { LoadingText } from '../../../ui/display/LoadingText';
import type { PanelProps } from './panel';
import { ACCESSORIES_TAB, useNavigator } from '../thirdParty/useNavigator';
import css from './AccessoriesPanel.css?inline';

export function AccessoriesPanel({ vehicle }: PanelProps) {
  useStyles(css);
  const navigator = useNavigator(vehicle, ACCESSORIES_TAB);
  if (navigator === undefined || navigator === 'loading') return <LoadingText text="Das Zubehör wird geladen …" />;
  const url = accessoriesUrl(navigator, vehicle);
  const cart = { vehicleId: vehicle.id, source: 'navigator' } as const;
  return (
    <div className="flex flex-col gap-16">
      <ConsentGate service="accessories" place={vehicle.id} url={url} className="accessories-panel__frame">
        <CartFrame {...cart} url={url} title="Passendes Zubehör" loadingText="Der Zubehör-Navigator wird geladen …" />
      </ConsentGate>
      <CartLine {...cart} textOf={cartText} />
    </div>
  );
}
