/** Cards of the two peers: one holds what a card of the shop holds, one is as the documentation shows it. */
import type { Hit, TemplateParams } from 'instantsearch.js';
import type { VehicleHit } from './searchClient';

type Vehicle = Hit<VehicleHit>;
type Tools = Required<Pick<TemplateParams, 'html'>>;

const euros = new Intl.NumberFormat('de-DE', { style: 'currency', currency: 'EUR', maximumFractionDigits: 0 });
const cents = new Intl.NumberFormat('de-DE', { style: 'currency', currency: 'EUR' });
const number = new Intl.NumberFormat('de-DE', { maximumFractionDigits: 1 });

/** Four or more facts of the vehicle. */
const factsOf = ({ initialRegistration, mileAge = 0, enginePower = 0, fuelType, gearBoxType }: VehicleHit) => [
  `EZ ${initialRegistration?.slice(0, 7).split('-').reverse().join('/')}`,
  `${number.format(mileAge)} km`,
  `${number.format(enginePower)} kW (${number.format(enginePower * 1.35962)} PS)`,
  fuelType,
  gearBoxType,
];

export function equalCard(hit: Vehicle, { html }: Tools) {
  const icon = (path: string) =>
    html`<svg class="icon" viewBox="0 0 24 24" aria-hidden="true"><path d=${path} /></svg>`;
  return html`<article class="vehicle-card" data-vehicle-id=${hit.id}>
    <div class="card__media">
      <img src=${hit.images?.[0]?.url} alt="" width="640" height="480" loading="lazy" decoding="async" />
      <span class="badge">${hit.usedConditionType}</span>
      <span class="count">1/${hit.images?.length}</span>
    </div>
    <div class="card__body">
      <h3 class="card__title">
        <a href=${`#/vehicle/${hit.id}`}>${hit.heading} <span class="muted">${hit.marketingTitle}</span></a>
      </h3>
      <p>
        ${factsOf(hit).join(' · ')}
        <span class="muted"> · ${hit.carDealerLocation?.address?.city} · Verfügbar: Sofort</span>
      </p>
      <p>${`Kraftstoffverbrauch kombiniert (WLTP): ${number.format(hit.wltpConsumption ?? 0)} l/100 km`}</p>
      <p>${`CO₂-Emissionen kombiniert (WLTP): ${number.format(hit.wltpCo2 ?? 0)} g/km`}</p>
      <p class="price">${euros.format(hit.publicPrice)} <span class="muted">inkl. MwSt.</span></p>
      <button type="button" aria-label="Merken">${icon('M12 20L4 12a5 5 0 0 1 8-6 5 5 0 0 1 8 6z')}</button>
      <button type="button" aria-label="Vergleichen">${icon('M8 3L4 7l4 4M4 7h16M16 21l4-4-4-4')}</button>
    </div>
  </article>`;
}

/** Picture, title, four facts, consumption, price and rate. */
export const leanCard = (hit: Vehicle, { html }: Tools) =>
  html`<article class="vehicle-card" data-vehicle-id=${hit.id}>
    <img src=${hit.images?.[0]?.url} alt="" width="640" height="480" loading="lazy" />
    <h3><a href=${`#/vehicle/${hit.id}`}>${hit.heading}</a></h3>
    <p>${factsOf(hit).slice(0, 4).join(' · ')}</p>
    <p>${`Verbrauch kombiniert (WLTP): ${number.format(hit.wltpConsumption ?? 0)} l/100 km`}</p>
    <p>${euros.format(hit.publicPrice)}, ${cents.format(hit.initialFinancingInstallment ?? 0)} im Monat</p>
  </article>`;
