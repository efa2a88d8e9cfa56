/// Rarer options of commands, second attempts, and what is refused once files are read.
///
/// `cut A N B` writes a file's first N lines and half of the next into another; SAMPLES is the folder of the
/// program's samples.
enum OtherCommands {
  static let all = evaluating + reading + writing + scenes

  private static let evaluating = [
    "evaluate taps --tasks --gestures tap --screen 195x422 --no-force",
    "cut a.jsonl 4 cut.jsonl", "margins cut.jsonl",
    "evaluate taps --resume cut.jsonl --jobs 1 --json",
    "diff a.jsonl cut.jsonl", "evaluate taps --resume cut.jsonl --gestures tap",
    "evaluate taps --save taps/labels.tsv",
    "evaluate taps --resume absent/a.jsonl", "evaluate --summarize taps/labels.tsv",
    "evaluate --summarize a.jsonl --json --require tap.recall=0.99 --require pan.alarms=0",
    "evaluate --summarize a.jsonl --require tpa.recall=0.9",
    "evaluate taps --aliases named.tsv --json --jobs 1", "evaluate taps --aliases absent.tsv",
    "evaluate taps/1.touches", "evaluate absent", "evaluate taps --desc absent",
    "evaluate taps --scene drawer --jobs 1",
    "evaluate taps --system homeIndicator --jobs 1 --json",
    "tune absent --vary tap.maximumDuration=0.1:1", "diff a.jsonl absent.jsonl",
    "diff b.jsonl a.jsonl absent", "margins taps/1.touches", "margins b.jsonl --svg -",
    "margins b.jsonl --svg taps/1.touches",
    "label taps/0.touches --table typed.tsv --person bob < ?,two words,tap x2,tpa,b,tap,none,-,b,odd,,q",
    "label taps/0.touches --table typed.tsv --propose", "label absent.touches",
    "label taps/0.touches --table taps/1.touches < tap,q",
  ]

  private static let reading = [
    "explain taps/1.touches --gesture tap --from 2 --to 4.5",
    "explain taps/1.touches --gesture swipeRight --json",
    "explain taps/0.touches --gesture doubleTap",
    "explain taps/0.touches --gestures tap,doubleTap --system homeIndicator",
    "explain taps/0.touches --gesture rotation", "explain absent.touches taps/0.touches",
    "explain taps/1.touches --svg story.svg --from 0:02",
    "explain taps/1.touches --html story.html",
    "explain taps/1.touches --svg taps/2.touches",
    "replay taps/1.touches absent taps/2.touches --from 0:03 --to 4.5",
    "replay taps/0.touches taps/drag1.touches --json --set tap.allowableMovement=5",
    "replay taps/0.touches --system backSwipe,notifications,delayedTouches --trait reduceMotion=true",
    "replay taps/0.touches --screen 100x200 --no-force --gestures pan,tap",
    "replay taps/labels.tsv",
    "compare taps/1.touches --set tap.allowableMovement=50,pan.isEnabled=false "
      + "--set swipeRight.isEnabled=false --json",
    "compare taps/0.touches --set doubleTap.maximumGap=0.1 --set doubleTap.maximumGap=0.6",
    "compare taps/0.touches --set tap.maximumDuration=0.75",
    "compare taps/1.touches --set tap.allowableMovement=50 --from 2 --to 4.5 --system backSwipe "
      + "--trait layoutDirection=rightToLeft",
    "info taps/1.touches taps/0.touches absent --json", "info taps/0.touches --screen 50x50",
    "replay turned.touches", "explain turned.touches",
    "replay turned.touches --json", "replay turned.touches --screen 200x200", "info turned.touches",
    "explain turned.touches --html turned.html", "explain turned.touches --svg turned.svg",
    "render turned.touches --at 2.65 -o turned-at.svg", "render turned.touches --strip strip.svg",
    "convert turned.touches - --from 1", "shrink turned.touches --keep pan:yes -o -",
    "conflicts --scene workbench --gestures tap,doubleTap,longPress,pan",
    "conflicts --scene drawer --json", "conflicts --scene scroll --set pan.isEnabled=false",
  ]

  private static let writing = [
    "convert taps/1.touches copy.touches", "convert taps/2.touches copy.touches",
    "convert taps/2.touches copy.touches --force --screen 77x99",
    "convert copy.touches copy.touches --screen 5x5", "convert copy.touches -",
    "convert SAMPLES/drawer-carry.touches - --from 1 --to 2.5 --no-force", "convert absent -",
    "convert taps/0.touches absent/copy.touches",
    "shrink taps/1.touches --keep tap:no --set tap.maximumDuration=1 -o small.touches",
    "shrink taps/2.touches --keep tap:no -o small.touches", "replay small.touches",
    "shrink taps/0.touches --keep longPress:yes --from 9 --to 11 -o -",
    "shrink taps/1.touches --keep pinch:yes",
    "shrink taps/1.touches --keep tap:no:absent",
    "shrink taps/1.touches --keep tap:no --json", "shrink taps/1.touches --keep tap:no --json -o -",
    "shrink taps/0.touches --keep tap:yes --system homeIndicator,notifications "
      + "--trait userInterfaceStyle=dark --trait reduceMotion=true",
    "render taps/0.touches --at 99 -o late.svg", "render taps/0.touches --strip - --from 7 --to 8",
    "render taps/0.touches --at 7.1 -o taps/1.touches",
    "render taps/1.touches --film film --rate 1",
    "render taps/1.touches --film copy.touches",
    "render SAMPLES/drawer-carry.touches --scene drawer --at 1.2 --trait userInterfaceStyle=dark",
    "render SAMPLES/drawer-carry.touches --scene drawer --at 2 --trait layoutDirection=rightToLeft",
    "render SAMPLES/demo.touches --at 3 --system homeIndicator --screen 844x390",
    "render SAMPLES/drawer-carry.touches --scene drawer --at 1.2 --set 'carry 1.minimumPressDuration=2'",
  ]

  /// What a reader of each scene is told, with frames: on small and turned screens, mirrored, with large text.
  private static let scenes = [
    "workbench", "scroll", "force-grid", "triggered-tap", "swipe-window", "confirm-button",
    "drawer",
  ].flatMap { scene in
    [
      "", " --screen 844x390 --trait layoutDirection=rightToLeft",
      " --screen 320x480 --trait preferredContentSizeCategory=accessibilityExtraExtraExtraLarge",
    ].map { "scenes \(scene) --accessibility --json\($0)" } + ["scenes \(scene) --screen 390x844"]
  }
}
