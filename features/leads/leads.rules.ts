export const MOST_PHOTOS = 5;
/** A request is kept as long as a claim about it may be brought. */
export const LEADS_DAYS = 1_095;
