// swift-tools-version: 6.2
import PackageDescription

/// Every target is built alike: Swift 6, explicit imports, warnings as errors.
let strict: [SwiftSetting] = [
  .swiftLanguageMode(.v6),
  .enableUpcomingFeature("ExistentialAny"),
  .enableUpcomingFeature("InternalImportsByDefault"),
  .enableUpcomingFeature("MemberImportVisibility"),
  .treatAllWarnings(as: .error),
]

/// .ci/observing sets this to compile the observing code out and to measure what it costs.
let observing: [SwiftSetting] =
  Context.environment["TOUCHSTONE_UNOBSERVED"] == nil ? [] : [.define("TOUCHSTONE_UNOBSERVED")]

/// Where the platform has a UIKit of its own, that one wins.
let withoutAppleUIKit: TargetDependencyCondition? = .when(platforms: [
  .linux, .macOS, .windows, .android, .wasi,
])

// The order is the house's: a target names only targets that stand above it in this list.
let package = Package(
  name: "Touchstone",
  platforms: [.macOS(.v15), .iOS(.v17)],
  products: [
    .library(name: "TouchCore", targets: ["TouchCore"]),
    .library(name: "TouchStatistics", targets: ["TouchStatistics"]),
    .library(name: "TouchGraphics", targets: ["TouchGraphics"]),
    .library(name: "TouchLayers", targets: ["TouchLayers"]),
    .library(name: "UIKit", targets: ["UIKit"]),
    .library(name: "DeliberateTouch", targets: ["DeliberateTouch"]),
    .library(name: "TouchRecording", targets: ["TouchRecording"]),
    .library(name: "TouchStage", targets: ["TouchStage"]),
    .library(name: "TouchReport", targets: ["TouchReport"]),
    .library(name: "TouchEvaluation", targets: ["TouchEvaluation"]),
    .library(name: "TouchTesting", targets: ["TouchTesting"]),
    .library(name: "TouchRecorder", targets: ["TouchRecorder"]),
    .library(name: "Scenes", targets: ["Scenes"]),
    .library(name: "SceneStage", targets: ["SceneStage"]),
    .library(name: "Playground", targets: ["Playground"]),
    .executable(name: "touchstone", targets: ["touchstone"]),
  ],
  targets: [
    .target(
      name: "TouchCore",
      swiftSettings: strict,
      // Rounding and square roots are instructions in release builds, calls in debug builds.
      linkerSettings: [.linkedLibrary("m", .when(platforms: [.linux, .android]))]
    ),
    .target(name: "UIKitSubclassing"),
    .target(name: "_Testing_UIKit", swiftSettings: strict),
    .target(name: "TouchStatistics", dependencies: ["TouchCore"], swiftSettings: strict),
    .target(name: "TouchGraphics", dependencies: ["TouchCore"], swiftSettings: strict),
    .target(
      name: "TouchLayers",
      dependencies: ["TouchGraphics", "TouchCore"],
      swiftSettings: strict
    ),
    .target(
      name: "UIKit",
      dependencies: [
        "TouchLayers", "TouchGraphics", "TouchCore", "UIKitSubclassing", "_Testing_UIKit",
      ],
      swiftSettings: strict + observing
    ),
    .target(
      name: "DeliberateTouch",
      dependencies: [.target(name: "UIKit", condition: withoutAppleUIKit), "TouchCore"],
      swiftSettings: strict
    ),
    .target(name: "TouchRecording", dependencies: ["TouchCore"], swiftSettings: strict),
    .target(
      name: "TouchRecorder",
      dependencies: [
        .target(name: "UIKit", condition: withoutAppleUIKit), "TouchRecording", "TouchCore",
      ],
      swiftSettings: strict
    ),
    .target(
      name: "Scenes",
      dependencies: [
        .target(name: "UIKit", condition: withoutAppleUIKit), "DeliberateTouch", "TouchCore",
      ],
      swiftSettings: strict
    ),
    .target(
      name: "TouchStage",
      dependencies: ["TouchCore", "UIKit", "TouchRecording"],
      swiftSettings: strict
    ),
    // The pages' files and a sample as they are: arrays of bytes in Swift would take minutes to compile.
    .target(name: "ReportFiles"),
    .target(name: "SampleFiles"),
    .target(
      name: "PlaygroundFiles",
      exclude: ["touchstone.wasm.gz"]
    ),
    .target(
      name: "TouchReport",
      dependencies: [
        "TouchCore", "TouchGraphics", "UIKit", "TouchRecording", "TouchStage", "ReportFiles",
      ],
      exclude: ["Page/Resources"],
      swiftSettings: strict
    ),
    .target(
      name: "SceneStage",
      dependencies: [
        "TouchCore", "TouchGraphics", "UIKit", "DeliberateTouch", "TouchRecording", "TouchStage",
        "Scenes",
      ],
      swiftSettings: strict
    ),
    .target(
      name: "Playground",
      dependencies: [
        "TouchCore", "TouchGraphics", "UIKit", "DeliberateTouch", "TouchRecording", "TouchStage",
        "TouchReport", "Scenes", "SceneStage",
      ],
      exclude: ["Page", "include"],
      swiftSettings: strict
    ),
    .target(
      name: "PlaygroundPage",
      dependencies: ["PlaygroundFiles", "TouchReport"],
      swiftSettings: strict
    ),
    .target(
      name: "TouchEvaluation",
      dependencies: [
        "TouchCore", "TouchGraphics", "UIKit", "TouchRecording", "TouchStage", "TouchReport",
        "TouchStatistics",
      ],
      swiftSettings: strict
    ),
    .target(
      name: "TouchTesting",
      dependencies: ["UIKit", "TouchStage", "TouchReport"],
      swiftSettings: strict
    ),
    .executableTarget(
      name: "touchstone",
      dependencies: [
        "TouchCore", "TouchGraphics", "DeliberateTouch", "UIKit", "TouchRecording", "TouchStage",
        "TouchReport", "TouchStatistics", "TouchEvaluation", "Scenes", "SceneStage",
        "PlaygroundPage", "SampleFiles",
      ],
      exclude: ["Samples"],
      swiftSettings: strict
    ),
    .executableTarget(
      name: "touch-benchmark",
      dependencies: ["TouchCore", "UIKit", "TouchRecording", "TouchRecorder", "TouchStage"],
      path: "Benchmarks/TouchBenchmark",
      swiftSettings: strict
    ),
    .target(
      name: "MachineTesting",
      dependencies: ["TouchCore"],
      path: "Tests/Support/MachineTesting",
      swiftSettings: strict
    ),
    .executableTarget(
      name: "world-player",
      dependencies: ["TouchCore", "UIKit", "DeliberateTouch"],
      path: "Tests/WorldPlayer",
      exclude: ["Hashes.txt"],
      swiftSettings: strict
    ),
    .target(name: "Expectations", path: "Tests/Support/Expectations", swiftSettings: strict),
    .testTarget(
      name: "ExpectationsTests",
      dependencies: ["Expectations"],
      swiftSettings: strict
    ),
    .testTarget(
      name: "TouchCoreTests",
      dependencies: ["Expectations", "MachineTesting", "TouchCore"],
      swiftSettings: strict
    ),
    .testTarget(
      name: "TouchStatisticsTests",
      dependencies: ["Expectations", "TouchStatistics", "TouchCore"],
      exclude: ["Reference"],
      swiftSettings: strict
    ),
    .testTarget(
      name: "TouchGraphicsTests",
      dependencies: ["Expectations", "MachineTesting", "TouchGraphics", "TouchCore"],
      swiftSettings: strict
    ),
    .testTarget(
      name: "TouchLayersTests",
      dependencies: ["Expectations", "TouchLayers", "TouchGraphics", "TouchCore"],
      swiftSettings: strict
    ),
    .testTarget(
      name: "TouchRecordingTests",
      dependencies: ["Expectations", "TouchRecording", "TouchCore"],
      exclude: ["ReadingOutput.txt"],
      swiftSettings: strict
    ),
    .target(
      name: "MarbleTesting",
      dependencies: ["UIKit", "TouchCore"],
      path: "Tests/Support/MarbleTesting",
      swiftSettings: strict
    ),
    .testTarget(
      name: "MarbleTestingTests",
      dependencies: ["Expectations", "MarbleTesting", "UIKit", "TouchCore"],
      swiftSettings: strict
    ),
    .testTarget(
      name: "UIKitTests",
      dependencies: ["Expectations", "MarbleTesting", "UIKit", "TouchCore"],
      exclude: ["AppleNames.txt"],
      swiftSettings: strict
    ),
    .testTarget(
      name: "DeliberateTouchTests",
      dependencies: ["Expectations", "MachineTesting", "DeliberateTouch", "UIKit", "TouchCore"],
      swiftSettings: strict
    ),
    .target(
      name: "SampleScripts",
      dependencies: ["TouchStage", "TouchCore"],
      path: "Tests/Support/SampleScripts",
      swiftSettings: strict
    ),
    .testTarget(
      name: "TouchStageTests",
      dependencies: [
        "Expectations", "SampleScripts", "DeliberateTouch", "TouchReport", "TouchStage", "Scenes",
        "UIKit",
        "TouchRecording", "TouchCore",
      ],
      swiftSettings: strict
    ),
    .testTarget(
      name: "TouchReportTests",
      dependencies: [
        "Expectations", "SampleScripts", "DeliberateTouch", "TouchReport", "TouchStage", "Scenes",
        "UIKit",
        "TouchRecording", "TouchGraphics", "TouchCore",
      ],
      exclude: ["Golden"],
      swiftSettings: strict
    ),
    .testTarget(
      name: "PlaygroundTests",
      dependencies: ["Expectations", "Playground", "PlaygroundPage", "UIKit"],
      swiftSettings: strict
    ),
    .testTarget(
      name: "TouchEvaluationTests",
      dependencies: [
        "Expectations", "DeliberateTouch", "TouchEvaluation", "TouchStatistics", "TouchReport",
        "TouchStage",
        "Scenes",
        "UIKit", "TouchRecording", "TouchGraphics", "TouchCore",
      ],
      swiftSettings: strict
    ),
    .testTarget(
      name: "TouchstoneCommandTests",
      dependencies: [
        "Expectations", "touchstone", "TouchRecording", "TouchStage", "Scenes", "SceneStage",
        "UIKit", "TouchCore",
      ],
      exclude: ["EvaluationOutput.txt", "Refusals.txt", "SampleOutput.txt"],
      swiftSettings: strict
    ),
    .testTarget(
      name: "TouchTestingTests",
      dependencies: [
        "Expectations", "DeliberateTouch", "TouchTesting", "TouchReport", "TouchStage", "UIKit",
        "TouchCore",
      ],
      swiftSettings: strict
    ),
    .testTarget(
      name: "TouchRecorderTests",
      dependencies: [
        "Expectations", "TouchRecorder", "TouchTesting", "DeliberateTouch", "TouchReport",
        "TouchStage", "Scenes",
        "UIKit", "TouchRecording", "TouchCore",
      ],
      exclude: ["Guide/hold.touches"],
      swiftSettings: strict
    ),
    .testTarget(
      name: "HouseTests",
      dependencies: ["Expectations"],
      exclude: ["Documents/DeliberateSentences.txt"],
      swiftSettings: strict
    ),
  ]
)
