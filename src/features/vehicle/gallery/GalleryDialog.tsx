import { useEffect, useEffectEvent, useRef } from 'react';
import { useMedia } from '../../../ui/layout/useMedia';
import { Dialog } from '../../../ui/overlay/Dialog';
import { useStyles } from '../../../ui/styles';
import css from './GalleryDialog.css?inline';
import { PictureColumn } from './PictureColumn';
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

/** Zoom by pinch, double tap or button; five thumbnails. In an upright window the pictures are a column (rules/vehicle: full screen). */
export function GalleryDialog({ title, pictures, index, onIndex, onClose }: GalleryDialogProps) {
  useStyles(css);
  const isUpright = useMedia('(orientation: portrait)');
  const Pictures = isUpright ? PictureColumn : PictureSlider;
  const content = useRef<HTMLDivElement>(null);
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
    <Dialog
      title={title}
      sub={isUpright && pictures.length > 1 ? `Bild ${index + 1} von ${pictures.length}` : undefined}
      size="full"
      onClose={onClose}
    >
      <div ref={content} className="gallery-dialog">
        <Pictures title={title} pictures={pictures} index={index} onIndex={onIndex} />
        {pictures.length > 1 ? <Thumbnails pictures={pictures} index={index} onIndex={onIndex} /> : null}
      </div>
    </Dialog>
  );
}
