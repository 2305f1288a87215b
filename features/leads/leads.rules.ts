export const MOST_PHOTOS = 5;
