import Ellipsis from 'lucide-react/icons/ellipsis';
import Eye from 'lucide-react/icons/eye';
import Pencil from 'lucide-react/icons/pencil';
import Trash2 from 'lucide-react/icons/trash-2';
import type { ReactElement } from 'react';
import { ActionMenu, type MenuAction } from '../../../ui/actions/ActionMenu';
import { Button } from '../../../ui/actions/Button';
import { IconButton } from '../../../ui/actions/IconButton';
import type { Entry } from '../entry';
import type { List } from './useList';

/** An action of a row, in the menu 'Aktionen'. */
export interface RowAction extends Omit<MenuAction, 'onPress'> {
  /** Rendered as a button in the row instead, by an accessible name of its own: '„Winterräder“ kopieren'. */
  inRow?: string;
  icon: ReactElement;
  /** Address of the action (`tel:`, `mailto:`), instead of `onPress`. */
  href?: string;
  onPress?: () => void;
}

/** Actions of a row; those that are not offered are `undefined` or `false`. */
export type ActionsOf<Row> = (row: Row) => readonly (RowAction | undefined | false)[];

/** Props of table and cards. */
export interface ListBodyProps<Row extends Entry> {
  list: List<Row>;
  actions: ActionsOf<Row> | undefined;
}

interface RowActionsProps<Row extends Entry> extends ListBodyProps<Row> {
  row: Row;
  /** Whether the buttons have text labels, as on cards, which also have a button to open the entry. */
  isCard?: boolean;
}

/** Actions of a row: frequent ones as buttons, the others in the menu 'Aktionen', deleting last. */
export function RowActions<Row extends Entry>({ list, row, actions, isCard = false }: RowActionsProps<Row>) {
  const name = list.source.nameOf(row);
  const offered = (actions?.(row) ?? []).filter((action) => typeof action === 'object');
  const isEditable = list.canEdit && list.source.lock?.(row) === undefined;
  const open: MenuAction = {
    label: isEditable ? 'Bearbeiten' : 'Ansehen',
    icon: isEditable ? <Pencil /> : <Eye />,
    onPress: () => list.open(row.id),
  };
  const menuActions: MenuAction[] = [
    ...(isCard ? [] : [open]),
    ...offered
      .filter(({ inRow }) => inRow === undefined)
      .map(({ onPress, ...action }) => ({ ...action, onPress: () => onPress?.() })),
    ...(list.canRemove
      ? [
          {
            label: 'Löschen',
            icon: <Trash2 />,
            isDestructive: true,
            reason: list.lockOf(row),
            onPress: () => list.removal.ask([row]),
          },
        ]
      : []),
  ];
  return (
    <div className="row-actions">
      {isCard ? (
        <Button size="small" aria-label={`„${name}“ ${open.label.toLowerCase()}`} onClick={open.onPress}>
          {open.label}
        </Button>
      ) : null}
      {offered.map((action) =>
        action.inRow === undefined ? null : (
          <ActionButton key={action.label} {...{ action, isCard }} name={action.inRow} />
        ),
      )}
      {menuActions.length === 0 ? null : (
        <ActionMenu label={`Aktionen für „${name}“`} icon={<Ellipsis />} actions={menuActions} />
      )}
    </div>
  );
}

interface ActionButtonProps {
  action: RowAction;
  name: string;
  isCard: boolean;
}

/** Frequent action as a button or link: an icon in a table, text on a card. A locked one stays visible and names the reason. */
function ActionButton({ action, name, isCard }: ActionButtonProps) {
  const { label, icon, reason, href, onPress } = action;
  if (href !== undefined)
    return (
      <Button
        size="small"
        variant={isCard ? 'secondary' : 'quiet'}
        href={href}
        icon={isCard ? undefined : icon}
        title={label}
        aria-label={name}
        className={isCard ? undefined : 'row-actions__link'}
      >
        {isCard ? label : null}
      </Button>
    );
  const common = {
    title: reason ?? label,
    'aria-disabled': reason !== undefined || undefined,
    onClick: () => reason === undefined && onPress?.(),
  };
  const wholeName = reason === undefined ? name : `${name}: ${reason}`;
  if (!isCard) return <IconButton {...common} icon={icon} label={wholeName} />;
  return (
    <Button {...common} size="small" aria-label={wholeName}>
      {label}
    </Button>
  );
}
