import { formatIban } from '../../../domain/dealer/rules';
import type { Question } from '../../engine/QuestionDialog';
import type { SettingsValues } from './settingsFields';

/** Labels of the texts without which no shop can be. */
export function missingDocuments(values: SettingsValues): string[] {
  return [
    values.shopTermsOfServiceDocumentUrl === '' && values.termsFile.file === undefined && 'AGB',
    values.privacyDocumentUrl === '' && values.privacyFile.file === undefined && 'Datenschutzerklärung',
    values.imprintUrl === '' && 'Impressum',
  ].filter((name) => name !== false);
}

/** Questions before a change of the settings: legal texts that leave the shop, transfers that go to another bank account or to none. */
export function questionsBefore(before: SettingsValues, after: SettingsValues): Question[] {
  const questions: Question[] = [];
  const lacking = missingDocuments(before);
  const removed = missingDocuments(after).filter((name) => !lacking.includes(name));
  if (before.cancellationDocumentUrl !== '' && after.cancellationDocumentUrl === '' && !after.cancellationFile.file)
    removed.push('Widerrufsbelehrung');
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
