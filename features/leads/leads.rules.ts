/** Photos of one request. */
export const MOST_PHOTOS = 5;
