import type { TenantSettings } from '../../../domain/tenant/settings';
import type { Vehicle } from '../../../domain/vehicle/vehicle';
import { loadScript } from '../../../lib/loadScript';
import { ADDRESSES } from './addresses';

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

/** Only for tenants with a company id, and vehicles that AutoUncle can know (storefront 3.1). */
export function priceWidgetIds(
  {
    autoUncleCompanyId: companyId,
    useInternalIdForVin,
  }: Pick<TenantSettings, 'autoUncleCompanyId' | 'useInternalIdForVin'>,
  { vin, internalId, location }: Pick<Vehicle, 'vin' | 'internalId' | 'location'>,
): PriceWidgetIds | undefined {
  const stockId = useInternalIdForVin ? (internalId ?? vin) : (vin ?? internalId);
  if (companyId === undefined || stockId === undefined) return undefined;
  return { companyId, departmentId: location?.autoUncleDepartmentId, stockId };
}

export interface PriceWidgetPlace {
  /** In the light DOM: the script looks for it in the document. */
  element: HTMLElement;
  nonce?: string;
  onLoaded: () => void;
  onFailed: () => void;
}

/**
 * Puts the used-car price widget into an element and runs its script beside it. What comes back unloads it: its own undo, its
 * element, its script and its global are gone afterwards.
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
  const removeScript = loadScript(`${ADDRESSES.autoUncle}/autouncle.js`, {
    parent: element,
    nonce,
    onLoad: onLoaded,
    onError: onFailed,
  });
  return () => {
    const page: AutoUncleWindow = window;
    try {
      page.AutoUncle?.unload?.(widget);
    } catch {
      // Its trouble, not the visitor's: it is taken off anyway.
    }
    removeScript();
    element.replaceChildren();
    delete page.AutoUncle;
  };
}
