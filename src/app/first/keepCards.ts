import { vehicleAddress } from '../../domain/vehicle/text/address';
import type { Vehicle } from '../../domain/vehicle/vehicle';
import type { ShopHistory } from '../../lib/history/shopHistory';
import { isUnmodifiedClick } from '../../lib/page/unmodifiedClick';
import type { FirstCards } from '../../state/environment';

const CARD = '[data-vehicle-id]';

/** Until React replaces the cards: a press opens a vehicle, one under way ends first; focus, selection and loaded pictures stay. */
export function keepCards(container: HTMLElement, vehicles: readonly Vehicle[], history: ShopHistory): FirstCards {
  const view = container.firstElementChild;
  let isPressed = false;
  let onRelease: (() => void) | undefined;
  const press = () => {
    isPressed = true;
  };
  const release = () => {
    isPressed = false;
    // After the click of the same task.
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
      const { activeElement: active } = root instanceof ShadowRoot ? root : document;
      const select = selectionIn(container, root);
      const focused = active?.closest<HTMLElement>(CARD)?.dataset.vehicleId;
      const decoded = cardsIn(container).flatMap((card) => {
        const picture = card.querySelector('img');
        return picture?.complete && picture.naturalWidth > 0 ? card.dataset.vehicleId : [];
      });
      return () => {
        for (const card of cardsIn(container)) {
          const { vehicleId } = card.dataset;
          const picture = card.querySelector('img');
          if (picture && decoded.includes(vehicleId)) picture.decoding = 'sync';
          if (focused !== undefined && vehicleId === focused) card.querySelector('a')?.focus({ preventScroll: true });
        }
        select();
      };
    },
  };
}

const cardsIn = (container: HTMLElement) => [...container.querySelectorAll<HTMLElement>(CARD)];

/** The same in both drawings. */
const nodesIn = (container: HTMLElement) =>
  cardsIn(container).flatMap((card) => {
    const walker = document.createTreeWalker(card);
    const nodes: Node[] = [];
    while (walker.nextNode()) nodes.push(walker.currentNode);
    return nodes;
  });

/** Selected text in the cards; the result selects it in others. */
function selectionIn(container: HTMLElement, root: Node & { getSelection?: () => Selection | null }): () => void {
  // Chromium has selections in a shadow root there, others in the document.
  const selection = root.getSelection?.() ?? getSelection();
  if (!selection || selection.isCollapsed) return () => undefined;
  const { anchorNode, anchorOffset, focusNode, focusOffset } = selection;
  const before = nodesIn(container);
  return () => {
    const now = nodesIn(container);
    const anchor = now[before.findIndex((node) => node === anchorNode)];
    const focus = now[before.findIndex((node) => node === focusNode)];
    if (anchor && focus) getSelection()?.setBaseAndExtent(anchor, anchorOffset, focus, focusOffset);
  };
}
