import type { ComponentType } from 'react';
import type { NavigatorSettings } from '../../api/navigator';
import type { TenantSettings } from '../../domain/tenant/settings';
import type { VehicleTabSlug } from '../../domain/tenant/vehicleTabs';
import type { Vehicle } from '../../domain/vehicle/vehicle';
import { ConditionPanel } from './panels/ConditionPanel';
import { DescriptionPanel } from './panels/DescriptionPanel';
import { EquipmentPanel } from './panels/EquipmentPanel';
import { FinancingPanel } from './panels/FinancingPanel';
import { AccessoriesPanel, MobilityPanel } from './panels/lazyPanels';
import { LeasingPanel } from './panels/LeasingPanel';
import type { PanelProps } from './panels/panel';
import { TechnicalDataPanel } from './panels/TechnicalDataPanel';
import { TradeInPanel } from './panels/TradeInPanel';
import { VehicleDataPanel } from './panels/VehicleDataPanel';
import type { Quotes } from '../finance/terms/quotes';
import { isCharged } from './thirdParty/emobilio';
import { tradeInTarget } from '../../parts/thirdParty/tradeInTarget';
import { ACCESSORIES_TAB } from './thirdParty/useNavigator';

/** What the rules of the tabs look at. */
export interface TabContext {
  vehicle: Vehicle;
  settings: TenantSettings;
  quotes: Quotes;
  /** Of the accessories that fit the vehicle. */
  navigator?: NavigatorSettings | 'loading';
}

/** Why a tab cannot be chosen. While it is only loading, its address may be open already. */
interface TabObstacle {
  reason: string;
  isLoading: boolean;
}

export interface VehicleTab {
  /** Last part of the address, and the tenant's name for the tab in `uiVehicleDetailsAvailableChildRoutes`. */
  readonly slug: VehicleTabSlug;
  readonly label: string;
  readonly when?: (context: TabContext) => boolean;
  readonly obstacle?: (context: TabContext) => TabObstacle | undefined;
  /** Holds data that belong on paper too. */
  readonly isPrinted?: boolean;
  readonly Panel: ComponentType<PanelProps>;
}

function quoteObstacle(status: 'none' | 'loading' | 'ready', loading: string, none: string): TabObstacle | undefined {
  if (status === 'ready') return undefined;
  return status === 'loading' ? { reason: loading, isLoading: true } : { reason: none, isLoading: false };
}

/** The tabs of the vehicle page in their order, each with its extra rule (storefront 2.4). A new tab is one more entry. */
export const vehicleTabs: readonly VehicleTab[] = [
  { slug: 'technische-daten', label: 'Technische Daten', isPrinted: true, Panel: TechnicalDataPanel },
  { slug: 'fahrzeugdaten', label: 'Fahrzeugdaten', isPrinted: true, Panel: VehicleDataPanel },
  {
    slug: 'ausstattung',
    label: 'Ausstattung',
    when: ({ vehicle }) => vehicle.carType !== 'ANHAENGER',
    isPrinted: true,
    Panel: EquipmentPanel,
  },
  {
    slug: 'beschreibung',
    label: 'Beschreibung',
    when: ({ vehicle }) => vehicle.descriptionHtml !== undefined,
    isPrinted: true,
    Panel: DescriptionPanel,
  },
  {
    slug: 'finanzierung',
    label: 'Finanzierung',
    obstacle: ({ quotes }) =>
      quoteObstacle(
        quotes.financing.status,
        'Der Finanzierungsrechner wird initialisiert ...',
        'Für dieses Fahrzeug ist keine Finanzierungsrechnung möglich.',
      ),
    Panel: FinancingPanel,
  },
  {
    slug: 'leasing',
    label: 'Leasing',
    obstacle: ({ quotes }) =>
      quoteObstacle(
        quotes.leasing.status,
        'Der Leasingrechner wird initialisiert ...',
        'Für dieses Fahrzeug ist keine Leasingrechnung möglich.',
      ),
    Panel: LeasingPanel,
  },
  {
    slug: 'inzahlungnahme',
    label: 'Inzahlungnahme',
    when: ({ settings }) => tradeInTarget(settings) !== undefined,
    Panel: TradeInPanel,
  },
  {
    slug: 'zustand',
    label: 'Zustandsbericht',
    when: ({ vehicle }) => vehicle.usedConditionType !== 'new' && vehicle.usedConditionType !== 'dayRegistration',
    Panel: ConditionPanel,
  },
  {
    slug: ACCESSORIES_TAB,
    label: 'Zubehör',
    when: ({ navigator }) => navigator !== undefined,
    Panel: AccessoriesPanel,
  },
  {
    slug: 'emobilitaet',
    label: 'E-Mobilität',
    when: ({ vehicle, settings }) => isCharged(vehicle) && settings.uiEmobilioClientId !== undefined,
    Panel: MobilityPanel,
  },
];

/** Shown to a tenant whose list is missing: a vehicle page is never without its data. */
const DEFAULT_SLUGS = ['technische-daten', 'fahrzeugdaten', 'ausstattung', 'beschreibung'];

/** The tabs that this tenant has for this vehicle. */
export function visibleTabs(context: TabContext): VehicleTab[] {
  const listed = context.settings.uiVehicleDetailsAvailableChildRoutes;
  const enabled = visible(listed, context);
  return enabled.length > 0 ? enabled : visible(DEFAULT_SLUGS, context);
}

function visible(slugs: readonly string[], context: TabContext): VehicleTab[] {
  return vehicleTabs.filter(({ slug, when }) => slugs.includes(slug) && (when?.(context) ?? true));
}

/**
 * The tab of an address. One that is not there or cannot be opened leads to the technical data (storefront 2.4), or where a tenant has
 * none to the first tab.
 */
export function tabOfAddress(
  tabs: readonly VehicleTab[],
  slug: string | undefined,
  context: TabContext,
): VehicleTab | undefined {
  const isOpen = ({ obstacle }: VehicleTab) => obstacle?.(context)?.isLoading ?? true;
  const open = tabs.filter(isOpen);
  return open.find((tab) => tab.slug === slug) ?? open.find((tab) => tab.slug === 'technische-daten') ?? open[0];
}
