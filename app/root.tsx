import arsenal from "@fontsource/arsenal/files/arsenal-cyrillic-700-normal.woff2?url";
import onest from "@fontsource-variable/onest/files/onest-cyrillic-wght-normal.woff2?url";
import { use, useEffect, type ReactNode } from "react";
import { Links, Meta, Outlet, Scripts, UNSAFE_useScrollRestoration as useScrollRestoration, type LinksFunction } from "react-router";
import { languageOf } from "../platform/i18n.ts";
import "./app.css";
import { KEEP_EARLY_TAP, replayEarlyTap } from "./early-tap.ts";
import "./fonts.css";
import { showForMissing } from "./load-route-module.ts";
import { useLocale } from "../client/locale/locale.ts";
import { ScriptMark } from "./script-mark.ts";
import { LAY_OUT_IN_PARTS, SCROLL_BACK, SCROLL_PLACES } from "./scroll-places.ts";
import { START_LATE } from "./start-late.ts";
import { HalfLoaded } from "./storefront/pages/half-loaded.tsx";
import { MissingScreen } from "./storefront/pages/missing-screen.tsx";
import { WATCH_FIRST_CODE } from "./watch-first-code.ts";

export { loader } from "./root.loader.server.ts";
export { ErrorBoundary } from "./storefront/pages/error-screen.tsx";

export const links: LinksFunction = () => [
  { rel: "preload", href: onest, as: "font", type: "font/woff2", crossOrigin: "anonymous" },
  { rel: "preload", href: arsenal, as: "font", type: "font/woff2", crossOrigin: "anonymous" },
  { rel: "icon", href: "/favicon.svg", type: "image/svg+xml" },
  { rel: "apple-touch-icon", href: "/icons/180.png" },
  { rel: "manifest", href: "/manifest.webmanifest" },
];

showForMissing(MissingScreen);

/** The layout's data changes with the language only; everything else on a page loads by itself. */
export function shouldRevalidate({ currentUrl, nextUrl }: { currentUrl: URL; nextUrl: URL }): boolean {
  return currentUrl.pathname.startsWith("/ru") !== nextUrl.pathname.startsWith("/ru");
}

export function Layout({ children }: { children: ReactNode }) {
  useEffect(replayEarlyTap, []);
  const mark = use(ScriptMark);
  return (
    <html lang={languageOf(useLocale())}>
      <head>
        <meta charSet="utf-8" />
        <script nonce={mark} dangerouslySetInnerHTML={{ __html: KEEP_EARLY_TAP }} />
        <script nonce={mark} dangerouslySetInnerHTML={{ __html: WATCH_FIRST_CODE }} />
        <script nonce={mark} dangerouslySetInnerHTML={{ __html: LAY_OUT_IN_PARTS }} />
        <meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover" />
        <meta name="theme-color" content="#ffffff" />
        <Meta />
        <Links />
      </head>
      <body>
        {children}
        <HalfLoaded />
        <ScrollBack />
        <Scripts />
        <script nonce={mark} suppressHydrationWarning dangerouslySetInnerHTML={{ __html: START_LATE }} />
      </body>
    </html>
  );
}

/** React Router's own component of this purpose reads the session's memory on first visits too, amid the first paint. */
function ScrollBack() {
  useScrollRestoration({ storageKey: SCROLL_PLACES });
  return <script nonce={use(ScriptMark)} suppressHydrationWarning dangerouslySetInnerHTML={{ __html: SCROLL_BACK }} />;
}

export default function App() {
  return <Outlet />;
}
