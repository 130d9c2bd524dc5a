import { useEffect, useRef, useState } from 'react';
import { VisuallyHidden } from '../../../ui/display/VisuallyHidden';
import { useStyles } from '../../../ui/styles';
import { Picture } from './Picture';
import css from './PictureColumn.css?inline';

interface PictureColumnProps {
  title: string;
  pictures: readonly string[];
  index: number;
  onIndex: (index: number) => void;
}

/** Beneath each other, each whole; one that is pressed becomes as high as the column, and is moved sideways. */
export function PictureColumn({ title, pictures, index, onIndex }: PictureColumnProps) {
  useStyles(css);
  const ref = useRef<HTMLDivElement>(null);
  const [zoomed, setZoomed] = useState<number>();
  if (zoomed !== undefined && zoomed !== index) setZoomed(undefined);
  /** Where code has scrolled to, which is no choice of the visitor. */
  const place = useRef(0);

  // The dialog is not open before.
  useEffect(() => {
    const column = ref.current;
    const slide = column?.querySelectorAll('div').item(index);
    if (!column || !slide || (zoomed === undefined && indexInView(column) === index)) return;
    column.scrollTop = slide.offsetTop;
    place.current = column.scrollTop;
    slide.scrollLeft = (slide.scrollWidth - slide.clientWidth) / 2;
  }, [index, zoomed]);

  return (
    <div
      ref={ref}
      className="picture-column"
      onScroll={({ currentTarget }) => {
        if (currentTarget.scrollTop !== place.current) onIndex(indexInView(currentTarget));
      }}
    >
      {pictures.map((url, position) => (
        <div key={`${position} ${url}`}>
          <button
            type="button"
            aria-pressed={position === zoomed}
            onClick={() => {
              onIndex(position);
              setZoomed(position === zoomed ? undefined : position);
            }}
          >
            <Picture isLazy url={url} alt={`${title}, Bild ${position + 1} von ${pictures.length}`} />
            <VisuallyHidden>vergrößern</VisuallyHidden>
          </button>
        </div>
      ))}
    </div>
  );
}

/** The uppermost of which half can be seen; the last one at the end. */
function indexInView(column: Element): number {
  const { scrollTop, scrollHeight, clientHeight } = column;
  const slides = [...column.querySelectorAll('div')];
  return scrollTop + clientHeight > scrollHeight - 2
    ? slides.length - 1
    : slides.findIndex((slide) => slide.offsetTop + slide.clientHeight / 2 > scrollTop);
}
