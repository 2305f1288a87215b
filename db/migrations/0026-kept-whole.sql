-- Truncate passes by triggers for update and delete: what is only added to is not emptied either (security.md S11, S35).
create trigger stock_movement_kept_whole before truncate on stock_movement
  for each statement execute function refuse_change();
create trigger order_event_kept_whole before truncate on order_event
  for each statement execute function refuse_change();
create trigger bonus_entry_kept_whole before truncate on bonus_entry
  for each statement execute function refuse_change();
create trigger balance_entry_kept_whole before truncate on balance_entry
  for each statement execute function refuse_change();
create trigger audit_entry_kept_whole before truncate on audit_entry
  for each statement execute function refuse_change();
