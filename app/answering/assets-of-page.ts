import type { Language } from "../../platform/i18n.ts";
import type { Assets } from "../document.tsx";

export type Manifest = Record<string, { file: string; imports?: string[]; css?: string[] }>;

/** The start's, then its parts', each once. */
export function openAssets(manifests: Readonly<Record<Language, Manifest>>, entry: string) {
  const known = new Map<string, Assets>();
  return (language: Language, files: readonly string[]): Assets => {
    const key = [language, ...files].join(" ");
    const found = known.get(key) ?? collect(manifests[language], [entry, ...files]);
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
