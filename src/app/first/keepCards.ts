import { vehicleAddress } from '../../domain/vehicle/text/address';
import type { Vehicle } from '../../domain/vehicle/vehicle';
import type { ShopHistory } from '../../lib/history/shopHistory';
import { isUnmodifiedClick } from '../../lib/page/unmodifiedClick';
import type { FirstCards } from '../../state/environment';

const CARD = '[data-vehicle-id]';

/**
 * What visitors do with the first cards before React replaces them: a press opens a vehicle, one that is under way ends before the cards go,
 * and focus and pictures that are there stay.
 */
export function keepCards(container: HTMLElement, vehicles: readonly Vehicle[], history: ShopHistory): FirstCards {
  const view = container.firstElementChild;
  let isPressed = false;
  let onRelease: (() => void) | undefined;
  const press = () => {
    isPressed = true;
  };
  const release = () => {
    isPressed = false;
    // After the click, which comes with the same task.
    setTimeout(() => onRelease?.());
  };
  const open = (event: MouseEvent) => {
    const link = event.target instanceof Element ? event.target.closest('a[href]') : null;
    const id = link?.closest<HTMLElement>(CARD)?.dataset.vehicleId;
    const vehicle = vehicles.find((each) => each.id === id);
    if (vehicle === undefined || !isUnmodifiedClick(event) || event.defaultPrevented) return;
    event.preventDefault();
    history.push(vehicleAddress(vehicle));
  };
  const listening = new AbortController();
  const { signal } = listening;
  container.addEventListener('click', open, { signal });
  container.addEventListener('pointerdown', press, { signal });
  for (const type of ['pointerup', 'pointercancel', 'pointerleave'] as const)
    container.addEventListener(type, release, { signal });
  return {
    isShown: () => view === container.firstElementChild,
    released: () =>
      isPressed
        ? new Promise((resolve) => {
            onRelease = resolve;
          })
        : Promise.resolve(),
    keep() {
      listening.abort();
      const root = container.getRootNode();
      const active = root instanceof ShadowRoot ? root.activeElement : document.activeElement;
      const focused = active?.closest<HTMLElement>(CARD)?.dataset.vehicleId;
      const decoded = cardsIn(container).flatMap((card) => {
        const picture = card.querySelector('img');
        return picture?.complete && picture.naturalWidth > 0 ? card.dataset.vehicleId : [];
      });
      return () => {
        for (const card of cardsIn(container)) {
          const { vehicleId } = card.dataset;
          const picture = card.querySelector('img');
          // No frame without it.
          if (picture && decoded.includes(vehicleId)) picture.decoding = 'sync';
          if (focused !== undefined && vehicleId === focused) card.querySelector('a')?.focus({ preventScroll: true });
        }
      };
    },
  };
}

const cardsIn = (container: HTMLElement) => [...container.querySelectorAll<HTMLElement>(CARD)];
