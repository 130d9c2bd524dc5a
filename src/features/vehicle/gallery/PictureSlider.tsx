import ChevronLeft from 'lucide-react/icons/chevron-left';
import ChevronRight from 'lucide-react/icons/chevron-right';
import ZoomIn from 'lucide-react/icons/zoom-in';
import { useState, type KeyboardEvent } from 'react';
import { classNames } from '../../../ui/classNames';
import { IconButton } from '../../../ui/actions/IconButton';
import { useStyles } from '../../../ui/styles';
import { VisuallyHidden } from '../../../ui/display/VisuallyHidden';
import { Picture } from './Picture';
import css from './PictureSlider.css?inline';
import { stepOfKey, wrap } from './steps';
import { useSwiper } from './useSwiper';

/** px. */
const PANS: Partial<Record<string, ScrollToOptions>> = {
  ArrowLeft: { left: -80 },
  ArrowRight: { left: 80 },
  ArrowUp: { top: -80 },
  ArrowDown: { top: 80 },
};

interface PictureSliderProps {
  title: string;
  pictures: readonly string[];
  index: number;
  onIndex: (index: number) => void;
  /** Without it the slider is the full-screen view, and zooms. */
  onOpen?: () => void;
}

/**
 * By swipe, arrow buttons, or arrow keys on its buttons; in a zoomed picture keys scroll. Swiper's CSS mode: scroll snapping and pinching are
 * the browser's.
 */
export function PictureSlider({ title, pictures, index, onIndex, onOpen }: PictureSliderProps) {
  useStyles(css);
  const count = pictures.length;
  const { ref, ...track } = useSwiper(index, count, onIndex);
  const [seen, setSeen] = useState<readonly number[]>([index]);
  if (!seen.includes(index)) setSeen([...seen, index]);
  const [zoomed, setZoomed] = useState<number>();
  // Another picture resets the zoom.
  if (zoomed !== undefined && zoomed !== index) setZoomed(undefined);
  const isZoomed = zoomed === index;
  const [broken, setBroken] = useState<readonly string[]>([]);
  const isBroken = broken.includes(pictures[index] ?? '');
  const toggleZoom = () => setZoomed(isZoomed || isBroken ? undefined : index);

  const zooming = onOpen ? {} : { onDoubleClick: toggleZoom };

  const move = (step: number) => onIndex(wrap(index + step, count));
  const pressKey = (event: KeyboardEvent) => {
    const pan = isZoomed ? PANS[event.key] : undefined;
    if (pan) {
      event.preventDefault();
      ref.current?.querySelector('.picture-slider__slide.is-zoomed')?.scrollBy(pan);
      return;
    }
    const step = stepOfKey(event.key);
    if (step === undefined || count < 2) return;
    event.preventDefault();
    move(step);
  };
  const isLoaded = (position: number) => seen.includes(position) || Math.abs(position - index) < 2;

  return (
    <div
      ref={ref}
      className={classNames('picture-slider', onOpen ? 'picture-slider--cropped' : 'picture-slider--whole')}
    >
      <div className={classNames('picture-slider__track', isZoomed && 'is-zoomed')} {...track} {...zooming}>
        {/* Inside the track, so that a swipe can begin on a button. */}
        <div className="picture-slider__layer">
          {onOpen ? (
            <button type="button" className="picture-slider__open" onClick={onOpen} onKeyDown={pressKey}>
              <VisuallyHidden>Bilder in voller Größe zeigen</VisuallyHidden>
            </button>
          ) : (
            <IconButton
              className="picture-slider__zoom"
              variant="floating"
              label={isZoomed ? 'Bild verkleinern' : 'Bild vergrößern'}
              icon={<ZoomIn />}
              aria-disabled={isBroken || undefined}
              onClick={toggleZoom}
              onKeyDown={pressKey}
            />
          )}
        </div>
        {pictures.map((url, position) => (
          <div
            key={`${position} ${url}`}
            className={classNames('picture-slider__slide', zoomed === position && 'is-zoomed')}
            aria-hidden={position !== index}
          >
            <Picture
              url={isLoaded(position) ? url : undefined}
              alt={`${title}, Bild ${position + 1} von ${count}`}
              isUrgent={position === 0}
              onBroken={(brokenUrl) => setBroken((before) => [...before, brokenUrl])}
            />
          </div>
        ))}
      </div>
      {count > 1 ? <Arrows index={index} count={count} onMove={move} onKeyDown={pressKey} /> : null}
    </div>
  );
}

interface ArrowsProps {
  index: number;
  count: number;
  onMove: (step: number) => void;
  onKeyDown: (event: KeyboardEvent) => void;
}

function Arrows({ index, count, onMove, onKeyDown }: ArrowsProps) {
  return (
    <>
      <IconButton
        className="picture-slider__arrow picture-slider__arrow--back"
        variant="floating"
        label="Vorheriges Bild"
        icon={<ChevronLeft />}
        onClick={() => onMove(-1)}
        onKeyDown={onKeyDown}
      />
      <IconButton
        className="picture-slider__arrow picture-slider__arrow--on"
        variant="floating"
        label="Nächstes Bild"
        icon={<ChevronRight />}
        onClick={() => onMove(1)}
        onKeyDown={onKeyDown}
      />
      <p className="picture-slider__counter" aria-live="polite">
        <VisuallyHidden>Bild </VisuallyHidden>
        <span>{`${index + 1} / ${count}`}</span>
      </p>
    </>
  );
}
