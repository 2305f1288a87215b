import {
  createContext,
  startTransition,
  use,
  useEffect,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
  type ComponentType,
  type ReactNode,
} from "react";
import { namedPlace } from "./named-place.ts";
import type { Going, Navigator, Shown } from "./navigator.ts";
import { PageView } from "./outlet.tsx";
import type { WayLocation } from "./way-location.ts";

export type WayTools = Pick<Navigator, "navigate" | "submit" | "send" | "revalidate"> & {
  prefetch(href: string): void;
};

const noWay = (): never => {
  throw new Error("a page being written leads nowhere");
};
const WayContext = createContext<WayTools>({ navigate: noWay, submit: noWay, send: noWay, revalidate: noWay, prefetch: noWay });
const GoingContext = createContext<{ going: Going; isRevalidating: boolean }>({ going: { state: "idle" }, isRevalidating: false });

type Props = {
  navigator: Navigator;
  tools: WayTools;
  /** Pixels. */
  placeOf: (key: string) => number | undefined;
  Frame: ComponentType<{ children: ReactNode }>;
};

export function Way({ navigator, tools, placeOf, Frame }: Props): ReactNode {
  const [shown, setShown] = useState<Shown>(navigator.now);
  const { page, going, isRevalidating, preventScrollReset } = shown;
  useEffect(() => {
    navigator.listen((next) => startTransition(() => setShown(next)));
    setShown(navigator.now());
  }, [navigator]);
  useScroll(page.location, { preventScrollReset, placeOf });
  const underWay = useMemo(() => ({ going, isRevalidating }), [going, isRevalidating]);
  return (
    <WayContext value={tools}>
      <GoingContext value={underWay}>
        <PageView page={page} Frame={Frame} />
      </GoingContext>
    </WayContext>
  );
}

/** A page come back to keeps its place, another goes to its `#` or its top. The first page scrolled itself. */
function useScroll(location: WayLocation, { preventScrollReset, placeOf }: { preventScrollReset: boolean } & Pick<Props, "placeOf">): void {
  const last = useRef(location);
  useLayoutEffect(() => {
    if (last.current === location || last.current.key === location.key) return;
    last.current = location;
    const place = placeOf(location.key);
    const id = namedPlace(location.hash);
    const named = id === undefined ? null : document.getElementById(id);
    if (place !== undefined) window.scrollTo(0, place);
    else if (named) named.scrollIntoView();
    else if (!preventScrollReset) window.scrollTo(0, 0);
  }, [location, preventScrollReset, placeOf]);
}

export const useWay = (): WayTools => use(WayContext);

/** Ends when the page is there. */
export const useNavigate = (): WayTools["navigate"] => use(WayContext).navigate;

export const useNavigation = (): Going => use(GoingContext).going;

export function useRevalidator(): { revalidate: () => Promise<void>; state: "idle" | "loading" } {
  const { revalidate } = use(WayContext);
  return { revalidate, state: use(GoingContext).isRevalidating ? "loading" : "idle" };
}
