import Heart from 'lucide-react/icons/heart';
import { hrefOf } from '../../domain/addresses';
import { useFavourites } from '../../state/vehicles/favourites';
import { useStyles } from '../../ui/styles';
import { HeaderLink } from '../../ui/actions/HeaderLink';
import { useRouteLink } from '../../ui/actions/useRouteLink';
import { VisuallyHidden } from '../../ui/display/VisuallyHidden';
import css from './FavouritesLink.css?inline';

export function FavouritesLink() {
  useStyles(css);
  const link = useRouteLink(hrefOf('favourites'));
  const count = useFavourites(({ ids }) => ids.length);
  return (
    <HeaderLink {...link} icon={<Heart />} name="Merkliste ">
      {count === 0 ? null : (
        <>
          <span className="favourites-count">{count}</span>
          <VisuallyHidden>{` ${count === 1 ? 'Fahrzeug' : 'Fahrzeuge'}`}</VisuallyHidden>
        </>
      )}
    </HeaderLink>
  );
}
