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
import type { PageLocation } from "./page-location.ts";

export type RouterTools = Pick<Navigator, "navigate" | "submit" | "send" | "revalidate"> & {
  prefetch(href: string): void;
};

const leadsNowhere = (): never => {
  throw new Error("a page being written leads nowhere");
};
const RouterContext = createContext<RouterTools>({
  navigate: leadsNowhere,
  submit: leadsNowhere,
  send: leadsNowhere,
  revalidate: leadsNowhere,
  prefetch: leadsNowhere,
});
const GoingContext = createContext<{ going: Going; isRevalidating: boolean }>({ going: { state: "idle" }, isRevalidating: false });

type Props = {
  navigator: Navigator;
  tools: RouterTools;
  /** Pixels. */
  placeOf: (key: string) => number | undefined;
  Frame: ComponentType<{ children: ReactNode }>;
};

export function Router({ navigator, tools, placeOf, Frame }: Props): ReactNode {
  const [shown, setShown] = useState<Shown>(navigator.now);
  const { page, going, isRevalidating, preventScrollReset } = shown;
  useEffect(() => {
    navigator.listen((next) => startTransition(() => setShown(next)));
    setShown(navigator.now());
  }, [navigator]);
  useScroll(page.location, { preventScrollReset, placeOf });
  const navigation = useMemo(() => ({ going, isRevalidating }), [going, isRevalidating]);
  return (
    <RouterContext value={tools}>
      <GoingContext value={navigation}>
        <PageView page={page} Frame={Frame} />
      </GoingContext>
    </RouterContext>
  );
}

/** A page come back to keeps its place, another goes to its `#` or its top. The first page scrolled itself. */
function useScroll(
  location: PageLocation,
  { preventScrollReset, placeOf }: { preventScrollReset: boolean } & Pick<Props, "placeOf">,
): void {
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

export const useRouter = (): RouterTools => use(RouterContext);

/** Ends when the page is there. */
export const useNavigate = (): RouterTools["navigate"] => use(RouterContext).navigate;

export const useNavigation = (): Going => use(GoingContext).going;

export function useRevalidator(): { revalidate: () => Promise<void>; state: "idle" | "loading" } {
  const { revalidate } = use(RouterContext);
  return { revalidate, state: use(GoingContext).isRevalidating ? "loading" : "idle" };
}
