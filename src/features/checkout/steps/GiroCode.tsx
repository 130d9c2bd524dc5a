import { encode } from 'uqr';

interface GiroCodeProps {
  /** Content by EPC069-12. */
  content: string;
  amount: string;
}

/** QR code of a transfer, for the banking app of a phone. */
export function GiroCode({ content, amount }: GiroCodeProps) {
  const { data, size } = encode(content, { ecc: 'M', border: 4 });
  const dark = data.flatMap((row, y) => row.flatMap((isDark, x) => (isDark ? `M${x} ${y}h1v1h-1z` : [])));
  return (
    <figure className="giro-code">
      <svg
        className="giro-code__code"
        viewBox={`0 0 ${size} ${size}`}
        role="img"
        aria-label={`GiroCode: QR-Code der Überweisung von ${amount}`}
        shapeRendering="crispEdges"
      >
        <path d={dark.join('')} />
      </svg>
      <figcaption className="payment__note text-14 text-muted">
        GiroCode: Scannen Sie ihn mit Ihrer Banking-App, dann ist die Überweisung ausgefüllt.
      </figcaption>
    </figure>
  );
}
