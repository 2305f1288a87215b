import { useContext, useEffect, useState } from "react";
import { UNSAFE_FrameworkContext as FrameworkContext, useMatches } from "react-router";
import { RELOADED_AT } from "./reload-once.ts";
import { AWAKE, lateScript } from "./start-late.ts";

const OPENS_STREAM =
  "window.__reactRouterContext.stream=new ReadableStream({start(controller){window.__reactRouterContext.streamController=controller}}).pipeThrough(new TextEncoderStream())";

/**
 * In place of React Router's `Scripts`, which asks for all of a page's code before its styles: the same modules, started after
 * the first paint (start-late.ts). Both scripts are written by the server alone.
 */
export function LateScripts() {
  const context = useContext(FrameworkContext);
  const matches = useMatches();
  const [scripts] = useState(() => (import.meta.env.SSR && context ? scriptsOf(context, matches) : { data: " ", start: " " }));
  useEffect(() => void window.dispatchEvent(new Event(AWAKE)), []);
  return (
    <>
      <script suppressHydrationWarning dangerouslySetInnerHTML={{ __html: scripts.data }} />
      <script suppressHydrationWarning dangerouslySetInnerHTML={{ __html: scripts.start }} data-late="" />
    </>
  );
}

type Context = NonNullable<React.ContextType<typeof FrameworkContext>>;

/** Tells React Router too that the scripts are there: it sends the page's data to them. */
function scriptsOf({ manifest, serverHandoffString, renderMeta }: Context, matches: readonly { id: string }[]) {
  if (renderMeta) renderMeta.didRenderScripts = true;
  const routes = matches.flatMap(({ id }) => manifest.routes[id] ?? []);
  const preloads = [manifest.entry.module, ...manifest.entry.imports, ...routes.flatMap(({ imports = [] }) => imports)];
  return {
    data: `window.__reactRouterContext=${serverHandoffString};${OPENS_STREAM};`,
    start: lateScript({
      preloads: [...new Set(preloads)],
      manifest: manifest.url,
      routes: routes.map(({ id, module }) => ({ id, module })),
      entry: manifest.entry.module,
      reloadedAt: RELOADED_AT,
    }),
  };
}
