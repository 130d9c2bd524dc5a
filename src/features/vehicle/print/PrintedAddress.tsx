import { useLocation } from 'react-router-dom';
import { encode } from 'uqr';
import { useHost } from '../../../state/shopContext';
import { useStyles } from '../../../ui/styles';
import css from './PrintedAddress.css?inline';

/** Maximum length of a text whose QR code is readable from paper. */
const MAX_CHARACTERS = 500;

export function PrintedAddress() {
  useStyles(css);
  // Renders again when the address changes.
  useLocation();
  const url = useHost().currentUrl();
  return (
    <div className="printed-address">
      {url.length <= MAX_CHARACTERS ? <QrCode text={url} /> : null}
      <p>
        Dieses Fahrzeug im Internet:
        <br />
        <span>{url}</span>
      </p>
    </div>
  );
}

function QrCode({ text }: { text: string }) {
  const { data, size } = encode(text, { ecc: 'M', border: 2 });
  const dark = data.flatMap((row, y) => row.flatMap((isDark, x) => (isDark ? `M${x} ${y}h1v1h-1z` : [])));
  return (
    <svg
      className="printed-address__code"
      viewBox={`0 0 ${size} ${size}`}
      role="img"
      aria-label="QR-Code mit der Adresse dieses Fahrzeugs"
      shapeRendering="crispEdges"
    >
      <path d={dark.join('')} />
    </svg>
  );
}
