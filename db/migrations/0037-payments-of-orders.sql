-- The vendor's form of a payment page that is opened by sending one, so that a repeated call answers the same page.
alter table payment add column page_fields jsonb not null default '{}';
-- When the provider was asked last, so that a page that waits asks it at a pace.
alter table payment add column asked_at timestamptz;

-- Goods of a cancelled order whose money came late leave the shelf again (security.md S17).
alter table stock_movement drop constraint stock_movement_reason_check;
alter table stock_movement add constraint stock_movement_reason_check check (reason in ('import', 'correction', 'sale', 'return', 'revival'));
