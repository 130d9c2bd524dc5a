import EllipsisVertical from 'lucide-react/icons/ellipsis-vertical';
import Eye from 'lucide-react/icons/eye';
import Pencil from 'lucide-react/icons/pencil';
import Trash2 from 'lucide-react/icons/trash-2';
import type { ReactElement } from 'react';
import { ActionMenu, type MenuAction } from '../../../ui/actions/ActionMenu';
import { Button } from '../../../ui/actions/Button';
import { IconButton } from '../../../ui/actions/IconButton';
import type { Entry } from '../entry';
import { openInView } from '../openInView';
import type { List } from './useList';

/** In the menu 'Aktionen'. */
export interface RowAction extends Omit<MenuAction, 'onPress'> {
  /** A button in the row instead; accessible name: '„Winterräder“ kopieren'. */
  inRow?: string;
  /** `main`: in a wide table with its text. `minor`: on a card in the menu, where it would take a line. */
  weight?: 'main' | 'minor';
  icon: ReactElement;
  /** `tel:`, `mailto:`, instead of `onPress`. */
  href?: string;
  onPress?: () => void;
}

export type ActionsOf<Row> = (row: Row) => readonly (RowAction | undefined | false)[];

export interface ListBodyProps<Row extends Entry> {
  list: List<Row>;
  actions: ActionsOf<Row> | undefined;
}

interface RowMenuProps<Row extends Entry> {
  list: List<Row>;
  row: Row;
  actions: ActionsOf<Row> | undefined;
  isCard?: boolean;
}

const isButton = ({ inRow, weight }: RowAction, isCard: boolean) =>
  inRow !== undefined && !(isCard && weight === 'minor');

const offered = <Row,>(actions: ActionsOf<Row> | undefined, row: Row) =>
  (actions?.(row) ?? []).filter((action) => typeof action === 'object');

/** 'Aktionen': opening first, deleting last. */
export function RowMenu<Row extends Entry>({ list, row, actions, isCard = false }: RowMenuProps<Row>) {
  const { source } = list.rows;
  const { canEdit, canRemove, lockOf, removal } = list.deeds;
  const isEditable = canEdit && source.lock?.(row) === undefined;
  const menuActions: MenuAction[] = [
    {
      label: isEditable ? 'Bearbeiten' : 'Ansehen',
      icon: isEditable ? <Pencil /> : <Eye />,
      onPress: () => list.entry.open(row.id),
    },
    ...offered(actions, row)
      .filter((action) => !isButton(action, isCard))
      .map(({ onPress, ...action }) => ({ ...action, onPress: () => onPress?.() })),
    ...(canRemove
      ? [
          {
            label: 'Löschen',
            icon: <Trash2 />,
            isDestructive: true,
            reason: lockOf(row),
            onPress: () => removal.ask([row]),
          },
        ]
      : []),
  ];
  return (
    <div onFocus={openInView}>
      <ActionMenu label={`Aktionen für „${source.nameOf(row)}“`} icon={<EllipsisVertical />} actions={menuActions} />
    </div>
  );
}

interface RowButtonsProps<Row extends Entry> extends Pick<RowMenuProps<Row>, 'row' | 'actions' | 'isCard'> {
  isWide?: boolean;
}

/** Calls: an icon in the head of a card. */
export const CardLinks = <Row extends Entry>({ row, actions }: Pick<RowMenuProps<Row>, 'row' | 'actions'>) =>
  offered(actions, row).map((action) =>
    action.inRow === undefined || action.href === undefined ? null : (
      <ActionButton key={action.label} action={action} name={action.inRow} hasText={false} />
    ),
  );

export function RowButtons<Row extends Entry>({ row, actions, isCard = false, isWide }: RowButtonsProps<Row>) {
  return offered(actions, row).map((action) =>
    action.inRow === undefined || !isButton(action, isCard) || (isCard && action.href !== undefined) ? null : (
      <ActionButton
        key={action.label}
        action={action}
        name={action.inRow}
        hasText={isCard || (isWide === true && action.weight === 'main')}
      />
    ),
  );
}

interface ActionButtonProps {
  action: RowAction;
  name: string;
  hasText: boolean;
}

/** An icon in a table, text on a card. A locked one is visible and names the reason. */
function ActionButton({ action, name, hasText }: ActionButtonProps) {
  const { label, icon, reason, href, onPress } = action;
  if (href !== undefined)
    return (
      <Button
        size="small"
        variant={hasText ? 'secondary' : 'quiet'}
        href={href}
        icon={hasText ? undefined : icon}
        title={label}
        aria-label={name}
        className={hasText ? undefined : 'row-actions__link'}
      >
        {hasText ? label : null}
      </Button>
    );
  const common = {
    title: reason ?? label,
    'aria-disabled': reason !== undefined || undefined,
    onClick: () => reason === undefined && onPress?.(),
  };
  const wholeName = reason === undefined ? name : `${name}: ${reason}`;
  if (!hasText) return <IconButton {...common} icon={icon} label={wholeName} />;
  return (
    <Button {...common} size="small" aria-label={wholeName}>
      {label}
    </Button>
  );
}
