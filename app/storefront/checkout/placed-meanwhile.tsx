import { useEffect, useRef } from "react";
import CircleCheck from "lucide-react/icons/circle-check";
import { useWords } from "../../../client/locale/locale.ts";
import { ShopLink } from "../../../client/locale/shop-link.tsx";
import { checkoutMessages } from "../../../features/orders/placing/checkout.messages.ts";
import { buttonClass } from "../../../ui/button.tsx";

/** Replaces a checkout whose cart was ordered elsewhere. */
export function PlacedMeanwhile({ number }: { number: number }) {
  const words = useWords(checkoutMessages);
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => void title.current?.focus(), []);
  return (
    <section role="status" className="mx-auto max-w-150 py-10 text-center">
      <CircleCheck size={56} aria-hidden="true" className="mx-auto text-dill-700" />
      <h1 ref={title} tabIndex={-1} className="display-l mt-4">
        {words["success.placed"](number)}
      </h1>
      <p className="my-6">{words["checkout.placedElsewhere"]}</p>
      <div className="flex flex-wrap justify-center gap-3">
        <ShopLink to={`/account/orders/${number}`} className={buttonClass()}>
          {words["success.open"]}
        </ShopLink>
        <ShopLink to="/" className={buttonClass("secondary")}>
          {words["success.continue"]}
        </ShopLink>
      </div>
    </section>
  );
}
