/** Attaches earlier uploads to a record in this order, by place from 0. Answers how many; fewer for another's, missing or repeated ids. */
export async function attachInOrder(
  ids: readonly string[],
  attach: (id: string, position: number) => Promise<{ numUpdatedRows: bigint }>,
): Promise<number> {
  let attached = 0;
  for (const [position, id] of ids.entries()) attached += Number((await attach(id, position)).numUpdatedRows);
  return attached;
}
