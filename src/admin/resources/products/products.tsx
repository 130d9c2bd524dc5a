import Copy from 'lucide-react/icons/copy';
import Package from 'lucide-react/icons/package';
import Lock from 'lucide-react/icons/lock';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import type { WriteOptions } from '../../../api/admin/crud';
import { deleteFiles, uploadFiles } from '../../../api/admin/files';
import { productsApi } from '../../../api/admin/products';
import type { Platform } from '../../../api/platform';
import { readDecimal } from '../../../domain/dealer/rules';
import { productTypes, paymentFrequencies } from '../../../domain/order/productType';
import type { ManagedProduct } from '../../../domain/order/product';
import { fitsVehicle } from '../../../domain/order/productMatch';
import type { TradeInManufacturer } from '../../../domain/trade-in/vehicleInfo';
import { carTypes } from '../../../domain/vehicle/enums/carType';
import type { Vehicle } from '../../../domain/vehicle/vehicle';
import type { Enumeration, EnumerationEntry } from '../../../lib/enumeration';
import { formatAmount, formatNumber, toPs } from '../../../lib/format';
import { usePlatform } from '../../../state/shopContext';
import { Avatar } from '../../engine/Avatar';
import { defineResource } from '../../engine/defineResource';
import { FOR_STAFF } from '../../page';
import { manufacturersQuery, stockQuery } from '../../stock';
import {
  checkProduct,
  hasFitments,
  hasHandOver,
  productEntries,
  type ProductOutput,
  type ProductValues,
} from './productForm';
import { CoverageControl, ModelsControl, VehiclesControl } from './RelationControls';

/** What a product's relations refer to. */
export interface ProductRelated {
  stock: readonly Vehicle[];
  manufacturers: readonly TradeInManufacturer[];
}

const LOCKED = 'Dieses Produkt wird vom System verwaltet und kann nicht geändert werden.';
const lockOf = ({ isImmutable }: ManagedProduct) => (isImmutable ? LOCKED : undefined);

const choicesOf = <Table extends Record<string, EnumerationEntry>>({ keys, label }: Enumeration<Table>) =>
  keys.map((key) => ({ value: key, label: label(key) }));

/** 'Gilt für' of one row; counted for the rows of a page only. */
function coverageText(product: ManagedProduct, stock: readonly Vehicle[]): string {
  if (product.isRelatedToAllCars && product.carTypes.length === 0) return 'Alle';
  const count = stock.filter((car) => fitsVehicle(product, car)).length;
  return `${formatNumber(count)} ${count === 1 ? 'Fahrzeug' : 'Fahrzeuge'}`;
}

/** Sends the product once its new pictures are there; those of a product that was refused are taken away again. */
async function withPictures<Answer>(
  platform: Platform,
  { product, images }: ProductOutput,
  options: WriteOptions | undefined,
  send: (write: Parameters<typeof productsApi.create>[1]) => Promise<Answer>,
): Promise<Answer> {
  const files = images.flatMap(({ file }) => file ?? []);
  const uploaded = files.length > 0 ? await uploadFiles(platform, 'CrossSellingProductImage', files, options) : [];
  const addresses = [...uploaded];
  const all = images.flatMap(({ file, url }) => (file ? addresses.splice(0, 1) : (url ?? [])));
  try {
    return await send({ ...product, images: all });
  } catch (error) {
    if (uploaded.length > 0) await deleteFiles(platform, 'CrossSellingProductImage', uploaded).catch(() => undefined);
    throw error;
  }
}

function useProductRelated(): ProductRelated {
  const platform = usePlatform();
  const stock = useQuery(stockQuery(platform)).data;
  const manufacturers = useQuery(manufacturersQuery(platform)).data;
  return useMemo(() => ({ stock: stock ?? [], manufacturers: manufacturers ?? [] }), [stock, manufacturers]);
}

/** '85 kW sind 116 PS.', of what is typed; else of an example. */
function psText(typed: string): string {
  const kilowatts = readDecimal(typed);
  const shown = kilowatts !== undefined && kilowatts > 0 ? kilowatts : 100;
  return `${formatNumber(shown)} kW sind ${formatNumber(toPs(shown))} PS.`;
}

const power = (name: 'relatedMinEnginePower' | 'relatedMaxEnginePower', label: string) =>
  ({
    name,
    label,
    width: 'half',
    hint: (values: ProductValues) => psText(values[name]),
    control: { kind: 'text', inputMode: 'numeric', suffix: 'kW' },
  }) as const;
const day = (name: 'relatedCarFirstRegistrationDateStart' | 'relatedCarFirstRegistrationDateEnd', label: string) =>
  ({ name, label, width: 'half', hint: 'TT.MM.JJJJ', control: { kind: 'date' } }) as const;
const isForSome = ({ relation }: ProductValues) => relation === 'some';

/** What can be ordered with a vehicle (admin 2, 3 and 5). Products of the accessories navigator are not shown. */
export const products = defineResource<ManagedProduct, ProductValues, ProductOutput, ProductRelated>({
  page: 'cross-selling',
  title: 'Crossselling-Produkte',
  sentence: 'Zubehör, Services, Versicherungen und Übergabe im Bestellablauf.',
  group: 'sales',
  icon: <Package />,
  isOnboarding: true,
  rights: FOR_STAFF,
  queryName: 'products',
  calls: {
    list: productsApi.list,
    create: (platform, output, options) =>
      withPictures(platform, output, options, (write) => productsApi.create(platform, write, options)),
    update: (platform, id, output, options) =>
      withPictures(platform, output, options, (write) => productsApi.update(platform, id, write, options)),
    remove: productsApi.remove,
  },
  useRelated: useProductRelated,
  isShown: ({ isFromNavigator }) => !isFromNavigator,
  searchedIn: 'Name, Typ, Artikelnummer, Beschreibung',
  searchTexts: ({ description }) => [description],
  nameOf: ({ name }) => name,
  hasSelection: true,
  columns: [
    {
      id: 'name',
      header: 'Name',
      priority: 1,
      text: ({ name }) => name,
      cell: ({ name, images, isImmutable }) => (
        <>
          <Avatar name={name} url={images[0]} isSquare />
          <span>{name}</span>
          {isImmutable ? <Lock aria-label="Vom System verwaltet" /> : null}
        </>
      ),
      sort: true,
    },
    { id: 'typ', header: 'Typ', priority: 1, text: ({ type }) => productTypes.label(type), sort: true },
    {
      id: 'preis',
      header: 'Preis',
      priority: 1,
      isEnd: true,
      text: ({ price }) => (price === undefined ? 'ohne Preis' : formatAmount(price)),
      note: ({ frequency, price }) => (frequency === 'monthly' && price !== undefined ? 'monatlich' : undefined),
      sort: ({ price }) => price,
    },
    {
      id: 'gilt-fuer',
      header: 'Gilt für',
      priority: 2,
      text: ({ isRelatedToAllCars }) => (isRelatedToAllCars ? 'Alle' : 'Bestimmte'),
      cell: (row, { stock }) => coverageText(row, stock),
    },
    {
      id: 'artikelnummer',
      header: 'Artikelnummer',
      priority: 3,
      text: ({ articleNumber }) => articleNumber,
      sort: true,
    },
    {
      id: 'lieferzeit',
      header: 'Lieferzeit',
      priority: 4,
      text: ({ deliveryTimeInDays: days }) =>
        days === undefined ? undefined : `${days} ${days === 1 ? 'Tag' : 'Tage'}`,
      sort: ({ deliveryTimeInDays: days }) => days,
    },
  ],
  csv: [
    { header: 'Beschreibung', text: ({ description }) => description },
    { header: 'Preis (EUR)', text: ({ price }) => price },
    { header: 'Zahlungsweise', text: ({ frequency }) => paymentFrequencies.label(frequency) },
    { header: 'Marken', text: ({ relatedManufacturers }) => relatedManufacturers.join(', ') },
    { header: 'Modelle', text: ({ relatedModels }) => relatedModels.join(', ') },
  ],
  filters: [
    { id: 'typ', label: 'Typ', options: () => choicesOf(productTypes), valuesOf: ({ type }) => [type] },
    {
      id: 'zahlung',
      label: 'Zahlungsweise',
      options: () => choicesOf(paymentFrequencies),
      valuesOf: ({ frequency }) => [frequency],
    },
    {
      id: 'fahrzeugart',
      label: 'Fahrzeugart',
      options: () => choicesOf(carTypes),
      valuesOf: ({ carTypes: types }) => (types.length === 0 ? carTypes.keys : types),
    },
  ],
  lock: lockOf,
  actions: [
    {
      label: 'Kopieren',
      name: ({ name }) => `„${name}“ kopieren`,
      icon: <Copy />,
      isInRow: true,
      lock: lockOf,
      run: (row, { copy }) => copy({ ...row, name: `${row.name} (Kopie)` }),
    },
  ],
  form: {
    width: 760,
    hasSaveAndNew: true,
    entries: productEntries,
    check: checkProduct,
    sections: [
      {
        title: 'Produkt',
        fields: [
          { name: 'name', label: 'Name', isRequired: true, control: { kind: 'text' } },
          {
            name: 'type',
            label: 'Typ',
            isRequired: true,
            width: 'half',
            control: { kind: 'select', options: () => choicesOf(productTypes) },
          },
          { name: 'articleNumber', label: 'Artikelnummer', width: 'half', control: { kind: 'text' } },
          { name: 'description', label: 'Beschreibung', isRequired: true, control: { kind: 'area' } },
        ],
      },
      {
        title: 'Preis',
        fields: [
          {
            name: 'price',
            label: 'Preis',
            width: 'half',
            hint: 'inkl. MwSt. Ohne Preis wird das Produkt nur unverbindlich angefragt.',
            control: { kind: 'text', inputMode: 'decimal', suffix: '€' },
          },
          {
            name: 'frequency',
            label: 'Zahlungsweise',
            isRequired: true,
            width: 'half',
            control: { kind: 'select', options: () => choicesOf(paymentFrequencies) },
          },
        ],
      },
      {
        title: 'Bilder',
        fields: [
          {
            name: 'images',
            label: 'Bilder',
            control: { kind: 'files', upload: 'image', frame: 'product', wanted: 'Am besten 1200 × 900 Pixel (4:3)' },
          },
        ],
      },
      {
        title: 'Gilt für',
        fields: [
          {
            name: 'relation',
            label: 'Fahrzeuge',
            control: {
              kind: 'radio',
              options: () => [
                { value: 'all', label: 'Alle Fahrzeuge' },
                { value: 'some', label: 'Bestimmte Fahrzeuge' },
              ],
            },
          },
          {
            name: 'carTypes',
            label: 'Fahrzeugarten',
            control: { kind: 'checks', empty: 'Alle Fahrzeugarten', options: () => choicesOf(carTypes) },
          },
          {
            name: 'relatedManufacturers',
            label: 'Marken',
            when: isForSome,
            hint: 'Bei mehreren Marken genügt Marke oder Modell.',
            control: {
              kind: 'checks',
              empty: 'Alle Marken',
              options: ({ manufacturers }) => manufacturers.map(({ name }) => ({ value: name, label: name })),
            },
          },
          {
            name: 'relatedModels',
            label: 'Modelle',
            when: isForSome,
            control: { kind: 'own', Control: ModelsControl },
          },
          { ...power('relatedMinEnginePower', 'Leistung von'), when: isForSome },
          { ...power('relatedMaxEnginePower', 'Leistung bis'), when: isForSome },
          { ...day('relatedCarFirstRegistrationDateStart', 'Erstzulassung von'), when: isForSome },
          { ...day('relatedCarFirstRegistrationDateEnd', 'Erstzulassung bis'), when: isForSome },
          {
            name: 'relatedCarIds',
            label: 'Einzelne Fahrzeuge',
            when: isForSome,
            hint: 'Fehlt einem Fahrzeug eine Angabe, gilt die Grenze als eingehalten.',
            control: { kind: 'own', Control: VehiclesControl },
          },
          { name: 'relation', label: 'Abdeckung', control: { kind: 'own', Control: CoverageControl } },
        ],
      },
      {
        title: 'Übergabe',
        when: hasHandOver,
        fields: [
          {
            name: 'deliveryTimeInDays',
            label: 'Lieferzeit',
            hint: 'Pflicht beim Typ „Übergabe“.',
            width: 'short',
            control: { kind: 'text', inputMode: 'numeric', suffix: 'Tage' },
          },
          {
            name: 'minHandoverAtPickup',
            label: 'Frühester Termin Abholung',
            width: 'half',
            hint: 'TT.MM.JJJJ',
            control: { kind: 'date' },
          },
          {
            name: 'minHandoverAtDelivery',
            label: 'Frühester Termin Lieferung',
            width: 'half',
            hint: 'TT.MM.JJJJ',
            control: { kind: 'date' },
          },
        ],
      },
      {
        title: 'Passend zu',
        when: hasFitments,
        text: 'Wozu das Zubehör passt, eine Angabe je Zeile.',
        fields: [{ name: 'fitments', label: 'Passend zu', control: { kind: 'texts', addLabel: 'Angabe hinzufügen' } }],
      },
    ],
  },
  texts: {
    create: 'Produkt anlegen',
    edit: 'Produkt bearbeiten',
    created: 'Produkt erstellt',
    saved: 'Änderung gespeichert',
    remove: 'Produkt löschen',
    removal: ({ name }) => `„${name}“ wird gelöscht und kann nicht mehr bestellt werden. Frühere Bestellungen bleiben.`,
  },
});
