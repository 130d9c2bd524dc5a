import Images from 'lucide-react/icons/images';
import { useRef } from 'react';
import { Button } from '../../../ui/actions/Button';
import { useStyles } from '../../../ui/styles';
import { ConsentGate } from '../../consent/ConsentGate';
import { FullScreenButton } from '../../../parts/thirdParty/FullScreenButton';
import { ThirdPartyFrame } from '../../../parts/thirdParty/ThirdPartyFrame';
import css from './SpinView.css?inline';

/** Milliseconds that the loading text stands at least (storefront 9). */
const MIN_LOADING_MS = 747;

interface SpinViewProps {
  url: string;
  /** Names the vehicle. */
  title: string;
  onBack: () => void;
}

/** The 360° view of a vehicle in the place of its pictures, behind its gate. Its buttons stand below it, clear of the viewer's own. */
export function SpinView({ url, title, onBack }: SpinViewProps) {
  useStyles(css);
  const frame = useRef<HTMLIFrameElement>(null);
  return (
    <div className="spin-view">
      <ConsentGate service="impel" place={url} url={url}>
        <ThirdPartyFrame
          frameRef={frame}
          url={url}
          title={`${title}, 360°-Ansicht`}
          loadingText="Die 360°-Ansicht wird geladen …"
          minLoading={MIN_LOADING_MS}
        />
        <div className="spin-view__full">
          <FullScreenButton isIcon frame={frame} url={url} />
        </div>
      </ConsentGate>
      <Button className="spin-view__back" icon={<Images />} onClick={onBack}>
        Zurück zu den Bildern
      </Button>
    </div>
  );
}
