-- What a member of a circle was told of an alert with its values, without seeing the health data:
-- since then only a consent that says so shows them.
DELETE FROM notifications USING circle_members AS member
  WHERE notifications.person_id = member.person_id
    AND member.ended_at IS NULL AND member.decides_as IS NULL
    AND NOT 'health:read' = ANY (member.permissions)
    AND notifications.link LIKE '%elder=' || member.elder_id || '%'
    AND notifications.text_id LIKE 'health.alert.%' AND notifications.values -> 'reading' IS NOT NULL;
