import { useEffect, useEffectEvent, useRef, type Ref } from 'react';
import { listenToFrame } from '../../../lib/page/frameMessages';
import {
  useChosenAccessories,
  useChosenAccessoriesStore,
  type AccessorySource,
} from '../../../state/vehicles/chosenAccessories';
import { Button } from '../../../ui/actions/Button';
import { useStyles } from '../../../ui/styles';
import { cartOf } from './accessories';
import css from './CartFrame.css?inline';
import { ThirdPartyFrame } from '../../../shared/thirdParty/ThirdPartyFrame';

interface CartFrameProps {
  vehicleId: string;
  source: AccessorySource;
  url: string;
  title: string;
  loadingText: string;
  frameRef?: Ref<HTMLIFrameElement>;
}

export function CartFrame({ vehicleId, source, frameRef, ...frame }: CartFrameProps) {
  const { choose } = useChosenAccessoriesStore().getState();
  const wrapper = useRef<HTMLDivElement>(null);
  const onMessage = useEffectEvent((message: unknown) => {
    const cart = cartOf(message);
    if (cart !== undefined) choose(vehicleId, source, cart);
  });
  useEffect(() => {
    const element = wrapper.current?.querySelector('iframe');
    return element ? listenToFrame(element, new URL(frame.url).origin, (message) => onMessage(message)) : undefined;
  }, [frame.url]);
  return (
    <div ref={wrapper}>
      <ThirdPartyFrame {...frame} frameRef={frameRef} />
    </div>
  );
}

interface CartLineProps {
  vehicleId: string;
  source: AccessorySource;
  textOf: (count: number) => string;
}

export function CartLine({ vehicleId, source, textOf }: CartLineProps) {
  useStyles(css);
  const { choose } = useChosenAccessoriesStore().getState();
  const count = useChosenAccessories(vehicleId, source).length;
  const text = useRef<HTMLParagraphElement>(null);
  const clear = () => {
    choose(vehicleId, source, []);
    text.current?.focus();
  };
  return (
    <div className="cart-line">
      <p ref={text} role="status" tabIndex={-1}>
        {textOf(count)}
      </p>
      {count > 0 ? (
        <Button size="small" onClick={clear}>
          Auswahl verwerfen
        </Button>
      ) : null}
    </div>
  );
}
