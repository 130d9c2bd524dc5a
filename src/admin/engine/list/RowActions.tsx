import Ellipsis from 'lucide-react/icons/ellipsis';
import Eye from 'lucide-react/icons/eye';
import Pencil from 'lucide-react/icons/pencil';
import Trash2 from 'lucide-react/icons/trash-2';
import { ActionMenu, type MenuAction } from '../../../ui/actions/ActionMenu';
import { mayDo } from '../../rights';
import { Button } from '../../../ui/actions/Button';
import { IconButton } from '../../../ui/actions/IconButton';
import { useSession } from '../../../state/shopContext';
import type { ListParts } from './listTypes';
import type { Entry, RowAction } from '../resource';

type RowActionsProps<Row extends Entry, Related> = Pick<
  ListParts<Row, Related>,
  'resource' | 'list' | 'tools' | 'canEdit' | 'canRemove' | 'lockOf' | 'menu'
> & {
  row: Row;
  onRemove: (row: Row) => void;
  /** Whether the buttons have text labels, as on cards, which also have a button to open the entry. */
  isCard?: boolean;
};

/** Actions of a row: frequent ones as buttons, the others in the menu 'Aktionen', deleting last. */
export function RowActions<Row extends Entry, Related>(props: RowActionsProps<Row, Related>) {
  const { resource, list, tools, canEdit, canRemove, lockOf, menu, row, onRemove, isCard = false } = props;
  const name = resource.nameOf(row);
  const userRoles = useSession().user?.roles ?? [];
  const offered = (resource.actions ?? []).filter(
    ({ isOffered, deed }) => (isOffered?.(row) ?? true) && (deed === undefined || mayDo(userRoles, deed)),
  );
  const isEditable = canEdit && resource.lock?.(row) === undefined;
  const open: MenuAction = {
    label: isEditable ? 'Bearbeiten' : 'Ansehen',
    icon: isEditable ? <Pencil /> : <Eye />,
    onPress: () => list.open(row.id),
  };
  const remove: MenuAction = {
    label: 'Löschen',
    icon: <Trash2 />,
    isDestructive: true,
    reason: lockOf(row),
    onPress: () => onRemove(row),
  };
  const menuActions: MenuAction[] = [
    ...(isCard ? [] : [open]),
    ...offered
      .filter(({ isInRow }) => !isInRow)
      .map((action) => ({
        label: action.label,
        icon: action.icon,
        isDestructive: action.isDestructive,
        reason: action.lock?.(row),
        onPress: () => void action.run?.(row, tools),
      })),
    ...(canRemove ? [remove] : []),
  ];
  const buttonActions = offered.filter(({ isInRow }) => isInRow);
  return (
    <div className="row-actions">
      {isCard ? (
        <Button size="small" aria-label={`„${name}“ ${open.label.toLowerCase()}`} onClick={open.onPress}>
          {open.label}
        </Button>
      ) : null}
      {buttonActions.map((action) => (
        <ShownAction key={action.label} {...{ action, row, isCard }} onPress={() => void action.run?.(row, tools)} />
      ))}
      {menuActions.length === 0 ? null : (
        <ActionMenu
          label={`Aktionen für „${name}“`}
          icon={<Ellipsis />}
          actions={menuActions}
          open={{
            isOpen: menu.openId === row.id,
            setOpen: (isOpen) => menu.setOpenId(isOpen ? row.id : undefined),
          }}
        />
      )}
    </div>
  );
}

interface ShownActionProps<Row, Related> {
  action: RowAction<Row, Related>;
  row: Row;
  isCard: boolean;
  onPress: () => void;
}

/** Frequent action as a button: an icon in a table, text on a card. A locked one stays visible and names the reason. */
function ShownAction<Row, Related>({ action, row, isCard, onPress }: ShownActionProps<Row, Related>) {
  const reason = action.lock?.(row);
  const name = action.name(row);
  const common = {
    title: reason ?? action.label,
    'aria-disabled': reason !== undefined || undefined,
    onClick: () => reason === undefined && onPress(),
  };
  const label = reason === undefined ? name : `${name}: ${reason}`;
  const href = action.href?.(row);
  if (href !== undefined)
    return (
      <Button
        size="small"
        variant={isCard ? 'secondary' : 'quiet'}
        href={href}
        // An action of the row: its link is the name. Space presses it, as any button.
        role="button"
        onKeyDown={(event) => {
          if (event.key !== ' ') return;
          event.preventDefault();
          event.currentTarget.click();
        }}
        icon={isCard ? undefined : action.icon}
        title={action.label}
        aria-label={name}
        className={isCard ? undefined : 'row-actions__link'}
      >
        {isCard ? action.label : null}
      </Button>
    );
  if (!isCard) return <IconButton {...common} icon={action.icon} label={label} />;
  return (
    <Button {...common} size="small" aria-label={label}>
      {action.label}
    </Button>
  );
}
