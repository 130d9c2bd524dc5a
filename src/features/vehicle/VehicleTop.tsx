import { Check, Printer, Share2 } from 'lucide-react';
import { vehicleTitle } from '../../domain/vehicle/title';
import type { Vehicle } from '../../domain/vehicle/vehicle';
import { Button } from '../../ui/Button';
import { IconButton } from '../../ui/IconButton';
import { BackLink } from '../../ui/Link';
import { Notice } from '../../ui/Notice';
import { useRouteLink } from './useRouteLink';
import { useShare } from './useShare';

/** The way back to the search, and what can be done with the page as a whole. */
export function VehicleTop({ vehicle }: { vehicle: Vehicle }) {
  const search = useRouteLink('/');
  const { share, isCopied, refusedUrl, dismiss } = useShare(vehicleTitle(vehicle));
  return (
    <>
      <div className="vehicle-view__top">
        <BackLink {...search}>Zurück zur Suche</BackLink>
        <div className="vehicle-view__top-actions">
          {isCopied ? (
            <Button variant="quiet" icon={<Check />} onClick={share}>
              Link kopiert
            </Button>
          ) : (
            <IconButton label="Teilen" icon={<Share2 />} onClick={share} />
          )}
          <IconButton label="Drucken" icon={<Printer />} onClick={() => window.print()} />
        </div>
      </div>
      {refusedUrl === undefined ? null : (
        <Notice title="Der Link lässt sich hier nicht von selbst kopieren." onDismiss={dismiss}>
          {refusedUrl}
        </Notice>
      )}
    </>
  );
}
