import { findPackageJSON } from "node:module";
import path from "node:path";

/** The shop's folder on this machine, by its package.json: what lies beside the code is found from the sources and from the build alike. */
export const shopFolder = path.dirname(findPackageJSON(import.meta.url) ?? path.resolve("package.json"));
