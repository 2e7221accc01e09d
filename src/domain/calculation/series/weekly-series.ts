/** «La série de la semaine» (CAL-18): an adult gives it once, to one learner, a group or the class. */

/** After so many days a series that nobody did is no longer waited for: given on a Friday, it lasts the week that follows. */
export const WEEKLY_SERIES_DAYS = 10
