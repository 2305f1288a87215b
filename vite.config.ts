import tailwindcss from "@tailwindcss/vite";
import { rename, rm } from "node:fs/promises";
import path from "node:path";
import { defineConfig } from "vite";

/** What carries machine code of its own stays a package. */
const native = ["@electric-sql/pglite", "@node-rs/argon2", "sharp"];
const built = path.join(import.meta.dirname, "build");

export default defineConfig({
  plugins: [tailwindcss()],
  build: {
    target: "es2022",
    assetsInlineLimit: 0,
    sourcemap: false,
    rolldownOptions: {
      // The libraries mark their files for server components; there are none here.
      onwarn: (warning, warn) => (warning.code === "MODULE_LEVEL_DIRECTIVE" ? undefined : warn(warning)),
    },
  },
  environments: {
    client: {
      build: {
        outDir: "build/client",
        emptyOutDir: true,
        manifest: true,
        rolldownOptions: { input: "app/entry.client.tsx", output: { codeSplitting: { groups: fewChunks() }, postBanner: compileAtOnce } },
      },
    },
    ssr: {
      build: {
        ssr: true,
        outDir: "build/server",
        emptyOutDir: true,
        copyPublicDir: false,
        rolldownOptions: {
          // The program and the pages it asks for, in one build: what both need is in memory once (decision 0072).
          input: { web: "processes/web.ts", index: "app/entry.server.tsx" },
          output: { entryFileNames: "[name].js", comments: false, charset: "ascii" },
        },
      },
      define: { "process.env.NODE_ENV": '"production"' },
      resolve: { noExternal: true, external: native },
    },
  },
  builder: {
    async buildApp({ build, environments: { client, ssr } }) {
      if (!client || !ssr) throw new Error("the pages are built for browsers and for the server");
      await build(client);
      await build(ssr);
      // The server's, and served to nobody.
      await rename(path.join(built, "client/.vite/manifest.json"), path.join(built, "server/manifest.json"));
      await rm(path.join(built, "client/.vite"), { recursive: true });
    },
  },
});

/**
 * A page's code in few files instead of fifty: less to ask for and a quarter shorter when packed. `react` changes with the
 * libraries alone; `shop` is what every page of the shop starts with.
 */
function fewChunks() {
  const always = ["document.tsx", "storefront/layout/shop-layout.tsx", "storefront/catalogue/cards/goods.tsx"];
  const shop = new Set<string>();
  return [
    { name: "react", test: /\/node_modules\/(react|react-dom|scheduler)\// },
    {
      debugName: "shop",
      name(id: string, graph: ModuleGraph) {
        if (shop.size === 0) for (const file of always) collect(path.join(import.meta.dirname, "app", file), graph, shop);
        return shop.has(id) ? "shop" : null;
      },
    },
  ];
}

/**
 * Chromium compiles a function when it is first called, on the thread the page is used on. This comment has all of a file
 * compiled beside that thread while it loads, which coming alive needs almost all of these functions for; others ignore it.
 */
function compileAtOnce({ name }: { name: string }): string {
  return name === "react" ? "//# allFunctionsCalledOnLoad" : "";
}

type ModuleGraph = { getModuleInfo(id: string): { importedIds: readonly string[] } | null };

/** A module and all that it imports, save what it imports later. */
function collect(id: string, graph: ModuleGraph, into: Set<string>): void {
  if (into.has(id)) return;
  into.add(id);
  graph.getModuleInfo(id)?.importedIds.forEach((one) => collect(one, graph, into));
}
