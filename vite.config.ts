import tailwindcss from "@tailwindcss/vite";
import { rename } from "node:fs/promises";
import path from "node:path";
import { defineConfig, type BuildEnvironmentOptions } from "vite";
import type { Language } from "./platform/i18n.ts";
import { oneLanguage } from "./tools/start/one-language.ts";

/** Packages with native code are not bundled. */
const native = ["@electric-sql/pglite", "@node-rs/argon2", "sharp"];
const built = path.join(import.meta.dirname, "build");

/** Pages in Russian have code of their own, so that nobody's phone loads the words of two languages (decision 0039). */
const languages: Readonly<Record<string, Language>> = { client: "uk", russian: "ru" };
const manifestOf = (language: Language): string => `manifest-${language}.json`;

export default defineConfig({
  plugins: [tailwindcss(), oneLanguage((environment) => languages[environment])],
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
    client: { build: { ...browserCode("uk"), emptyOutDir: true } },
    russian: { consumer: "client", build: { ...browserCode("ru"), emptyOutDir: false, copyPublicDir: false } },
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
    async buildApp({ build, environments: { client, russian, ssr } }) {
      if (!client || !russian || !ssr) throw new Error("the pages are built for browsers in both languages, and for the server");
      await build(client);
      await build(russian);
      await build(ssr);
      // The server's, and served to nobody.
      for (const language of Object.values(languages))
        await rename(path.join(built, "client", manifestOf(language)), path.join(built, "server", manifestOf(language)));
    },
  },
});

function browserCode(language: Language): BuildEnvironmentOptions {
  return {
    outDir: "build/client",
    manifest: manifestOf(language),
    rolldownOptions: {
      input: "app/entry.client.tsx",
      // A page names some hundred and sixty files that may come later, so a file has no other name than what tells its contents.
      output: { chunkFileNames: "assets/[hash].js", codeSplitting: { groups: fewChunks() }, postBanner: compileAtOnce },
    },
  };
}

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
