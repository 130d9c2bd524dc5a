import type { ComponentType } from 'react';
import type { NavigatorSettings } from '../../api/navigator';
import type { RateKind } from '../../domain/finance/frame';
import type { TenantSettings } from '../../domain/tenant/settings';
import type { VehicleTabSlug } from '../../domain/vehicle/vehicleTabs';
import type { Vehicle } from '../../domain/vehicle/vehicle';
import { DescriptionPanel } from './panels/DescriptionPanel';
import { EquipmentPanel } from './panels/EquipmentPanel';
import { FinancingPanel } from './panels/FinancingPanel';
import { AccessoriesPanel } from './panels/AccessoriesPanel';
import { MobilityPanel } from './panels/MobilityPanel';
import { LeasingPanel } from './panels/LeasingPanel';
import type { PanelProps } from './panels/panel';
import { DataPanel } from './panels/DataPanel';
import { TradeInPanel } from './panels/TradeInPanel';
import { FINANCING_TEXTS, LEASING_TEXTS } from '../finance/terms/calculatorTexts';
import type { Quotes } from '../finance/terms/quotes';
import { isCharged } from './thirdParty/emobilio';
import { tradeInTarget } from '../../shared/thirdParty/tradeInTarget';
import { ACCESSORIES_TAB } from './thirdParty/useNavigator';

export interface TabContext {
  vehicle: Vehicle;
  settings: TenantSettings;
  quotes: Quotes;
  navigator?: NavigatorSettings | 'loading';
}

/** Why a tab is disabled. One that is loading can be opened by its address. */
interface TabObstacle {
  reason: string;
  isLoading: boolean;
}

export interface VehicleTab {
  /** Last part of the address; name in the tenant's `uiVehicleDetailsAvailableChildRoutes`. */
  readonly slug: VehicleTabSlug;
  readonly label: string;
  readonly when?: (context: TabContext) => boolean;
  readonly obstacle?: (context: TabContext) => TabObstacle | undefined;
  readonly isPrinted?: boolean;
  readonly Panel: ComponentType<PanelProps>;
}

function quoteObstacle(status: 'none' | 'loading' | 'ready', loading: string, none: string): TabObstacle | undefined {
  if (status === 'ready') return undefined;
  return status === 'loading' ? { reason: loading, isLoading: true } : { reason: none, isLoading: false };
}

const DATA_TAB = 'technische-daten' satisfies VehicleTabSlug;

export const vehicleTabs: readonly VehicleTab[] = [
  { slug: DATA_TAB, label: 'Daten', isPrinted: true, Panel: DataPanel },
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
    obstacle: ({ quotes }) => quoteObstacle(quotes.financing.status, FINANCING_TEXTS.loading, FINANCING_TEXTS.none),
    Panel: FinancingPanel,
  },
  {
    slug: 'leasing',
    label: 'Leasing',
    obstacle: ({ quotes }) => quoteObstacle(quotes.leasing.status, LEASING_TEXTS.loading, LEASING_TEXTS.none),
    Panel: LeasingPanel,
  },
  {
    slug: 'inzahlungnahme',
    label: 'Inzahlungnahme',
    when: ({ settings }) => tradeInTarget(settings) !== undefined,
    Panel: TradeInPanel,
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

export const RATE_TABS: Readonly<Partial<Record<string, RateKind>>> = { finanzierung: 'financing', leasing: 'leasing' };

const DEFAULT_SLUGS = [DATA_TAB, 'ausstattung', 'beschreibung'];

export function visibleTabs(context: TabContext): VehicleTab[] {
  const listed = context.settings.uiVehicleDetailsAvailableChildRoutes;
  const enabled = visible(listed, context);
  return enabled.length > 0 ? enabled : visible(DEFAULT_SLUGS, context);
}

function visible(slugs: readonly string[], context: TabContext): VehicleTab[] {
  const named = slugs.map((slug) => (slug === 'fahrzeugdaten' ? DATA_TAB : slug));
  return vehicleTabs.filter(({ slug, when }) => named.includes(slug) && (when?.(context) ?? true));
}

/** Else the technical data, or the first tab. */
export function tabOfAddress(
  tabs: readonly VehicleTab[],
  slug: string | undefined,
  context: TabContext,
): VehicleTab | undefined {
  const isOpen = ({ obstacle }: VehicleTab) => obstacle?.(context)?.isLoading ?? true;
  const open = tabs.filter(isOpen);
  return open.find((tab) => tab.slug === slug) ?? open.find((tab) => tab.slug === DATA_TAB) ?? open[0];
}
