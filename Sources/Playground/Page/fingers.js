// The touches over the scene: a numbered dot a finger, the touched area around it, a ring for its force.

/// In points, as in frames that `touchstone render` draws.
const fingerMarks = { dot: 8, area: 13, least: 12, largest: 40 };

class FingerMarks {
  constructor(canvas) {
    this.canvas = canvas;
    this.isEmpty = true;
    this.numbers = new Map();
  }

  /// Draws contacts, for a screen of a size in points.
  draw(contacts, screen) {
    if (contacts.length === 0 && this.isEmpty) return;
    const context = this.canvas.getContext("2d");
    context.setTransform(1, 0, 0, 1, 0, 0);
    context.clearRect(0, 0, this.canvas.width, this.canvas.height);
    this.isEmpty = contacts.length === 0;
    const scale = this.canvas.width / screen.width;
    context.scale(scale, scale);
    const here = new Set(contacts.map((contact) => contact.id));
    for (const id of this.numbers.keys()) if (!here.has(id)) this.numbers.delete(id);
    for (const contact of contacts) this.#mark(context, contact);
  }

  /// The least number that no other finger has.
  #number(id) {
    let number = this.numbers.get(id);
    if (number !== undefined) return number;
    const taken = new Set(this.numbers.values());
    for (number = 1; taken.has(number); number++);
    this.numbers.set(id, number);
    return number;
  }

  #mark(context, { id, phase, x, y, force, radius }) {
    const isHovering = phase.startsWith("region");
    const number = isHovering ? 0 : this.#number(id);
    const color = palette.get(`mark${((Math.max(number, 1) - 1) % 5) + 1}`);
    const hardness = force === null ? 0.3 : Math.sqrt(Math.min(force / maximumForce, 1));
    const touched = radius ? Math.min(Math.max(radius, fingerMarks.least), fingerMarks.largest) : fingerMarks.area;
    const size = isHovering ? fingerMarks.least : touched * (1 + hardness);
    const circle = (radius) => {
      context.beginPath();
      context.arc(x, y, radius, 0, 2 * Math.PI);
    };
    context.lineWidth = 1.2;
    circle(size);
    if (isHovering) {
      context.setLineDash([4, 3]);
      context.strokeStyle = color;
      context.stroke();
      context.setLineDash([]);
      circle(2);
      context.fillStyle = color;
      context.fill();
      return;
    }
    context.globalAlpha = 0.2 + 0.45 * hardness;
    context.fillStyle = color;
    context.fill();
    context.globalAlpha = 1;
    context.strokeStyle = "#fff";
    context.stroke();
    if (force) this.#ring(context, x, y, size + 3.5, force / maximumForce, color);
    circle(fingerMarks.dot);
    context.fillStyle = color;
    context.fill();
    context.stroke();
    context.fillStyle = "#fff";
    context.font = "700 10.5px system-ui, sans-serif";
    context.textAlign = "center";
    context.textBaseline = "alphabetic";
    context.fillText(String(number), x, y + 3.8);
  }

  /// The share of the largest force.
  #ring(context, x, y, radius, share, color) {
    context.beginPath();
    context.arc(x, y, radius, -Math.PI / 2, -Math.PI / 2 + 2 * Math.PI * Math.min(share, 0.9999));
    context.lineCap = "round";
    context.lineWidth = 5.5;
    context.strokeStyle = "#fff";
    context.stroke();
    context.lineWidth = 3.2;
    context.strokeStyle = color;
    context.stroke();
    context.lineWidth = 1.2;
    context.strokeStyle = "#fff";
  }
}
