import CarFront from 'lucide-react/icons/car-front';
import { useStyles } from '../../../ui/styles';
import css from './PicturePlaceholder.css?inline';

/** Placeholder in the size of a picture. */
export function PicturePlaceholder({ text = 'Für dieses Fahrzeug liegt noch kein Bild vor.' }: { text?: string }) {
  useStyles(css);
  return (
    <div className="picture-placeholder">
      <CarFront />
      <p>{text}</p>
    </div>
  );
}
