import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { Dialog } from '../../../ui/overlay/Dialog';
import { useStyles } from '../../../ui/styles';
import css from './GalleryDialog.css?inline';
import { PictureSlider } from './PictureSlider';
import { indexOfKey, stepOfKey } from './steps';
import { Thumbnails } from './Thumbnails';

interface GalleryDialogProps {
  title: string;
  pictures: readonly string[];
  index: number;
  onIndex: (index: number) => void;
  onClose: () => void;
}

type Point = Pick<Touch, 'clientX' | 'clientY'>;

/** Not in an enlarged picture. */
function isSwipeDown(start: Point, end: Point): boolean {
  const down = end.clientY - start.clientY;
  return down > 80 && down > 2 * Math.abs(end.clientX - start.clientX) && (visualViewport?.scale ?? 1) === 1;
}

/** Zoom by pinch, double tap or button; five thumbnails; a swipe down closes it. */
export function GalleryDialog({ title, pictures, index, onIndex, onClose }: GalleryDialogProps) {
  useStyles(css);
  const content = useRef<HTMLDivElement>(null);
  const [start, setStart] = useState<Point>();
  const pressKey = useEffectEvent((event: KeyboardEvent) => {
    const next = indexOfKey(event.key, index, pictures.length);
    const isOnPictures = event.target instanceof Node && content.current?.contains(event.target);
    const isHandledBySlider = isOnPictures && stepOfKey(event.key) !== undefined;
    if (next === undefined || isHandledBySlider || pictures.length < 2) return;
    event.preventDefault();
    onIndex(next);
  });
  // On the close button, which is focused first; the slider handles its own buttons.
  useEffect(() => {
    const dialog = content.current?.closest('dialog');
    dialog?.addEventListener('keydown', pressKey);
    return () => dialog?.removeEventListener('keydown', pressKey);
  }, []);
  return (
    <Dialog title={title} size="full" onClose={onClose}>
      <div
        ref={content}
        className="gallery-dialog"
        onTouchStart={({ touches }) => setStart(touches.length === 1 ? touches[0] : undefined)}
        onTouchEnd={({ changedTouches }) => {
          const end = changedTouches[0];
          if (start && end && isSwipeDown(start, end)) onClose();
        }}
      >
        <PictureSlider title={title} pictures={pictures} index={index} onIndex={onIndex} />
        {pictures.length > 1 ? <Thumbnails pictures={pictures} index={index} onIndex={onIndex} /> : null}
      </div>
    </Dialog>
  );
}
