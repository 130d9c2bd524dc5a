import * as z from 'zod/mini';
import { email, optionalLine, phone, requiredLine, zipCode } from '../../person/rules';

/** Form of a location: everything but the link to a bank is required. */
export const locationFormSchema = z.object({
  name: requiredLine(),
  mappingId: requiredLine(),
  email: email(),
  phone: phone(),
  street: requiredLine(),
  houseNumber: requiredLine(),
  zipCode: zipCode(),
  city: requiredLine(),
  companyName: requiredLine(),
  companyCeos: requiredLine(),
  companyUstId: requiredLine(),
  companyCommercialRegisterId: requiredLine(),
  companyCourtName: requiredLine(),
  vwErnstDealerId: optionalLine(),
});

/** What the law asks of the legal notice of a location. */
export const LEGAL_DETAILS = [
  'companyName',
  'companyCeos',
  'companyUstId',
  'companyCommercialRegisterId',
  'companyCourtName',
] as const;
