import { useLoaderData } from "../../../client/router/page.ts";
import { useNavigate } from "../../../client/router/router.tsx";
import { savedListsMessages } from "../../../features/saved-lists/saved-lists.messages.ts";
import { Button } from "../../../ui/button.tsx";
import { pathIn, useLocale, useWords } from "../../../client/locale/locale.ts";
import { addWrittenRows } from "../quick-order/add-written-rows.ts";
import type { loader } from "./list.loader.server.ts";
import { ListRows } from "./list-rows.tsx";
import { ListTools } from "./list-tools.tsx";
import { writtenRowsOf } from "./rows-of-list.ts";

export default function ListScreen() {
  const { list, rows } = useLoaderData<typeof loader>();
  const words = useWords(savedListsMessages);
  const navigate = useNavigate();
  const locale = useLocale();
  const change = () => {
    addWrittenRows(writtenRowsOf(rows));
    void navigate(pathIn(locale, "/quick-order"));
  };
  return (
    <>
      <h1 className="display-l break-words">{list.name}</h1>
      <p className="mt-2 text-ink-500">{words["lists.today"]}</p>
      <ListTools key={list.id} list={list} />
      <ListRows key={`rows ${list.id}`} list={String(list.id)} rows={rows}>
        <Button kind="quiet" onClick={change}>
          {words["lists.change"]}
        </Button>
      </ListRows>
    </>
  );
}
