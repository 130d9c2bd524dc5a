import Heart from 'lucide-react/icons/heart';
import { useEffect, useRef, useState } from 'react';
import { hrefOf } from '../../domain/addresses';
import { isStaff } from '../../domain/account/role';
import { isSameId } from '../../domain/vehicle/text/vehicleId';
import { FrameLine } from '../../shared/vehicle/FrameLine';
import { useFavourites } from '../../state/vehicles/favourites';
import { useSession } from '../../state/shopContext';
import { withQueryClient } from '../../state/queries/withQueryClient';
import { Button } from '../../ui/actions/Button';
import { EmptyState } from '../../ui/feedback/EmptyState';
import { Heading } from '../../ui/display/Heading';
import { BackLink } from '../../ui/actions/BackLink';
import { Notice } from '../../ui/feedback/Notice';
import { useStyles } from '../../ui/styles';
import { useRouteLink } from '../../ui/actions/useRouteLink';
import css from './FavouritesPage.css?inline';
import frameCss from './frame.css?inline';
import { FavouriteList } from './FavouriteList';
import { RecentlySeen } from './recent/RecentlySeen';
import { TogetherLink } from './TogetherLink';

interface Removal {
  /** React key: a new removal mounts a new notice, which takes the focus. */
  key: string;
  text: string;
  before: readonly string[];
}

/** A customer's are synchronised with the account. */
const KEPT_IN = {
  browser: 'Gemerkt in diesem Browser, auf diesem Gerät.',
  account: 'Gemerkt in Ihrem Konto, auf jedem Gerät, auf dem Sie angemeldet sind.',
} as const;

export const FavouritesPage = withQueryClient(function FavouritesPage() {
  useStyles(frameCss);
  useStyles(css);
  const { ids, replace } = useFavourites((state) => state);
  const { user } = useSession();
  const search = useRouteLink(hrefOf('search'));
  const title = useRef<HTMLHeadingElement>(null);
  const [removal, setRemoval] = useState<Removal>();

  const remove = (gone: readonly string[], text: string) => {
    setRemoval({ key: gone.join(), text, before: ids });
    replace(ids.filter((id) => !gone.some((other) => isSameId(other, id))));
  };
  const restore = (before: readonly string[]) => {
    // Keeps what another tab has added meanwhile.
    replace([...before, ...ids]);
    setRemoval(undefined);
    title.current?.focus();
  };

  return (
    <div className="marked-page">
      <BackLink {...search}>Zurück zur Suche</BackLink>
      <Heading
        level={1}
        ref={title}
        sub={ids.length === 0 ? undefined : KEPT_IN[user === undefined || isStaff(user.roles) ? 'browser' : 'account']}
      >
        Merkliste
      </Heading>
      {removal === undefined ? null : (
        <Removed key={removal.key} text={removal.text} onRestore={() => restore(removal.before)} />
      )}
      {ids.length === 0 ? (
        <EmptyState
          icon={<Heart />}
          title="Ihre Merkliste ist leer."
          actions={
            <Button {...search} variant="primary">
              Zur Fahrzeugsuche
            </Button>
          }
        >
          Drücken Sie bei einem Fahrzeug auf das Herz, dann finden Sie es hier wieder.
        </EmptyState>
      ) : (
        <>
          <div className="flex flex-wrap items-center justify-between gap-8">
            <FrameLine />
            <TogetherLink ids={[...ids].reverse()} />
          </div>
          <FavouriteList ids={ids} onRemove={remove} />
        </>
      )}
      <RecentlySeen />
    </div>
  );
});

/** Takes the focus: the pressed button is gone. */
function Removed({ text, onRestore }: { text: string; onRestore: () => void }) {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => box.current?.querySelector('button')?.focus(), []);
  return (
    <div ref={box}>
      <Notice>
        <p>{text}</p>
        <Button variant="quiet" size="small" onClick={onRestore}>
          Rückgängig machen
        </Button>
      </Notice>
    </div>
  );
}
