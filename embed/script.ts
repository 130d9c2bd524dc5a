/** Entry of the single script. No exports: `window.WebshopWidget` belongs to the page's first script. */
import './styles';
import { runningScript } from './page/scriptTag';
import { install, mountFromTags } from './api/widget';

mountFromTags(install(), runningScript());
