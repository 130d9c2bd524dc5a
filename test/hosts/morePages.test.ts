import { describePages } from '../browser/hosts/matrix';
import { MORE_PAGES } from '../browser/hosts/pages';

describePages(MORE_PAGES);
