/** Entry of the single script. Exports nothing: `window.WebshopWidget` belongs to the first script of the page. */
import './styles';
import { runningScript } from './page/scriptTag';
import { install, mountFromTags } from './api/widget';

mountFromTags(install(), runningScript());
