import { useEffect, useRef, useSyncExternalStore } from "react";
import { useLocation } from "../../../../client/router/page.ts";
import { useNavigate, useNavigation } from "../../../../client/router/router.tsx";
import type { ProductCard } from "../../../../features/catalogue/catalogue.contract.ts";
import type { PromotionView } from "../../../../features/content/content.contract.ts";
import { scrolledTo } from "../../../boot/scroll-places.ts";

export type ShownPage = { page: number; products: readonly ProductCard[]; promo: PromotionView | null };

/** More would burden phones; beyond it «show more» opens a new page. */
const MOST_ABOVE = 20;

/** Pages after «show more» belong to the history entry, so Back and a reload restore them and the place. */
export function usePagesAbove(here: ShownPage): { above: readonly ShownPage[]; isLoading: boolean; showMore: (to: string) => void } {
  const { key, state } = useLocation() as { key: string; state: { above?: readonly ShownPage[] } | null };
  const inHistory = state?.above ?? none;
  const kept = useSyncExternalStore(
    subscribeToNothing,
    () => inHistory,
    () => none,
  );
  const navigate = useNavigate();
  const navigation = useNavigation();
  const above = kept.at(-1)?.page === here.page - 1 ? kept : none;
  useScrollAfterReload(key, { isComing: kept !== inHistory, isLonger: above.length > 0 });
  const next = navigation.location?.state as { above?: readonly ShownPage[] } | null | undefined;
  return {
    above,
    isLoading: next?.above !== undefined,
    showMore: (to) => {
      const shown = [...above, here];
      const isBurden = shown.length > MOST_ABOVE;
      void navigate(to, { replace: true, preventScrollReset: !isBurden, state: isBurden ? null : { above: shown } });
    },
  };
}

/** The server sends the page without those above, so scrolling waits until they are there. */
function useScrollAfterReload(key: string, { isComing, isLonger }: { isComing: boolean; isLonger: boolean }): void {
  const isWaiting = useRef(isComing);
  useEffect(() => {
    if (isComing || !isWaiting.current) return;
    isWaiting.current = false;
    const top = scrolledTo(key);
    if (isLonger && top !== undefined) window.scrollTo(0, top);
  }, [key, isComing, isLonger]);
}

const none: readonly ShownPage[] = [];
const subscribeToNothing = () => () => undefined;
