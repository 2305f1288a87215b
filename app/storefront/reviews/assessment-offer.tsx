import { useState } from "react";
import { useRevalidator } from "../../../client/router/router.tsx";
import { reviewFormMessages } from "../../../features/reviews/review-form.messages.ts";
import { Button } from "../../../ui/button.tsx";
import { openOverlay } from "../../../ui/overlays/overlay-store.ts";
import { useWords } from "../../../client/locale/locale.ts";
import { overlay } from "../../part.ts";

const AssessmentDialog = overlay(["assessment"], () => import("./assessment-dialog.tsx"));

/** Offered until it was sent once. */
export function AssessmentOffer({ number, isOffered }: { number: number; isOffered: boolean }) {
  const words = useWords(reviewFormMessages);
  const revalidator = useRevalidator();
  const [isWanted, setWanted] = useState(false);
  if (!isOffered && !isWanted) return null;
  const open = () => {
    setWanted(true);
    openOverlay("assessment");
  };
  return (
    <>
      {isOffered && (
        <div className="no-print mt-6 flex flex-wrap items-center gap-4 rounded-card bg-tint-6 p-5">
          <p className="min-w-[min(15rem,100%)] flex-1">{words["assessment.offer"]}</p>
          <Button onClick={open} aria-haspopup="dialog">
            {words["assessment.title"]}
          </Button>
        </div>
      )}
      {isWanted && <AssessmentDialog number={number} onSent={() => void revalidator.revalidate()} />}
    </>
  );
}
