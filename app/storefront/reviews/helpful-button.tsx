import ThumbsUp from "lucide-react/icons/thumbs-up";
import { useState } from "react";
import type { ReviewView, voteReview } from "../../../features/reviews/reviews.contract.ts";
import { reviewCardMessages } from "../../../features/reviews/review-card.messages.ts";
import { openSignIn, useIsSignedIn } from "../../../features/sign-in/ui/sign-in-store.ts";
import { ApiRefusal, callApi } from "../../../client/call-api.ts";
import { useWords } from "../../../client/locale/locale.ts";
import { classNames } from "../../../ui/class-names.ts";
import { toast } from "../../../ui/overlays/toast.tsx";

/** A second press takes it back; a guest signs in first. */
export function HelpfulButton({ review }: { review: ReviewView }) {
  const words = useWords(reviewCardMessages);
  const isSignedIn = useIsSignedIn();
  const [isVoted, setVoted] = useState(false);
  const [busy, setBusy] = useState(false);
  const [counted, setCounted] = useState<number>();
  const helpful = counted ?? review.helpful;
  const vote = async () => {
    if (busy) return;
    setBusy(true);
    try {
      const answer = await callApi<typeof voteReview>("POST", "/api/vote-review", { id: review.id, isHelpful: !isVoted });
      setCounted(answer.helpful);
      setVoted(!isVoted);
    } catch (error) {
      toast(error instanceof ApiRefusal && error.message ? error.message : words["reviews.voteFailed"]);
    }
    setBusy(false);
  };
  return (
    <button
      type="button"
      aria-pressed={isVoted}
      onClick={() => (isSignedIn === false ? openSignIn({ then: () => void vote() }) : void vote())}
      className={classNames(
        "body-s -mb-2 inline-flex min-h-11 items-center gap-2 self-start rounded-control px-1 hover:underline",
        isVoted ? "font-medium text-beet-600" : "text-ink-700",
      )}
    >
      <ThumbsUp size={18} aria-hidden="true" className={isVoted ? "fill-current" : ""} />
      {helpful > 0 ? words["reviews.helpfulCount"](helpful) : words["reviews.helpful"]}
    </button>
  );
}
