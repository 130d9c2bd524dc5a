import Copy from 'lucide-react/icons/copy';
import Lock from 'lucide-react/icons/lock';
import Package from 'lucide-react/icons/package';
import type { Read } from '../../../api/admin/crud';
import { productsApi } from '../../../api/admin/products';
import type { ManagedProduct } from '../../../domain/order/product';
import { paymentFrequencies, productTypes } from '../../../domain/order/productType';
import { carTypes } from '../../../domain/vehicle/enums/carType';
import { formatAmount } from '../../../lib/format';
import { Avatar } from '../../engine/Avatar';
import { choicesOf } from '../../engine/form/choicesOf';
import { defineResource } from '../../engine/defineResource';
import { useStock, type Stock } from '../../stock';
import { BulkChange } from './BulkChange';
import { isForAll, MatchingVehicleCount } from './MatchingVehicleCount';
import { checkProduct, productEntries, type ProductOutput, type ProductValues } from './productForm';
import { productCsv } from './productCsv';
import { productSections } from './productSections';
import { withPictures } from './withPictures';

const LOCKED = 'Dieses Produkt wird vom System verwaltet und kann nicht geändert werden.';
const lockOf = ({ isImmutable }: ManagedProduct) => (isImmutable ? LOCKED : undefined);

/**
 * Products to order with a vehicle, without those of the accessories
 * navigator.
 */
export const products = defineResource<Read<ManagedProduct>, ProductValues, ProductOutput, Stock>({
  page: 'cross-selling',
  title: 'Crossselling-Produkte',
  plainName: 'Zubehör und Leistungen',
  sentence: 'Zubehör, Services, Versicherungen und Übergabe im Bestellablauf.',
  group: 'sales',
  icon: <Package />,
  isOnboarding: true,
  queryName: 'products',
  calls: {
    list: productsApi.list,
    create: (platform, output, options) =>
      withPictures(platform, output, options, (write) => productsApi.create(platform, write, options)),
    update: (platform, id, output, options) =>
      withPictures(platform, output, options, (write) => productsApi.update(platform, id, write, options)),
    remove: productsApi.remove,
  },
  restore: (platform, { wire, ...row }) => productsApi.create(platform, { ...row, base: wire }),
  isUndoable: true,
  Bulk: BulkChange,
  csvImport: productCsv,
  isShown: ({ isFromNavigator }) => !isFromNavigator,
  searchedIn: 'Name, Typ, Artikelnummer, Beschreibung',
  searchTexts: ({ description }) => [description],
  nameOf: ({ name }) => name,
  found: ({ type, articleNumber }) => ({
    note: [productTypes.label(type), articleNumber].filter(Boolean).join(' · '),
    texts: [],
  }),
  // For 'Gilt für': one subscription instead of one in each row.
  useRelated: (rows) => useStock(!rows.every(isForAll)),
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
      priority: 3,
      text: ({ isRelatedToAllCars }) => (isRelatedToAllCars ? 'Alle' : 'Bestimmte'),
      cell: (row, stock) => <MatchingVehicleCount product={row} stock={stock} />,
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
    { header: 'Produkt-ID', text: ({ id }) => id },
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
    series: { label: 'Speichern und neu' },
    entries: productEntries,
    check: checkProduct,
    sections: productSections,
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
