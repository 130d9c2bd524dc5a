import type { Car, TenantSettings } from '../contract';
import { paintKeyOf } from '../stock/paints';

export function drawVehicle(car: Car, view: string, { companyNameShort }: TenantSettings): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 800 600" width="800" height="600"><rect width="800" height="600" fill="#e8edf2"/><text x="40" y="80">${paintKeyOf(car.varnishColor)} ${view.replace(/[^a-z0-9-]/g, '')} ${companyNameShort?.replace(/[&<]/g, '') ?? ''}</text></svg>`;
}
