import { defineConfig } from "vite";

/** The back office: a bundle of its own, served under /admin. */
export default defineConfig({
  root: "app/backoffice",
  base: "/admin/",
  publicDir: false,
  // react-admin stands on React Router 7, the storefront on 8; each bundle has one of them.
  resolve: { alias: [{ find: /^react-router(\/.*)?$/, replacement: "react-router-7$1" }], dedupe: ["react", "react-dom", "ra-core"] },
  build: {
    outDir: "../../build/backoffice",
    emptyOutDir: true,
    target: "es2022",
    assetsInlineLimit: 0,
    chunkSizeWarningLimit: 2_000,
    rolldownOptions: {
      // The libraries mark their files for server components; there are none here.
      onwarn: (warning, warn) => (warning.code === "MODULE_LEVEL_DIRECTIVE" ? undefined : warn(warning)),
    },
  },
});
