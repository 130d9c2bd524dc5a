import Images from 'lucide-react/icons/images';
import { useEffect, useRef, useState, type KeyboardEvent } from 'react';
import { useStyles } from '../../../ui/styles';
import { indexOfKey } from './steps';
import css from './Thumbnails.css?inline';

interface ThumbnailsProps {
  label?: string;
  pictures: readonly string[];
  index: number;
  onIndex: (index: number) => void;
}

/** Five in view. One tab stop, roving focus by arrow keys, Home, End. */
export function Thumbnails({ label = 'Vorschaubilder', pictures, index, onIndex }: ThumbnailsProps) {
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
    const next = indexOfKey(event.key, index, pictures.length);
    if (next === undefined) return;
    event.preventDefault();
    row.current?.querySelectorAll('button').item(next).focus({ preventScroll: true });
    onIndex(next);
  };

  return (
    <div className="thumbnails" role="group" aria-label={label} ref={row}>
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
          <Thumbnail url={url} />
        </button>
      ))}
    </div>
  );
}

function Thumbnail({ url }: { url: string }) {
  const [isBroken, setBroken] = useState(false);
  if (isBroken) return <Images />;
  return (
    <img
      src={url}
      alt=""
      width={160}
      height={120}
      loading="lazy"
      decoding="async"
      draggable={false}
      onError={() => setBroken(true)}
    />
  );
}
