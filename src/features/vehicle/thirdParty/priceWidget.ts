import type { TenantSettings } from '../../../domain/tenant/settings';
import { hasPrice } from '../../../domain/vehicle/price';
import type { Vehicle } from '../../../domain/vehicle/vehicle';
import { loadScript } from '../../../lib/third-parties/loadScript';
import { ADDRESSES } from '../../../shared/thirdParty/addresses';

export interface PriceWidgetIds {
  companyId: string;
  departmentId?: string;
  stockId: string;
}

interface AutoUncle {
  unload?: (element: HTMLElement) => void;
}

interface AutoUncleWindow extends Window {
  AutoUncle?: AutoUncle;
}

/** On the page: all shops share the global. */
let openWidgets = 0;
/** The host's own, if there was one. */
let hostGlobal: PropertyDescriptor | undefined;

/** Never throws: a non-configurable global can only be set to `undefined`. */
function restoreGlobal(): void {
  if (hostGlobal) Reflect.defineProperty(window, 'AutoUncle', hostGlobal);
  else if (!Reflect.deleteProperty(window, 'AutoUncle')) Reflect.set(window, 'AutoUncle', undefined);
}

/** `undefined`: AutoUncle does not rate it (trailers). */
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

interface PriceWidgetMount {
  /** In the light DOM: the script searches the document. */
  element: HTMLElement;
  nonce?: string;
  onLoaded: () => void;
  onFailed: () => void;
}

/** @returns cleanup; the last one on the page also restores the global */
export function loadPriceWidget(
  { companyId, departmentId, stockId }: PriceWidgetIds,
  { element, nonce, onLoaded, onFailed }: PriceWidgetMount,
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
  if (openWidgets === 0) hostGlobal = Reflect.getOwnPropertyDescriptor(window, 'AutoUncle');
  openWidgets += 1;
  let hasLoaded = false;
  const removeScript = loadScript(`${ADDRESSES.autoUncle}/autouncle.js`, {
    parent: element,
    nonce,
    onLoad: () => {
      hasLoaded = true;
      onLoaded();
    },
    onError: onFailed,
  });
  return () => {
    const page: AutoUncleWindow = window;
    try {
      // Before the script ran, the global is the host's.
      if (hasLoaded) page.AutoUncle?.unload?.(widget);
    } catch {
      // Errors of the third-party script are ignored on teardown.
    }
    removeScript();
    element.replaceChildren();
    openWidgets -= 1;
    if (openWidgets === 0) restoreGlobal();
  };
}
