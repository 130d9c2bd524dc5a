import { describePages } from '../hosts/matrix';
import { MATRIX } from '../hosts/pages';

describePages(MATRIX);
