import { z } from "zod";
import { endpoint } from "../../platform/contracts/endpoint.ts";
import { rowId, shownId } from "../../platform/contracts/row-id.ts";
import { getBanners, getStories } from "./content.contract.ts";
import { MOST_SEEN } from "./seen.rules.ts";

const seen = z.array(shownId<"story">()).max(MOST_SEEN);

const ownContentView = z.object({ stories: getStories.output, banners: getBanners.output, seen });
export type OwnContentView = z.infer<typeof ownContentView>;

export const getOwnContent = endpoint({
  method: "GET",
  path: "/api/get-own-content",
  access: "anyone",
  summary: "Stories and promotions for this visitor that are not for everyone, and the stories a signed-in customer has seen",
  input: z.strictObject({}),
  output: ownContentView,
  example: { output: { stories: getStories.example.output, banners: [], seen: [1] } },
});

export const seeStories = endpoint({
  method: "POST",
  path: "/api/see-stories",
  access: "customer",
  summary: "Stories seen on this device are seen on all of the customer's; ids of none are ignored",
  input: z.strictObject({ ids: z.array(rowId<"story">()).min(1).max(MOST_SEEN) }),
  output: z.object({ seen }),
  example: { input: { ids: [1, 2] }, output: { seen: [2, 1] } },
});
