import { formatIban } from '../../../domain/dealer/rules';
import { hasWithdrawalButton } from '../../../domain/tenant/legalLinks';
import type { Question } from '../../engine/QuestionDialog';
import type { SettingsValues } from './settingsFields';

export function missingDocuments(values: SettingsValues, shop: Parameters<typeof hasWithdrawalButton>[0]): string[] {
  return [
    values.shopTermsOfServiceDocumentUrl === '' && values.termsFile.file === undefined && 'AGB',
    values.privacyDocumentUrl === '' && values.privacyFile.file === undefined && 'Datenschutzerklärung',
    values.imprintUrl === '' && 'Impressum',
    hasWithdrawalButton(shop) &&
      values.cancellationDocumentUrl === '' &&
      values.cancellationFile.file === undefined &&
      'Widerrufsbelehrung',
  ].filter((name) => name !== false);
}

/** Needs all texts: each is asked for before it goes. */
const ANY_SHOP = { isB2BShop: false, isCheckoutEnabled: true };

/** Legal texts that leave the shop; transfers to another bank account or none. */
export function questionsBefore(before: SettingsValues, after: SettingsValues): Question[] {
  const questions: Question[] = [];
  const lacking = missingDocuments(before, ANY_SHOP);
  const removed = missingDocuments(after, ANY_SHOP).filter((name) => !lacking.includes(name));
  if (removed.length > 0)
    questions.push({
      title: 'Rechtstexte entfernen?',
      text: `Nach dem Speichern fehlt Ihrem Shop sofort: ${removed.join(', ')}. Ohne diese Angaben ist er angreifbar.`,
      confirmLabel: 'Trotzdem entfernen',
      isDestructive: true,
    });
  const [old, account] = [before.iban, after.iban].map((typed) => formatIban(typed.trim()));
  if (old === '' || account === old) return questions;
  const isRemoved = account === '';
  const title = isRemoved ? 'Bankverbindung entfernen?' : 'Bankverbindung ändern?';
  questions.push({
    title,
    text: [
      `Bisher: ${old}`,
      isRemoved ? 'Auf dieses Konto gehen danach keine Überweisungen mehr.' : `Neu: ${account}`,
      ...(isRemoved ? [] : ['Künftige Überweisungen gehen auf dieses Konto.']),
    ].join('\n'),
    confirmLabel: title.slice(0, -1),
    isDestructive: isRemoved,
  });
  return questions;
}
