import { findPackageJSON } from "node:module";
import path from "node:path";

/** The folder of package.json, so that sources and build find the same files beside the code. */
export const shopFolder = path.dirname(findPackageJSON(import.meta.url) ?? path.resolve("package.json"));
