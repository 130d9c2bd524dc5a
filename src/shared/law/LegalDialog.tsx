import { garanText, type GaranLabel } from '../../domain/law/makes';
import { useTenant } from '../../state/shopContext';
import { SafeHtml } from '../../ui/display/SafeHtml';
import { Dialog } from '../../ui/overlay/Dialog';
import { GaranGraphic } from './GaranGraphic';
import { GuaranteeNotice } from './GuaranteeNotice';

export type LegalContent = { kind: 'guarantee' } | { kind: 'accessibility' } | { kind: 'garan'; label: GaranLabel };

export function LegalDialog({ content, onClose }: { content: LegalContent; onClose: () => void }) {
  const { accessibilityText = '' } = useTenant().settings;
  switch (content.kind) {
    case 'guarantee':
      return (
        <Dialog title="Gesetzliche Gewährleistung" onClose={onClose} focusesTitle>
          <GuaranteeNotice />
        </Dialog>
      );
    case 'garan':
      return (
        <Dialog title={garanText(content.label)} onClose={onClose} focusesTitle>
          <GaranGraphic label={content.label} />
        </Dialog>
      );
    case 'accessibility':
      return (
        <Dialog title="Barrierefreiheit" onClose={onClose} focusesTitle>
          <SafeHtml html={accessibilityText} />
        </Dialog>
      );
  }
}
