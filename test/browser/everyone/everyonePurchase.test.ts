import { describeScreens } from './everyone';
import { SCREEN_GROUPS } from './screenGroups';

describeScreens(SCREEN_GROUPS.purchase);
