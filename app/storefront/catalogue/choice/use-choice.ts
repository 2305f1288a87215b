import { useState } from "react";
import { useLocation } from "../../../../client/router/page.ts";
import { useNavigate } from "../../../../client/router/router.tsx";
import type { ProductView } from "../../../../features/catalogue/catalogue.contract.ts";
import { chosenOf, type Choice, type Chosen } from "./choose-variation.ts";
import { listingAddress } from "../listing/listing-address.ts";

export type ChoiceInAddress = {
  chosen: Chosen;
  addressOf: (choice: Choice) => string;
  choose: (choice: Choice) => void;
};

/** Shown at once and kept until the address has followed, so that the next choice starts from it. */
export function useChoice(product: ProductView): ChoiceInAddress {
  const { key, search } = useLocation();
  const navigate = useNavigate();
  const [ahead, setAhead] = useState<{ of: string; choice: Choice } | undefined>();
  const query = new URLSearchParams(search);
  const choice = ahead?.of === key ? ahead.choice : { colour: query.get("colour") ?? "", size: query.get("size") ?? "" };
  const addressOf = (next: Choice) => listingAddress(search, next);
  return {
    chosen: chosenOf(product, choice),
    addressOf,
    choose: (next) => {
      setAhead({ of: key, choice: next });
      void navigate(addressOf(next), { replace: true, preventScrollReset: true });
    },
  };
}
