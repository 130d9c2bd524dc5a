import { Expand } from 'lucide-react';
import { useState, type ReactNode } from 'react';
import { IconButton } from '../../../ui/IconButton';
import { useStyles } from '../../../ui/styles';
import css from './Gallery.css?inline';
import { GalleryDialog } from './GalleryDialog';
import { PicturePlaceholder } from './PicturePlaceholder';
import { PictureSlider } from './PictureSlider';
import { Thumbnails } from './Thumbnails';

interface GalleryProps {
  /** Names the pictures. */
  title: string;
  /** Names the region. */
  label?: string;
  pictures: readonly string[];
  /** Lie on the picture. */
  badges?: ReactNode;
}

/** The pictures of a vehicle with their full-screen view (storefront 2.4). */
export function Gallery({ title, label = 'Bilder', pictures, badges }: GalleryProps) {
  useStyles(css);
  const [index, setIndex] = useState(0);
  const [isFull, setIsFull] = useState(false);
  const hasPictures = pictures.length > 0;
  // A refreshed vehicle may have lost pictures.
  const current = Math.min(index, Math.max(pictures.length - 1, 0));

  return (
    <section className="gallery" aria-label={label}>
      <div className="gallery__stage">
        {hasPictures ? (
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
        {badges ? <div className="gallery__badges">{badges}</div> : null}
      </div>
      {pictures.length > 1 ? <Thumbnails pictures={pictures} index={current} onIndex={setIndex} /> : null}
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
