import type { SettingsPaymentType } from '../../tenant/settings';

export const needsBankAccount = (offered: readonly SettingsPaymentType[]) => offered.includes('advanceTransfer');
/** Whether a payment option begins with the reservation fee. */
export const needsReservationFee = (offered: readonly SettingsPaymentType[]) =>
  offered.includes('directOnline') || offered.includes('depositTransfer');
