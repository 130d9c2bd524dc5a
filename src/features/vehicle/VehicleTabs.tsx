import { useContext, useEffect, useMemo, type Ref } from 'react';
import { Navigate, useLocation, useNavigate } from 'react-router-dom';
import { hrefOf, type ParamsOf } from '../../domain/addresses';
import type { ContactOptionName } from '../../domain/vehicle/text/contactRequest';
import { pictureOrigins } from '../../domain/vehicle/pictures';
import type { Vehicle } from '../../domain/vehicle/vehicle';
import { CONDITION, hasConditionTab } from '../../domain/vehicle/vehicleTabs';
import { useFrame, useTenant } from '../../state/shopContext';
import { PictureOrigins } from '../../ui/display/pictureOrigins';
import { breakpoints } from '../../ui/breakpoints';
import { useIsAtLeast } from '../../ui/layout/shopSize';
import { usePrinting } from '../../ui/layout/usePrinting';
import { CreditWarning, useNamesCredit } from '../../shared/law/CreditText';
import { Tabs } from '../../ui/layout/Tabs';
import { VisuallyHidden } from '../../ui/display/VisuallyHidden';
import type { Quotes } from '../finance/terms/quotes';
import type { Month } from './month/useMonth';
import type { PanelProps } from './panels/panel';
import { RATE_TABS, tabOfAddress, visibleTabs, type VehicleTab } from './tabs';
import { useNavigator } from './thirdParty/useNavigator';

/** Opening a rate's calculator chooses that rate for page and main button. */
function useRateOfTab(slug: string | undefined): void {
  const { change } = useFrame();
  const kind = slug === undefined ? undefined : RATE_TABS[slug];
  useEffect(() => {
    if (kind !== undefined) change({ kind });
  }, [kind, change]);
}

interface VehicleTabsProps {
  vehicle: Vehicle;
  quotes: Quotes;
  month: Month;
  address: ParamsOf<'vehicle'>;
  onRequest: (wish?: ContactOptionName) => void;
  ref?: Ref<HTMLElement>;
}

/** The address determines the open tab. */
export function VehicleTabs({ vehicle, quotes, month, address, onRequest, ref }: VehicleTabsProps) {
  const slug = address.tab === CONDITION && hasConditionTab(vehicle) ? undefined : address.tab;
  const navigate = useNavigate();
  const isPhone = !useIsAtLeast(breakpoints.small);
  const isPrinting = usePrinting();
  const isWarned = useNamesCredit(month.named);
  const { search } = useLocation();
  const { settings } = useTenant();
  const platformOrigins = useContext(PictureOrigins);
  const origins = useMemo(() => [...platformOrigins, ...pictureOrigins(vehicle)], [platformOrigins, vehicle]);
  const navigator = useNavigator(vehicle, slug);
  const context = { vehicle, settings, quotes, navigator };
  const tabs = visibleTabs(context);
  const current = tabOfAddress(tabs, slug, context);
  useRateOfTab(slug);
  if (current === undefined) return null;
  const hrefOfTab = (tab: string) => ({ pathname: hrefOf('vehicle', { ...address, tab }), search });
  // An unknown tab redirects to the shown one.
  if (slug !== undefined && slug !== current.slug) return <Navigate to={hrefOfTab(current.slug)} replace />;

  return (
    <section ref={ref} className="vehicle-view__tabs">
      <VisuallyHidden>
        <h2>Angaben zum Fahrzeug</h2>
      </VisuallyHidden>
      {!isWarned && tabs.some((each) => each.slug === 'finanzierung') ? (
        <CreditWarning place="promises" financing />
      ) : null}
      <PictureOrigins value={origins}>
        <Tabs
          label="Angaben zum Fahrzeug"
          tabs={tabs.map(({ slug: id, label, obstacle }) => ({
            id,
            label,
            disabledReason: obstacle?.(context)?.reason,
          }))}
          selected={current.slug}
          onSelect={(id) => {
            void navigate(hrefOfTab(id), { replace: true });
          }}
        >
          <current.Panel {...{ vehicle, month, onRequest }} isShort={isPhone && !isPrinting && slug === undefined} />
        </Tabs>
        <PrintedTabs
          tabs={tabs.filter((each) => each !== current)}
          vehicle={vehicle}
          month={month}
          onRequest={onRequest}
        />
      </PictureOrigins>
    </section>
  );
}

interface PrintedTabsProps extends PanelProps {
  tabs: readonly VehicleTab[];
}

function PrintedTabs({ tabs, ...panel }: PrintedTabsProps) {
  const isPrinting = usePrinting();
  if (!isPrinting) return null;
  return tabs
    .filter(({ isPrinted }) => isPrinted)
    .map(({ slug, label, Panel }) => (
      <div key={slug} className="vehicle-view__printed">
        <h2 className="vehicle-view__printed-title">{label}</h2>
        <Panel {...panel} />
      </div>
    ));
}
