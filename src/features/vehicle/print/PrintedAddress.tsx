import { useLocation } from 'react-router-dom';
import { useHost } from '../../../state/shopContext';
import { QrCode } from '../../../ui/display/QrCode';
import { useStyles } from '../../../ui/styles';
import css from './PrintedAddress.css?inline';

/** Characters: longer QR codes are not readable from paper. */
const MAX_CHARACTERS = 500;

export function PrintedAddress() {
  useStyles(css);
  // Renders again with the address.
  useLocation();
  const url = useHost().currentUrl();
  return (
    <div className="printed-address">
      {url.length <= MAX_CHARACTERS ? (
        <QrCode content={url} label="QR-Code mit der Adresse dieses Fahrzeugs" className="printed-address__code" />
      ) : null}
      <p>
        Dieses Fahrzeug im Internet:
        <br />
        <span>{url}</span>
      </p>
    </div>
  );
}
