/** Tables to download and fill in, as a spreadsheet saves them. */
export const exampleTables = {
  goods: `id;article;name;category;brand;property: Фасон;variation;size;colour;barcode;price;price: retail;stock
77;KR-100;Сукня з мережива;Жінкам / Сукні;Верба;прямий;77#42;42;чорний;4820000000017;450,50;600;12
77;KR-100;;;;;77#44;44;чорний;4820000000024;450,50;600;3
78;PL-7;Плед вовняний;Для дому / Пледи;;;;;;4820000000031;1 200;1 500;7
`,
  prices: `id;price;price: retail
77#42;460;620
78;1 250,00;1 550
`,
  stock: `barcode;stock: Київ;stock: Львів
4820000000017;8;2
4820000000031;4;0
`,
} as const;

/** Shell commands; `address` is the address of the calls. */
export const exampleCalls = (address: string) =>
  ({
    me: `curl -H "Authorization: Bearer $KEY" ${address}/me`,
    goods: `curl -X PUT ${address}/goods -H "Authorization: Bearer $KEY" -H "Idempotency-Key: $(uuidgen)" \\
  -H "Content-Type: text/csv" --data-binary @goods.csv`,
    stock: `curl -X PUT ${address}/stock -H "Authorization: Bearer $KEY" -H "Idempotency-Key: $(uuidgen)" \\
  -H "Content-Type: application/json" -d '[{"id":"77#42","stock":12}]'`,
    catalogue: `SESSION=$(curl -s -X POST ${address}/catalogue -H "Authorization: Bearer $KEY" | jq -r .session)
curl -X PUT "${address}/goods?session=$SESSION" -H "Authorization: Bearer $KEY" -H "Idempotency-Key: $(uuidgen)" \\
  -H "Content-Type: application/x-ndjson" --data-binary @goods.ndjson
curl -X POST ${address}/catalogue/$SESSION/complete -H "Authorization: Bearer $KEY"`,
    orders: `curl -H "Authorization: Bearer $KEY" "${address}/orders?limit=100"`,
    confirm: `curl -X POST ${address}/orders/confirm -H "Authorization: Bearer $KEY" \\
  -H "Content-Type: application/json" -d '{"orders":[{"number":100234,"version":3}]}'`,
    status: `curl -X POST ${address}/orders/100234/status -H "Authorization: Bearer $KEY" \\
  -H "Content-Type: application/json" -d '{"status":"shipped","parcelNumber":"20450000000000"}'`,
  }) as const;
