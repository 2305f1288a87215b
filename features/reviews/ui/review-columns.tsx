import type { ComponentType } from "react";
import type { ReviewView } from "../reviews.contract.ts";
import { ReviewCard } from "./review-card.tsx";

type Props = { reviews: readonly ReviewView[]; Foot: ComponentType<{ review: ReviewView }> };

export const ReviewColumns = ({ reviews, Foot }: Props) => (
  <ul className="gap-5 md:columns-2 xl:columns-3">
    {reviews.map((review) => (
      <li key={review.id} className="mb-3 break-inside-avoid md:mb-5">
        <ReviewCard review={review} foot={<Foot review={review} />} />
      </li>
    ))}
  </ul>
);
