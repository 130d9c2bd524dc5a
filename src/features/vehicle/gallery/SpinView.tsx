import { useStyles } from '../../../ui/styles';
import { ConsentGate } from '../../consent/ConsentGate';
import { ThirdPartyFrame } from '../../../parts/thirdParty/ThirdPartyFrame';
import css from './SpinView.css?inline';

/** Milliseconds that the loading text stands at least (storefront 9). */
const MIN_LOADING_MS = 747;

interface SpinViewProps {
  url: string;
  /** Names the vehicle. */
  title: string;
}

/** The 360° view of a vehicle in the place of its pictures, behind its gate. */
export function SpinView({ url, title }: SpinViewProps) {
  useStyles(css);
  return (
    <div className="spin-view">
      <ConsentGate service="impel" place={url} url={url}>
        <ThirdPartyFrame
          url={url}
          title={`${title}, 360°-Ansicht`}
          loadingText="Die 360°-Ansicht wird geladen …"
          minLoading={MIN_LOADING_MS}
        />
      </ConsentGate>
    </div>
  );
}
