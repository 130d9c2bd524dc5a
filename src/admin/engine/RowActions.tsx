import Ellipsis from 'lucide-react/icons/ellipsis';
import Eye from 'lucide-react/icons/eye';
import Pencil from 'lucide-react/icons/pencil';
import Trash2 from 'lucide-react/icons/trash-2';
import { ActionMenu, type MenuAction } from '../../ui/actions/ActionMenu';
import { IconButton } from '../../ui/actions/IconButton';
import { useSession } from '../../state/shopContext';
import type { ListParts } from './listTypes';
import type { Entry } from './resource';

type RowActionsProps<Row extends Entry, Related> = Pick<
  ListParts<Row, Related>,
  'resource' | 'list' | 'tools' | 'canEdit' | 'canRemove' | 'lockOf'
> & { row: Row; onRemove: (row: Row) => void };

/** What can be done with a row: the frequent in the open, the rest behind 'Aktionen', deleting last. */
export function RowActions<Row extends Entry, Related>(props: RowActionsProps<Row, Related>) {
  const { resource, list, tools, canEdit, canRemove, lockOf, row, onRemove } = props;
  const name = resource.nameOf(row);
  const mine = useSession().user?.roles ?? [];
  const own = (resource.actions ?? []).filter(
    ({ isOffered, roles = mine }) => (isOffered?.(row) ?? true) && roles.some((role) => mine.includes(role)),
  );
  const isEditable = canEdit && resource.lock?.(row) === undefined;
  const behind: MenuAction[] = [
    {
      label: isEditable ? 'Bearbeiten' : 'Ansehen',
      icon: isEditable ? <Pencil /> : <Eye />,
      onPress: () => list.open(row.id),
    },
    ...own
      .filter(({ isInRow }) => !isInRow)
      .map((action) => ({
        label: action.label,
        icon: action.icon,
        reason: action.lock?.(row),
        onPress: () => void action.run(row, tools),
      })),
    ...(canRemove
      ? [
          {
            label: 'Löschen',
            icon: <Trash2 />,
            isDestructive: true,
            reason: lockOf(row),
            onPress: () => onRemove(row),
          },
        ]
      : []),
  ];
  return (
    <div className="row-actions">
      {own
        .filter(({ isInRow }) => isInRow)
        .map((action) => {
          const reason = action.lock?.(row);
          return (
            <IconButton
              key={action.label}
              label={reason === undefined ? action.name(row) : `${action.name(row)}: ${reason}`}
              title={reason ?? action.label}
              icon={action.icon}
              aria-disabled={reason !== undefined || undefined}
              onClick={() => reason === undefined && void action.run(row, tools)}
            />
          );
        })}
      <ActionMenu label={`Aktionen für „${name}“`} icon={<Ellipsis />} actions={behind} />
    </div>
  );
}
