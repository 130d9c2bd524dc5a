import Images from 'lucide-react/icons/images';
import { useStyles } from '../../../ui/styles';
import css from './PicturePlaceholder.css?inline';

export function PicturePlaceholder({ text = 'Für dieses Fahrzeug liegt noch kein Bild vor.' }: { text?: string }) {
  useStyles(css);
  return (
    <div className="picture-placeholder">
      <Images />
      <p>{text}</p>
    </div>
  );
}
