import { foldForSearch } from '../../lib/text/foldedText';

/** And frequent misspellings: stock, product and buyer may differ. */
export const MAKE_NAMES: Readonly<Record<string, string>> = {
  vw: 'volkswagen',
  mercedes: 'mercedesbenz',
  benz: 'mercedesbenz',
  mb: 'mercedesbenz',
  chevy: 'chevrolet',
  alfa: 'alfaromeo',
  reno: 'renault',
  renau: 'renault',
  pejo: 'peugeot',
  poescho: 'peugeot',
  hunday: 'hyundai',
  hundai: 'hyundai',
  zitroen: 'citroen',
  sitroen: 'citroen',
  schkoda: 'skoda',
  dazia: 'dacia',
  dahtsia: 'dacia',
};

/** One for 'VW' and 'Volkswagen', 'Škoda' and 'SKODA', 'Mercedes' and 'Mercedes-Benz'. */
export function makeKey(name: string): string {
  const key = foldForSearch(name).replace(/[^\p{L}\p{N}]/gu, '');
  return MAKE_NAMES[key] ?? key;
}
