import { describePages } from '../browser/hosts/matrix';
import { MATRIX, MORE_PAGES } from '../browser/hosts/pages';

describePages(MORE_PAGES);
describePages(MATRIX, 'script');
