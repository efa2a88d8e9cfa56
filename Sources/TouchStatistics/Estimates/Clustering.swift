/// How much alike one person's trials are, and what that costs.
struct Clustering {
  /// The persons that have trials.
  let persons: Int
  /// All their trials.
  let trials: Int
  /// All events.
  let events: Int
  /// The mean number of trials that a trial's person has, Σn² / Σn.
  let size: Double
  /// The intraclass correlation by analysis of variance; below 0 where persons are more alike than by chance,
  /// and nil where nothing tells: no event, nothing but events, one trial each, or a single person.
  let intraclassCorrelation: Double?

  init(_ counts: [PersonCount]) {
    var (persons, trials, events) = (0, 0, 0)
    var squares = 0.0
    for count in counts where count.isUsable {
      persons += 1
      trials += count.trials
      events += count.events
      squares += Double(count.trials) * Double(count.trials)
    }
    self.persons = persons
    self.trials = trials
    self.events = events
    let all = Double(trials)
    size = trials > 0 ? squares / all : 0
    guard persons > 1, trials > persons, events > 0, events < trials else {
      intraclassCorrelation = nil
      return
    }
    let rate = Double(events) / all
    var (between, within) = (0.0, 0.0)
    for count in counts where count.isUsable {
      let part = count.rate
      between += Double(count.trials) * (part - rate) * (part - rate)
      within += Double(count.trials) * part * (1 - part)
    }
    between /= Double(persons - 1)
    within /= Double(trials - persons)
    let usual = (all - squares / all) / Double(persons - 1)
    let spread = between + (usual - 1) * within
    intraclassCorrelation = spread > 0 ? (between - within) / spread : nil
  }

  /// By how much the spread of a rate grows where persons' trials correlate so.
  func designEffect(_ correlation: Double) -> Double {
    1 + max(size - 1, 0) * min(max(correlation, 0), 1)
  }
}
