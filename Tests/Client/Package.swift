// swift-tools-version: 6.2
import PackageDescription

// An app's package as a client writes it: it depends on Touchstone by path and on nothing else.
// `Checkmark` is Swift 6; `Dial` and `Ported` are Swift 5, as most apps are. None causes a warning. `Dials` is the
// package of the guide GestureTest, `Kiosk` that of the guide Hosting, with the guides' files as they stand there.
let package = Package(
  name: "Client",
  platforms: [.macOS(.v15), .iOS(.v17)],
  dependencies: [.package(name: "Touchstone", path: "../..")],
  targets: [
    .target(
      name: "Checkmark",
      dependencies: [.product(name: "UIKit", package: "Touchstone")],
      swiftSettings: [.swiftLanguageMode(.v6), .treatAllWarnings(as: .error)]
    ),
    .target(
      name: "Dial",
      dependencies: [.product(name: "UIKit", package: "Touchstone")],
      swiftSettings: [.swiftLanguageMode(.v5), .treatAllWarnings(as: .error)]
    ),
    .target(
      name: "Ported",
      dependencies: [.product(name: "UIKit", package: "Touchstone")],
      swiftSettings: [.swiftLanguageMode(.v5), .treatAllWarnings(as: .error)]
    ),
    .target(
      name: "Dials",
      dependencies: [.product(name: "UIKit", package: "Touchstone")],
      swiftSettings: [.treatAllWarnings(as: .error)]
    ),
    .testTarget(
      name: "DialsTests",
      dependencies: ["Dials", .product(name: "TouchTesting", package: "Touchstone")],
      swiftSettings: [.treatAllWarnings(as: .error)]
    ),
    .executableTarget(
      name: "Kiosk",
      dependencies: [
        .product(name: "UIKit", package: "Touchstone"),
        .product(name: "TouchCore", package: "Touchstone"),
        .product(name: "TouchRecording", package: "Touchstone"),
        .product(name: "TouchReport", package: "Touchstone"),
      ],
      swiftSettings: [.treatAllWarnings(as: .error)]
    ),
    .testTarget(
      name: "KioskTests",
      dependencies: [
        "Kiosk",
        .product(name: "UIKit", package: "Touchstone"),
        .product(name: "TouchCore", package: "Touchstone"),
        .product(name: "TouchRecording", package: "Touchstone"),
      ],
      swiftSettings: [.treatAllWarnings(as: .error)]
    ),
    .testTarget(
      name: "PortedTests",
      dependencies: [
        "Ported",
        .product(name: "TouchCore", package: "Touchstone"),
        .product(name: "UIKit", package: "Touchstone"),
      ],
      swiftSettings: [.swiftLanguageMode(.v5), .treatAllWarnings(as: .error)]
    ),
    .testTarget(
      name: "CheckmarkTests",
      dependencies: [
        "Checkmark",
        .product(name: "TouchCore", package: "Touchstone"),
        .product(name: "UIKit", package: "Touchstone"),
      ],
      swiftSettings: [.swiftLanguageMode(.v6), .treatAllWarnings(as: .error)]
    ),
    .testTarget(
      name: "ReadmeTests",
      dependencies: [
        .product(name: "DeliberateTouch", package: "Touchstone"),
        .product(name: "TouchTesting", package: "Touchstone"),
        .product(name: "UIKit", package: "Touchstone"),
      ],
      swiftSettings: [.swiftLanguageMode(.v6), .treatAllWarnings(as: .error)]
    ),
    .testTarget(
      name: "DialTests",
      dependencies: [
        "Dial",
        .product(name: "TouchCore", package: "Touchstone"),
        .product(name: "UIKit", package: "Touchstone"),
      ],
      swiftSettings: [.swiftLanguageMode(.v5), .treatAllWarnings(as: .error)]
    ),
  ]
)
