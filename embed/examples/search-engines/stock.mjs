#!/usr/bin/env node
/**
 * Writes the dealer's stock as pages that search engines read without JavaScript: one page per vehicle with its canonical address and
 * JSON-LD, lists of all vehicles, and a sitemap. Node 20 or newer, no packages. To be run every hour on the server of the website:
 *
 *   node stock.mjs --api https://api.example --admin-id 00000000-… --shop https://autohaus.example/fahrzeuge/ \
 *     --site https://autohaus.example/bestand/ --out /var/www/bestand --name "Autohaus Muster"
 *
 * `--shop` is the page with the shop, to which every vehicle links; `--site` the address under which `--out` can be reached. Pages of
 * vehicles that are gone are removed. If the platform does not answer, everything stays as it is.
 */
import { mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';

const PER_LIST = 100;
const OWN_FILE = /^(?:fahrzeug-[\w-]+|index|seite-\d+)\.html$/;

const { values } = parseArgs({
  options: Object.fromEntries(
    ['api', 'admin-id', 'shop', 'site', 'out', 'name'].map((name) => [name, { type: 'string' }]),
  ),
});
const { api, 'admin-id': adminId, shop, site, out, name: dealer = 'Unsere Fahrzeuge' } = values;
if (!api || !adminId || !shop || !site || !out) {
  console.error('Es fehlt eine Angabe: --api, --admin-id, --shop, --site oder --out.');
  process.exit(1);
}

const escaped = (text) => String(text).replace(/[&<>"']/g, (mark) => `&#${mark.charCodeAt(0)};`);
const number = (value) => new Intl.NumberFormat('de-DE').format(value);
const addressOf = (file) => new URL(file === 'index.html' ? '.' : file, site).href;

/** The platform writes unknown fields as null. */
const withoutNull = (vehicle) =>
  Object.fromEntries(Object.entries(vehicle ?? {}).filter(([, value]) => value !== null));

/** All vehicles for sale, page by page. */
async function readStock() {
  const vehicles = [];
  for (let page = 1, pages = 1; page <= pages; page += 1) {
    const address = `${api.replace(/\/+$/, '')}/cardealeradmin/${adminId}/cars/property-values-extended?isValidForSale=true&orderBy=price&pageNumber=${page}&pageSize=${PER_LIST}`;
    const answer = await fetch(address, { signal: AbortSignal.timeout(30_000) });
    if (!answer.ok) throw new Error(`Die Plattform antwortet mit ${answer.status}.`);
    const { cars } = await answer.json();
    if (!Array.isArray(cars)) throw new Error('Die Antwort der Plattform enthält keine Fahrzeuge.');
    vehicles.push(...cars.map(withoutNull).filter(({ id }) => /^[\w-]+$/.test(id)));
    pages = JSON.parse(answer.headers.get('x-pagination') ?? '{}').TotalPages ?? 1;
  }
  // A vehicle may move to the next page while they are read.
  return [...new Map(vehicles.map((vehicle) => [vehicle.id, vehicle])).values()];
}

const fileOf = ({ id }) => `fahrzeug-${id}.html`;
/** In the shop only the id decides; the readable part may be anything. */
const inShop = ({ id }) => `${shop}#/angebote-x/${id}`;
const hasPrice = ({ publicPrice }) => publicPrice > 0;
const priceOf = (vehicle) => (hasPrice(vehicle) ? `${number(vehicle.publicPrice)} €` : 'Preis auf Anfrage');
const vatOf = ({ isVatDeductable }) =>
  isVatDeductable ? 'inkl. 19% MwSt. (ausweisbar)' : 'Differenzbesteuert gemäß §25a UStG.';
const picturesOf = ({ images = [] }) => images.filter(({ url, type }) => url && type !== 2).map(({ url }) => url);

function titleOf({ heading, manufacturer = '', model = '', marketingTitle = '' }) {
  const name = heading || `${manufacturer} ${model}`.trim() || 'Fahrzeug';
  return name.includes(marketingTitle) ? name : `${name} ${marketingTitle}`;
}

const factsOf = ({ initialRegistration, mileAge, enginePower, fuelType, gearBoxType, carDealerLocation }) =>
  [
    initialRegistration && `EZ ${initialRegistration.slice(5, 7)}/${initialRegistration.slice(0, 4)}`,
    mileAge !== undefined && `${number(mileAge)} km`,
    enginePower && `${number(enginePower)} kW (${number(Math.round(enginePower * 1.35962))} PS)`,
    fuelType,
    gearBoxType,
    carDealerLocation?.address?.city,
  ].filter(Boolean);

/** Texts on consumption and CO2 as the platform words them: they belong to every offer. */
const consumptionOf = ({ enVkvInformationStringsDetails, enVkvInformationStringsCard }) =>
  [enVkvInformationStringsDetails, enVkvInformationStringsCard].find((texts) => texts?.length > 0) ?? [];

function structuredDataOf(vehicle) {
  const url = addressOf(fileOf(vehicle));
  return {
    '@context': 'https://schema.org',
    '@type': 'Car',
    name: titleOf(vehicle),
    url,
    sku: vehicle.internalId,
    vehicleIdentificationNumber: vehicle.vin,
    brand: vehicle.manufacturer && { '@type': 'Brand', name: vehicle.manufacturer },
    model: vehicle.model,
    image: picturesOf(vehicle),
    itemCondition: `https://schema.org/${vehicle.usedConditionType === 'Neuwagen' ? 'New' : 'Used'}Condition`,
    mileageFromOdometer: vehicle.mileAge && { '@type': 'QuantitativeValue', value: vehicle.mileAge, unitCode: 'KMT' },
    dateVehicleFirstRegistered: vehicle.initialRegistration?.slice(0, 10),
    fuelType: vehicle.fuelType,
    vehicleTransmission: vehicle.gearBoxType,
    offers: hasPrice(vehicle)
      ? {
          '@type': 'Offer',
          price: vehicle.publicPrice,
          priceCurrency: 'EUR',
          availability: 'https://schema.org/InStock',
          url,
          seller: { '@type': 'AutoDealer', name: dealer },
        }
      : undefined,
  };
}

function pageOf({ file, title, description, data, body, links = '' }) {
  return `<!doctype html>
<html lang="de">
  <head>
    <meta charset="utf-8" />
    <meta name="viewport" content="width=device-width, initial-scale=1" />
    <title>${escaped(title)}</title>
    <meta name="description" content="${escaped(description)}" />
    <link rel="canonical" href="${escaped(addressOf(file))}" />${links}
    <script type="application/ld+json">${JSON.stringify(data).replaceAll('<', '\\u003c')}</script>
  </head>
  <body>
${body}
  </body>
</html>
`;
}

function vehiclePage(vehicle) {
  const title = titleOf(vehicle);
  const price = hasPrice(vehicle) ? `${priceOf(vehicle)}, ${vatOf(vehicle)}` : priceOf(vehicle);
  const [picture] = picturesOf(vehicle);
  return pageOf({
    file: fileOf(vehicle),
    title: `${title} | ${dealer}`,
    description: [title, price, ...factsOf(vehicle)].join(', '),
    data: structuredDataOf(vehicle),
    links: picture
      ? `\n    <meta property="og:title" content="${escaped(title)}" />\n    <meta property="og:image" content="${escaped(picture)}" />`
      : '',
    body: `    <p><a href="${escaped(addressOf('index.html'))}">Alle Fahrzeuge</a></p>
    <h1>${escaped(title)}</h1>
    ${picture ? `<img src="${escaped(picture)}" alt="${escaped(title)}" width="640" />` : ''}
    <p>${escaped(price)}</p>
    <ul>${factsOf(vehicle)
      .map((fact) => `<li>${escaped(fact)}</li>`)
      .join('')}</ul>
    ${consumptionOf(vehicle)
      .map((text) => `<p>${escaped(text)}</p>`)
      .join('')}
    <p><a href="${escaped(inShop(vehicle))}">Im Shop ansehen, anfragen oder kaufen</a></p>`,
  });
}

const listFile = (page) => (page === 1 ? 'index.html' : `seite-${page}.html`);

function listPage(vehicles, page, pages) {
  const entries = vehicles.map(
    (vehicle) =>
      `      <li><a href="${escaped(addressOf(fileOf(vehicle)))}">${escaped(titleOf(vehicle))}</a>: ${escaped([priceOf(vehicle), ...factsOf(vehicle)].join(', '))} ${escaped(consumptionOf(vehicle).join(' '))}</li>`,
  );
  const others = Array.from({ length: pages }, (_, at) => at + 1).filter((other) => other !== page);
  return pageOf({
    file: listFile(page),
    title: page === 1 ? `Fahrzeuge | ${dealer}` : `Fahrzeuge, Seite ${page} | ${dealer}`,
    description: `${dealer}: Fahrzeuge mit Preis und Daten, Seite ${page} von ${pages}.`,
    data: {
      '@context': 'https://schema.org',
      '@type': 'ItemList',
      itemListElement: vehicles.map((vehicle, at) => ({
        '@type': 'ListItem',
        position: (page - 1) * PER_LIST + at + 1,
        url: addressOf(fileOf(vehicle)),
      })),
    },
    body: `    <h1>Fahrzeuge</h1>
    <p><a href="${escaped(`${shop}#/`)}">Im Shop suchen</a></p>
    <ul>
${entries.join('\n')}
    </ul>
    <p>${others.map((other) => `<a href="${escaped(addressOf(listFile(other)))}">Seite ${other}</a>`).join(' ')}</p>`,
  });
}

try {
  const vehicles = await readStock();
  const lists = Array.from({ length: Math.max(1, Math.ceil(vehicles.length / PER_LIST)) }, (_, at) =>
    vehicles.slice(at * PER_LIST, (at + 1) * PER_LIST),
  );
  const files = new Map([
    ...vehicles.map((vehicle) => [fileOf(vehicle), vehiclePage(vehicle)]),
    ...lists.map((list, at) => [listFile(at + 1), listPage(list, at + 1, lists.length)]),
  ]);
  const addresses = [...files.keys()].map((file) => `  <url><loc>${escaped(addressOf(file))}</loc></url>`);
  mkdirSync(out, { recursive: true });
  for (const [file, text] of files) writeFileSync(join(out, file), text);
  writeFileSync(
    join(out, 'sitemap.xml'),
    `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${addresses.join('\n')}\n</urlset>\n`,
  );
  for (const file of readdirSync(out)) if (OWN_FILE.test(file) && !files.has(file)) rmSync(join(out, file));
  console.log(`${vehicles.length} Fahrzeuge in ${out}`);
} catch (error) {
  console.error(`Nichts geändert. ${error.message}`);
  process.exit(1);
}
