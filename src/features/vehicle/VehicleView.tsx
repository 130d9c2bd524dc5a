import { useEffect, useEffectEvent, useRef } from 'react';
import type { ParamsOf } from '../../domain/addresses';
import { vehicleDetailOf } from '../../domain/vehicle/eventItem';
import { vehiclePictures } from '../../domain/vehicle/pictures';
import type { ContactOptionName } from '../../domain/vehicle/text/contactRequest';
import { isReserved } from '../../domain/vehicle/reservation';
import { vehicleTitle } from '../../domain/vehicle/text/title';
import type { Vehicle } from '../../domain/vehicle/vehicle';
import { OpenOrders } from '../../shared/order/OpenOrders';
import { VehicleOrder } from '../../shared/order/VehicleOrder';
import { VehicleLegalLinks } from '../../shared/law/VehicleLegalLinks';
import { removeCheckoutDrafts } from '../../state/device-data/ownOrders';
import { useEmit, useNow, useDevice, useHost, useTenant } from '../../state/shopContext';
import { useCurrentTime } from '../../state/useCurrentTime';
import { breakpoints } from '../../ui/breakpoints';
import { useIsAtLeast } from '../../ui/layout/shopSize';
import { useIsInView } from '../../ui/layout/useIsInView';
import { useIdle } from '../../ui/layout/useIdle';
import { usePrinting } from '../../ui/layout/usePrinting';
import { useStyles } from '../../ui/styles';
import type { ContactFormHandle } from '../contact/ContactForm';
import { RecentlySeen } from '../favourites/recent/RecentlySeen';
import { Condition } from './Condition';
import { Consumption } from './Consumption';
import { EquipmentHighlights } from './EquipmentHighlights';
import { ContactSection } from './ContactSection';
import { Gallery } from './gallery/Gallery';
import { SimilarVehicles } from './lazyParts';
import { MonthPanel } from './month/MonthPanel';
import { useMonth } from './month/useMonth';
import type { SearchPlace } from './Neighbours';
import { PhoneBar } from './PhoneBar';
import { PrintedAddress } from './print/PrintedAddress';
import { PriceBox } from './PriceBox';
import { useQuotes } from '../finance/terms/quotes';
import { TabOpenerContext, useTabOpener } from './useTabOpener';
import { VehicleFolds } from './VehicleFolds';
import { RATE_TABS } from './tabs';
import { VehicleTabs } from './VehicleTabs';
import { VehicleTop } from './VehicleTop';
import css from './VehicleView.css?inline';
import { vehiclePageMeta } from '../../domain/vehicle/text/pageMeta';
import { vehicleStructuredData } from '../../domain/vehicle/text/structuredData';

interface VehicleViewProps {
  vehicle: Vehicle;
  isFresh: boolean;
  address: ParamsOf<'vehicle'>;
  place?: SearchPlace;
}

export function VehicleView({ vehicle, isFresh, address, place }: VehicleViewProps) {
  useStyles(css);
  const emit = useEmit();
  const device = useDevice();
  const quotes = useQuotes(isFresh ? vehicle : undefined);
  const open = RATE_TABS[address.tab ?? ''];
  const month = useMonth(vehicle, quotes, open);
  const panel = useRef<HTMLDivElement>(null);
  const isPanelInView = useIsInView(panel);
  const contact = useRef<ContactFormHandle>(null);
  const tabs = useRef<HTMLElement>(null);
  const condition = useRef<HTMLElement>(null);
  const tabOpener = useTabOpener(address, tabs, condition);
  const isIdle = useIdle(isFresh);
  const isPrinting = usePrinting();
  const isWide = useIsAtLeast(breakpoints.small);
  const { id } = vehicle;
  const isTaken = isReserved(vehicle, useCurrentTime(useNow(), vehicle));

  useVehicleHead(vehicle);
  const emitView = useEffectEvent(() => emit('vehicle-view', vehicleDetailOf(vehicle)));
  useEffect(() => emitView(), [id]);
  // Opening a vehicle removes an order's draft.
  useEffect(() => removeCheckoutDrafts(device), [device]);

  const onRequest = (wish?: ContactOptionName) => contact.current?.request(wish);
  return (
    <TabOpenerContext value={tabOpener}>
      <article className="vehicle-view">
        <OpenOrders />
        <VehicleOrder vehicle={vehicle} />
        <VehicleTop vehicle={vehicle} month={month} place={place} />
        <div className="vehicle-view__columns grid grid-cols-1 gap-24">
          <div className="vehicle-view__gallery">
            <Gallery title={vehicleTitle(vehicle)} pictures={vehiclePictures(vehicle)} spinUrl={vehicle.impelSpinUrl} />
          </div>
          <div className="vehicle-view__aside">
            <PriceBox vehicle={vehicle} month={month} onRequest={onRequest} />
          </div>
          <div className="vehicle-view__details">
            {isIdle && isTaken ? <SimilarVehicles vehicle={vehicle} isFolded={!isWide} /> : null}
            <Condition ref={condition} vehicle={vehicle} onRequest={onRequest} />
            <EquipmentHighlights vehicle={vehicle} />
            <div ref={panel} className="vehicle-view__month">
              <MonthPanel vehicle={vehicle} month={month} openCalculator={open} />
            </div>
            <Consumption vehicle={vehicle} />
            <VehicleTabs
              ref={tabs}
              vehicle={vehicle}
              quotes={quotes}
              month={month}
              address={address}
              onRequest={onRequest}
            />
            <VehicleFolds vehicle={vehicle} />
            <VehicleLegalLinks vehicle={vehicle} />
          </div>
        </div>
        <ContactSection vehicle={vehicle} formRef={contact} />
        {isIdle && !isTaken ? <SimilarVehicles vehicle={vehicle} isFolded={!isWide} /> : null}
        <RecentlySeen current={id} />
        {isPrinting ? <PrintedAddress /> : null}
        <PhoneBar vehicle={vehicle} month={month} showsCosts={isPanelInView} onRequest={onRequest} />
      </article>
    </TabOpenerContext>
  );
}

/** Title, description and JSON-LD of the host page, until closed (rules/embedding: outside the mount element). */
function useVehicleHead(vehicle: Vehicle): void {
  const host = useHost();
  const now = useNow();
  const { settings } = useTenant();
  useEffect(
    () =>
      host.showHead({
        ...vehiclePageMeta(vehicle),
        structuredData: vehicleStructuredData(vehicle, {
          url: host.currentUrl(),
          sellerName: settings.companyName,
          now: now(),
        }),
      }),
    [host, now, settings.companyName, vehicle],
  );
}
