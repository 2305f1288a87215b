import { readFileSync } from "node:fs";
import { defineConfig } from "vite";

type Chunk = { file: string; css?: string[]; isEntry?: boolean; imports?: string[] };

/** Chunks needed without a connection: the cart, and adds that wait. */
const worksWithout = [
  "app/storefront/cart/cart-drawer.tsx",
  "features/cart/ui/waiting/let-wait.ts",
  "features/cart/ui/waiting/send-waiting.ts",
];

/** The service worker: one file at `/sw.js`, which knows what every page of this build starts with. */
export default defineConfig({
  publicDir: false,
  define: { "self.__WB_MANIFEST": JSON.stringify(startsWith()) },
  build: {
    outDir: "build/client",
    emptyOutDir: false,
    target: "es2022",
    rolldownOptions: { input: "app/worker/service-worker.ts", output: { format: "iife", entryFileNames: "sw.js" } },
  },
});

/** The entry of the storefront in either language, its libraries and styles; their names carry their versions. */
function startsWith(): { url: string; revision: null }[] {
  const files = new Set<string>();
  for (const language of ["uk", "ru"]) addOf(language, files);
  return [...files].map((file) => ({ url: `/${file}`, revision: null }));
}

function addOf(language: string, files: Set<string>): void {
  const manifest = JSON.parse(readFileSync(`build/server/manifest-${language}.json`, "utf8")) as Record<string, Chunk>;
  const add = (name: string): void => {
    const chunk = manifest[name];
    if (!chunk || files.has(chunk.file)) return;
    files.add(chunk.file);
    chunk.css?.forEach((file) => files.add(file));
    chunk.imports?.forEach(add);
  };
  add("app/entry.client.tsx");
  for (const part of worksWithout) add(part);
}
