// The transcript: every line that the page has, in parts that a browser lays out only where they are seen.

/// How many lines a part has.
const partLength = 200;

class Transcript {
  /// - Parameters:
  ///   - pre: Where the lines stand.
  ///   - count: Where their number stands.
  constructor(pre, count) {
    this.pre = pre;
    this.count = count;
    this.lines = [];
    this.dropped = 0;
    this.written = 0;
  }

  /// Shows lines soon; `dropped` lines stood before them.
  show(lines, dropped = 0) {
    const all = lines.length + dropped;
    this.count.textContent = all === 0 ? "" : dropped === 0 ? countText(all, "line") : `${countText(all, "line")}, the last ${lines.length} are kept`;
    this.lines = lines;
    this.dropped = dropped;
    this.timer ??= setTimeout(() => {
      this.timer = null;
      this.#write();
    }, 100);
  }

  /// Adds the lines that are new, and stays at the end where the reader is there.
  #write() {
    const { pre, lines, dropped } = this;
    if (lines !== this.shown || dropped + lines.length < this.written) {
      pre.replaceChildren();
      this.shown = lines;
      this.written = dropped;
    }
    const isAtEnd = pre.scrollTop + pre.clientHeight >= pre.scrollHeight - 4;
    while (this.written < dropped + lines.length) {
      let part = pre.lastElementChild;
      if (!part || part.lineCount >= partLength) {
        part = make("span", { class: "part" });
        part.lineCount = 0;
        pre.append(part);
      }
      const start = Math.max(this.written - dropped, 0);
      const added = lines.slice(start, start + partLength - part.lineCount);
      part.append(`${added.join("\n")}\n`);
      part.lineCount += added.length;
      this.written = dropped + start + added.length;
    }
    // Whole parts go with the lines that aren't kept any more.
    while ((pre.childElementCount - 1) * partLength > lines.length) pre.firstElementChild.remove();
    if (isAtEnd) pre.scrollTop = pre.scrollHeight;
  }
}
