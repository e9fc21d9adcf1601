// The plain page: every game, with nothing but lists and buttons. What it shows comes from the server, word for word.

const main = document.getElementById("main");
const notice = document.getElementById("notice");
const status = document.getElementById("status");
const nameForm = document.getElementById("name-form");
let me = { person: null, token: "" };
let line = null;

// Small helpers

function make(tag, attributes = {}, ...children) {
  const element = document.createElement(tag);
  for (const [name, value] of Object.entries(attributes)) {
    if (name.startsWith("on")) element.addEventListener(name.slice(2), value);
    else if (value === true) element.setAttribute(name, "");
    else if (value !== false && value !== null && value !== undefined) element.setAttribute(name, value);
  }
  element.append(...children.flat().filter((child) => child !== null && child !== undefined));
  return element;
}

const button = (text, act, attributes = {}) => make("button", { type: "button", onclick: act, ...attributes }, text);

function say(text) {
  notice.textContent = text;
  notice.hidden = !text;
}

async function api(path, body) {
  const options = body === undefined ? {} : {
    method: "POST",
    headers: { "content-type": "application/json", "x-toque-token": me.token },
    body: JSON.stringify(body),
  };
  const response = await fetch(path, options);
  const answer = await response.json();
  if (!response.ok) throw new Error(answer.message);
  return answer;
}

const attempt = (work) => async (event) => {
  event?.preventDefault();
  try {
    await work(event);
  } catch (error) {
    say(error.message);
  }
};

// The line to the server: it heals itself, and sends again what was not answered

class Line {
  constructor(table, hear) {
    this.table = table;
    this.hear = hear;
    this.seq = 0;
    this.unanswered = new Map();
    this.isOver = false;
    this.wait = 500;
    this.open();
  }

  open() {
    const scheme = location.protocol === "https:" ? "wss" : "ws";
    this.socket = new WebSocket(`${scheme}://${location.host}/socket`);
    this.socket.onopen = () => {
      this.wait = 500;
      status.textContent = "";
      this.socket.send(JSON.stringify({ type: "hello", version: 2, language: "en", table: this.table, since: this.seq }));
      for (const message of this.unanswered.values()) this.socket.send(message);
    };
    this.socket.onmessage = (event) => this.take(JSON.parse(event.data));
    this.socket.onclose = () => {
      if (this.isOver) return;
      status.textContent = "connecting again…";
      setTimeout(() => this.isOver || this.open(), this.wait);
      this.wait = Math.min(this.wait * 2, 10000);
    };
  }

  take(message) {
    if (message.nonce) this.unanswered.delete(message.nonce);
    if (message.type === "news") {
      this.seq = message.seq;
      this.socket.send(JSON.stringify({ type: "ack", seq: message.seq }));
    }
    this.hear(message);
  }

  do(type, fields = {}) {
    say("");
    const nonce = crypto.randomUUID ? crypto.randomUUID() : String(Math.random());
    const message = JSON.stringify({ type, nonce, ...fields });
    this.unanswered.set(nonce, message);
    if (this.socket.readyState === WebSocket.OPEN) this.socket.send(message);
  }

  look(seat) {
    this.socket.send(JSON.stringify({ type: "look", seat }));
  }

  close() {
    this.isOver = true;
    this.socket.close();
  }
}

// The lobby

async function showLobby() {
  const games = await api("/api/games");
  const mine = make("ul", { class: "tables" });
  const open = make("ul", { class: "tables" });
  main.replaceChildren(
    make("h1", {}, "The lobby"),
    make("div", { class: "columns" },
      make("div", {}, make("section", {}, make("h2", {}, "My tables"), mine), make("section", {}, make("h2", {}, "Open to everybody"), open)),
      make("section", {}, make("h2", {}, "Open a table"), openingForm(games))),
  );
  line = new Line(null, (message) => {
    if (message.type !== "lobby") return;
    mine.replaceChildren(...listed(message.mine));
    open.replaceChildren(...listed(message.tables));
  });
}

function listed(cards) {
  if (!cards.length) return [make("li", { class: "soft" }, "None yet.")];
  return cards.map((card) => {
    const names = card.plates.map((plate) => plate.name || "free").join(", ");
    const state = card.is_my_turn ? "your turn" : card.stage;
    return make("li", {}, make("a", { href: `#/table/${card.id}` }, card.name || card.game), make("span", {}, names), make("span", { class: "soft" }, `${card.game}, ${state}`));
  });
}

function openingForm(games) {
  const levels = ["beginner", "easy", "medium", "hard", "expert", "greedy", "random"];
  const game = make("select", { id: "game" }, games.map((each) => make("option", { value: each.name }, each.title)));
  const seats = make("div", {});
  const options = make("div", {});
  const clock = make("select", { id: "clock" }, ["none", "live", "days"].map((each) => make("option", {}, each)));
  const seconds = make("input", { type: "number", min: "10", value: "600", "aria-label": "seconds" });
  const isPublic = make("input", { type: "checkbox", checked: true });
  const chosen = () => games.find((each) => each.name === game.value);
  const seatRow = (number) => make("label", { class: "row" }, `Seat ${number + 1} `,
    make("select", { class: "seat" }, [
      number >= chosen().min_players && make("option", { value: "" }, "nobody"),
      make("option", { value: "me", selected: number === 0 }, "me"),
      make("option", { value: "open" }, "open to a person"),
      ...levels.map((level) => make("option", { value: `bot ${level}`, selected: number === 1 && level === "easy" }, `bot, ${level}`)),
    ].filter(Boolean)));
  const refresh = () => {
    seats.replaceChildren(...Array.from({ length: chosen().max_players }, (_, number) => seatRow(number)));
    options.replaceChildren(...chosen().options.map((option) => make("label", { class: "row", title: option.text }, `${option.name.replaceAll("_", " ")} `,
      make("select", { "data-option": option.name }, option.values.map((value) => make("option", {}, value))))));
  };
  game.addEventListener("change", refresh);
  refresh();
  const submit = attempt(async () => {
    const kinds = [...seats.querySelectorAll("select")].map((each) => each.value).filter(Boolean);
    const hasOthers = kinds.includes("open");
    const answer = await api("/api/tables", {
      game: game.value,
      seats: kinds.map((kind) => (kind.startsWith("bot ") ? { kind: "bot", level: kind.slice(4) } : { kind })),
      options: Object.fromEntries([...options.querySelectorAll("select")].map((each) => [each.dataset.option, each.value])),
      is_public: isPublic.checked,
      clock: clock.value,
      seconds: clock.value === "none" ? 0 : Number(seconds.value),
      starts_at_once: !hasOthers,
    });
    location.hash = `#/table/${answer.table}`;
  });
  return make("form", { class: "stack", onsubmit: submit },
    make("label", {}, "Game ", game), seats, options,
    make("label", {}, "Clock ", clock, " seconds ", seconds),
    make("label", {}, isPublic, " everybody may see it"),
    make("button", { class: "main" }, "Open the table"));
}

// A table

function showTable(id) {
  const table = { id, seats: [], table: null, position: null, timing: null, log: [], chat: [], muted: [], hints: [] };
  const parts = Object.fromEntries(["title", "prompt", "plates", "view", "log", "chat", "acts"].map((name) => [name, make("div", {})]));
  const text = make("input", { "aria-label": "Say something", maxlength: "300" });
  const chatForm = make("form", { class: "row", onsubmit: attempt(() => { line.do("say", { text: text.value }); text.value = ""; }) }, text, make("button", {}, "Say"));
  main.replaceChildren(parts.title, make("div", { class: "columns" },
    make("div", {}, make("section", { class: "prompt" }, parts.prompt), make("section", { class: "view" }, make("h2", {}, "The table"), parts.view)),
    make("div", {},
      make("section", {}, make("h2", {}, "Seats"), parts.plates, parts.acts),
      make("section", {}, make("h2", {}, "What happened"), parts.log),
      make("section", {}, make("h2", {}, "Chat"), parts.chat, chatForm))));
  line = new Line(id, (message) => {
    if (message.type === "welcome") Object.assign(table, { seats: message.seats, muted: [] });
    else if (message.type === "muted") table.muted = message.people;
    else if (message.type === "news") takeNews(table, message);
    else if (message.type === "refused") say(`${message.message}${message.rule ? ` (${message.rule}: ${message.rule_text})` : ""}`);
    else if (message.type === "hinted") table.hints = message.candidates;
    else if (message.type === "done" && message.table) location.hash = `#/table/${message.table}`;
    drawTable(table, parts);
  });
}

function takeNews(table, news) {
  if (news.is_whole) Object.assign(table, { log: [], chat: [] });
  if (news.rewound !== undefined && news.rewound !== null) table.log = table.log.filter((entry) => entry.ply <= news.rewound);
  for (const part of ["table", "position", "timing"]) if (news[part]) table[part] = news[part];
  if (news.position) table.hints = [];
  table.log.push(...(news.log ?? []));
  table.chat.push(...(news.chat ?? []));
  if (news.table) table.seats = news.table.plates.filter((plate) => me.person && plate.person === me.person.id).map((plate) => plate.seat);
}

function drawTable(table, parts) {
  const info = table.table;
  if (!info) return;
  parts.title.replaceChildren(make("h1", {}, info.name || info.game, " ", make("span", { class: "soft" }, info.stage)));
  parts.plates.replaceChildren(...info.plates.map((plate) => drawPlate(table, plate)));
  parts.prompt.replaceChildren(...drawPrompt(table));
  parts.view.replaceChildren(table.position ? nested(table.position.view) : make("p", {}, "The match has not begun."));
  const lines = table.log.slice(-200).map((entry) => make("li", {}, entry.text, " ", make("span", { class: "soft" }, entry.rule ?? "")));
  parts.log.replaceChildren(make("ul", { class: "log" }, lines.reverse()));
  parts.chat.replaceChildren(...drawChat(table));
  parts.acts.replaceChildren(...drawActs(table));
}

function drawChat(table) {
  const mute = (person, yes) => button(yes ? "Mute" : "Hear again", () => line.do("mute", { person: person.id, yes }), { "aria-label": `${yes ? "Mute" : "Hear again"} ${person.name}` });
  const said = table.chat.slice(-50).map((each) => make("p", {}, make("b", {}, each.name), `: ${each.text} `,
    each.person === me.person?.id ? null : mute({ id: each.person, name: each.name }, true)));
  const muted = table.muted.map((person) => make("p", { class: "soft" }, `You do not hear ${person.name}. `, mute(person, false)));
  return [...said, ...muted];
}

function drawPlate(table, plate) {
  const position = table.position;
  const isDeciding = position?.deciding.includes(plate.seat);
  const score = position?.scores.find((each) => each.seat === plate.seat);
  const kind = plate.level ? `bot, ${plate.level}${plate.is_stand_in ? ", stands in" : ""}` : plate.kind === "open" ? "free" : plate.is_connected ? "here" : "away";
  const marks = [kind, plate.is_thinking && "thinks…", plate.has_resigned && "gave up", table.table.stage === "open" && plate.is_ready && "ready", clockOf(table, plate.seat)].filter(Boolean).join(", ");
  const isMine = table.seats.includes(plate.seat);
  const canSit = plate.kind === "open" && table.table.stage === "open" || (plate.is_stand_in && plate.person === me.person?.id);
  return make("div", { class: `plate${isDeciding ? " deciding" : ""}` },
    make("span", {}, `${plate.name || "free"}${isMine ? " (you)" : ""} `, make("span", { class: "soft" }, marks)),
    make("span", {}, score ? `${score.total} points` : "", canSit ? button("Sit here", () => line.do("sit", { seat: plate.seat })) : ""));
}

function clockOf(table, seat) {
  const timing = table.timing;
  if (!timing || timing.clock === "none") return "";
  const gone = timing.running.includes(seat) ? Date.now() / 1000 - timing.at : 0;
  const left = Math.max(0, Math.round(timing.left[seat] - gone));
  return `${Math.floor(left / 60)}:${String(left % 60).padStart(2, "0")} left`;
}

function drawPrompt(table) {
  const { position, table: info } = table;
  if (info.stage === "open") return drawWaiting(table);
  if (!position) return [make("p", {}, "One moment…")];
  if (position.curtain !== null && position.curtain !== undefined) {
    const name = info.plates[position.curtain].name;
    return [make("p", {}, `Hand the device to ${name}.`), button(`I am ${name}: show my cards`, () => line.look(position.curtain), { class: "main" })];
  }
  const seat = position.view.seat ?? table.seats[0];
  const play = (choice) => line.do("act", { ply: position.ply, seat, action: choice.action });
  const prompt = position.end_reason ? `The match is over: ${position.end_reason.replaceAll("_", " ")}.` : position.prompt;
  return [make("p", {}, prompt), make("div", { class: "choices" }, grouped(position.legal, play, 0)),
    ...table.hints.map((hint) => make("p", { class: "soft" }, `Hint: ${hint.text} (looked at ${hint.visits} times)`)), ...drawResult(table)];
}

function drawWaiting(table) {
  const mine = table.table.plates.filter((plate) => table.seats.includes(plate.seat));
  const isReady = mine.every((plate) => plate.is_ready);
  const free = table.table.plates.filter((plate) => plate.kind === "open");
  const isHost = table.table.host === me.person?.id;
  return [
    make("p", {}, free.length ? "Waiting for players: send them the address of this page." : "Everybody is here."),
    make("div", { class: "row" },
      mine.length ? button(isReady ? "Not ready yet" : "I am ready", () => line.do("ready", { yes: !isReady }), { class: "main" }) : null,
      ...(isHost ? free.map((plate) => button(`Bot on seat ${plate.seat + 1}`, () => line.do("fill", { seat: plate.seat, bot: "medium" }))) : [])),
  ];
}

function drawResult(table) {
  if (table.table.stage !== "over") return [];
  const rows = [...table.position.scores].sort((one, other) => one.rank - other.rank);
  const lines = [...new Set(rows.flatMap((row) => Object.keys(row.lines)))];
  const name = (seat) => table.table.plates[seat].name;
  return [
    make("table", {}, make("tr", {}, ["", ...rows.map((row) => `${row.rank}. ${name(row.seat)}`)].map((cell) => make("th", {}, cell))),
      [...lines, "total"].map((each) => make("tr", {}, make("td", {}, each.replaceAll("_", " ")), rows.map((row) => make("td", {}, String(each === "total" ? row.total : row.lines[each] ?? 0)))))),
    make("p", { class: "row" }, make("a", { href: `#/replay/${table.id}` }, "Look at it again"), make("a", { href: `/api/tables/${table.id}/match.toque` }, "Download the match"),
      table.table.rematch ? make("a", { href: `#/table/${table.table.rematch}` }, "To the rematch") : button("Play again", () => line.do("rematch"))),
    make("p", { class: "soft" }, `Seed ${table.table.seed ?? ""}`),
  ];
}

// Many choices are grouped by what they do, then by what they do it with
function grouped(choices, play, depth) {
  if (choices.length <= 14 || depth > 3) return choices.map((choice) => button(choice.text, () => play(choice)));
  const key = (choice) => String(Object.values(choice.action)[depth] ?? "");
  const groups = Map.groupBy ? Map.groupBy(choices, key) : choices.reduce((all, choice) => all.set(key(choice), [...(all.get(key(choice)) ?? []), choice]), new Map());
  if (groups.size === 1 || groups.size === choices.length) return grouped(choices, play, depth + 1);
  return [...groups].map(([name, some]) => (some.length === 1
    ? button(some[0].text, () => play(some[0]))
    : make("details", {}, make("summary", {}, `${name.replaceAll("_", " ")} (${some.length})`), make("div", {}, grouped(some, play, depth + 1)))));
}

function drawActs(table) {
  const { position, table: info } = table;
  if (!table.seats.length) return [];
  const seat = position?.view.seat ?? table.seats[0];
  const acts = [];
  if (info.stage === "playing" && position) {
    acts.push(button(position.undoable ? "Undo" : "Ask to undo", () => line.do("undo", { ply: position.ply, seat, plies: 1 }), { disabled: position.ply === 0 }));
    acts.push(info.hints ? button("Hint", () => line.do("hint", { seat }), { disabled: !position.legal.length }) : button("Allow hints", () => line.do("allow_hints", { yes: true })));
    acts.push(button("Give up", () => confirm("Give up this match?") && line.do("concede", { seat })));
  }
  if (info.stage !== "over") acts.push(button("Leave my seat", () => line.do("stand", { seat })));
  const vote = info.vote;
  if (vote && vote.asked.some((each) => table.seats.includes(each))) {
    acts.push(make("p", {}, `${info.plates[vote.seat].name} asks to take back ${vote.plies}.`), button("Agree", () => line.do("vote", { yes: true })), button("No", () => line.do("vote", { yes: false })));
  }
  return [make("div", { class: "row" }, acts)];
}

// Whatever a view contains, as lists and tables

function nested(value) {
  if (value === null || value === undefined) return document.createTextNode("–");
  if (Array.isArray(value)) return nestedList(value);
  if (typeof value === "object") {
    return make("dl", {}, Object.entries(value).flatMap(([name, part]) => [make("dt", {}, name.replaceAll("_", " ")), make("dd", {}, folded(part))]));
  }
  return document.createTextNode(value === true ? "yes" : value === false ? "no" : String(value));
}

function folded(part) {
  const isBig = part && typeof part === "object" && JSON.stringify(part).length > 400;
  return isBig ? make("details", { open: true }, make("summary", {}, Array.isArray(part) ? `${part.length}` : "more"), nested(part)) : nested(part);
}

function nestedList(values) {
  if (!values.length) return document.createTextNode("none");
  if (values.every((each) => each === null || typeof each !== "object")) return document.createTextNode(values.map((each) => each ?? "–").join(", "));
  if (values.every((each) => each && typeof each === "object" && !Array.isArray(each))) {
    const columns = [...new Set(values.flatMap((each) => Object.keys(each)))];
    return make("table", {}, make("tr", {}, columns.map((name) => make("th", {}, name.replaceAll("_", " ")))),
      values.map((each) => make("tr", {}, columns.map((name) => make("td", {}, nested(each[name]))))));
  }
  return make("ul", {}, values.map((each) => make("li", {}, nested(each))));
}

// A match that is over, ply by ply

async function showReplay(id) {
  const replay = await api(`/api/tables/${id}/replay`);
  const view = make("div", { class: "view" });
  const words = make("p", {});
  const slider = make("input", { type: "range", min: "0", max: String(replay.plies.length), value: "0", "aria-label": "ply" });
  const seat = make("select", { "aria-label": "seat" }, make("option", { value: "" }, "as everybody sees it"), replay.table.plates.map((plate) => make("option", { value: plate.seat }, `as ${plate.name} saw it`)));
  const show = attempt(async () => {
    const ply = Number(slider.value);
    const position = await api(`/api/tables/${id}/replay/${ply}${seat.value === "" ? "" : `?seat=${seat.value}`}`);
    words.textContent = ply ? `${ply}: ${replay.plies[ply - 1].text} (${replay.plies[ply - 1].totals.join(" : ")})` : "The beginning";
    view.replaceChildren(nested(position.view));
  });
  slider.addEventListener("change", show);
  seat.addEventListener("change", show);
  const step = (by) => { slider.value = String(Number(slider.value) + by); show(); };
  main.replaceChildren(make("h1", {}, replay.table.name || replay.table.game, " again"),
    make("section", { class: "prompt" }, words, make("div", { class: "row" }, button("Back", () => step(-1)), slider, button("On", () => step(1)), seat)),
    make("section", {}, view));
  await show();
}

// The way around

const route = attempt(async () => {
  line?.close();
  line = null;
  say("");
  const inPath = location.pathname.match(/^\/(table|replay)\/([\w-]+)/);
  const [, page, id] = location.hash.match(/^#\/(table|replay)\/([\w-]+)/) ?? (location.hash ? [] : inPath) ?? [];
  if (page === "table") showTable(id);
  else if (page === "replay") await showReplay(id);
  else await showLobby();
});

async function begin() {
  me = await api("/api/me");
  if (!me.person) me = await api("/api/me", { name: `Guest ${Math.floor(1000 + Math.random() * 9000)}` });
  document.getElementById("name").value = me.person.name;
  nameForm.addEventListener("submit", attempt(async () => { me = await api("/api/me", { name: document.getElementById("name").value }); say(""); route(); }));
  addEventListener("hashchange", route);
  await route();
}

attempt(begin)();
