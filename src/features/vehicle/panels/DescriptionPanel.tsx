import { useState } from 'react';
import { textNamesCredit } from '../../../domain/law/creditDuties';
import { textOf } from '../../../lib/text/formattedText';
import { CreditWarning } from '../../../shared/law/CreditText';
import { SafeHtml } from '../../../ui/display/SafeHtml';
import type { PanelProps } from './panel';

const SHORT_LETTERS = 480;
const SHORT_LINES = 6;

/** The dealer's HTML, folded after six lines; with the credit warning if it names a credit. */
export function DescriptionPanel({ vehicle: { descriptionHtml = '' } }: PanelProps) {
  const [isOpen, setOpen] = useState(false);
  const text = textOf(descriptionHtml);
  const isLong = text.length > SHORT_LETTERS || text.split('\n').length > SHORT_LINES;
  return (
    <>
      <div className={isLong && !isOpen ? 'description--short' : undefined}>
        <SafeHtml html={descriptionHtml} />
      </div>
      {isLong && !isOpen ? (
        <button type="button" className="link" onClick={() => setOpen(true)}>
          Ganze Beschreibung lesen
        </button>
      ) : null}
      <CreditWarning place="description" financing={textNamesCredit(text)} />
    </>
  );
}
