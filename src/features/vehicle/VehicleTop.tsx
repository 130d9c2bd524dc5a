import Check from 'lucide-react/icons/check';
import Download from 'lucide-react/icons/download';
import Printer from 'lucide-react/icons/printer';
import EllipsisVertical from 'lucide-react/icons/ellipsis-vertical';
import Share2 from 'lucide-react/icons/share-2';
import Users from 'lucide-react/icons/users';
import { useNavigate } from 'react-router-dom';
import { depositText } from '../../domain/finance/agreedText';
import { hrefOf } from '../../domain/addresses';
import { vehiclesAddress } from '../../domain/vehicle/comparisonAddress';
import { vehicleTitle } from '../../domain/vehicle/text/title';
import type { Vehicle } from '../../domain/vehicle/vehicle';
import { useEmit, useHost, useNow, useTenant } from '../../state/shopContext';
import { ActionMenu } from '../../ui/actions/ActionMenu';
import { Button } from '../../ui/actions/Button';
import { IconButton } from '../../ui/actions/IconButton';
import { BackLink } from '../../ui/actions/BackLink';
import { busyTextOf } from '../../ui/feedback/busyText';
import { Notice } from '../../ui/feedback/Notice';
import { Spinner } from '../../ui/display/Spinner';
import { breakpoints } from '../../ui/breakpoints';
import { useIsAtLeast } from '../../ui/layout/shopSize';
import { useShare } from '../../ui/actions/useShare';
import { ComparisonSelection, VehicleActions } from '../favourites/VehicleActions';
import type { Month } from './month/useMonth';
import { Neighbours, type SearchPlace } from './Neighbours';
import { usePdf } from './pdf/usePdf';
import { useRouteLink } from '../../ui/actions/useRouteLink';
import { CopyLinkFallback } from '../../ui/feedback/CopyLinkFallback';
import { CREDIT_WARNING, hasCreditWarning } from '../../domain/law/creditDuties';
import { formatAmount } from '../../lib/format';
import { textOf } from '../../lib/text/formattedText';

interface VehicleTopProps {
  vehicle: Vehicle;
  month: Month;
  place?: SearchPlace;
}

const TOGETHER = 'Mit jemandem ansehen';

/** Above the pictures: back to the search, neighbours, actions; on phones rare ones are in a menu. */
export function VehicleTop({ vehicle, month, place }: VehicleTopProps) {
  const search = useRouteLink(hrefOf('search'));
  const host = useHost();
  const emit = useEmit();
  const { share, isCopied, refusedUrl, dismiss } = useShare(
    vehicleTitle(vehicle),
    () => {
      emit('share', { vehicleId: vehicle.id });
      return host.currentUrl();
    },
    useShareText(month),
  );
  const navigate = useNavigate();
  const lookTogether = () => void navigate(vehiclesAddress('together', [vehicle.id]));
  const pdf = usePdf(vehicle, month);
  const pdfLabel = pdf.isBusy ? 'PDF wird erstellt: abbrechen' : 'PDF-Übersicht speichern';
  // One row at every width.
  const isWide = useIsAtLeast(breakpoints.small);
  return (
    <>
      <div className="vehicle-view__top">
        <BackLink {...search}>
          <span className="vehicle-view__back">Zurück zur Suche</span>
        </BackLink>
        {place ? <Neighbours {...place} /> : null}
        <div className="vehicle-view__top-actions">
          <VehicleActions vehicle={vehicle} />
          {isWide ? (
            <>
              <IconButton label={TOGETHER} icon={<Users />} onClick={lookTogether} />
              {isCopied ? (
                <Button variant="quiet" icon={<Check />} onClick={share}>
                  Link kopiert
                </Button>
              ) : (
                <IconButton label="Teilen" icon={<Share2 />} onClick={share} />
              )}
              <IconButton label={pdfLabel} icon={pdf.isBusy ? <Spinner /> : <Download />} onClick={pdf.toggle} />
              <IconButton label="Drucken" icon={<Printer />} onClick={() => host.print()} />
            </>
          ) : (
            <ActionMenu
              label={isCopied ? 'Weitere Aktionen, Link kopiert' : 'Weitere Aktionen'}
              icon={pdf.isBusy ? <Spinner /> : isCopied ? <Check /> : <EllipsisVertical />}
              actions={[
                { label: TOGETHER, icon: <Users />, onPress: lookTogether },
                { label: 'Teilen', icon: <Share2 />, onPress: share },
                { label: pdfLabel, icon: <Download />, onPress: pdf.toggle },
                { label: 'Drucken', icon: <Printer />, onPress: () => host.print() },
              ]}
            />
          )}
        </div>
      </div>
      <ComparisonSelection />
      {pdf.error ? (
        <Notice tone="error" title="Die PDF-Übersicht konnte nicht erstellt werden." onDismiss={pdf.dismiss}>
          {busyTextOf(pdf.error) ?? 'Bitte versuchen Sie es erneut, oder drucken Sie diese Seite.'}
        </Notice>
      ) : null}
      <CopyLinkFallback url={refusedUrl} onDismiss={dismiss} />
    </>
  );
}

/** '207,13 € im Monat · 4.000 € Anzahlung' with the law's words; `undefined` without a chosen rate. */
function useShareText({ kind, rate, named, isCalculating }: Month): string | undefined {
  const { settings } = useTenant();
  const now = useNow();
  if (kind === undefined || rate === undefined || isCalculating) return undefined;
  const deposit = `${depositText(rate)} ${kind === 'leasing' ? 'Sonderzahlung' : 'Anzahlung'}`;
  return [
    `${formatAmount(rate.amount)}${rate.isNet ? ' netto' : ''} im Monat · ${deposit}`,
    ...(hasCreditWarning('share', named, settings, now()) ? [CREDIT_WARNING] : []),
    textOf(rate.legalTextHtml),
  ].join('\n');
}
