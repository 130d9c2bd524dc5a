import Copy from 'lucide-react/icons/copy';
import Lock from 'lucide-react/icons/lock';
import Package from 'lucide-react/icons/package';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useLocation } from 'react-router-dom';
import * as z from 'zod/mini';
import type { Read } from '../../../api/admin/crud';
import { productsApi } from '../../../api/admin/products';
import { managedProductSchema, type ManagedProduct } from '../../../domain/products/product';
import { paymentFrequencies, productTypes } from '../../../domain/products/productType';
import { carTypes } from '../../../domain/enums/carType';
import { formatAmount, formatNumber } from '../../../lib/format';
import { formatDate } from '../../../lib/dates/formatDate';
import { useNow, usePlatform } from '../../../state/shopContext';
import { useIsAtLeast } from '../../../ui/layout/shopSize';
import { Avatar } from '../../engine/Avatar';
import { choicesOf } from '../../engine/entryForm';
import { ImportButton } from '../../engine/changes/ImportButton';
import type { Rows, Columns, CsvColumn } from '../../engine/entry';
import { FormSheet } from '../../engine/form/FormSheet';
import { ListPage } from '../../engine/list/ListPage';
import { TABLE_WIDTH } from '../../engine/list/listWidth';
import { rowsQuery } from '../../engine/list/rowsQuery';
import { useList } from '../../engine/list/useList';
import type { SettingsPage } from '../../page';
import { FoundRows } from '../../search/FoundRows';
import { useStock, type Stock } from '../../stock';
import { BulkChange } from './BulkChange';
import { PriceCell } from './PriceCell';
import { ProductFields } from './ProductFields';
import { productForm } from './productForm';
import { productImport } from './productImport';
import { fitsVehicle } from '../../../domain/products/productMatch';

const LOCKED = 'Dieses Produkt wird vom System verwaltet und kann nicht geändert werden.';
const lockOf = ({ isImmutable }: ManagedProduct) => (isImmutable ? LOCKED : undefined);

/** The hand-over that every house has: a shop without one takes no order. */
const pickup = () =>
  z.parse(managedProductSchema, {
    id: 'abholung',
    name: 'Abholung im Autohaus',
    description: 'Sie holen Ihr Fahrzeug bei uns ab und bekommen alles gezeigt.',
    price: 0,
    productType: 'VehiclePickup',
    paymentType: 1,
    isRelatedToAllCars: true,
  });

/** 'Zubehör · WR-17-205' */
const kindOf = ({ type, articleNumber }: Pick<ManagedProduct, 'type' | 'articleNumber'>) =>
  [productTypes.label(type), articleNumber].filter(Boolean).join(' · ');

export const productRows: Rows<Read<ManagedProduct>> = {
  queryName: 'products',
  calls: productsApi,
  isShown: ({ isFromNavigator }) => !isFromNavigator,
  searchedIn: 'Name, Typ, Artikelnummer',
  searchTexts: ({ description, ...row }) => [kindOf(row), description],
  nameOf: ({ name }) => name,
  hit: (row) => ({ note: kindOf(row), texts: [] }),
  filters: [
    { id: 'typ', label: 'Typ', options: choicesOf(productTypes), valuesOf: ({ type }) => [type] },
    {
      id: 'zahlung',
      label: 'Zahlungsweise',
      options: choicesOf(paymentFrequencies),
      valuesOf: ({ frequency }) => [frequency],
    },
    {
      id: 'fahrzeugart',
      label: 'Fahrzeugart',
      options: choicesOf(carTypes),
      valuesOf: ({ carTypes: types }) => (types.length === 0 ? carTypes.keys : types),
    },
  ],
  hasSelection: true,
  lock: lockOf,
};

const priceText = ({ price }: ManagedProduct) => (price === undefined ? 'ohne Preis' : formatAmount(price));
const wholePrice = (row: ManagedProduct) =>
  row.frequency === 'monthly' && row.price !== undefined ? `${priceText(row)} monatlich` : priceText(row);

export const productColumns = (stock: Stock): Columns<Read<ManagedProduct>> => [
  {
    id: 'name',
    header: 'Name',
    priority: 1,
    text: ({ name }) => name,
    picture: ({ name, images }) => <Avatar name={name} url={images[0]} isSquare />,
    cell: ({ name, isImmutable }) => (
      <>
        <span className="list-text">{name}</span>
        {isImmutable ? <Lock aria-label="Vom System verwaltet" /> : null}
      </>
    ),
    note: kindOf,
    sort: true,
  },
  {
    id: 'preis',
    header: 'Preis',
    priority: 1,
    isEnd: true,
    text: priceText,
    cell: (row) => {
      const text = wholePrice(row);
      return row.isImmutable ? <span>{text}</span> : <PriceCell source={productRows} row={row} text={text} />;
    },
    sort: ({ price }) => price,
  },
  {
    id: 'gilt-fuer',
    header: 'Gilt für',
    priority: 3,
    text: ({ isRelatedToAllCars }) => (isRelatedToAllCars ? 'Alle' : 'Bestimmte'),
    cell: (row) => <MatchingVehicleCount product={row} stock={stock} />,
  },
  {
    id: 'lieferzeit',
    header: 'Lieferzeit',
    priority: 4,
    text: ({ deliveryTimeInDays: days }) => (days === undefined ? undefined : `${days} ${days === 1 ? 'Tag' : 'Tage'}`),
    sort: ({ deliveryTimeInDays: days }) => days,
  },
];

/** @param day of the export, by which an old file is known when it is read back */
const productCsv = (day: Date): readonly CsvColumn<ManagedProduct>[] => [
  { header: 'Produkt-ID', text: ({ id }) => id },
  { header: 'Typ', text: ({ type }) => productTypes.label(type) },
  { header: 'Artikelnummer', text: ({ articleNumber }) => articleNumber },
  { header: 'Beschreibung', text: ({ description }) => description },
  { header: 'Preis (EUR)', text: ({ price }) => price },
  { header: 'Zahlungsweise', text: ({ frequency }) => paymentFrequencies.label(frequency) },
  { header: 'Marken', text: ({ relatedManufacturers }) => relatedManufacturers.join(', ') },
  { header: 'Modelle', text: ({ relatedModels }) => relatedModels.join(', ') },
  { header: productImport.dayHeader, text: () => formatDate(day) },
];

export const products: SettingsPage = {
  page: 'cross-selling',
  title: 'Crossselling-Produkte',
  plainName: 'Zubehör und Leistungen',
  sentence: 'Zubehör, Services, Versicherungen und Übergabe im Bestellablauf.',
  empty: 'Was Sie anlegen, können Kunden zu ihrem Fahrzeug bestellen.',
  group: 'sales',
  icon: <Package />,
  isOnboarding: true,
  Page: Products,
  FoundRows: (props) => <FoundRows of={products} source={productRows} {...props} />,
};

function Products() {
  const { data = [] } = useQuery(rowsQuery(productRows, usePlatform()));
  // One subscription for 'Gilt für' instead of one in each row.
  const stock = useStock(!data.every(isForAll));
  const hasSpreadsheets = useIsAtLeast(TABLE_WIDTH);
  const now = useNow();
  const columns = useMemo(() => productColumns(stock), [stock]);
  const list = useList(products, productRows, {
    columns,
    csv: productCsv(now()),
    form: productForm,
    create: 'Produkt anlegen',
    removal: {
      label: 'Produkt löschen',
      text: ({ name }) => `„${name}“ wird gelöscht und kann nicht mehr bestellt werden. Frühere Bestellungen bleiben.`,
      restore: (platform, { wire, ...row }) => productsApi.create(platform, { ...row, base: wire }),
    },
  });
  return (
    <ListPage
      list={list}
      actions={(row) => [
        {
          label: 'Kopieren',
          inRow: `„${row.name}“ kopieren`,
          weight: 'minor',
          icon: <Copy />,
          reason: lockOf(row),
          onPress: () => list.entry.copy({ ...row, name: `${row.name} (Kopie)` }),
        },
      ]}
      tools={
        list.deeds.canEdit && hasSpreadsheets ? (
          <ImportButton list={list} form={productForm} csvImport={productImport} />
        ) : null
      }
      bulk={(rows, onClose) => <BulkChange list={list} rows={rows} onClose={onClose} />}
    >
      <FormSheet
        list={list}
        form={productForm}
        title="Produkt bearbeiten"
        isWide
        created="Produkt erstellt"
        saved="Änderung gespeichert"
        series={{ label: 'Speichern und neu' }}
        template={useLocation().search.includes('art=abholung') ? pickup() : undefined}
      >
        {(form, values) => <ProductFields form={form} values={values} />}
      </FormSheet>
    </ListPage>
  );
}

interface MatchingVehicleCountProps {
  product: ManagedProduct;
  stock: Stock;
}

const isForAll = ({ isRelatedToAllCars, carTypes }: ManagedProduct) => isRelatedToAllCars && carTypes.length === 0;

function MatchingVehicleCount({ product, stock }: MatchingVehicleCountProps) {
  const isAll = isForAll(product);
  const count = useMemo(
    () => (isAll ? undefined : stock?.filter((car) => fitsVehicle(product, car)).length),
    [isAll, product, stock],
  );
  if (isAll) return 'Alle';
  if (count !== undefined) return `${formatNumber(count)}\u00A0${count === 1 ? 'Fahrzeug' : 'Fahrzeuge'}`;
  // Reserves the width of a number, so that the columns do not move.
  return (
    <span aria-hidden="true" style={{ visibility: 'hidden' }}>
      {'000\u00A0Fahrzeuge'}
    </span>
  );
}
