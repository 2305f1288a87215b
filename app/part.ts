import { createElement, useEffect, useState, type ComponentType, type ReactNode } from "react";
import { closeOverlay, useOverlay } from "../ui/overlays/overlay-store.ts";
import { toast } from "../ui/overlays/toast.tsx";
import { useWords } from "../client/locale/locale.ts";
import { loadQuietly } from "./boot/load-quietly.ts";
import { loadPart } from "./boot/reload-once.ts";
import { layoutMessages } from "./storefront/layout/layout.messages.ts";

type Load<Props> = () => Promise<{ default: ComponentType<Props> }>;
type Loaded<Props> = { Component: ComponentType<Props> };

/** Its code comes when it is first shown. */
export function part<Props extends object>(load: Load<Props>) {
  return function Part(props: Props): ReactNode {
    const loaded = useLoaded(load, true);
    return loaded && createElement(loaded.Component, props);
  };
}

/** A part that nobody waits for: without its code it stays empty. */
export function quietPart<Props extends object>(load: Load<Props>) {
  return function QuietPart(props: Props): ReactNode {
    const [loaded, setLoaded] = useState<Loaded<Props>>();
    useEffect(() => {
      loadQuietly(load).then(
        ({ default: Component }) => setLoaded({ Component }),
        () => undefined,
      );
    }, []);
    return loaded && createElement(loaded.Component, props);
  };
}

/** Its code loads when one of these names is first opened. */
export function overlay<Props extends object>(names: readonly string[], load: Load<Props>) {
  return function Overlay(props: Props): ReactNode {
    const opened = useOverlay();
    const loaded = useLoaded(load, opened !== undefined && names.includes(opened));
    return loaded && createElement(loaded.Component, props);
  };
}

/** Without its code the page is reloaded, or within a minute of that a sentence says so. */
function useLoaded<Props>(load: Load<Props>, isWanted: boolean) {
  const words = useWords(layoutMessages);
  const [loaded, setLoaded] = useState<Loaded<Props>>();
  const isMissing = isWanted && loaded === undefined;
  useEffect(() => {
    if (!isMissing) return;
    loadPart(load).then(
      ({ default: Component }) => setLoaded({ Component }),
      () => {
        closeOverlay();
        toast(words[navigator.onLine ? "err.part" : "err.partOffline"]);
      },
    );
  }, [isMissing, load, words]);
  return loaded;
}
