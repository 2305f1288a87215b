import { Suspense, use, type ReactNode } from "react";
import { expect, test } from "vitest";
import { renderWhole } from "./render-whole.ts";

const nonce = "mark";
const quiet = { nonce, signal: new AbortController().signal, onError: () => undefined };

function Fails(): ReactNode {
  throw new Error("nothing to show");
}

test("a page is one text with all of its parts in their places, those that had to wait as well", async () => {
  const later = Promise.resolve("Сукня «Мальва»");
  const Late = () => use(later);
  const long = "Льон і бавовна. ".repeat(20_000);
  const page = (
    <main>
      <Suspense fallback="…">
        <Late />
      </Suspense>
      <p>{long}</p>
    </main>
  );
  const text = String(await renderWhole(page, quiet));
  expect(text).toContain(`<p>${long}</p>`);
  expect(text.indexOf("Сукня «Мальва»")).toBeGreaterThan(-1);
  expect(text.indexOf("Сукня «Мальва»")).toBeLessThan(text.indexOf("<p>"));
  expect(text).not.toContain("<script");
});

test("a page whose parts are all there is the same text, from its doctype on", async () => {
  const page = (of: ReactNode) => (
    <html lang="uk">
      <head>
        <title>Сім рядів</title>
      </head>
      <body>
        <Suspense fallback="…">{of}</Suspense>
        <img src="/a.webp" alt="" fetchPriority="high" />
      </body>
    </html>
  );
  const later = Promise.resolve("Сукня");
  const Late = () => use(later);
  const text = String(await renderWhole(page("Сукня"), quiet));
  expect(text).toMatch(/^<!DOCTYPE html><html lang="uk">/);
  expect(text).toBe(String(await renderWhole(page(<Late />), quiet)));
});

test("a part that fails is told and left to the browser, a frame that fails is an error", async () => {
  const told: unknown[] = [];
  const part = (
    <Suspense fallback="…">
      <Fails />
    </Suspense>
  );
  const page = await renderWhole(<main>{part}</main>, { ...quiet, onError: (error) => void told.push(error) });
  expect(String(page)).toContain("…");
  expect(told).toEqual([new Error("nothing to show")]);
  await expect(renderWhole(<Fails />, quiet)).rejects.toThrow("nothing to show");
  await renderWhole(<Fails />, { ...quiet, onError: (error) => void told.push(error) }).catch(() => undefined);
  expect(told).toEqual([new Error("nothing to show"), new Error("nothing to show")]);
});

test("a page whose visitor has gone waits for nothing", async () => {
  const Waits = (): ReactNode => use(new Promise<string>(() => undefined));
  const gone = new AbortController();
  const page = renderWhole(
    <Suspense fallback="…">
      <Waits />
    </Suspense>,
    { ...quiet, signal: gone.signal },
  );
  gone.abort();
  await expect(page).rejects.toThrow("aborted");
});
