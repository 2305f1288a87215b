-- Of an entry of the log, what is left once the customer it is about was forgotten: that it was changed, not into which words
-- (security.md S35, S53; decision 0110).
create function without_words_about_a_person(entity text, said jsonb) returns jsonb language sql immutable as $$
  select case when jsonb_typeof(said) = 'object' then said - case entity
    when 'customer' then array['name', 'surname']
    when 'order' then array['sentTo']
    when 'lead' then array['note']
    when 'review' then array['reply', 'reason']
    when 'question' then array['answer', 'reason']
    else array[]::text[] end
  else said end
$$;

-- Nothing else of the log can be changed.
drop trigger audit_entry_append_only on audit_entry;
create trigger audit_entry_append_only before delete or update of id, staff_id, staff_email, action, entity, entity_id, visit, at on audit_entry
  for each statement execute function refuse_change();
create trigger audit_entry_words_only before update of before, after on audit_entry
  for each row when (
    new.before is distinct from without_words_about_a_person(old.entity, old.before)
    or new.after is distinct from without_words_about_a_person(old.entity, old.after)
  ) execute function refuse_change();
