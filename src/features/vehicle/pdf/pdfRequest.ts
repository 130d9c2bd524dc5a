import type { FinanceResult } from '../../../api/finance';
import type { VehiclePdfRequest } from '../../../api/vehiclePdf';
import { contactEmail } from '../../../domain/dealer/contact';
import { addressLine } from '../../../domain/tenant/locationText';
import { warnedLegalText } from '../../../domain/law/creditDuties';
import type { Tenant } from '../../../domain/tenant/tenant';
import { vehicleHeading } from '../../../domain/vehicle/text/title';
import type { Vehicle } from '../../../domain/vehicle/vehicle';
import type { QuoteState } from '../../finance/terms/quotes';

interface PdfParts {
  vehicle: Vehicle;
  tenant: Tenant;
  financing: QuoteState<FinanceResult>;
  url: string;
  now: Date;
}

/** Fields without a source are empty texts (rules/vehicle: vehicle PDF). */
export function pdfRequestOf({ vehicle, tenant, financing, url, now }: PdfParts): VehiclePdfRequest {
  const { settings, adminId } = tenant;
  const { location } = vehicle;
  return {
    client: {
      adminId,
      companyAddress: addressLine(location?.address) ?? '',
      companyName: location?.companyName ?? settings.companyName,
      email: contactEmail({ vehicle, settings }) ?? '',
      phone: location?.phone ?? settings.tradeInContactPhone ?? '',
      logoUrl: settings.logoUrl ?? '',
      detailsUrl: url,
    },
    ...(financing.status === 'ready' && {
      financingCalculation: {
        finalInstallment: financing.quote.finalInstallment,
        fundingDeposit: financing.quote.deposit,
        fundingDuration: financing.quote.duration,
        monthlyInstallment: financing.quote.monthlyInstallmentRate,
        legalTextHtml: warnedLegalText(financing.quote.legalTextHtml, 'pdf', { financing: true }, settings, now),
      },
    }),
    url,
  };
}

/** Manufacturer and model (rules/vehicle: vehicle PDF), without characters that file systems refuse. */
export function pdfFileName({ manufacturer, model }: Pick<Vehicle, 'manufacturer' | 'model'>): string {
  const name = vehicleHeading({ manufacturer, model })
    .replace(/[\\/:*?"<>|]/g, ' ')
    .replace(/\s+/g, ' ')
    .trim();
  return `${name}.pdf`;
}
