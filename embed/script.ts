/** Entry of the single script. It exports nothing: the global belongs to whichever script of the page came first. */
import { runningScript } from './hostPage/runningScript';
import { install, mountFromTags } from './widget';

mountFromTags(install(), runningScript());
