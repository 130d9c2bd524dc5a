import { useWatch } from 'react-hook-form';
import type { ControlProps } from '../../../engine/form/controls';
import { FilePreview } from '../../../engine/form/fields/FilePreview';
import { TextControl } from '../../../engine/form/fields/TextControl';
import type { SettingsValues } from '../settingsValues';

/** Field for the address of the notice's graphic, with a preview of the saved one. */
export function NoticeAddressControl(props: ControlProps<SettingsValues>) {
  const { form } = props;
  const [address, chosen] = useWatch({ control: form.control, name: ['legalGuaranteeNoticeUrl', 'noticeFile'] });
  // An address is not requested while it is typed.
  const isSaved = address !== '' && address === form.formState.defaultValues?.legalGuaranteeNoticeUrl;
  return (
    <div className="form-section__stack">
      <TextControl {...props} control={{ kind: 'text', type: 'url', inputMode: 'url' }} />
      {isSaved && chosen.file === undefined ? <FilePreview entry={{ url: address }} kind="graphic" /> : null}
    </div>
  );
}
