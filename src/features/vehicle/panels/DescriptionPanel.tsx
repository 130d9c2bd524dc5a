import { textNamesCredit } from '../../../domain/law/creditDuties';
import { textOf } from '../../../lib/text/formattedText';
import { CreditWarning } from '../../../shared/law/CreditText';
import { SafeHtml } from '../../../ui/display/SafeHtml';
import type { PanelProps } from './panel';

/** Tab 'Beschreibung': HTML of the dealer, with the credit warning if it names a credit. */
export function DescriptionPanel({ vehicle: { descriptionHtml = '' } }: PanelProps) {
  return (
    <>
      <SafeHtml html={descriptionHtml} />
      <CreditWarning place="description" financing={textNamesCredit(textOf(descriptionHtml))} />
    </>
  );
}
