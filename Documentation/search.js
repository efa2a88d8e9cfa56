// A field that searches the documentation's site. It asks no server: `search-index.js` beside it has all titles, and
// what the guides say, and is loaded when the field is used first.
"use strict";

(() => {
  const script = document.currentScript;
  const root = new URL(".", script.src);
  /// The most results that are listed.
  const most = 30;
  let entries = null;
  let isLoading = false;

  const field = document.createElement("input");
  field.type = "search";
  field.placeholder = "Search ( / )";
  field.setAttribute("aria-label", "Search the documentation");
  field.autocomplete = "off";
  const list = document.createElement("ol");
  list.hidden = true;
  const said = document.createElement("p");
  said.className = "said";
  said.setAttribute("role", "status");
  const box = document.createElement("div");
  box.id = "search";
  box.setAttribute("role", "search");
  box.append(field, list, said);
  document.querySelector("header").append(box);

  /// Loads the index once; then `search` is called.
  function load() {
    if (isLoading) return;
    isLoading = true;
    const index = document.createElement("script");
    index.src = new URL("search-index.js", root);
    index.onload = () => {
      entries = searchIndex.map((entry) => ({
        title: entry[0], address: entry[1], text: entry[2], low: entry[0].toLowerCase(), all: entry.join(" ").toLowerCase(),
      }));
      search();
    };
    document.head.append(index);
  }

  /// How well an entry fits the words; 0 where one is missing.
  function score(entry, words) {
    let sum = 0;
    for (const word of words) {
      if (entry.low === word) sum += 100;
      else if (entry.low.startsWith(word)) sum += 40;
      else if (entry.low.includes(word)) sum += 20;
      else if (entry.all.includes(word)) sum += 2;
      else return 0;
    }
    // Of two that fit alike, what a reader writes against, then the shorter title.
    if (/^documentation\/(uikit|touchstone)\//.test(entry.address)) sum += 1;
    return sum - Math.min(entry.low.length, 100) / 100;
  }

  function search() {
    const words = field.value.toLowerCase().split(/\s+/).filter(Boolean);
    list.replaceChildren();
    list.hidden = words.length === 0;
    if (list.hidden) {
      said.textContent = "";
      return;
    }
    // Text can come without the focus, as by a drop; what is typed before the index is there is found when it is.
    if (!entries) return load();
    const found = entries.map((entry) => [score(entry, words), entry]).filter((pair) => pair[0] > 0);
    found.sort((a, b) => b[0] - a[0]);
    for (const [, entry] of found.slice(0, most)) {
      const link = document.createElement("a");
      link.href = new URL(entry.address, root);
      link.textContent = entry.title;
      const text = document.createElement("small");
      text.textContent = entry.text;
      link.append(text);
      const item = document.createElement("li");
      item.append(link);
      list.append(item);
    }
    const count = found.length;
    said.textContent = count === 0 ? "Nothing found" : count === 1 ? "1 result" : `${count} results`;
    if (count === 0) {
      const item = document.createElement("li");
      item.textContent = "Nothing found";
      list.append(item);
    }
  }

  /// Moves the focus among the field and the results.
  function step(by) {
    const stops = [field, ...list.querySelectorAll("a")];
    const next = stops.indexOf(document.activeElement) + by;
    stops[Math.min(Math.max(next, 0), stops.length - 1)].focus();
  }

  field.addEventListener("focus", load);
  // The field keeps the focus while a result is clicked, so that the list stays.
  list.addEventListener("mousedown", (event) => event.preventDefault());
  field.addEventListener("input", search);
  box.addEventListener("keydown", (event) => {
    if (event.key === "ArrowDown" || event.key === "ArrowUp") {
      step(event.key === "ArrowDown" ? 1 : -1);
    } else if (event.key === "Enter" && document.activeElement === field) {
      list.querySelector("a")?.click();
    } else if (event.key === "Escape") {
      field.value = "";
      search();
      field.focus();
    } else {
      return;
    }
    event.preventDefault();
  });
  box.addEventListener("focusout", (event) => {
    if (!box.contains(event.relatedTarget)) list.hidden = true;
  });
  field.addEventListener("focus", () => { list.hidden = field.value === ""; });
  document.addEventListener("keydown", (event) => {
    const isTyping = event.target.closest?.("input, textarea, select");
    if (event.key !== "/" || isTyping || event.ctrlKey || event.metaKey || event.altKey) return;
    event.preventDefault();
    field.focus();
  });
})();
