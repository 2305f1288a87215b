import arsenal from "@fontsource/arsenal/files/arsenal-cyrillic-700-normal.woff2?url";
import onest from "@fontsource-variable/onest/files/onest-cyrillic-wght-normal.woff2?url";
import { createContext, use, useEffect, useLayoutEffect, type ReactNode } from "react";
import { languageOf } from "../platform/i18n.ts";
import { localeOfPath } from "../client/locale/locale.ts";
import { usePage } from "../client/router/page.ts";
import { showHead } from "../client/router/show-head.ts";
import "./app.css";
import { replayEarlyInput } from "./boot/early-input.ts";
import "./fonts.css";
import onestLatin from "./fonts/onest-basic-latin.woff2?url";
import type { programs } from "./boot/programs.ts";
import { ScriptMark } from "./boot/script-mark.ts";
import { IconSheet } from "../ui/repeated-icon.tsx";
import { HalfLoaded } from "./storefront/pages/half-loaded.tsx";

/** Code in the order of need. */
export type Assets = { styles: readonly string[]; code: readonly string[]; entry: string };

/** Written by the server and left alone by the browser; `data` is JSON. */
type Written = { data: string; programs: typeof programs; tags: ReactNode };
export const leftAsWritten: Written = {
  data: "",
  programs: { keepEarlyInput: "", watchFirstCode: "", layOutWholeAgain: "", scrollBack: "", startLate: "" },
  tags: null,
};

export const DocumentParts = createContext<Written & { assets: Assets }>({ ...leftAsWritten, assets: { styles: [], code: [], entry: "" } });

export const PAGE_DATA = "page-data";

export function Document({ children }: { children: ReactNode }): ReactNode {
  useEffect(replayEarlyInput, []);
  const mark = use(ScriptMark);
  const { assets, data, programs, tags } = use(DocumentParts);
  const { location, head } = usePage();
  useLayoutEffect(() => {
    if (head) showHead(head);
  }, [head]);
  return (
    <html lang={languageOf(localeOfPath(location.pathname))}>
      <head>
        <meta charSet="utf-8" />
        <script nonce={mark} suppressHydrationWarning dangerouslySetInnerHTML={{ __html: programs.keepEarlyInput }} />
        <script nonce={mark} suppressHydrationWarning dangerouslySetInnerHTML={{ __html: programs.watchFirstCode }} />
        <script nonce={mark} suppressHydrationWarning dangerouslySetInnerHTML={{ __html: programs.layOutWholeAgain }} />
        <meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover" />
        <meta name="theme-color" content="#ffffff" />
        {tags}
        <link rel="preload" href={onest} as="font" type="font/woff2" crossOrigin="anonymous" />
        <link rel="preload" href={onestLatin} as="font" type="font/woff2" crossOrigin="anonymous" />
        <link rel="preload" href={arsenal} as="font" type="font/woff2" crossOrigin="anonymous" />
        <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
        <link rel="apple-touch-icon" href="/icons/180.png" />
        <link rel="manifest" href="/manifest.webmanifest" />
        {assets.styles.map((href) => (
          <link key={href} rel="stylesheet" href={href} />
        ))}
      </head>
      <body>
        <IconSheet />
        {children}
        <HalfLoaded />
        <script nonce={mark} suppressHydrationWarning dangerouslySetInnerHTML={{ __html: programs.scrollBack }} />
        <script type="application/json" id={PAGE_DATA} suppressHydrationWarning dangerouslySetInnerHTML={{ __html: data }} />
        <script
          type="text/plain"
          nonce={mark}
          data-late={assets.code.join(" ")}
          suppressHydrationWarning
          dangerouslySetInnerHTML={{ __html: `import "${assets.entry}"` }}
        />
        <script nonce={mark} suppressHydrationWarning dangerouslySetInnerHTML={{ __html: programs.startLate }} />
      </body>
    </html>
  );
}
