import type { LoaderFunctionArgs } from "react-router";
import { viewCart } from "../../../features/cart/cart.server.ts";
import { load } from "../../load.ts";
import { visitOf } from "../../visit-context.ts";

/** The visitor's cart, and what became of an add without JavaScript. */
export const loader = ({ context, request }: LoaderFunctionArgs) =>
  load(async () => ({ cart: await viewCart(visitOf(context)), notice: noticeOf(new URL(request.url).searchParams.get("notice")) }));

const notices = ["sign-in", "refused", "gone"] as const;

const noticeOf = (text: string | null) => notices.find((known) => known === text);
