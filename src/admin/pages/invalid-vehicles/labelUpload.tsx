import Upload from 'lucide-react/icons/upload';
import { useNavigate } from 'react-router-dom';
import { Button } from '../../../ui/actions/Button';
import { useRouteLink } from '../../../ui/actions/useRouteLink';
import type { RowAction } from '../../engine/list/RowActions';
import { settingsAddress } from '../../page';

interface Numbered {
  vin?: string | undefined;
  internalId?: string | undefined;
}

function labelAddress({ vin, internalId }: Numbered): string {
  const [name, number] = vin === undefined ? ['nummer', internalId ?? ''] : ['vin', vin];
  const query = new URLSearchParams([
    ['eintrag', 'neu'],
    [name, number],
  ]).toString();
  return settingsAddress({ page: 'envkv-labels' }, query);
}

export function useUploadAction() {
  const navigate = useNavigate();
  return (vehicle: Numbered, name: string): RowAction => ({
    label: 'Label hochladen',
    inRow: `„${name}“: Label hochladen`,
    weight: 'main',
    icon: <Upload />,
    onPress: () => void navigate(labelAddress(vehicle)),
  });
}

export function UploadLabel({ of }: { of: Numbered }) {
  const link = useRouteLink(labelAddress(of));
  return (
    <div>
      <Button variant="primary" icon={<Upload />} {...link}>
        Label hochladen
      </Button>
    </div>
  );
}
