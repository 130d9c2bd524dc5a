import { expect, it } from 'vitest';
import { financingProviders } from '../../../src/domain/enums/financingProvider';
import { fuelTypes } from '../../../src/domain/enums/fuelType';
import { gearboxTypes } from '../../../src/domain/enums/gearboxType';
import { settingsPaymentTypes } from '../../../src/domain/tenant/settings';
import { paymentFrequencies, productTypes } from '../../../src/domain/products/productType';
import { tradeInResultTypes } from '../../../src/domain/trade-in/tradeIn';

it.each([
  ['fuel', fuelTypes, 'petrol diesel lpg cng electric hybridPetrol hydrogen ethanol hybridDiesel other'],
  ['gearbox', gearboxTypes, 'manual automatic other semiAutomatic'],
  ['bank', financingProviders, 'BDK SANTANDER VW CREDITPLUS MBB TFS BANK11 RENAULT - BMW VIRTUAL NONE VW_ERNST'],
  [
    'payment option',
    settingsPaymentTypes,
    'advanceTransfer bezahlDe directOnline atCarDealer creditPlus oneTimeTransfer depositTransfer - bank11 renault',
  ],
  ['product', productTypes, 'warranty physicalProduct service insurance handOver pickup delivery other'],
  ['payment of a product', paymentFrequencies, 'once monthly'],
  ['result of a trade-in', tradeInResultTypes, 'normal nonDigital nonCalculable'],
])('reads the numbers of the wire, from 1 on: %s', (_, { parse }, names) => {
  const read = Array.from({ length: 14 }, (__, at) => parse(at + 1)).map((name) => name ?? '-');
  expect(read.join(' ').replace(/(?: -)+$/, '')).toBe(names);
});
