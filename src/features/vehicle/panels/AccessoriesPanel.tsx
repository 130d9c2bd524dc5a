import { useEffect, useEffectEvent, useRef } from 'react';
import { listenToFrame } from '../../../lib/frameMessages';
import { chooseAccessories, useChosenAccessories } from '../../../state/chosenAccessories';
import { useQueryCache } from '../../../state/useQuery';
import { Button } from '../../../ui/Button';
import { useStyles } from '../../../ui/styles';
import { ConsentGate } from '../../consent/ConsentGate';
import { accessoriesUrl, cartOf, cartText } from '../thirdParty/accessories';
import { CalculatorLoading as PanelLoading } from './CalculatorLoading';
import type { PanelProps } from './panel';
import { ThirdPartyFrame } from '../thirdParty/ThirdPartyFrame';
import { ACCESSORIES_TAB, useNavigator } from '../thirdParty/useNavigator';
import css from './AccessoriesPanel.css?inline';

/** Tab 'Zubehör': the accessories navigator, and below it what its cart holds (storefront 2.4, checkout 2). */
export function AccessoriesPanel({ vehicle }: PanelProps) {
  useStyles(css);
  const cache = useQueryCache();
  const count = useChosenAccessories(vehicle.id).length;
  const text = useRef<HTMLParagraphElement>(null);
  const navigator = useNavigator(vehicle, ACCESSORIES_TAB);
  const clear = () => {
    chooseAccessories(cache, vehicle.id, []);
    text.current?.focus();
  };
  if (navigator === undefined || navigator === 'loading') return <PanelLoading text="Das Zubehör wird geladen …" />;
  const url = accessoriesUrl(navigator, vehicle);
  return (
    <div className="accessories-panel">
      <ConsentGate service="accessories" place={vehicle.id} url={url} className="accessories-panel__frame">
        <CartFrame url={url} onCart={(articles) => chooseAccessories(cache, vehicle.id, articles)} />
      </ConsentGate>
      <div className="accessories-panel__cart">
        <p ref={text} role="status" tabIndex={-1}>
          {cartText(count)}
        </p>
        {count > 0 ? (
          <Button size="small" onClick={clear}>
            Auswahl verwerfen
          </Button>
        ) : null}
      </div>
    </div>
  );
}

function CartFrame({ url, onCart }: { url: string; onCart: (articleNumbers: readonly string[]) => void }) {
  const frame = useRef<HTMLIFrameElement>(null);
  const hear = useEffectEvent((message: unknown) => {
    const cart = cartOf(message);
    if (cart !== undefined) onCart(cart);
  });
  useEffect(() => {
    if (frame.current === null) return;
    return listenToFrame(frame.current, new URL(url).origin, (message) => hear(message));
  }, [url]);
  return (
    <ThirdPartyFrame
      frameRef={frame}
      url={url}
      title="Passendes Zubehör"
      loadingText="Der Zubehör-Navigator wird geladen …"
    />
  );
}
