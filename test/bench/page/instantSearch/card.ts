/** Card of the peer, with the same content as a card of the shop. */
import type { Hit, TemplateParams } from 'instantsearch.js';
import type { VehicleHit } from './searchClient';

const euros = new Intl.NumberFormat('de-DE', { style: 'currency', currency: 'EUR', maximumFractionDigits: 0 });
const cents = new Intl.NumberFormat('de-DE', { style: 'currency', currency: 'EUR' });
const number = new Intl.NumberFormat('de-DE', { maximumFractionDigits: 1 });

export function card(hit: Hit<VehicleHit>, { html }: Required<Pick<TemplateParams, 'html'>>) {
  const registration = hit.initialRegistration?.slice(0, 7).split('-').reverse().join('/');
  const place = hit.carDealerLocation?.address?.city;
  const { initialFinancingInstallment: rate = 0, virtualFinancingDuration: months = 0 } = hit;
  const { virtualFinancingDeposit: deposit = 0, virtualFinancingFinalInstallment: balloon = 0 } = hit;
  const example = `Repräsentatives Beispiel: Fahrzeugpreis ${euros.format(hit.publicPrice)}, Anzahlung ${euros.format(deposit)}, Laufzeit ${months} Monate, Schlussrate ${euros.format(balloon)}. Bonität vorausgesetzt.`;
  const icon = (path: string) =>
    html`<svg class="icon" viewBox="0 0 24 24" aria-hidden="true"><path d=${path} /></svg>`;
  return html`<article class="vehicle-card" data-vehicle-id=${hit.id}>
    <div class="card__media">
      <img src=${hit.images?.[0]?.url} alt="" width="640" height="480" loading="lazy" decoding="async" />
      <span class="badge">${hit.usedConditionType}</span>
    </div>
    <div class="card__body">
      <h3 class="card__title">
        <a href=${`#/vehicle/${hit.id}`}>${hit.heading} <span class="muted">${hit.marketingTitle}</span></a>
      </h3>
      <ul class="card__facts">
        <li>${icon('M8 2v4M16 2v4M3 10h18M5 4h14v16H5z')}${`EZ ${registration}`}</li>
        <li>${icon('M12 14l4-4M3.3 19a10 10 0 1 1 17.4 0')}${`${number.format(hit.mileAge ?? 0)} km`}</li>
        <li>${icon('M13 2L3 14h9l-1 8 10-12h-9z')}${`${number.format((hit.enginePower ?? 0) * 1.35962)} PS`}</li>
        <li>${icon('M3 22h12M4 9h10M14 22V4H4v18')}${hit.fuelType}</li>
        <li>${icon('M12 8a4 4 0 1 0 0 8 4 4 0 0 0 0-8z')}${hit.gearBoxType}</li>
      </ul>
      <p>${`Kraftstoffverbrauch kombiniert (WLTP): ${number.format(hit.wltpConsumption ?? 0)} l/100 km`}</p>
      <p>${`CO₂-Emissionen kombiniert (WLTP): ${number.format(hit.wltpCo2 ?? 0)} g/km`}</p>
      <div class="card__offer">
        <p class="price">${euros.format(hit.publicPrice)} <span class="muted">inkl. MwSt.</span></p>
        <p>Finanzierung: <strong>${cents.format(rate)}</strong> im Monat</p>
        <p class="muted">${example}</p>
        <p>${icon('M12 21s7-6 7-11a7 7 0 0 0-14 0c0 5 7 11 7 11z')}${place}</p>
      </div>
      <button type="button" aria-label="Merken">${icon('M12 20L4 12a5 5 0 0 1 8-6 5 5 0 0 1 8 6z')}</button>
      <button type="button" aria-label="Vergleichen">${icon('M8 3L4 7l4 4M4 7h16M16 21l4-4-4-4')}</button>
    </div>
  </article>`;
}
