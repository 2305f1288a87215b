import { orThrow } from "./refusal.ts";

type Answer<Data, Refused> = { data?: Data; error?: Refused; response: Response };
type Paged = { pagination: { last_page: number } };

/** The pages of a list one after the other, from the first: `for await (const { orders } of eachPage((page) => shop.api.GET(…)))`. Throws `ShopRefused`. */
export async function* eachPage<Data extends Paged, Refused extends { code: string; message: string }>(
  read: (page: number) => Promise<Answer<Data, Refused>>,
): AsyncGenerator<Data> {
  for (let page = 1; ; page += 1) {
    const data = await orThrow(read(page));
    yield data;
    if (page >= data.pagination.last_page) return;
  }
}

/** The parts of a list that is read on by a cursor: `next` finds it in an answer, and null or undefined ends. Throws `ShopRefused`. */
export async function* eachAfter<Data, Cursor, Refused extends { code: string; message: string }>(
  read: (cursor: Cursor | undefined) => Promise<Answer<Data, Refused>>,
  next: (data: Data) => Cursor | null | undefined,
): AsyncGenerator<Data> {
  let cursor: Cursor | undefined;
  for (;;) {
    const data = await orThrow(read(cursor));
    yield data;
    const following = next(data);
    if (following === null || following === undefined) return;
    cursor = following;
  }
}
