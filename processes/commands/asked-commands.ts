import { writeFileSync } from "node:fs";
import { readdir, readFile, rename, rm, writeFile } from "node:fs/promises";
import path from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import type { Shop } from "../../features/shop.ts";
import type { Config } from "../../platform/config/config.ts";
import { FolderInUse, takeFolderLock } from "../../platform/db/embedded/folder-lock.ts";
import { makeFolder } from "../../platform/machine/make-folder.ts";
import { Trouble } from "../../platform/trouble.ts";
import { runImportCommand, type ImportCommand } from "./import-command.ts";
import { decisionTexts } from "./import-words.ts";
import { runPlacesCommand, placesTexts, type PlacesCommand } from "./places-command.ts";

export type Command = ImportCommand | PlacesCommand;
export type Answer<Asked extends Command> = Awaited<ReturnType<typeof runImportCommand>> &
  (Asked extends PlacesCommand ? { code: 0 | 1 } : object);

/** Within this time a running shop begins what it is asked. */
const PATIENCE_MS = 10_000;
const LOOK_MS = 200;
const LOOKS_A_LIFE_SIGN = 10;

/** Runs, in their order, commands asked beside a shop on the embedded database. */
export async function runAskedCommands(shop: Shop): Promise<void> {
  if (shop.db.kind !== "embedded") return;
  const folder = folderOf(shop.config);
  const names = await readdir(folder).catch(() => []);
  for (const name of names.filter((one) => one.endsWith(".asked")).toSorted()) {
    const file = filesOf(folder, name.slice(0, -".asked".length));
    const command = JSON.parse(await readFile(file.asked, "utf8")) as Command;
    await rm(file.asked);
    let told = 0;
    writeFileSync(file.progress, "0");
    const answer = await runCommand(shop, command, (share) => {
      if (share - told < 0.01) return;
      told = share;
      writeFileSync(file.progress, String(share));
    });
    await write(file.answer, JSON.stringify(answer));
  }
}

/** Asks the running shop and waits. Throws `Trouble` when it does not begin or end. */
export async function askShop<Asked extends Command>(
  config: Config,
  command: Asked,
  { owner, onProgress }: { owner: string; onProgress: (share: number) => void },
): Promise<Answer<Asked>> {
  const texts = command.kind === "places" ? placesTexts : decisionTexts;
  const folder = folderOf(config);
  await makeFolder(folder);
  const file = filesOf(folder, `${Date.now()}-${process.pid}`);
  await write(file.asked, JSON.stringify(fromAnywhere(command)));
  try {
    for (let looks = 0; ; looks += 1) {
      const answer = await read(file.answer);
      if (answer !== undefined) return JSON.parse(answer) as Answer<Asked>;
      const share = await read(file.progress);
      if (share !== undefined) onProgress(Number(share));
      else if (looks * LOOK_MS > PATIENCE_MS) throw new Trouble(texts.heldByOther(owner));
      if (looks % LOOKS_A_LIFE_SIGN === LOOKS_A_LIFE_SIGN - 1 && (await isFree(config)) && (await read(file.answer)) === undefined)
        throw new Trouble(texts.shopEnded);
      await pause(LOOK_MS);
    }
  } finally {
    for (const one of Object.values(file)) await rm(one, { force: true });
  }
}

export const runCommand = <Asked extends Command>(
  shop: Shop,
  command: Asked,
  onProgress: (share: number) => void,
): Promise<Answer<Asked>> =>
  (command.kind === "places" ? runPlacesCommand(shop, command) : runImportCommand(shop, command, onProgress)) as Promise<Answer<Asked>>;

/** The shop may run in another folder. */
const fromAnywhere = (command: Command): Command =>
  command.kind === "import" ? { ...command, paths: command.paths.map((one) => path.resolve(one)) } : command;

const folderOf = ({ dataDir }: Config): string => path.join(dataDir, "imports", "asked");

const filesOf = (folder: string, name: string) => ({
  asked: path.join(folder, `${name}.asked`),
  progress: path.join(folder, `${name}.progress`),
  answer: path.join(folder, `${name}.answer`),
});

async function write(file: string, text: string): Promise<void> {
  await writeFile(`${file}.writing`, text);
  await rename(`${file}.writing`, file);
}

const read = (file: string): Promise<string | undefined> => readFile(file, "utf8").catch(() => undefined);

async function isFree({ dataDir }: Config): Promise<boolean> {
  try {
    const giveBack = await takeFolderLock(`${path.resolve(dataDir, "database")}.in-use`);
    await giveBack();
    return true;
  } catch (error) {
    if (error instanceof FolderInUse) return false;
    throw error;
  }
}
