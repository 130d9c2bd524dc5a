import type { TenantSettings } from '../../../domain/tenant/settings';
import { hasPrice } from '../../../domain/vehicle/price';
import type { Vehicle } from '../../../domain/vehicle/vehicle';
import { loadScript } from '../../../lib/loadScript';
import { ADDRESSES } from '../../../parts/thirdParty/addresses';

/** What AutoUncle knows a vehicle by. */
export interface PriceWidgetIds {
  companyId: string;
  departmentId?: string;
  stockId: string;
}

/** The global that AutoUncle's script leaves on the page, as far as it is used. */
interface AutoUncle {
  unload?: (element: HTMLElement) => void;
}

interface AutoUncleWindow extends Window {
  AutoUncle?: AutoUncle;
}

/** Of the page, not of one shop: several vehicles and shops may have a widget, and all of them share the script's one global. */
let openWidgets = 0;
/** How the host had it before the first of them; absent where it had none. */
let hostsOwn: PropertyDescriptor | undefined;

/** Nothing here may throw: a global that a script has declared for good can only be emptied. */
function giveBackGlobal(): void {
  if (hostsOwn) Reflect.defineProperty(window, 'AutoUncle', hostsOwn);
  else if (!Reflect.deleteProperty(window, 'AutoUncle')) Reflect.set(window, 'AutoUncle', undefined);
}

/** Only for tenants with a company id, and vehicles whose price AutoUncle can know: no two-wheelers, no trailers (storefront 3.1). */
export function priceWidgetIds(
  {
    autoUncleCompanyId: companyId,
    useInternalIdForVin,
  }: Pick<TenantSettings, 'autoUncleCompanyId' | 'useInternalIdForVin'>,
  vehicle: Pick<Vehicle, 'vin' | 'internalId' | 'location' | 'carType' | 'publicPrice'>,
): PriceWidgetIds | undefined {
  const { vin, internalId, location, carType } = vehicle;
  const stockId = useInternalIdForVin ? (internalId ?? vin) : (vin ?? internalId);
  if (companyId === undefined || stockId === undefined || !hasPrice(vehicle)) return undefined;
  if (carType === 'ZWEIRAD' || carType === 'ANHAENGER') return undefined;
  return { companyId, departmentId: location?.autoUncleDepartmentId, stockId };
}

interface PriceWidgetPlace {
  /** In the light DOM: the script looks for it in the document. */
  element: HTMLElement;
  nonce?: string;
  onLoaded: () => void;
  onFailed: () => void;
}

/**
 * Puts the used-car price widget into an element and runs its script beside it. What comes back unloads it: its own undo, its
 * element and its script are gone afterwards, with the last widget of the page its global too; a global that the host had before is
 * as it was.
 */
export function loadPriceWidget(
  { companyId, departmentId, stockId }: PriceWidgetIds,
  { element, nonce, onLoaded, onFailed }: PriceWidgetPlace,
): () => void {
  const widget = element.ownerDocument.createElement('div');
  widget.className = 'autouncle-widget';
  Object.assign(widget.dataset, {
    autouncleWidget: 'price-rating',
    companyId,
    ...(departmentId !== undefined && { departmentId }),
    stockId,
    locale: 'de',
  });
  element.append(widget);
  if (openWidgets === 0) hostsOwn = Reflect.getOwnPropertyDescriptor(window, 'AutoUncle');
  openWidgets += 1;
  let hasRun = false;
  const removeScript = loadScript(`${ADDRESSES.autoUncle}/autouncle.js`, {
    parent: element,
    nonce,
    onLoad: () => {
      hasRun = true;
      onLoaded();
    },
    onError: onFailed,
  });
  return () => {
    const page: AutoUncleWindow = window;
    try {
      // Before that the global is another's.
      if (hasRun) page.AutoUncle?.unload?.(widget);
    } catch {
      // Errors of the third-party script are ignored on teardown.
    }
    removeScript();
    element.replaceChildren();
    openWidgets -= 1;
    if (openWidgets === 0) giveBackGlobal();
  };
}
