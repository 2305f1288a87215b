import type { ESTree, Plugin } from "vite";
import type { Language } from "../../platform/i18n.ts";

type Words = { language: Language; start: number; end: number };

/** A plugin that leaves one language's words to browsers: in every `{ uk, ru }` of a `*.messages.ts` the other one's are left out. */
export function oneLanguage(languageOf: (environment: string) => Language | undefined): Plugin {
  return {
    name: "one-language",
    apply: "build",
    // Types are gone by then.
    enforce: "post",
    applyToEnvironment: ({ name }) => languageOf(name) !== undefined,
    transform: {
      filter: { id: /\.messages\.ts$/ },
      handler(code) {
        const kept = languageOf(this.environment.name);
        return {
          code: without(
            code,
            wordsIn(this.parse(code)).filter(({ language }) => language !== kept),
          ),
          map: null,
        };
      },
    },
  };
}

const without = (code: string, others: readonly Words[]): string =>
  others.reduceRight((text, { language, start, end }) => `${text.slice(0, start)}${language}: {}${text.slice(end)}`, code);

function wordsIn({ body }: ESTree.Program): Words[] {
  return body
    .map((statement) => (statement.type === "ExportNamedDeclaration" ? statement.declaration : statement))
    .flatMap((statement) => (statement?.type === "VariableDeclaration" ? statement.declarations : []))
    .flatMap(({ init }) => (init?.type === "ObjectExpression" ? bothOf(init) : []));
}

function bothOf({ properties }: ESTree.ObjectExpression): Words[] {
  const found = properties.flatMap((property) => {
    const name = property.type === "Property" && property.key.type === "Identifier" ? property.key.name : "";
    return name === "uk" || name === "ru" ? [{ language: name, start: property.start, end: property.end } as Words] : [];
  });
  return found.length === 2 ? found : [];
}
