import { readTypedNumber } from '../../../lib/typedNumber';
import type { ManagedProduct } from '../../../domain/products/product';
import { paymentFrequencies } from '../../../domain/products/productType';
import type { CsvImport } from '../../engine/changes/csvPlans';
import type { ProductValues } from './productForm';

/** Names in a cell; unchanged cells are never split, so that a comma in a name does no harm. */
const names = (text: string) =>
  text
    .split(/[,\n]/)
    .map((name) => name.trim())
    .filter((name) => name !== '');

const price = (text: string): Partial<ProductValues> | string => {
  if (text === '') return { price: '' };
  const amount = readTypedNumber(text);
  return amount === undefined || amount < 0 ? `„${text}“ ist kein Preis.` : { price: String(amount).replace('.', ',') };
};

export const productImport: CsvImport<ManagedProduct, ProductValues> = {
  idHeader: 'Produkt-ID',
  dayHeader: 'Stand',
  alsoBy: [
    { header: 'Artikelnummer', text: ({ articleNumber }) => articleNumber },
    { header: 'Name', text: ({ name }) => name },
  ],
  columns: {
    Name: (name) => ({ name }),
    Artikelnummer: (articleNumber) => ({ articleNumber }),
    Beschreibung: (description) => ({ description }),
    Preis: (text) => price(text.replace(/^ohne Preis$/i, '')),
    'Preis (EUR)': price,
    Zahlungsweise: (text) => {
      const key = paymentFrequencies.keys.find(
        (each) => paymentFrequencies.label(each).toLowerCase() === text.toLowerCase(),
      );
      return key === undefined ? `„${text}“ gibt es nicht. Möglich: Einmalig, Monatlich.` : { frequency: key };
    },
    Marken: (text, { relatedModels }) => {
      const relatedManufacturers = names(text);
      const isForAll = relatedManufacturers.length === 0 && relatedModels.length === 0;
      return { relatedManufacturers, relation: isForAll ? 'all' : 'some' };
    },
    Modelle: (text) => ({ relatedModels: names(text), relation: 'some' }),
  },
};
