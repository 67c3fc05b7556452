// swift-tools-version: 6.2
import PackageDescription

let package = Package(
  name: "Bookshelf",
  platforms: [.iOS(.v17), .macOS(.v14)],
  dependencies: [.package(name: "Strata", path: "../../..")],
  targets: [
    .executableTarget(
      name: "Bookshelf", dependencies: [.product(name: "SwiftUI", package: "Strata")],
      swiftSettings: [.swiftLanguageMode(.v5)])
  ])
