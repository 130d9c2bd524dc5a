export const REFUSAL =
  'Sie können höchstens vier Fahrzeuge vergleichen. Nehmen Sie zuerst eines aus dem Vergleich heraus.';
