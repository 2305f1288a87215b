import { reactRouter } from "@react-router/dev/vite";
import tailwindcss from "@tailwindcss/vite";
import path from "node:path";
import { defineConfig, type Plugin } from "vite";

export default defineConfig({
  plugins: [tailwindcss(), ownRouteModules(), reactRouter()],
  build: { target: "es2022", assetsInlineLimit: 0, sourcemap: false },
  environments: {
    client: { build: { rolldownOptions: { output: { codeSplitting: { groups: fewChunks() }, postBanner: compileAtOnce } } } },
  },
  ssr: { noExternal: ["lucide-react"] },
});

/** Screens are loaded by app/load-route-module.ts in place of React Router's own function. */
function ownRouteModules(): Plugin {
  return {
    name: "own-route-modules",
    enforce: "pre",
    applyToEnvironment: ({ name }) => name === "client",
    resolveId: (source, importer) =>
      source === "./routeModules.js" && importer?.includes("/react-router/dist/")
        ? path.join(import.meta.dirname, "app/load-route-module.ts")
        : undefined,
  };
}

/**
 * A page's code in few files instead of fifty: less to ask for and a quarter shorter when packed. `react` changes with the
 * libraries alone; `shop` is what every page of the shop starts with.
 */
function fewChunks() {
  const always = ["root.tsx", "storefront/layout/shop-layout.tsx", "storefront/catalogue/goods.tsx"];
  const shop = new Set<string>();
  return [
    { name: "react", test: /\/node_modules\/(react|react-dom|react-router|scheduler)\// },
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
