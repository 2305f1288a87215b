import { useState } from "react";
import type { getProductQuestions, QuestionPage } from "../../../features/questions/questions.contract.ts";
import { questionsMessages } from "../../../features/questions/questions.messages.ts";
import { callApi } from "../../../client/call-api.ts";
import { useWords } from "../../../client/locale/locale.ts";
import type { Id } from "../../../platform/ids.ts";
import { toast } from "../../../ui/overlays/toast.tsx";

/** The first page and later ones; no question repeats when a new answer moves the pages. */
export function useMoreQuestions(first: QuestionPage, productId: Id<"product">) {
  const words = useWords(questionsMessages);
  const [added, setAdded] = useState<readonly QuestionPage[]>([]);
  const [isLoading, setLoading] = useState(false);
  const pages = [first, ...added];
  const { pagination } = pages.at(-1) ?? first;
  const shown = [...new Map(pages.flatMap(({ data }) => data).map((question) => [question.id, question])).values()];
  const more = async () => {
    setLoading(true);
    try {
      const page = pagination.current_page + 1;
      const next = await callApi<typeof getProductQuestions>("GET", "/api/get-product-questions", { productId, page });
      setAdded((before) => [...before, next]);
    } catch {
      toast(words["questions.moreFailed"]);
    }
    setLoading(false);
  };
  const isEnd = pagination.current_page >= pagination.last_page;
  return { shown, total: isEnd ? shown.length : pagination.total, isLoading, more };
}
