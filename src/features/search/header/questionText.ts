import { formatNumber } from '../../../lib/format';

export const questionText = (total: number): string =>
  total > 1 ? `${formatNumber(total)} Fahrzeuge. Welches suchen Sie?` : 'Welches Fahrzeug suchen Sie?';
