import { useState } from "react";
import { reviewCardMessages } from "../../../features/reviews/review-card.messages.ts";
import { Button, type ButtonKind } from "../../../ui/button.tsx";
import { openOverlay } from "../../../ui/overlays/overlay-store.ts";
import { useWords } from "../../../client/locale/locale.ts";
import { overlay } from "../../part.ts";
import type { ReviewedProduct } from "./reviewed-product.ts";

const ReviewDialog = overlay(["review"], () => import("./review-dialog.tsx"));

/** Its code loads when first opened. */
export function ReviewButton({ product, kind = "primary" }: { product?: ReviewedProduct; kind?: ButtonKind }) {
  const words = useWords(reviewCardMessages);
  const [isWanted, setWanted] = useState(false);
  const open = () => {
    setWanted(true);
    openOverlay("review");
  };
  return (
    <>
      <Button kind={kind} onClick={open} aria-haspopup="dialog">
        {words["review.title"]}
      </Button>
      {isWanted && <ReviewDialog key={product?.id} product={product} />}
    </>
  );
}
