import * as z from 'zod/mini';
import { isCalendarDay } from '../../lib/calendarDay';

/** Day of an appointment or a hand-over, as drafts and confirmations keep it. */
export const daySchema = z.string().check(z.refine(isCalendarDay));

/** Full hour of an appointment, as drafts and confirmations keep it. */
export const hourSchema = z.number().check(z.refine(Number.isInteger));
