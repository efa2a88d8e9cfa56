// swift-tools-version: 6.2
import PackageDescription

// A package as an app's developer writes it: its sources import UIKit, its tests Touchstone.
let package = Package(
  name: "Examples",
  platforms: [.macOS(.v15), .iOS(.v17)],
  products: [.library(name: "Examples", targets: ["Examples"])],
  dependencies: [.package(name: "Touchstone", path: "..")],
  targets: [
    .target(
      name: "Examples",
      dependencies: [
        .product(
          name: "UIKit",
          package: "Touchstone",
          condition: .when(platforms: [.linux, .macOS, .windows, .android, .wasi])
        )
      ],
      swiftSettings: [.treatAllWarnings(as: .error)]
    ),
    .testTarget(
      name: "ExamplesTests",
      dependencies: [
        "Examples",
        .product(name: "TouchCore", package: "Touchstone"),
        .product(name: "TouchTesting", package: "Touchstone"),
      ],
      swiftSettings: [.treatAllWarnings(as: .error)]
    ),
  ]
)
