import { Suspense, useRef, useState } from 'react';
import { useNearby } from '../../../../state/vehicles/nearby';
import { Button } from '../../../../ui/actions/Button';
import { lazyWithRetry } from '../../../../ui/feedback/lazyWithRetry';
import type { FrameProps } from '../filter';

const LocationDistances = lazyWithRetry(() => import('./LocationDistances').then((module) => module.LocationDistances));

/** Frame of the filter 'Standort': sorts its options by distance from the visitor's postcode (rules/running-costs: distance as it is). */
export function LocationsByDistance({ options, children, ...frame }: FrameProps) {
  const nearestFirst = useNearby((state) => state.nearestFirst);
  const isChosen = useNearby((state) => state.postcode !== undefined);
  const [isOpen, setOpen] = useState(isChosen);
  const [isPressed, setPressed] = useState(false);
  const box = useRef<HTMLDivElement>(null);
  return (
    <>
      {children(nearestFirst ? nearestFirst(options) : options)}
      {isOpen ? (
        <div ref={box}>
          <Suspense>
            <LocationDistances {...frame} options={options} focusIn={isPressed ? box : undefined} />
          </Suspense>
        </div>
      ) : (
        <Button
          variant="quiet"
          size="small"
          onClick={() => {
            setPressed(true);
            setOpen(true);
          }}
        >
          Umkreis und Entfernung
        </Button>
      )}
    </>
  );
}
