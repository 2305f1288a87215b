import type { ReactElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { createMemoryRouter, RouterProvider } from "react-router";

/**
 * A part of a screen as the server writes it, at an address of the shop: `/ru…` for Russian. `root` is what the whole page
 * is given.
 */
export function renderScreen(element: ReactElement, { path = "/", root = {} }: { path?: string; root?: object } = {}): string {
  const routes = [{ id: "root", path: "*", element, loader: () => root }];
  const router = createMemoryRouter(routes, { initialEntries: [path], hydrationData: { loaderData: { root } } });
  return renderToStaticMarkup(<RouterProvider router={router} />);
}

/** What is read of a markup: without tags, one space between its parts. */
export const textIn = (markup: string): string =>
  markup
    .replaceAll(/<[^>]*>/g, " ")
    .replaceAll(/[ \n]+/g, " ")
    .trim();
