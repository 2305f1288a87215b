import { fold, wordsOf } from "../../language/letters.ts";
import { saidByPurpose } from "./said-by-purpose.ts";
import { termOf } from "../../index/vocabulary.ts";
import { rewrittenWhereNotSold, rewrittenWords } from "../../words/rewritten-words.ts";

export type Rewritten = { typed: string; read: string };

type Rule = { terms: readonly string[]; read: string; isForWhatIsNotSold: boolean };

export type Rewriting = ReturnType<typeof openRewriting>;

/** Staff's rules go before the shop's own table. */
export function openRewriting(added: readonly Rewritten[], isSold: (term: string) => boolean) {
  const rules = new Map<string, Rule[]>();
  const known = new Set<string>();
  const add = ({ typed, read }: Rewritten, isForWhatIsNotSold: boolean): void => {
    const terms = termsOf(typed);
    const [first] = terms;
    for (const term of terms) known.add(term);
    if (first !== undefined) rules.set(first, [...(rules.get(first) ?? []), { terms, read, isForWhatIsNotSold }]);
  };
  for (const rule of added) add(rule, false);
  for (const [typed, read] of rewrittenWords) for (const one of typed) add({ typed: one, read }, false);
  for (const [typed, read] of rewrittenWhereNotSold) for (const one of typed) add({ typed: one, read }, true);
  for (const [first, some] of rules)
    rules.set(
      first,
      some.toSorted((a, b) => b.terms.length - a.terms.length),
    );

  return {
    /** The longest rule that matches from this word on. */
    at(terms: readonly string[], place: number): Pick<Rule, "terms" | "read"> | undefined {
      const rule = rules
        .get(terms[place] ?? "")
        ?.find((one) => one.terms.every((term, at) => terms[place + at] === term) && !(one.isForWhatIsNotSold && one.terms.some(isSold)));
      return rule ?? saidByPurpose(terms, place);
    },
    has: (term: string): boolean => known.has(term),
  };
}

const termsOf = (text: string): string[] => wordsOf(text).map((word) => termOf(fold(word)));
