import Camera from 'lucide-react/icons/camera';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { Button } from '../../ui/actions/Button';
import { Notice } from '../../ui/feedback/Notice';
import { Dialog } from '../../ui/overlay/Dialog';
import css from './VehicleInput.css?inline';
import { useStyles } from '../../ui/styles';

/** What browsers with a reader of codes offer; TypeScript does not know it yet. */
interface CodeReader {
  detect: (picture: HTMLVideoElement) => Promise<readonly { rawValue: string }[]>;
}

declare global {
  const BarcodeDetector: (new () => CodeReader) | undefined;
}

const SCAN_INTERVAL_MS = 200;

const vinIn = (text: string) => /[A-HJ-NPR-Z\d]{17}/.exec(text.toUpperCase())?.[0];

const problemOf = (error: unknown) =>
  error instanceof DOMException && error.name === 'NotAllowedError'
    ? 'Die Kamera ist für diese Seite nicht freigegeben. Erlauben Sie sie in den Einstellungen des Browsers, oder geben Sie die VIN ein.'
    : 'Die Kamera ist nicht erreichbar. Geben Sie die VIN ein.';

/** Button that reads a VIN by the camera, where the browser can. */
export function VinScan({ onVin }: { onVin: (vin: string) => void }) {
  const [isOpen, setOpen] = useState(false);
  if (typeof BarcodeDetector === 'undefined') return null;
  return (
    <>
      <Button size="small" icon={<Camera />} onClick={() => setOpen(true)}>
        VIN scannen
      </Button>
      {isOpen ? (
        <ScanDialog
          onVin={(vin) => {
            setOpen(false);
            onVin(vin);
          }}
          onClose={() => setOpen(false)}
        />
      ) : null}
    </>
  );
}

function ScanDialog({ onVin, onClose }: { onVin: (vin: string) => void; onClose: () => void }) {
  useStyles(css);
  const video = useRef<HTMLVideoElement>(null);
  const [problem, setProblem] = useState<string>();
  const hand = useEffectEvent(onVin);
  useEffect(() => {
    const left = new AbortController();
    const isLeft = () => left.signal.aborted;
    const look = async () => {
      const { current: picture } = video;
      if (picture === null || typeof BarcodeDetector === 'undefined') return;
      const stream = await navigator.mediaDevices.getUserMedia({ video: { facingMode: 'environment' } });
      try {
        picture.srcObject = stream;
        await picture.play();
        const reader = new BarcodeDetector();
        while (!isLeft()) {
          const codes = await reader.detect(picture);
          const vin = codes.map(({ rawValue }) => vinIn(rawValue)).find((each) => each !== undefined);
          if (vin !== undefined && !isLeft()) {
            hand(vin);
            return;
          }
          await new Promise((resolve) => setTimeout(resolve, SCAN_INTERVAL_MS));
        }
      } finally {
        for (const track of stream.getTracks()) track.stop();
      }
    };
    look().catch((error: unknown) => {
      if (!isLeft()) setProblem(problemOf(error));
    });
    return () => left.abort();
  }, []);
  return (
    <Dialog title="VIN scannen" onClose={onClose} footer={<Button onClick={onClose}>VIN eingeben</Button>}>
      {problem === undefined ? (
        <div className="grid gap-12">
          <video ref={video} className="vin-scan__picture" playsInline muted aria-label="Bild der Kamera" />
          <p role="status">
            Halten Sie die Kamera auf den Strichcode: an der Windschutzscheibe, an der Türsäule oder im Fahrzeugschein.
          </p>
        </div>
      ) : (
        <Notice tone="error">{problem}</Notice>
      )}
    </Dialog>
  );
}
