const EVERY_MS = 3000;

async function refresh() {
  const live = document.querySelector('#live');
  if (!live || document.hidden || live.contains(document.activeElement)) return;
  const answer = await fetch(location.href);
  if (!answer.ok) return;
  const fresh = new DOMParser().parseFromString(await answer.text(), 'text/html');
  const next = fresh.querySelector('#live');
  if (!next || next.innerHTML === live.innerHTML) return;
  live.replaceChildren(...next.childNodes);
  document.title = fresh.title;
  const status = document.querySelector('#status');
  if (status) status.textContent = 'The page has new content.';
}

setInterval(() => refresh().catch(() => {}), EVERY_MS);
