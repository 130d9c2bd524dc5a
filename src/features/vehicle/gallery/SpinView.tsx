import Images from 'lucide-react/icons/images';
import { useRef } from 'react';
import { Button } from '../../../ui/actions/Button';
import { useStyles } from '../../../ui/styles';
import { ConsentGate } from '../../consent/ConsentGate';
import { FullScreenButton } from '../../../shared/thirdParty/FullScreenButton';
import { ThirdPartyFrame } from '../../../shared/thirdParty/ThirdPartyFrame';
import css from './SpinView.css?inline';

const MIN_LOADING_MS = 747;

interface SpinViewProps {
  url: string;
  title: string;
  onBack: () => void;
}

/** Behind a consent gate. Buttons below it do not cover the viewer's. */
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
