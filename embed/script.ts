/** Entry of the single script. Exports nothing: `window.WebshopWidget` belongs to the first script of the page. */
import './styles';
import { runningScript } from './hostPage/scriptTag';
import { install, mountFromTags } from './widget';

mountFromTags(install(), runningScript());
