import Expand from 'lucide-react/icons/expand';
import { useState } from 'react';
import { webAddress } from '../../../lib/webAddress';
import { Button } from '../../../ui/actions/Button';
import { IconButton } from '../../../ui/actions/IconButton';
import { useStyles } from '../../../ui/styles';
import css from './Gallery.css?inline';
import { GalleryDialog } from './GalleryDialog';
import { PicturePlaceholder } from './PicturePlaceholder';
import { PictureSlider } from './PictureSlider';
import { SpinView } from './SpinView';
import { Thumbnails } from './Thumbnails';

interface GalleryProps {
  title: string;
  label?: string;
  pictures: readonly string[];
  /** Of a 360° view; http(s) only. */
  spinUrl?: string;
}

export function Gallery({ title, label = 'Bilder', pictures, spinUrl }: GalleryProps) {
  useStyles(css);
  const [index, setIndex] = useState(0);
  const [isFull, setIsFull] = useState(false);
  const [isSpinning, setSpinning] = useState(false);
  const spin = webAddress(spinUrl)?.href;
  const hasPictures = pictures.length > 0;
  // After a refetch there may be fewer.
  const current = Math.min(index, Math.max(pictures.length - 1, 0));

  const show = (position: number) => {
    setSpinning(false);
    setIndex(position);
  };

  return (
    <section className="gallery" aria-label={label}>
      <div className="gallery__stage">
        {spin !== undefined && isSpinning ? (
          <SpinView url={spin} title={title} onBack={() => setSpinning(false)} />
        ) : hasPictures ? (
          <>
            <PictureSlider
              title={title}
              pictures={pictures}
              index={current}
              onIndex={setIndex}
              onOpen={() => setIsFull(true)}
            />
            <IconButton
              className="gallery__expand"
              variant="floating"
              label="Vollbild"
              icon={<Expand />}
              onClick={() => setIsFull(true)}
            />
          </>
        ) : (
          <PicturePlaceholder />
        )}
        {spin === undefined || isSpinning ? null : (
          <Button className="gallery__spin" onClick={() => setSpinning(true)}>
            360°-Ansicht
          </Button>
        )}
      </div>
      {pictures.length > 1 ? <Thumbnails pictures={pictures} index={current} onIndex={show} /> : null}
      {isFull ? (
        <GalleryDialog
          title={title}
          pictures={pictures}
          index={current}
          onIndex={setIndex}
          onClose={() => setIsFull(false)}
        />
      ) : null}
    </section>
  );
}
