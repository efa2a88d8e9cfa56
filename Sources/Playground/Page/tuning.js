// What moving a threshold does: the scene has it at once, and the last gesture is compared.

/// How long a threshold has to stay as it is until what would have been is said, in milliseconds: longer than a key that
/// is held waits for its first repetition.
const restTime = 700;

class Tuning {
  /// - Parameters:
  ///   - page: The page, with its `state`, `session`, `opened`, `properties`, `thresholds`, `remember` and `fail`.
  ///   - comparing: Compares the last gesture.
  constructor(page, comparing) {
    this.page = page;
    this.comparing = comparing;
    this.forget();
  }

  /// What is moved from now on is compared with the present values.
  forget() {
    clearTimeout(this.resting);
    this.dragged = null;
  }

  /// Sets a threshold; a recording that is played keeps those that it began with.
  set(key, value, isDragged) {
    const { page } = this;
    const { settings } = page.state;
    const property = page.properties.find((property) => keyOf(property) === key);
    const present = settings.get(key) ?? textOf(property);
    this.dragged = this.dragged?.key === key ? this.dragged : { key, old: present };
    const old = this.dragged.old === value ? present : this.dragged.old;
    try {
      if (!page.opened) page.session.set(key, value);
    } catch (error) {
      this.dragged = null;
      page.thresholds.set(key, present);
      return page.fail(error);
    }
    if (value === textOf(property)) settings.delete(key); else settings.set(key, value);
    this.comparing.want({ key, values: [old, value], row: page.thresholds.rows.get(key) });
    clearTimeout(this.resting);
    if (property.unit === "flag") this.dragged = null;
    // A key moves a slider by a step, and says after each that it is done.
    if (!isDragged) this.resting = setTimeout(() => this.#rest(), restTime);
    page.remember();
  }

  /// Gives every threshold the scene's own value; what was touched stays.
  reset() {
    const { page } = this;
    this.forget();
    this.comparing.dismiss();
    for (const key of [...page.state.settings.keys()]) {
      const own = textOf(page.properties.find((property) => keyOf(property) === key));
      try {
        if (!page.opened) page.session.set(key, own);
      } catch (error) {
        page.fail(error);
        continue;
      }
      page.state.settings.delete(key);
      page.thresholds.set(key, own);
    }
    page.remember();
  }

  /// What was moved has come to rest: says what would have been, and compares with the present value from now on.
  #rest() {
    this.dragged = null;
    this.comparing.rest();
    announce(this.comparing.card.words);
  }
}
