import { useEffect, useState, type ComponentType } from "react";
import { closeOverlay } from "../ui/overlays/overlay-store.ts";
import { toast } from "../ui/overlays/toast.tsx";
import { useWords } from "./locale/locale.ts";
import { loadPart } from "./reload-once.ts";
import { layoutMessages } from "./storefront/layout/layout.messages.ts";

/**
 * A component whose code comes when it is first wanted; undefined until then. When it cannot be had, the page is reloaded, or
 * within a minute of that a quiet sentence says so and the rest of the page goes on.
 */
export function usePart<Props>(load: () => Promise<{ default: ComponentType<Props> }>, isWanted: boolean): ComponentType<Props> | undefined {
  const words = useWords(layoutMessages);
  const [part, setPart] = useState<{ Component: ComponentType<Props> } | undefined>();
  const isMissing = isWanted && part === undefined;
  useEffect(() => {
    if (!isMissing) return;
    loadPart(load).then(
      ({ default: Component }) => setPart({ Component }),
      () => {
        closeOverlay();
        toast(words["err.part"]);
      },
    );
  }, [isMissing]);
  return part?.Component;
}
