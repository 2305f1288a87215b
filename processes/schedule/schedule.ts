import { forgetClosedCarts, sweepExpiredCarts } from "../../features/cart/cart.server.ts";
import { forgetOldSearchMisses, writeSearchMisses } from "../../features/catalogue/catalogue.server.ts";
import { makeWishedPictures } from "../../features/pictures/pictures.server.ts";
import { forgetContentPictures, tellContentTimes } from "../../features/content/content.server.ts";
import { forgetVisitors } from "../../features/conversions/conversions.server.ts";
import { endSilentImports, keepPrograms } from "../../features/exchange/exchange.server.ts";
import { keepDirectories } from "../../features/delivery/delivery.server.ts";
import { askToEndBonuses, tellEndingBonuses } from "../../features/loyalty/loyalty.server.ts";
import { forgetSettledMessages, sendDueMessages } from "../../features/messages/messages.server.ts";
import { forgetOldAnswers } from "../../features/idempotency/idempotency.server.ts";
import { tellBackInStock } from "../../features/notifications/notifications.server.ts";
import {
  askForParcels,
  countSold,
  askToEndUnpaidOrders,
  askToEndWaitingOrders,
  askForPolls,
  askForReconciliations,
  remindToPay,
} from "../../features/orders/orders.server.ts";
import { askForRefunds } from "../../features/payments/payments.server.ts";
import { forgetWaitingChatPhotos } from "../../features/chat/chat.server.ts";
import { closeShiftAtNight } from "../../features/receipts/receipts.server.ts";
import { endLeftRequests, forgetWaitingReturnPhotos } from "../../features/returns/returns.server.ts";
import { forgetWaitingFilms, forgetWaitingPhotos } from "../../features/reviews/reviews.server.ts";
import { forgetOldLeads, forgetWaitingLeadPhotos } from "../../features/leads/leads.server.ts";
import { forgetWaitingUploads } from "../../features/uploads/uploads.server.ts";
import type { Shop } from "../../features/shop.ts";
import { tellFallenPrices } from "../../features/favourites/favourites.server.ts";
import { forgetOldSignIns } from "../../features/sign-in/sign-in.server.ts";
import { forgetEndedSessions } from "../../features/staff/staff.server.ts";
import { askForDeliveries, keepWebhooks, tellPieces } from "../../features/webhooks/webhooks.server.ts";
import { runAskedCommands } from "../commands/asked-commands.ts";
import { keepCopies } from "./keep-copies.ts";
import { ignore } from "../../platform/ignore.ts";
import { forgetDoneJobs } from "../../platform/jobs/done-jobs.ts";

type Recurring = { name: string; everySeconds: number; run: (shop: Shop) => Promise<unknown> };

/** Jobs every process runs for its own memory. */
const ownMemory: readonly Recurring[] = [
  { name: "write searches that found nothing", everySeconds: 60, run: writeSearchMisses },
  { name: "make pictures in AVIF", everySeconds: 1, run: (shop) => makeWishedPictures(shop) },
];

/** Recurring tidying; each is safe in several processes at once. */
const recurring: readonly Recurring[] = [
  { name: "copy the embedded database", everySeconds: 2, run: keepCopies },
  { name: "do what commands beside the shop ask for", everySeconds: 1, run: runAskedCommands },
  { name: "sweep expired carts", everySeconds: 30, run: sweepExpiredCarts },
  { name: "end orders nobody gave the word for", everySeconds: 30, run: askToEndWaitingOrders },
  { name: "end bonuses whose month is over", everySeconds: 60, run: askToEndBonuses },
  { name: "end orders nobody has paid", everySeconds: 30, run: askToEndUnpaidOrders },
  { name: "ask about open payments", everySeconds: 15, run: askForPolls },
  { name: "give money back", everySeconds: 15, run: askForRefunds },
  { name: "compare payments with the providers' statements", everySeconds: 1_800, run: askForReconciliations },
  { name: "close the cash register's shift", everySeconds: 300, run: closeShiftAtNight },
  { name: "begin and end stories, promotions and lines above the header", everySeconds: 60, run: tellContentTimes },
  { name: "read the carriers' places", everySeconds: 30, run: keepDirectories },
  { name: "follow the carriers' parcels", everySeconds: 1_800, run: askForParcels },
  { name: "end imports of which 1C says nothing more", everySeconds: 60, run: endSilentImports },
  { name: "go on with what programs sent, and end what they left", everySeconds: 60, run: keepPrograms },
  { name: "end requests to return what came back with the whole order", everySeconds: 60, run: endLeftRequests },
  { name: "forget closed carts", everySeconds: 3_600, run: forgetClosedCarts },
  { name: "forget old searches", everySeconds: 3_600, run: forgetOldSearchMisses },
  { name: "count what was sold lately", everySeconds: 900, run: countSold },
  { name: "forget old answers", everySeconds: 3_600, run: forgetOldAnswers },
  { name: "send messages that are due", everySeconds: 2, run: sendDueMessages },
  { name: "tell who waits for goods that they are back", everySeconds: 20, run: tellBackInStock },
  { name: "tell who keeps goods that their price fell", everySeconds: 600, run: tellFallenPrices },
  { name: "remind of orders that wait for their payment", everySeconds: 600, run: remindToPay },
  { name: "tell of bonuses that end", everySeconds: 1_800, run: tellEndingBonuses },
  { name: "send to programs what is due", everySeconds: 5, run: askForDeliveries },
  { name: "tell programs which pieces changed", everySeconds: 5, run: tellPieces },
  { name: "forget what programs were told", everySeconds: 600, run: keepWebhooks },
  { name: "forget jobs that are done", everySeconds: 3_600, run: forgetDoneJobs },
  { name: "forget visitors who were told of", everySeconds: 3_600, run: forgetVisitors },
  { name: "forget settled messages", everySeconds: 3_600, run: forgetSettledMessages },
  { name: "forget old sign-ins", everySeconds: 3_600, run: forgetOldSignIns },
  { name: "forget photos without a review", everySeconds: 3_600, run: forgetWaitingPhotos },
  { name: "forget photos without a message", everySeconds: 3_600, run: forgetWaitingChatPhotos },
  { name: "forget photos without a return", everySeconds: 3_600, run: forgetWaitingReturnPhotos },
  { name: "forget films without a review", everySeconds: 3_600, run: forgetWaitingFilms },
  { name: "forget photos without a request", everySeconds: 3_600, run: forgetWaitingLeadPhotos },
  { name: "forget old requests", everySeconds: 3_600, run: forgetOldLeads },
  { name: "forget pictures nothing shows", everySeconds: 3_600, run: forgetContentPictures },
  { name: "forget files nobody used", everySeconds: 3_600, run: forgetWaitingUploads },
  { name: "forget ended sessions of staff", everySeconds: 3_600, run: forgetEndedSessions },
];

/** All of it, or what this process has to do about its own memory alone, where others do the rest (`JOBS=off`). */
export function startSchedule(shop: Shop): () => void {
  const timers = (shop.config.hasJobs ? [...ownMemory, ...recurring] : ownMemory).map(({ name, everySeconds, run }) => {
    let running = false;
    return setInterval(() => {
      // A wrong clock would delete living data (S10).
      if (running || shop.condition.isClockWrong()) return;
      running = true;
      ignore(
        shop.log,
        run(shop).finally(() => (running = false)),
        name,
      );
    }, everySeconds * 1_000);
  });
  return () => timers.forEach(clearInterval);
}
