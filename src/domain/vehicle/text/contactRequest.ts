import * as z from 'zod/mini';
import type { ContactRequest } from '../../bodies';
import { email, optionalPhone, requiredInput } from '../../person/rules';
import type { TenantSettings } from '../../tenant/settings';
import { CONDITION, hasTab } from '../vehicleTabs';
import type { Vehicle } from '../vehicle';
import { vehicleTitle } from './title';

export type ContactOptionName = keyof Pick<
  ContactRequest,
  | 'isTestDriveDesired'
  | 'isCallbackDesired'
  | 'isTireLabelRequested'
  | 'isConditionReportRequested'
  | 'isPriceProposalRequested'
>;

interface ContactContext {
  /** After the vehicle. */
  request?: string;
  settings: Pick<TenantSettings, 'companyNameShort' | 'isB2BShop' | 'uiVehicleDetailsAvailableChildRoutes'>;
  vehicle?: Pick<Vehicle, 'manufacturer' | 'model' | 'heading' | 'marketingTitle' | 'internalId' | 'usedConditionType'>;
}

interface ContactOption {
  readonly name: ContactOptionName;
  readonly label: string;
  readonly sentence: string;
  readonly when: (context: ContactContext) => boolean;
}

const isBarelyDriven = ({ vehicle }: ContactContext) =>
  vehicle?.usedConditionType === 'new' || vehicle?.usedConditionType === 'dayRegistration';

/** (rules/contact: wishes rewrite the message) */
const CONTACT_OPTIONS: readonly ContactOption[] = [
  {
    name: 'isTestDriveDesired',
    label: 'Probefahrt',
    sentence: 'Ich möchte gerne eine Probefahrt vereinbaren.',
    when: ({ settings, vehicle }) => !settings.isB2BShop && vehicle !== undefined,
  },
  {
    name: 'isCallbackDesired',
    label: 'Rückruf',
    sentence: 'Ich bitte um einen Rückruf.',
    when: () => true,
  },
  {
    name: 'isPriceProposalRequested',
    label: 'Preisvorschlag',
    sentence: 'Bitte unterbreiten Sie mir einen Preisvorschlag.',
    when: ({ vehicle }) => vehicle !== undefined,
  },
  {
    name: 'isTireLabelRequested',
    label: 'Reifenlabel',
    sentence: 'Bitte senden Sie mir das Reifenlabel zu.',
    when: ({ vehicle }) => vehicle?.usedConditionType === 'new',
  },
  {
    name: 'isConditionReportRequested',
    label: 'Zustandsbericht',
    sentence: 'Bitte senden Sie mir den Zustandsbericht zu.',
    when: (context) => context.vehicle !== undefined && hasTab(context.settings, CONDITION) && !isBarelyDriven(context),
  },
];

export function contactOptions(context: ContactContext): ContactOption[] {
  return CONTACT_OPTIONS.filter((option) => option.when(context));
}

/** (rules/contact: wishes rewrite the message) */
export function contactMessage(
  context: ContactContext,
  wishes: Partial<Readonly<Record<ContactOptionName, boolean>>>,
): string {
  const { vehicle, settings, request } = context;
  const greeting =
    settings.companyNameShort === undefined
      ? 'Sehr geehrte Damen und Herren,'
      : `Liebes Team von ${settings.companyNameShort},`;
  const stockNumber = vehicle?.internalId === undefined ? '' : ` (Fahrzeugnummer ${vehicle.internalId})`;
  const subject =
    vehicle === undefined
      ? 'ich habe eine Frage an Sie.'
      : `ich interessiere mich für das Fahrzeug ${vehicleTitle(vehicle)}${stockNumber}.`;
  const sentences = contactOptions(context)
    .filter((option) => wishes[option.name])
    .map((option) => option.sentence);
  return [
    greeting,
    '',
    [subject, ...(request === undefined ? [] : [request]), ...sentences].join('\n'),
    '',
    'Mit freundlichen Grüßen',
  ].join('\n');
}

/** A phone number switches it on, none off (rules/contact: phone switches the callback). */
export function isCallbackFor(phone: string): boolean {
  return phone.trim() !== '';
}

const callbackSchema = z.object({ phone: z.string(), isCallbackDesired: z.boolean() });

/** The privacy checkbox is not validated (rules/contact: privacy box is not checked). */
export const contactFormSchema = z
  .object({
    firstName: requiredInput(),
    lastName: requiredInput(),
    email: email(),
    phone: optionalPhone(),
    message: requiredInput(),
    isTestDriveDesired: z.boolean(),
    isCallbackDesired: z.boolean(),
    isMarketingContactAllowed: z.boolean(),
    isTireLabelRequested: z.boolean(),
    isConditionReportRequested: z.boolean(),
    isPriceProposalRequested: z.boolean(),
    isDataPrivacyConfirmed: z.boolean(),
  })
  .check(
    z.refine(({ phone, isCallbackDesired }) => !isCallbackDesired || phone.trim() !== '', {
      path: ['phone'],
      message: 'erforderlich wenn Rückruf erwünscht',
      // Shown with the other fields' messages, not after them.
      when: ({ value }) => z.safeParse(callbackSchema, value).success,
    }),
  );

export type ContactEntries = z.output<typeof contactFormSchema>;

export const EMPTY_CONTACT_FORM: ContactEntries = {
  firstName: '',
  lastName: '',
  email: '',
  phone: '',
  message: '',
  isTestDriveDesired: false,
  isCallbackDesired: false,
  isMarketingContactAllowed: false,
  isTireLabelRequested: false,
  isConditionReportRequested: false,
  isPriceProposalRequested: false,
  isDataPrivacyConfirmed: false,
};

export function contactRequestOf(
  form: ContactEntries,
  target: { dealerEmail: string; adminId: string; vehicleId?: string; sourceUrl: string },
): ContactRequest {
  const phone = form.phone.trim();
  const firstName = form.firstName.trim();
  const lastName = form.lastName.trim();
  return {
    ...form,
    name: `${firstName} ${lastName}`,
    firstName,
    lastName,
    email: form.email.trim(),
    phone: phone === '' ? undefined : phone,
    message: form.message.trim(),
    carDealerAdminEmail: target.dealerEmail,
    carDealerAdminId: target.adminId,
    carId: target.vehicleId,
    sourceUrl: target.sourceUrl,
  };
}
