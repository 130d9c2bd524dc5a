import type { SettingsPaymentType } from '../../tenant/settings';

export const needsBankAccount = (offered: readonly SettingsPaymentType[]) => offered.includes('advanceTransfer');
export const needsReservationFee = (offered: readonly SettingsPaymentType[]) =>
  offered.includes('directOnline') || offered.includes('depositTransfer');
