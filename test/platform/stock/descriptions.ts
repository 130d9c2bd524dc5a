import type { Car, Equipment } from '../contract';
import type { Random } from './random';

const INTRODUCTIONS = [
  'Gepflegtes Fahrzeug aus erster Hand, bei uns im Haus verkauft und gewartet.',
  'Leasingrückläufer mit lückenloser Servicehistorie, technisch und optisch in sehr gutem Zustand.',
  'Sofort verfügbar – vereinbaren Sie Ihre persönliche Probefahrt.',
  'Dieses Fahrzeug wurde in unserer Meisterwerkstatt durchgesehen und ist bereit für neue Wege.',
] as const;
const CLOSINGS = [
  'Irrtümer, Eingabefehler und Zwischenverkauf vorbehalten. Die Beschreibung dient der allgemeinen Identifizierung des Fahrzeugs und stellt keine Gewährleistung im kaufrechtlichen Sinne dar.',
  'Gerne nehmen wir Ihr jetziges Fahrzeug in Zahlung. Finanzierung und Leasing sind auch ohne Anzahlung möglich.',
  'Die Überführungskosten sind im angegebenen Preis enthalten. Wir freuen uns auf Ihren Besuch!',
] as const;

/** Description in the style of dealers' systems: bold titles, lists, asterisks, a legal note. */
export function describe(car: Car, equipments: readonly Equipment[], random: Random): string {
  const names = equipments.map(({ name }) => `<li>${name}</li>`);
  const half = Math.ceil(names.length / 2);
  const place = car.carDealerLocation?.address?.city ?? '';
  return [
    `<p><strong>${car.manufacturer} ${car.marketingTitle ?? car.model}</strong></p>`,
    `<p>${random.pick(INTRODUCTIONS)}</p>`,
    names.length > 0
      ? `<p><strong>*** Serienausstattung ***</strong></p><ul>${names.slice(0, half).join('')}</ul>`
      : '',
    names.length > 1 ? `<p><strong>*** Sonderausstattung ***</strong></p><ul>${names.slice(half).join('')}</ul>` : '',
    `<p>Das Fahrzeug steht an unserem Standort ${place}.<br>Besichtigung montags bis freitags von 8 bis 18 Uhr, samstags von 9 bis 14 Uhr.</p>`,
    `<p><em>${random.pick(CLOSINGS)}</em></p>`,
  ].join('');
}
