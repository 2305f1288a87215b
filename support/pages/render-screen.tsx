import type { ReactElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { PageView } from "../../client/router/outlet.tsx";
import type { Page } from "../../client/router/page.ts";

/**
 * A part of a screen as the server writes it, at an address of the shop: `/ru…` for Russian. `root` is what the whole page
 * is given.
 */
export function renderScreen(element: ReactElement, { path = "/", root = {} }: { path?: string; root?: object } = {}): string {
  const { pathname, search, hash } = new URL(path, "http://localhost");
  const page: Page = {
    location: { pathname, search, hash, state: null, key: "default" },
    matches: [{ id: "root", params: {}, loaderData: root, Component: () => element }],
  };
  return renderToStaticMarkup(<PageView page={page} Frame={({ children }) => children} />);
}

/** The text of a markup: without tags, one space between its parts. */
export const textIn = (markup: string): string =>
  markup
    .replaceAll(/<[^>]*>/g, " ")
    .replaceAll(/[ \n]+/g, " ")
    .trim();
