import * as z from 'zod/mini';
import { INTERMEDIARY_TIES, LEASING_CONTRACTS } from '../../tenant/legalSettings';
import { keysOf } from '../../../lib/keysOf';
import { leasingProviders } from '../../enums/leasingProvider';
import { optionalText, optionalUrl, readDecimal, texts, type FileChoice } from '../rules';
import { REQUIRED } from '../../person/rules';

/** Row of a make in the form. */
export interface MakeRow {
  manufacturer: string;
  garanYears: string;
  garanLabel: FileChoice;
  dataInfoUrl: string;
  updatesText: string;
}

const isYears = (typed: string) => {
  const years = readDecimal(typed);
  return years !== undefined && years > 2 && years <= 50;
};

/** First problem of a make, as a German sentence; `undefined` without one. */
function makeProblem(row: MakeRow, at: number): string | undefined {
  const name = row.manufacturer.trim();
  if (name === '') return `Marke ${at + 1}: Name erforderlich`;
  if (row.garanYears.trim() !== '' && !isYears(row.garanYears))
    return `${name}: Die GARAN-Kennzeichnung gibt es nur für mehr als 2 Jahre.`;
  const hasGraphic = row.garanLabel.file !== undefined || row.garanLabel.url !== undefined;
  if (row.garanYears.trim() !== '' && !hasGraphic) return `${name}: Grafik der GARAN-Kennzeichnung erforderlich`;
  return z.safeParse(optionalUrl(), row.dataInfoUrl).success ? undefined : `${name}: Adresse zu den Daten ungültig`;
}

const makes = () =>
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
        garanYears: readDecimal(garanYears) ?? null,
        garanLabelUrl: garanLabel.url ?? null,
        dataInfoUrl: dataInfoUrl.trim() || null,
        updatesText: updatesText.trim() || null,
      })),
    ),
  );

const contract = z.object({
  providerType: z.enum(leasingProviders.keys),
  contractType: z.enum(keysOf(LEASING_CONTRACTS)),
});

const fields = z.object({
  legalGuaranteeNoticeUrl: optionalUrl(),
  usedWarrantyMonths: z.enum(['24', '12']),
  usedWarrantyText: z.string(),
  legalMakes: makes(),
  leasingContractTypes: z.array(contract),
  creditIntermediaryType: z.enum(['', ...keysOf(INTERMEDIARY_TIES)]),
  creditLenders: texts(),
  creditInformationUrl: optionalUrl(),
  creditCommissionUrl: optionalUrl(),
  disputeResolutionText: optionalText(),
  accessibilityText: optionalText(),
});

/** Form of the legal settings; output in the spelling of the wire. One year of warranty needs the text of the agreement. */
export const legalSchema = z.pipe(
  fields.check(
    z.check(({ value, issues }) => {
      if (value.usedWarrantyMonths === '24' || value.usedWarrantyText.trim() !== '') return;
      issues.push({ code: 'custom', message: REQUIRED, path: ['usedWarrantyText'], input: '', continue: true });
    }),
  ),
  z.transform(({ creditIntermediaryType: ties, ...values }) => ({
    ...values,
    usedWarrantyMonths: Number(values.usedWarrantyMonths),
    usedWarrantyText: values.usedWarrantyText.trim() || null,
    leasingContractTypes: values.leasingContractTypes.map(({ providerType, contractType }) => ({
      providerType,
      contractType: LEASING_CONTRACTS[contractType],
    })),
    creditIntermediaryType: ties === '' ? null : INTERMEDIARY_TIES[ties],
  })),
);
