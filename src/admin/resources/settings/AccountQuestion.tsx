import { QuestionDialog } from '../../engine/removal/QuestionDialog';

interface AccountQuestionProps {
  /** IBANs in groups of four. */
  before: string;
  after: string;
  onConfirm: () => void;
  onCancel: () => void;
}

/** Confirmation before transfers go to another bank account. */
export function AccountQuestion({ before, after, onConfirm, onCancel }: AccountQuestionProps) {
  const text = (
    <>
      <p>{`Bisher: ${before}`}</p>
      <p>{`Neu: ${after}`}</p>
      <p>Künftige Überweisungen gehen auf dieses Konto.</p>
    </>
  );
  return (
    <QuestionDialog
      question={{ title: 'Bankverbindung ändern?', confirmLabel: 'Bankverbindung ändern', text }}
      onConfirm={onConfirm}
      onCancel={onCancel}
    />
  );
}
