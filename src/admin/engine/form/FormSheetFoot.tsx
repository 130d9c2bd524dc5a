import { Button } from '../../../ui/actions/Button';

interface FormSheetFootProps {
  formId: string;
  /** Label of 'save and next'; absent without that button. */
  seriesLabel: string | undefined;
  /** Pressed button while a save is running. */
  pending: 'close' | 'next' | undefined;
  /** Cancels a running save, or closes the sheet. */
  onCancel: () => void;
  /** Called before the form is submitted. */
  onSubmit: (opensNext: boolean) => void;
}

/** Footer of a form sheet. */
export function FormSheetFoot({ formId, seriesLabel, pending, onCancel, onSubmit }: FormSheetFootProps) {
  return (
    <>
      <Button onClick={onCancel}>Abbrechen</Button>
      {seriesLabel === undefined ? null : (
        <Button
          className="entry-sheet__next"
          type="submit"
          form={formId}
          isBusy={pending === 'next'}
          onClick={() => onSubmit(true)}
        >
          {seriesLabel}
        </Button>
      )}
      <Button
        variant="primary"
        type="submit"
        form={formId}
        isBusy={pending === 'close'}
        onClick={() => onSubmit(false)}
      >
        Speichern
      </Button>
    </>
  );
}
