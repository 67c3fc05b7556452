// swift-tools-version: 6.2
import PackageDescription

let package = Package(
  name: "Orchard",
  platforms: [.iOS(.v18), .macOS(.v15)],
  dependencies: [.package(name: "Strata", path: "../../..")],
  targets: [
    .executableTarget(
      name: "Orchard",
      dependencies: [
        .product(name: "SwiftUI", package: "Strata"), .product(name: "UIKit", package: "Strata"),
      ],
      swiftSettings: [.swiftLanguageMode(.v6)])
  ])
