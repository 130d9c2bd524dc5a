import { Expand } from 'lucide-react';
import { useRef } from 'react';
import { useTenant } from '../../../state/shopContext';
import { Button } from '../../../ui/Button';
import { Link } from '../../../ui/Link';
import { useStyles } from '../../../ui/styles';
import { ConsentGate } from '../../consent/ConsentGate';
import { ADDRESSES, addressOf } from '../thirdParty/addresses';
import { ThirdPartyFrame } from '../thirdParty/ThirdPartyFrame';
import css from './MobilityPanel.css?inline';

/** Tab 'E-Mobilität': the charging-station service with the tenant's id, on the whole screen on demand (storefront 2.4). */
export function MobilityPanel() {
  useStyles(css);
  const { uiEmobilioClientId } = useTenant().settings;
  const url = addressOf(ADDRESSES.emobilio, '/widget', { clientId: uiEmobilioClientId });
  const frame = useRef<HTMLIFrameElement>(null);
  return (
    <div className="mobility-panel">
      <ConsentGate service="emobilio" url={url} className="mobility-panel__frame">
        <div className="mobility-panel__bar">
          {document.fullscreenEnabled ? (
            <Button
              size="small"
              icon={<Expand />}
              onClick={() => void frame.current?.requestFullscreen().catch(() => undefined)}
            >
              Vollbild
            </Button>
          ) : (
            <Link href={url} isExternal>
              In voller Größe öffnen
            </Link>
          )}
        </div>
        <ThirdPartyFrame
          frameRef={frame}
          url={url}
          title="Laden und E-Mobilität"
          loadingText="Die Beratung zur E-Mobilität wird geladen …"
        />
      </ConsentGate>
    </div>
  );
}
