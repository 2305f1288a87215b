import type { Part, ScreenModule } from "../client/router/screen-table.ts";
import { loadPart } from "./boot/reload-once.ts";
import { MissingFrame, MissingScreen } from "./storefront/pages/missing-screen.tsx";

const asked = new Map<string, Promise<ScreenModule>>();

/** Missing code reloads the page where the visitor was going; within a minute of that a sentence replaces the part. */
export async function loadScreen({ id, file, load }: Part, href: string): Promise<ScreenModule> {
  const loading = asked.get(file) ?? load();
  asked.set(file, loading);
  try {
    return await loadPart(
      () => loading,
      () => href,
    );
  } catch {
    return { default: /^(checkout-)?layout$/.test(id) ? MissingFrame : MissingScreen };
  }
}
