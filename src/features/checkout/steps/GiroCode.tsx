import { QrCode } from '../../../ui/display/QrCode';

interface GiroCodeProps {
  /** Content by EPC069-12. */
  content: string;
  amount: string;
}

/** QR code of a transfer, for the banking app of a phone. */
export function GiroCode({ content, amount }: GiroCodeProps) {
  return (
    <figure className="giro-code">
      <QrCode content={content} label={`GiroCode: QR-Code der Überweisung von ${amount}`} className="giro-code__code" />
      <figcaption className="payment__note text-14 text-muted">
        GiroCode: Scannen Sie ihn mit Ihrer Banking-App, dann ist die Überweisung ausgefüllt.
      </figcaption>
    </figure>
  );
}
