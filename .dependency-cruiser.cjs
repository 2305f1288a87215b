/** The layers of ARCHITECTURE.md as rules: processes → app → features → integrations → platform; app and a feature's ui → client → ui → platform. */
const own = "^(app|client|features|integrations|platform|processes|sdk|ui|db|bench|tests|support|tools)/";
const doors = "\\.(server|contract|rules|messages|examples)\\.ts$";
const plainFeatureFiles = "^features/(shop|catalogue/(words/(colours|sizes|genders)|listing/listing-names))\\.ts$";
/** Folders of the catalogue that are its own but for rules and words. */
const rooms = "collections|listing|search";
const openInRooms = `^features/catalogue/(${rooms})/.*${doors}|${plainFeatureFiles}`;

module.exports = {
  forbidden: [
    { name: "no-cycles", severity: "error", from: {}, to: { circular: true, viaOnly: { pathNot: "^node_modules" } } },
    {
      name: "platform-knows-nothing-above",
      severity: "error",
      from: { path: "^platform/", pathNot: "\\.test\\.ts$" },
      to: { path: own, pathNot: "^platform/" },
    },
    {
      name: "integrations-know-platform-only",
      severity: "error",
      from: { path: "^integrations/", pathNot: "\\.test\\.ts$" },
      to: { path: own, pathNot: "^(integrations|platform)/" },
    },
    { name: "ui-knows-platform-only", severity: "error", from: { path: "^ui/" }, to: { path: own, pathNot: "^(ui|platform)/" } },
    {
      name: "client-knows-ui-and-platform-only",
      severity: "error",
      from: { path: "^client/", pathNot: "\\.test\\.tsx?$" },
      to: { path: own, pathNot: "^(client|ui|platform)/" },
    },
    {
      name: "sdk-knows-nothing-of-the-shop",
      severity: "error",
      from: { path: "^sdk/", pathNot: "\\.test\\.ts$" },
      to: { path: own, pathNot: "^sdk/" },
    },
    {
      name: "the-shop-knows-no-sdk",
      severity: "error",
      from: { pathNot: "^(sdk|tests|tools)/" },
      to: { path: "^sdk/" },
    },
    {
      name: "features-know-no-app-or-process",
      severity: "error",
      from: { path: "^features/", pathNot: "\\.test\\.tsx?$" },
      to: { path: "^(app|processes|bench|tests|support|tools)/" },
    },
    {
      name: "app-knows-no-process",
      severity: "error",
      from: { path: "^app/", pathNot: "\\.test\\.tsx?$" },
      to: { path: "^(processes|bench|tests|support|tools|integrations|db)/" },
    },
    {
      name: "a-feature-through-its-door",
      severity: "error",
      from: { path: "^features/([^/]+)/", pathNot: "\\.test\\.tsx?$" },
      to: { path: `^features/[^/]+/(server|ui|${rooms})/`, pathNot: `^features/$1/|${openInRooms}` },
    },
    {
      name: "app-through-doors",
      severity: "error",
      from: { path: "^app/", pathNot: "\\.test\\.tsx?$" },
      to: { path: `^features/[^/]+/(server|${rooms})/`, pathNot: openInRooms },
    },
    {
      name: "only-app-imports-a-features-ui",
      severity: "error",
      from: { pathNot: "^(app|features/[^/]+/ui)/" },
      to: { path: "^features/[^/]+/ui/" },
    },
    {
      name: "browser-files-import-no-server-code",
      severity: "error",
      from: {
        path: "^(ui/|client/|features/[^/]+/ui/|features/.+\\.(contract|rules|messages)\\.ts$|app/.*\\.tsx$)",
        pathNot: "(\\.server\\.tsx?$|\\.test\\.tsx?$|entry\\.server|\\.route\\.tsx$|^app/root\\.tsx$)",
      },
      to: { path: "(\\.server\\.tsx?$|^features/[^/]+/server/|^platform/db/|^platform/http/)", dependencyTypesNot: ["type-only"] },
    },
    {
      name: "sql-lives-in-queries",
      severity: "error",
      from: { path: "^features/", pathNot: "(\\.queries\\.ts|\\.test\\.ts|shop\\.ts)$" },
      to: { path: "(^|/)kysely(/|$)", dependencyTypesNot: ["type-only"] },
    },
    {
      name: "rules-are-pure",
      severity: "error",
      from: { path: "\\.rules\\.ts$" },
      to: { dependencyTypes: ["core"] },
    },
    {
      name: "pages-and-doors-only",
      severity: "error",
      from: { path: "^processes/" },
      to: { path: "^features/[^/]+/", pathNot: `${doors}|${plainFeatureFiles}` },
    },
    {
      name: "not-to-unresolvable",
      severity: "error",
      from: {},
      to: { couldNotResolve: true, path: "^[./]" },
    },
  ],
  options: {
    doNotFollow: { path: "node_modules" },
    exclude: { path: "^(build|data)/" },
    tsPreCompilationDeps: true,
    tsConfig: { fileName: "tsconfig.json" },
    enhancedResolveOptions: { extensions: [".ts", ".tsx", ".mjs", ".js", ".css"], conditionNames: ["import", "node", "default"] },
  },
};
