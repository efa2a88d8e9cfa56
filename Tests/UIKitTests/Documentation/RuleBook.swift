/// The rules that the engine follows, by number, with a word on what each is about.
enum RuleBook {
  /// One rule.
  struct Rule {
    var number: String
    var title: String
    /// Why the engine departs from the rule; nil where it follows it.
    var deviation: String?

    init(_ number: String, _ title: String, deviates deviation: String? = nil) {
      self.number = number
      self.title = title
      self.deviation = deviation
    }
  }

  /// The parts of the book.
  static let sections: [(number: Int, title: String, rules: [Rule])] = [
    (1, "Touches and events", touches), (2, "Which view gets a touch", hitTesting),
    (3, "The way of an event", flow), (4, "Recognizers", recognizers),
    (5, "What views hear", effects), (6, "The recognizers that are built in", builtIn),
    (7, "Controls", controls), (8, "Scroll views", scrolling),
    (9, "Force, haptics, presses, pointers, pencils", hardware),
    (10, "Time", time),
  ]

  private static let touches = [
    Rule("1.1", "one object for each contact"), Rule("1.2", "phases and their order"),
    Rule("1.3", "resting touches"), Rule("1.4", "changes of force are moves"),
    Rule("1.5", "hover is no contact"), Rule("1.6", "timestamps"),
    Rule("1.7", "locations, present and previous"), Rule("1.8", "precise locations"),
    Rule("1.9", "tap counts"), Rule("1.10", "force"), Rule("1.11", "a pencil's force"),
    Rule("1.12", "radius"), Rule("1.13", "types of touches"),
    Rule("1.14", "a pencil's angles"), Rule("1.15", "estimates and their updates"),
    Rule("1.16", "coalesced touches"), Rule("1.17", "predicted touches"),
    Rule("1.18", "an event's touches by window, view and recognizer"),
  ]

  private static let hitTesting = [
    Rule("2.1", "new touches only, bound for life"), Rule("2.2", "the default hit test"),
    Rule("2.3", "the default inside"), Rule("2.4", "children outside their parents"),
    Rule("2.5", "the order of subviews"),
    Rule("2.6", "views that are being animated"),
    Rule("2.7", "what a hit test may ask of its event"), Rule("2.8", "the order of windows"),
    Rule("2.9", "views for one touch"), Rule("2.10", "views for themselves"),
  ]

  private static let flow = [
    Rule("3.1", "application, window, recognizers, responders"),
    Rule("3.2", "the candidates of a touch"), Rule("3.3", "who takes a touch"),
    Rule("3.4", "the parts of a pass"), Rule("3.5", "one call a phase"),
    Rule("3.6", "the order of recognizers"), Rule("3.7", "recognizers hand nothing on"),
    Rule("3.8", "the responder chain"), Rule("3.9", "interruptions"),
    Rule("3.10", "views that leave their windows"),
  ]

  private static let recognizers = [
    Rule("4.1", "the states"), Rule("4.2", "legal ways through them"),
    Rule("4.3", "what becomes of other wishes"), Rule("4.4", "after the end of an attempt"),
    Rule("4.5", "when attempts start afresh"), Rule("4.6", "attempts that never end"),
    Rule("4.7", "the state in an action"), Rule("4.8", "actions while a gesture goes on"),
    Rule("4.9", "whether a gesture may begin"), Rule("4.10", "views have a say in it"),
    Rule("4.11", "gestures side by side"), Rule("4.12", "a recognized gesture excludes"),
    Rule("4.13", "an active gesture blocks"), Rule("4.14", "siblings never meet"),
    Rule("4.15", "ties"), Rule("4.16", "taps of different counts"),
    Rule("4.17", "waiting for a failure"), Rule("4.18", "how waiting ends"),
    Rule("4.19", "released while it went on"), Rule("4.20", "released after its end"),
    Rule("4.21", "required, but not there"), Rule("4.22", "requirements by answer"),
    Rule("4.23", "circles of requirements"), Rule("4.24", "switching off"),
    Rule("4.25", "ignoring touches"), Rule("4.26", "when actions run"),
    Rule("4.27", "targets"), Rule("4.28", "removing recognizers"),
    Rule("4.29", "replacing delegates"), Rule("4.30", "places"),
    Rule("4.31", "reading one's own state"), Rule("4.32", "beginnings withdrawn"),
    Rule("4.33", "values while being asked"),
  ]

  private static let effects = [
    Rule("5.1", "touches are taken from views"), Rule("5.2", "action, then cancellation"),
    Rule("5.3", "one taker is enough"), Rule("5.4", "beginnings held back"),
    Rule("5.5", "what is held is dropped"), Rule("5.6", "ends held back"),
    Rule("5.7", "withheld gestures hold back too"), Rule("5.8", "held touches aren't live"),
  ]

  private static let builtIn = [
    Rule("6.1", "tap"), Rule("6.2", "a tap's limits"), Rule("6.3", "single and double tap"),
    Rule("6.4", "long press"), Rule("6.5", "pan"), Rule("6.6", "translation"),
    Rule("6.7", "fingers that join and leave a pan"), Rule("6.8", "a pan's velocity"),
    Rule("6.9", "scroll input"),
    Rule("6.10", "swipe"), Rule("6.11", "pinch"), Rule("6.12", "rotation"),
    Rule("6.13", "velocities of pinch and rotation"), Rule("6.14", "edge pan"),
    Rule("6.15", "hover"), Rule("6.16", "pan, pinch and rotation on one view"),
  ]

  private static let controls = [
    Rule("7.1", "touch-down"), Rule("7.2", "inside and outside"), Rule("7.3", "moves"),
    Rule("7.4", "lifts"), Rule("7.5", "cancellations"), Rule("7.6", "disabled controls"),
    Rule("7.7", "sending actions"), Rule("7.8", "controls and recognizers above them"),
  ]

  private static let scrolling = [
    Rule("8.1", "the offset"), Rule("8.2", "a scroll view's recognizers"),
    Rule("8.3", "touches are kept for a while"), Rule("8.4", "what content hears of touches"),
    Rule("8.5", "content that keeps its touches"), Rule("8.6", "tracking and dragging"),
    Rule("8.7", "axes that drag, fingers that rest"), Rule("8.8", "the directional lock"),
    Rule("8.9", "the rubber band"), Rule("8.10", "the release, and its target"),
    Rule("8.11", "deceleration"), Rule("8.12", "the bounce"), Rule("8.13", "paging"),
    Rule("8.14", "content that is caught"), Rule("8.15", "animated offsets"),
    Rule("8.16", "insets"), Rule("8.17", "scroll views in scroll views"), Rule("8.18", "zooming"),
    Rule(
      "8.19",
      "timers while a finger scrolls",
      deviates: "timers run on whatever the mode of the run loop, as rule 10.2 has it"
    ),
  ]

  private static let hardware = [
    Rule("9.1", "what a screen can measure"), Rule("9.2", "haptics"),
    Rule("9.3", "presses"),
    Rule("9.4", "buttons of pointers"), Rule("9.5", "pencil and finger together"),
  ]

  private static let time = [
    Rule("10.1", "one event a frame"), Rule("10.2", "deadlines"),
    Rule("10.3", "a virtual clock's order"),
  ]
}
