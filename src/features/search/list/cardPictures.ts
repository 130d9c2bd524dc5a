import { vehiclePictures } from '../../../domain/vehicle/pictures';
import type { Vehicle } from '../../../domain/vehicle/vehicle';

const MIN_SWIPE_PX = 32;

const cardOf = (target: EventTarget | null) =>
  target instanceof Element ? (target.closest<HTMLElement>('[data-vehicle-id]') ?? undefined) : undefined;

const isButton = (target: EventTarget | null) => target instanceof Element && target.closest('[data-next-picture]');

function isOnPicture(card: HTMLElement, { clientX, clientY }: Touch): boolean {
  const picture = card.querySelector('.vehicle-card__media')?.getBoundingClientRect();
  return (
    picture !== undefined &&
    clientY >= picture.top &&
    clientY <= picture.bottom &&
    clientX >= picture.left &&
    clientX <= picture.right
  );
}

/** Preloads the one after. */
function showPicture(card: HTMLElement, pictures: readonly string[], by: number): void {
  const media = card.querySelector<HTMLElement>('.vehicle-card__media');
  const image = media?.querySelector('img');
  if (!media || !image || pictures.length < 2) return;
  const before = Number.parseInt(media.dataset.pictures ?? '1', 10) - 1;
  const at = (before + by + pictures.length) % pictures.length;
  const next = pictures[at];
  if (next === undefined) return;
  delete image.dataset.broken;
  image.src = next;
  media.dataset.pictures = `${at + 1}/${pictures.length}`;
  const following = pictures[(at + by + pictures.length) % pictures.length];
  if (following !== undefined) new Image().src = following;
  if (!window.matchMedia('(prefers-reduced-motion: reduce)').matches)
    image.animate(
      [
        { opacity: 0.3, translate: `${24 * by}px` },
        { opacity: 1, translate: '0' },
      ],
      {
        duration: 180,
        easing: 'ease-out',
      },
    );
}

/**
 * No elements in the cards; `data-pictures`: position and number ('2/14').
 * @returns cleanup
 */
export function browseCardPictures(list: HTMLElement, findVehicle: (id: string) => Vehicle | undefined): () => void {
  const listening = new AbortController();
  let start: { x: number; y: number; card: HTMLElement } | undefined;

  const show = (card: HTMLElement, by: number) => {
    const vehicle = findVehicle(card.dataset.vehicleId ?? '');
    if (vehicle !== undefined) showPicture(card, vehiclePictures(vehicle), by);
  };

  const listen = <Type extends 'click' | 'touchstart' | 'touchend' | 'keydown'>(
    type: Type,
    listener: (event: HTMLElementEventMap[Type]) => void,
  ) => list.addEventListener(type, listener, { passive: type !== 'keydown', signal: listening.signal });

  listen('touchstart', ({ target, touches }) => {
    const card = cardOf(target);
    const [touch] = touches;
    start = undefined;
    if (card === undefined || touch === undefined || touches.length > 1) return;
    if (isOnPicture(card, touch)) start = { x: touch.clientX, y: touch.clientY, card };
  });
  listen('touchend', ({ changedTouches }) => {
    const [touch] = changedTouches;
    if (start === undefined || touch === undefined) return;
    const [x, y] = [touch.clientX - start.x, touch.clientY - start.y];
    if (Math.abs(x) >= MIN_SWIPE_PX && Math.abs(x) > 2 * Math.abs(y)) show(start.card, x < 0 ? 1 : -1);
    start = undefined;
  });
  listen('click', ({ target }) => {
    const card = cardOf(target);
    if (card !== undefined && isButton(target)) show(card, 1);
  });
  listen('keydown', (event) => {
    const card = cardOf(event.target);
    if (card === undefined || !isButton(event.target) || !/^Arrow(?:Left|Right)$/.test(event.key)) return;
    event.preventDefault();
    show(card, event.key === 'ArrowRight' ? 1 : -1);
  });
  return () => listening.abort();
}
