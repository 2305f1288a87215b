export { isAssessmentOffered } from "./server/add-review.ts";
export { onReviewsChange } from "./server/changes.ts";
export { forgetWaitingPhotos, reviewPhotoResponse } from "./server/review-photos.ts";
export { forgetWaitingFilms, removeReviewFilms, reviewFilmResponse } from "./server/review-films.ts";
export { reviewsApi, staffReviewsApi } from "./server/reviews.api.ts";
export { companyReviews, productReviews } from "./server/reviews.view.ts";
export { seedReviews } from "./server/seed-reviews.ts";
