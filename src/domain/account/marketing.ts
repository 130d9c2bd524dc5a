export const marketingQuestion = (companyName: string) => `${companyName} darf mich über Angebote informieren`;
export const MARKETING_HINT = 'Freiwillig. Sie können Ihre Einwilligung jederzeit widerrufen.';

export const marketingChannels = {
  isMarketingEmailAllowed: 'per E-Mail (Newsletter)',
  isMarketingLetterAllowed: 'per Post',
  isMarketingAppAllowed: 'per App-Nachricht',
  isMarketingPhoneAllowed: 'per Telefon',
} as const;

export const marketingChannelNames = [
  'isMarketingEmailAllowed',
  'isMarketingLetterAllowed',
  'isMarketingAppAllowed',
  'isMarketingPhoneAllowed',
] as const satisfies readonly (keyof typeof marketingChannels)[];
