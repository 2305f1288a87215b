-- Processes hear of every change over one channel: parts of topic, browser that made the change, keys.
create or replace function tell_content_changed() returns trigger language plpgsql as $$
begin
  perform pg_notify('changes', '[["content","",["content"]]]');
  return null;
end $$;
