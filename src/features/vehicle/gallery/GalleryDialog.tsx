import { Dialog } from '../../../ui/overlay/Dialog';
import { useStyles } from '../../../ui/styles';
import css from './GalleryDialog.css?inline';
import { PictureSlider } from './PictureSlider';
import { Thumbnails } from './Thumbnails';

interface GalleryDialogProps {
  title: string;
  pictures: readonly string[];
  index: number;
  onIndex: (index: number) => void;
  onClose: () => void;
}

/** The pictures in full: pinch, double tap or a button zooms, five thumbnails below (storefront 9). */
export function GalleryDialog({ title, pictures, index, onIndex, onClose }: GalleryDialogProps) {
  useStyles(css);
  return (
    <Dialog title={title} size="full" onClose={onClose}>
      <div className="gallery-dialog">
        <PictureSlider title={title} pictures={pictures} index={index} onIndex={onIndex} />
        {pictures.length > 1 ? <Thumbnails pictures={pictures} index={index} onIndex={onIndex} /> : null}
      </div>
    </Dialog>
  );
}
