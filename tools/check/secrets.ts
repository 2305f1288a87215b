import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { secretsIn } from "./secret-kinds.ts";

/** No file that git knows, or would take, holds a secret. */
const binary = /\.(webp|png|jpe?g|gif|ico|woff2|zip|xlsx|mp4|webm|pdf|tar|gz)$/i;

const files = execFileSync("git", ["ls-files", "-z", "--cached", "--others", "--exclude-standard"], { encoding: "utf8" })
  .split("\0")
  .filter((file) => file && !binary.test(file));
const complaints = files.flatMap((file) => secretsIn(readFileSync(file, "utf8")).map((kind) => `secrets: ${kind} in ${file}`));
for (const complaint of complaints) process.stderr.write(`${complaint}\n`);
process.stdout.write(`${files.length} files read\n`);
process.exit(complaints.length > 0 ? 1 : 0);
