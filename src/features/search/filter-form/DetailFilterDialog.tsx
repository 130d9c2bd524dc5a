import { Dialog } from '../../../ui/overlay/Dialog';
import { FilterForm } from './FilterForm';
import { FilterFoot } from './FilterFoot';

/** Dialog of the detail filters, on desktop. */
export function DetailFilterDialog({ onClose }: { onClose: () => void }) {
  return (
    <Dialog title="Detailfilter" onClose={onClose} footer={<FilterFoot place="detailFilterDialog" onShow={onClose} />}>
      <FilterForm placement="detail" />
    </Dialog>
  );
}
