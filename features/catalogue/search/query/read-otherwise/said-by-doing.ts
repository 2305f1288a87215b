import { fold, wordsOf } from "../../language/letters.ts";
import { termOf } from "../../index/vocabulary.ts";
import { doingWords } from "../../words/doing-words.ts";

type Doing = { verb: number; objects: ReadonlySet<number>; read: string };

/** «Чим витирати посуд» asks for towels. */
export function saidByDoing(words: readonly { text: string; term: string }[]): Doing | undefined {
  const forms = words.map(({ text }) => fold(text));
  if (!forms.some((form) => verbs.has(form))) return undefined;
  for (const row of rows) {
    const verb = forms.findIndex((form) => row.verbs.has(form));
    if (verb < 0) continue;
    const objects = words.flatMap(({ term }, at) => (row.objects.has(term) ? [at] : []));
    if (objects.length > 0 || row.objects.size === 0) return { verb, objects: new Set(objects), read: row.read };
  }
  return undefined;
}

/** Verbs match by form, because their stem may be a noun's («взути», «взуття»). */
const rows = doingWords.map(([typed, objects, read]) => ({
  verbs: new Set(wordsOf(typed).map(fold)),
  objects: new Set(wordsOf(objects).map((word) => termOf(fold(word)))),
  read,
}));
const verbs = new Set(rows.flatMap((row) => [...row.verbs]));
