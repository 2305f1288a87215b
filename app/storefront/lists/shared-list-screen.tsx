import { useLoaderData } from "../../../client/router/page.ts";
import { savedListsMessages } from "../../../features/saved-lists/saved-lists.messages.ts";
import { useWords } from "../../../client/locale/locale.ts";
import { ListRows } from "./list-rows.tsx";
import type { loader } from "./shared-list.loader.server.ts";

/** Open to everybody with its link; prices and stock are today's. */
export default function SharedListScreen() {
  const { name, rows } = useLoaderData<typeof loader>();
  const words = useWords(savedListsMessages);
  return (
    <div className="container-shop max-w-[1000px] pt-6 pb-10">
      <h1 className="display-l break-words">{words["lists.sharedTitle"](name)}</h1>
      <p className="mt-2 text-ink-500">{words["lists.today"]}</p>
      <ListRows list={name} rows={rows} />
    </div>
  );
}
