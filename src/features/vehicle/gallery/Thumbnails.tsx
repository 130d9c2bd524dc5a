import { useEffect, useRef, type KeyboardEvent } from 'react';
import { useStyles } from '../../../ui/styles';
import { stepOfKey, wrap } from './steps';
import css from './Thumbnails.css?inline';

interface ThumbnailsProps {
  pictures: readonly string[];
  index: number;
  onIndex: (index: number) => void;
}

/** Row of thumbnails, five in view. One tab stop with roving focus by arrow keys. */
export function Thumbnails({ pictures, index, onIndex }: ThumbnailsProps) {
  useStyles(css);
  const row = useRef<HTMLDivElement>(null);

  useEffect(() => {
    const current = row.current?.querySelector<HTMLElement>('[aria-current]');
    // scrollIntoView would scroll the host page as well.
    if (row.current && current) {
      row.current.scrollLeft = current.offsetLeft - row.current.clientWidth / 2 + current.offsetWidth / 2;
    }
  }, [index]);

  const pressKey = (event: KeyboardEvent<HTMLButtonElement>) => {
    const step = stepOfKey(event.key);
    if (step === undefined) return;
    event.preventDefault();
    const next = wrap(index + step, pictures.length);
    row.current?.querySelectorAll('button').item(next).focus({ preventScroll: true });
    onIndex(next);
  };

  return (
    <div className="thumbnails" role="group" aria-label="Vorschaubilder" ref={row}>
      {pictures.map((url, position) => (
        <button
          key={`${position} ${url}`}
          type="button"
          className="thumbnails__item"
          aria-label={`Bild ${position + 1} von ${pictures.length}`}
          aria-current={position === index ? true : undefined}
          tabIndex={position === index ? 0 : -1}
          onClick={() => onIndex(position)}
          onKeyDown={pressKey}
        >
          <img src={url} alt="" width={160} height={120} loading="lazy" decoding="async" draggable={false} />
        </button>
      ))}
    </div>
  );
}
