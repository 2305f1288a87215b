import type { Assets } from "./document.tsx";

export type Manifest = Record<string, { file: string; imports?: string[]; css?: string[] }>;

/** The start's, then its parts', each once. */
export function openAssets(manifest: Manifest, entry: string): (files: readonly string[]) => Assets {
  const known = new Map<string, Assets>();
  return (files) => {
    const key = files.join(" ");
    const found = known.get(key) ?? collect(manifest, [entry, ...files]);
    known.set(key, found);
    return found;
  };
}

function collect(manifest: Manifest, [entry = "", ...files]: readonly string[]): Assets {
  const code = new Set<string>();
  const styles = new Set<string>();
  const walk = (name: string) => {
    const chunk = manifest[name];
    if (!chunk || code.has(`/${chunk.file}`)) return;
    code.add(`/${chunk.file}`);
    for (const style of chunk.css ?? []) styles.add(`/${style}`);
    for (const imported of chunk.imports ?? []) walk(imported);
  };
  for (const name of [entry, ...files]) walk(name);
  return { styles: [...styles], code: [...code], entry: `/${manifest[entry]?.file ?? ""}` };
}
