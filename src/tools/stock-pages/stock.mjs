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
/** Ends a platform that always names one more page. */
const MAX_PAGES = 500;
const OWN_FILE = /^(?:fahrzeug-[\w-]+|index|seite-\d+)\.html$/;
const FUELS = {
  Benzin: ['1', 'PETROL'],
  Diesel: ['2', 'DIESEL'],
  'Autogas (LPG)': ['3', 'LPG', 'AUTOGAS'],
  'Erdgas (CNG)': ['4', 'CNG', 'ERDGAS'],
  Elektro: ['5', 'ELECTRICITY'],
  'Hybrid (Benzin/Elektro)': ['6', 'HYBRID', 'HYBRID BENZIN'],
  Wasserstoff: ['7', 'HYDROGEN'],
  Ethanol: ['8', 'ETHANOL'],
  'Hybrid (Diesel/Elektro)': ['9', 'HYBRID_DIESEL', 'HYBRID DIESEL'],
  Andere: ['10', 'OTHER'],
};
const GEARBOXES = { Schaltgetriebe: ['1'], Automatik: ['2'], Andere: ['3'], Halbautomatik: ['4'] };

function readOptions() {
  const names = ['api', 'admin-id', 'shop', 'site', 'out', 'name'];
  const { values } = parseArgs({ options: Object.fromEntries(names.map((name) => [name, { type: 'string' }])) });
  const { api, 'admin-id': adminId, shop, site, out, name = 'Unsere Fahrzeuge' } = values;
  if (!api || !adminId || !shop || !site || !out)
    throw new Error('Es fehlt eine Angabe: --api, --admin-id, --shop, --site oder --out.');
  for (const address of [api, shop, site])
    if (!/^https?:\/\//.test(address) || !URL.canParse(address))
      throw new Error(`Das ist keine vollständige Adresse: ${address}`);
  return {
    api: api.replace(/\/+$/, ''),
    adminId: encodeURIComponent(adminId),
    shop: shop.split('#')[0],
    site: site.replace(/\/*$/, '/'),
    out,
    dealer: name,
  };
}

function optionsOrExit() {
  try {
    return readOptions();
  } catch (error) {
    console.error(error.message);
    process.exit(1);
  }
}
const { api, adminId, shop, site, out, dealer } = optionsOrExit();

const escaped = (text) => String(text).replace(/[&<>"']/g, (mark) => `&#${mark.charCodeAt(0)};`);
const number = (value, decimals = 0) =>
  new Intl.NumberFormat('de-DE', { maximumFractionDigits: decimals }).format(value);
const euros = (amount) => `${number(amount)} €`;
const addressOf = (file) => new URL(file === 'index.html' ? '.' : file, site).href;

// A value of the platform may be missing, null or of another type: what cannot be read is left out.
const textOf = (value) => (['string', 'number'].includes(typeof value) ? String(value).trim() : '');
const listOf = (value) => (Array.isArray(value) ? value : []);
const recordOf = (value) => (typeof value === 'object' && value !== null ? value : {});
function numberOf(value) {
  const text = textOf(value).replace(',', '.');
  return text !== '' && Number.isFinite(Number(text)) && Number(text) >= 0 ? Number(text) : undefined;
}
/** Below 10 € and in nines only it is a feed's sign for 'on request'. */
function vehiclePriceOf(value) {
  const price = numberOf(value) ?? 0;
  return price < 10 || /^9{6,}(?:\.\d+)?$/.test(String(price)) ? undefined : price;
}
const isTrue = (value) => ['true', '1'].includes(String(value).toLowerCase());
function labelOf(value, spellings) {
  const text = textOf(value);
  const [label] = Object.entries(spellings).find(([, all]) => all.includes(text.toUpperCase())) ?? [text];
  return label;
}
const dayOf = (value) => /^\d{4}-\d{2}-\d{2}/.exec(textOf(value))?.[0];
/** The platform writes UTC. */
const momentOf = (value) => {
  const text = textOf(value);
  return Date.parse(/T.*(?:Z|[+-]\d\d:?\d\d)$|^[^T]*$/i.test(text) ? text : `${text}Z`);
};
const PICTURE_FILE = /^[\w~%-][\w~%./-]*\.(?:jpe?g|png|webp|avif|gif|svg)(?:\?.*)?$/i;
/** A relative address is the platform's. */
const pictureOf = (value) => {
  const { url, type } = recordOf(value);
  const written = textOf(url).replaceAll(' ', '%20');
  const isRelative = /^\/(?!\/)./.test(written) || PICTURE_FILE.test(written);
  const address = isRelative ? new URL(written, `${api}/`).href : written;
  return /^https?:\/\//i.test(address) && textOf(type) !== '2' ? address : undefined;
};

/** Heading and marketing title without repetition: 'VW Golf' and 'Golf VIII Style' become 'VW Golf VIII Style'. */
function titleOf(heading, marketingTitle) {
  if (heading.includes(marketingTitle)) return heading;
  const ends = heading.split(/\s+/).map((_, at, words) => words.slice(at).join(' '));
  const shared = ends.find((end) => `${marketingTitle} `.startsWith(`${end} `)) ?? '';
  return `${heading} ${marketingTitle.slice(shared.length).trim()}`;
}

/** What the pages say of a vehicle; `undefined` for one without an id that can stand in an address. */
function vehicleOf(value) {
  const car = recordOf(value);
  const id = textOf(car.id);
  if (!/^[\w-]+$/.test(id)) return undefined;
  const make = textOf(car.manufacturer);
  const model = textOf(car.model);
  // Details are longer than those for cards; both belong to every offer.
  const [notes = []] = [car.enVkvInformationStringsDetails, car.enVkvInformationStringsCard]
    .map((texts) => listOf(texts).map(textOf).filter(Boolean))
    .filter((texts) => texts.length > 0);
  const hadAccident = ['ACCIDENT', 'UNFALL', 'UNFALLFAHRZEUG'].includes(textOf(car.accidentStatus).toUpperCase());
  const isDamaged = isTrue(car.isDamaged);
  return {
    id,
    make,
    model,
    notes,
    title: titleOf(textOf(car.heading) || `${make} ${model}`.trim() || 'Fahrzeug', textOf(car.marketingTitle)),
    price: vehiclePriceOf(car.publicPrice),
    isVatDeductible: isTrue(car.isVatDeductable),
    isReserved: momentOf(car.reservedUntil) >= Date.now(),
    damage: hadAccident ? (isDamaged ? 'Unfallschaden' : 'Unfallfahrzeug') : isDamaged ? 'Beschädigt' : '',
    condition: textOf(car.usedConditionType),
    registered: dayOf(car.initialRegistration),
    // Nothing counts the kilometres of a trailer.
    mileage: textOf(car.carType) === 'ANHAENGER' ? numberOf(car.mileAge) || undefined : numberOf(car.mileAge),
    power: numberOf(car.enginePower) || undefined,
    fuel: labelOf(car.fuelType, FUELS),
    gearbox: labelOf(car.gearBoxType, GEARBOXES),
    colour: textOf(car.varnishColor),
    doors: numberOf(car.doorsCount) || undefined,
    seats: numberOf(car.seatsCount) || undefined,
    city: textOf(recordOf(recordOf(car.carDealerLocation).address).city),
    vin: textOf(car.vin),
    stockNumber: textOf(car.internalId),
    pictures: listOf(car.images).map(pictureOf).filter(Boolean),
  };
}

/** Answer of the platform and the number of its pages. */
async function read(path) {
  const answer = await fetch(`${api}${path}`, { signal: AbortSignal.timeout(30_000) }).catch((error) => {
    throw new Error(`Die Plattform antwortet nicht (${error.cause?.message ?? error.message}).`);
  });
  if (!answer.ok) throw new Error(`Die Plattform antwortet mit ${answer.status}.`);
  const content = await answer.json().catch(() => undefined);
  if (typeof content !== 'object' || content === null) throw new Error('Die Antwort der Plattform ist nicht lesbar.');
  let pagination;
  try {
    pagination = JSON.parse(answer.headers.get('x-pagination') ?? '{}');
  } catch {
    // Pages are read until one is not full.
  }
  return { content, pages: numberOf(recordOf(pagination).TotalPages) };
}

/** All vehicles for sale, page by page, and whether the shop is for companies, which see net prices first. */
async function readStock() {
  const settings = await read(`/v2/vehicle-dealer/${adminId}/vehicle-dealer-settings`);
  // By id, because a vehicle may move to the next page while they are read.
  const vehicles = new Map();
  let count = 0;
  for (let page = 1; page <= MAX_PAGES; page += 1) {
    const query = new URLSearchParams({ isValidForSale: true, orderBy: 'price', pageNumber: page, pageSize: PER_LIST });
    const { content, pages } = await read(`/cardealeradmin/${adminId}/cars/property-values-extended?${query}`);
    if (!Array.isArray(content.cars)) throw new Error('Die Antwort der Plattform enthält keine Fahrzeuge.');
    const before = vehicles.size;
    for (const vehicle of content.cars.map(vehicleOf)) if (vehicle) vehicles.set(vehicle.id, vehicle);
    count += content.cars.length;
    if (vehicles.size === before || (pages ? page >= pages : content.cars.length < PER_LIST)) break;
  }
  if (count > 0 && vehicles.size === 0) throw new Error('Keines der Fahrzeuge ist lesbar.');
  return { vehicles: [...vehicles.values()], isForCompanies: isTrue(settings.content.isB2BShop) };
}

const fileOf = ({ id }) => `fahrzeug-${id}.html`;
/** In the shop only the id decides; the readable part may be anything. */
const inShop = ({ id }) => `${shop}#/angebote-x/${id}`;

function priceOf({ price, isVatDeductible }, isForCompanies) {
  if (price === undefined) return 'Preis auf Anfrage';
  if (!isVatDeductible) return `${euros(price)}, Differenzbesteuert gemäß §25a UStG.`;
  const net = `${euros((price * 100) / 119)} netto`;
  const amounts = isForCompanies ? `${net}, ${euros(price)} brutto` : `${euros(price)}, ${net}`;
  return `${amounts}, inkl. 19% MwSt. (ausweisbar)`;
}

const factsOf = ({ isReserved, damage, condition, registered, mileage, power, fuel, gearbox, city }) =>
  [
    isReserved && 'Reserviert',
    damage,
    condition,
    registered && `EZ ${registered.slice(5, 7)}/${registered.slice(0, 4)}`,
    mileage !== undefined && `${number(mileage)} km`,
    power && `${number(power, 2)} kW (${number(Math.round(power * 1.35962))} PS)`,
    fuel,
    gearbox,
    city,
  ].filter(Boolean);

/** Missing values are left out by `JSON.stringify`. */
function structuredDataOf(vehicle) {
  const url = addressOf(fileOf(vehicle));
  const quantity = (value, unitCode) => value !== undefined && { '@type': 'QuantitativeValue', value, unitCode };
  const power = quantity(vehicle.power, 'KWT');
  return {
    '@context': 'https://schema.org',
    '@type': ['Product', 'Car'],
    name: vehicle.title,
    url,
    sku: vehicle.stockNumber || undefined,
    vehicleIdentificationNumber: vehicle.vin || undefined,
    brand: vehicle.make ? { '@type': 'Brand', name: vehicle.make } : undefined,
    model: vehicle.model || undefined,
    image: vehicle.pictures.length > 0 ? vehicle.pictures : undefined,
    itemCondition: `https://schema.org/${vehicle.condition === 'Neuwagen' ? 'New' : 'Used'}Condition`,
    mileageFromOdometer: quantity(vehicle.mileage, 'KMT') || undefined,
    dateVehicleFirstRegistered: vehicle.registered,
    fuelType: vehicle.fuel || undefined,
    vehicleTransmission: vehicle.gearbox || undefined,
    vehicleEngine: power ? { '@type': 'EngineSpecification', enginePower: power } : undefined,
    color: vehicle.colour || undefined,
    numberOfDoors: vehicle.doors,
    vehicleSeatingCapacity: vehicle.seats,
    offers:
      vehicle.price === undefined
        ? undefined
        : {
            '@type': 'Offer',
            price: vehicle.price,
            priceCurrency: 'EUR',
            availability: `https://schema.org/${vehicle.isReserved ? 'LimitedAvailability' : 'InStock'}`,
            url,
            seller: { '@type': 'AutoDealer', name: dealer },
          },
  };
}

function pageOf({ file, title, description, picture, data, body }) {
  const preview = { title, description, url: addressOf(file), ...(picture && { image: picture }) };
  return `<!doctype html>
<html lang="de">
  <head>
    <meta charset="utf-8" />
    <meta name="viewport" content="width=device-width, initial-scale=1" />
    <title>${escaped(title)}</title>
    <meta name="description" content="${escaped(description)}" />
    <link rel="canonical" href="${escaped(addressOf(file))}" />
    ${Object.entries(preview)
      .map(([name, content]) => `<meta property="og:${name}" content="${escaped(content)}" />`)
      .join('\n    ')}
    <script type="application/ld+json">${JSON.stringify(data).replaceAll('<', '\\u003c')}</script>
  </head>
  <body>
${body}
  </body>
</html>
`;
}

function vehiclePage(vehicle, isForCompanies) {
  const { title, notes } = vehicle;
  const price = priceOf(vehicle, isForCompanies);
  const [picture] = vehicle.pictures;
  return pageOf({
    file: fileOf(vehicle),
    title: `${title} | ${dealer}`,
    description: [title, price, ...factsOf(vehicle)].join(', '),
    picture,
    data: structuredDataOf(vehicle),
    body: `    <p><a href="${escaped(addressOf('index.html'))}">Alle Fahrzeuge</a></p>
    <h1>${escaped(title)}</h1>
    ${picture ? `<img src="${escaped(picture)}" alt="${escaped(title)}" width="640" />` : ''}
    <p>${escaped(price)}</p>
    <ul>${factsOf(vehicle)
      .map((fact) => `<li>${escaped(fact)}</li>`)
      .join('')}</ul>
    ${notes.map((text) => `<p>${escaped(text)}</p>`).join('')}
    <p><a href="${escaped(inShop(vehicle))}">Im Shop ansehen, anfragen oder kaufen</a></p>`,
  });
}

const listFile = (page) => (page === 1 ? 'index.html' : `seite-${page}.html`);

function listPage(vehicles, page, pages, isForCompanies) {
  const entries = vehicles.map((vehicle) => {
    const link = `<a href="${escaped(addressOf(fileOf(vehicle)))}">${escaped(vehicle.title)}</a>`;
    const facts = [priceOf(vehicle, isForCompanies), ...factsOf(vehicle)].join(', ');
    return `      <li>${link}: ${escaped([facts, ...vehicle.notes].join(' '))}</li>`;
  });
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

function writeStock({ vehicles, isForCompanies }) {
  const lists = Array.from({ length: Math.max(1, Math.ceil(vehicles.length / PER_LIST)) }, (_, at) =>
    vehicles.slice(at * PER_LIST, (at + 1) * PER_LIST),
  );
  const files = new Map([
    ...vehicles.map((vehicle) => [fileOf(vehicle), vehiclePage(vehicle, isForCompanies)]),
    ...lists.map((list, at) => [listFile(at + 1), listPage(list, at + 1, lists.length, isForCompanies)]),
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
}

let stock;
try {
  stock = await readStock();
} catch (error) {
  console.error(`Nichts geändert. ${error.message}`);
  process.exit(1);
}
try {
  writeStock(stock);
} catch (error) {
  console.error(`Nicht alles geschrieben. ${error.message}`);
  process.exit(1);
}
