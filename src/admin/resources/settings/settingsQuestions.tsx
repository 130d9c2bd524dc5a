import type { Question } from '../../engine/removal/QuestionDialog';
import { missingDocuments } from './AreaNotices';
import type { SettingsValues } from './settingsValues';

/**
 * Questions before a save: transfers that go to another bank account, and legal texts that leave the shop.
 *
 * @param account IBAN to save, in groups of four; '' without one
 */
export function questionsBefore(saved: SettingsValues, values: SettingsValues, account: string): Question[] {
  const questions: Question[] = [];
  const before = missingDocuments(saved);
  const removed = missingDocuments(values).filter((name) => !before.includes(name));
  if (saved.cancellationDocumentUrl !== '' && values.cancellationDocumentUrl === '' && !values.cancellationFile.file)
    removed.push('Widerrufsbelehrung');
  if (removed.length > 0)
    questions.push({
      title: 'Rechtstexte entfernen?',
      text: `Nach dem Speichern fehlt Ihrem Shop sofort: ${removed.join(', ')}. Ohne diese Angaben ist er angreifbar.`,
      confirmLabel: 'Trotzdem entfernen',
      isDestructive: true,
    });
  if (saved.iban !== '' && account !== '' && account !== saved.iban)
    questions.push({
      title: 'Bankverbindung ändern?',
      text: (
        <>
          <p>{`Bisher: ${saved.iban}`}</p>
          <p>{`Neu: ${account}`}</p>
          <p>Künftige Überweisungen gehen auf dieses Konto.</p>
        </>
      ),
      confirmLabel: 'Bankverbindung ändern',
    });
  return questions;
}
