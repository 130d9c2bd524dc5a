/** What tabs, calculators and checkout say where there is no rate (yet), letter for letter (storefront 2.4, checkout 6 and 7). */
export const FINANCING_TEXTS = {
  loading: 'Der Finanzierungsrechner wird initialisiert ...',
  none: 'Für dieses Fahrzeug ist keine Finanzierungsrechnung möglich.',
};

export const LEASING_TEXTS = {
  loading: 'Der Leasingrechner wird initialisiert ...',
  none: 'Für dieses Fahrzeug ist keine Leasingrechnung möglich.',
  noneForValues: 'Eine Leasingberechnung ist für ausgewählten Werte nicht möglich.',
};
