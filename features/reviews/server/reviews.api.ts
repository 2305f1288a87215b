import { handle } from "../../../platform/contracts/endpoint.ts";
import { notFound } from "../../../platform/contracts/errors.ts";
import { languageOf } from "../../../platform/i18n.ts";
import { isShown } from "../../catalogue/catalogue.server.ts";
import type { Visit } from "../../shop.ts";
import * as contract from "../reviews.contract.ts";
import { reviewFormMessages } from "../review-form.messages.ts";
import * as staff from "../staff-reviews.contract.ts";
import { addAssessment, addReview, isAssessmentOffered } from "./add-review.ts";
import { decideReview, staffReview, staffReviews } from "./decide-review.ts";
import { addReviewFilm } from "./review-films.ts";
import { addReviewPhoto } from "./review-photos.ts";
import { voteReview } from "./vote-review.ts";
import { companyReviews, productReviews } from "./reviews.view.ts";

const thanks = ({ locale }: Visit) => ({ result: true as const, message: reviewFormMessages[languageOf(locale)]["review.thanks"] });

export const reviewsApi = [
  handle(contract.getReviews, (visit: Visit, input) => companyReviews(visit, input)),
  handle(contract.getProductReviews, async (visit: Visit, { productId, ...wanted }) => {
    if (!(await isShown(visit.shop, productId))) throw notFound();
    return productReviews(visit, productId, wanted);
  }),
  handle(contract.addReview, async (visit: Visit, input) => {
    await addReview(visit, input);
    return thanks(visit);
  }),
  handle(contract.voteReview, async (visit: Visit, input) => ({ helpful: await voteReview(visit, input) })),
  handle(contract.addReviewPhoto, async (visit: Visit, { photo }) => ({ id: await addReviewPhoto(visit, photo) })),
  handle(contract.addReviewFilm, async (visit: Visit, { id }) => ({ seconds: await addReviewFilm(visit, id) })),
  handle(contract.getAssessment, async (visit: Visit, { number }) => ({ offered: await isAssessmentOffered(visit, number) })),
  handle(contract.addAssessment, async (visit: Visit, input) => {
    await addAssessment(visit, input);
    return thanks(visit);
  }),
];

export const staffReviewsApi = [
  handle(staff.listStaffReviews, (visit: Visit, input) => staffReviews(visit, input)),
  handle(staff.getStaffReview, (visit: Visit, { id }) => staffReview(visit, id)),
  handle(staff.decideReview, (visit: Visit, input) => decideReview(visit, input)),
];
