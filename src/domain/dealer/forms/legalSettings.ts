import * as z from 'zod/mini';
import { LEASING_CONTRACTS } from '../../tenant/legalSettings';
import { keysOf } from '../../../lib/keysOf';
import { leasingProviders } from '../../enums/leasingProvider';
import { optionalUrl, type FileChoice } from '../rules';
import { readTypedNumber } from '../../../lib/typedNumber';

export interface MakeRow {
  manufacturer: string;
  garanYears: string;
  garanLabel: FileChoice;
  dataInfoUrl: string;
  updatesText: string;
}

const isYears = (typed: string) => {
  const years = readTypedNumber(typed);
  return years !== undefined && years > 2 && years <= 50;
};

/** A German sentence. */
function makeProblem(row: MakeRow, at: number): string | undefined {
  const name = row.manufacturer.trim();
  if (name === '') return `Marke ${at + 1}: Name erforderlich`;
  if (row.garanYears.trim() !== '' && !isYears(row.garanYears))
    return `${name}: Die GARAN-Kennzeichnung gibt es nur für mehr als 2 Jahre.`;
  const hasGraphic = row.garanLabel.file !== undefined || row.garanLabel.url !== undefined;
  if (row.garanYears.trim() !== '' && !hasGraphic) return `${name}: Grafik der GARAN-Kennzeichnung erforderlich`;
  return z.safeParse(optionalUrl(), row.dataInfoUrl).success ? undefined : `${name}: Adresse zu den Daten ungültig`;
}

/** The first problem of a make is the message. */
export const makes = () =>
  z.pipe(
    z.custom<MakeRow[]>().check(
      z.check(({ value, issues }) => {
        const message = value.map(makeProblem).find(Boolean);
        if (message !== undefined) issues.push({ code: 'custom', message, input: value, continue: true });
      }),
    ),
    z.transform((rows) =>
      rows.map(({ manufacturer, garanYears, garanLabel, dataInfoUrl, updatesText }) => ({
        manufacturer: manufacturer.trim(),
        garanYears: readTypedNumber(garanYears) ?? null,
        garanLabelUrl: garanLabel.url ?? null,
        dataInfoUrl: dataInfoUrl.trim() || null,
        updatesText: updatesText.trim() || null,
      })),
    ),
  );

/** By leasing bank, in the spelling of the wire. */
export const leasingContracts = () =>
  z.array(
    z.pipe(
      z.object({ providerType: z.enum(leasingProviders.keys), contractType: z.enum(keysOf(LEASING_CONTRACTS)) }),
      z.transform(({ providerType, contractType }) => ({
        providerType,
        contractType: LEASING_CONTRACTS[contractType],
      })),
    ),
  );
