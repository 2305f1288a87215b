/** The steps of `npm run check` by name: a program of Node with its arguments, run in the folder it checks. */
export const steps = {
  format: ["node_modules/oxfmt/bin/oxfmt", "--check"],
  lint: ["node_modules/oxlint/bin/oxlint", "--deny-warnings"],
  types: ["node_modules/typescript/bin/tsc", "-p", "tsconfig.json"],
  layers: ["tools/check/layers.ts"],
  "house rules": ["tools/check/house-rules.ts"],
  "unused code": ["node_modules/knip/bin/knip.js", "--no-progress"],
  "schema drift": ["tools/check/schema-drift.ts"],
  secrets: ["tools/check/secrets.ts"],
  packages: ["tools/check/packages.ts"],
  tests: ["tools/test/test.ts"],
} as const satisfies Record<string, readonly string[]>;

export type Step = keyof typeof steps;
