import { accessibilityDraft } from '../../../../domain/law/accessibility';
import { useNow, useTenant } from '../../../../state/shopContext';
import { Button } from '../../../../ui/actions/Button';
import { TextArea } from '../../../../ui/fields/TextArea';
import { useChoice } from '../../../../ui/fields/useChoice';
import type { ControlProps } from '../../../engine/form/controls';
import type { SettingsValues } from '../settingsValues';

/** Field for the accessibility text, with a draft made from the settings and the tests of the product. */
export function AccessibilityControl({ form, text, isReadOnly }: ControlProps<SettingsValues>) {
  const { name, value, ref, onChange } = useChoice(form, 'accessibilityText');
  const { settings } = useTenant();
  const now = useNow();
  return (
    <div className="form-section__stack">
      <TextArea
        {...text}
        ref={ref}
        name={name}
        value={value}
        rows={12}
        readOnly={isReadOnly}
        onChange={({ currentTarget }) => onChange(currentTarget.value)}
      />
      {isReadOnly || value.trim() !== '' ? null : (
        <Button size="small" onClick={() => onChange(accessibilityDraft(settings, now()))}>
          Vorschlag einsetzen
        </Button>
      )}
    </div>
  );
}
