-- Who waits for a variation is told in the order of asking, as many as there are packs; the row stays while its offer stands.
alter table back_in_stock add column told_at timestamptz;
drop index back_in_stock_of_variation;
create index back_in_stock_of_variation on back_in_stock (variation_id, asked_at, account_id);
