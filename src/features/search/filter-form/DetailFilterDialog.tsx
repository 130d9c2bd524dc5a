import { Dialog } from '../../../ui/overlay/Dialog';
import { FilterForm } from './FilterForm';
import { FilterFoot } from './FilterFoot';

export function DetailFilterDialog({ onClose }: { onClose: () => void }) {
  return (
    <Dialog title="Detailfilter" onClose={onClose} footer={<FilterFoot place="detailFilterDialog" onShow={onClose} />}>
      <FilterForm placement="detail" />
    </Dialog>
  );
}
