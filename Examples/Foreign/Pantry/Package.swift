// swift-tools-version: 6.2
import PackageDescription

let package = Package(
  name: "Pantry",
  platforms: [.iOS(.v18), .macOS(.v15)],
  dependencies: [.package(name: "Strata", path: "../../..")],
  targets: [
    .executableTarget(
      name: "Pantry", dependencies: [.product(name: "SwiftUI", package: "Strata")],
      swiftSettings: [.swiftLanguageMode(.v6)])
  ])
