import { expect, test } from "vitest";
import { counter, exposition, gauge, histogram } from "./metric.ts";

test("counters, gauges and histograms are written as Prometheus reads them, labels escaped, the unknown left out", () => {
  const asked = counter("shop_asked_total", "Asked");
  asked.add({ what: "page" });
  asked.add({ what: "page" }, 2);
  asked.add({ what: 'a "b"\\\n' });
  const took = histogram("shop_took_seconds", "Took", [0.1, 1]);
  for (const seconds of [0.05, 0.1, 0.5, 3]) took.observe({ what: "page" }, seconds);
  const text = exposition([asked, gauge("shop_here", "Here", () => 3), gauge("shop_unknown", "Unknown", () => undefined), took]);
  expect(text).toBe(`# HELP shop_asked_total Asked
# TYPE shop_asked_total counter
shop_asked_total{what="page"} 3
shop_asked_total{what="a \\"b\\"\\\\\\n"} 1
# HELP shop_here Here
# TYPE shop_here gauge
shop_here 3
# HELP shop_took_seconds Took
# TYPE shop_took_seconds histogram
shop_took_seconds_bucket{what="page",le="0.1"} 2
shop_took_seconds_bucket{what="page",le="1"} 3
shop_took_seconds_bucket{what="page",le="+Inf"} 4
shop_took_seconds_sum{what="page"} 3.65
shop_took_seconds_count{what="page"} 4
`);
});
