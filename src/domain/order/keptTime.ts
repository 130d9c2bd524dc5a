import * as z from 'zod/mini';
import { isCalendarDay } from '../../lib/calendarDay';

/** Stored day of an appointment or hand-over. */
export const daySchema = z.string().check(z.refine(isCalendarDay));

/** Stored full hour of an appointment. */
export const hourSchema = z.number().check(z.refine(Number.isInteger));
