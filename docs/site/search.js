/* Searches the docs in the browser: every word must occur in a section, as the beginning of a word or inside one. */
const root = document.currentScript.dataset.root;
const input = document.getElementById("search");
const hits = document.getElementById("hits");
const status = hits.querySelector("p");
const list = hits.querySelector("ol");
const MOST = 20;
const AROUND = 80;
let loading;

function load() {
  loading ??= new Promise((done) => {
    const script = document.createElement("script");
    script.src = `${root}search-index.js`;
    script.onload = () => done(window.searchIndex);
    document.head.append(script);
  });
  return loading;
}

function plain(text) {
  return text.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase();
}

function worth([, page, heading, text], words) {
  let sum = 0;
  for (const word of words) {
    const here = 8 * plain(heading).includes(word) + 4 * plain(page).includes(word) + plain(text).includes(word);
    if (!here) return 0;
    sum += here + 8 * (plain(heading) === word);
  }
  return sum;
}

function excerpt(text, words) {
  const flat = plain(text);
  const at = Math.max(0, Math.min(...words.map((word) => flat.indexOf(word)).filter((place) => place >= 0)) - AROUND);
  const start = Number.isFinite(at) ? at : 0;
  return (start ? "…" : "") + text.slice(start, start + 2 * AROUND);
}

function marked(text, words) {
  const pattern = new RegExp(`(${words.map((word) => word.replace(/[^\p{L}\p{N}]/gu, "\\$&")).join("|")})`, "giu");
  return text.split(pattern).map((part, number) => {
    if (number % 2 === 0) return part;
    const mark = document.createElement("mark");
    mark.textContent = part;
    return mark;
  });
}

function row([address, page, heading, text], words) {
  const item = document.createElement("li");
  const link = document.createElement("a");
  const around = document.createElement("p");
  link.href = root + address;
  link.textContent = page === heading ? page : `${page} › ${heading}`;
  around.append(...marked(excerpt(text, words), words));
  item.append(link, around);
  return item;
}

async function search() {
  const words = plain(input.value).split(/\s+/).filter(Boolean);
  const index = await load();
  const found = index.map((section) => [worth(section, words), section]).filter(([sum]) => sum > 0);
  found.sort(([a], [b]) => b - a);
  hits.hidden = !words.length;
  status.textContent = found.length === 1 ? "1 place" : `${found.length} places`;
  list.replaceChildren(...found.slice(0, MOST).map(([, section]) => row(section, words)));
}

function close() {
  hits.hidden = true;
}

input.disabled = false;
input.addEventListener("focus", load, { once: true });
input.addEventListener("input", search);
input.addEventListener("keydown", (event) => {
  if (event.key === "Enter") list.querySelector("a")?.click();
});
document.addEventListener("keydown", (event) => {
  if (event.key === "Escape") close();
  if (event.key === "/" && document.activeElement !== input) {
    event.preventDefault();
    input.focus();
  }
});
list.addEventListener("click", close);
if (/\/docs\//.test(location.pathname) && location.protocol.startsWith("http")) document.getElementById("tables").hidden = false;
