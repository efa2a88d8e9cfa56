// swift-tools-version: 6.2
import PackageDescription

let package = Package(
  name: "OwnPlayground",
  dependencies: [.package(name: "Touchstone", path: "../..")],
  targets: [
    .target(
      name: "DialScene",
      dependencies: [
        .product(name: "Playground", package: "Touchstone"),
        .product(name: "UIKit", package: "Touchstone"),
      ]
    )
  ]
)
