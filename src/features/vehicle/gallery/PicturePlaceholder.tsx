import CarFront from 'lucide-react/icons/car-front';
import { useStyles } from '../../../ui/styles';
import css from './PicturePlaceholder.css?inline';

/** Stands where a picture would be, in its geometry. */
export function PicturePlaceholder({ text = 'Für dieses Fahrzeug liegt noch kein Bild vor.' }: { text?: string }) {
  useStyles(css);
  return (
    <div className="picture-placeholder">
      <CarFront />
      <p>{text}</p>
    </div>
  );
}
