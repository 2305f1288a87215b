import { useEffect, useRef } from "react";
import { useRevalidator } from "../../../../client/router/router.tsx";
import { listingMessages } from "../../../../features/catalogue/listing.messages.ts";
import { useSavedFavourites } from "../../../../features/favourites/ui/favourites-store.ts";
import { buttonClass } from "../../../../ui/button.tsx";
import { EmptyState } from "../../../../ui/empty-state.tsx";
import { useWords } from "../../../../client/locale/locale.ts";
import { ShopLink } from "../../../../client/locale/shop-link.tsx";
import { layoutMessages } from "../../layout/layout.messages.ts";

export function EmptyOwnList({ list }: { list: "favorites" | "viewed" }) {
  const words = useWords(listingMessages);
  const layoutWords = useWords(layoutMessages);
  return (
    <EmptyState text={list === "favorites" ? words["fav.empty"] : words["viewed.empty"]}>
      <ShopLink to="/new-items" className={buttonClass()}>
        {layoutWords["nav.newItems"]}
      </ShopLink>
    </EmptyState>
  );
}

export function FollowFavourites() {
  const saved = useSavedFavourites();
  const shown = useRef(saved);
  const { revalidate } = useRevalidator();
  useEffect(() => {
    if (shown.current === saved) return;
    shown.current = saved;
    void revalidate();
  }, [saved, revalidate]);
  return null;
}
