import { openRunFolder } from "./run-folder.ts";
import { prepareDemo } from "./prepared-demo.ts";
import { startTestPostgres } from "./vitest-setup.ts";

/** One private PostgreSQL for the whole run; the shops of tests start from one demo on it. */
export default async function setup(): Promise<() => Promise<void>> {
  const removeRunFolder = openRunFolder();
  const stopPostgres = await startTestPostgres();
  prepareDemo();
  return async () => {
    await stopPostgres();
    await removeRunFolder();
  };
}
