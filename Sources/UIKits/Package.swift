// swift-tools-version: 6.2
import PackageDescription

// The kits with views, as a separate package: see ../Kits/Package.swift.
let settings: [SwiftSetting] = [
  .swiftLanguageMode(.v6),
  .enableUpcomingFeature("InternalImportsByDefault"),
  .unsafeFlags(["-Xfrontend", "-import-module", "-Xfrontend", "StrataFoundationAdditions"]),
]

let swiftUI = Target.Dependency.product(name: "SwiftUI", package: "Strata")
let support = Target.Dependency.product(name: "StrataSupport", package: "Strata")

let package = Package(
  name: "StrataUIKits",
  platforms: [.iOS(.v17), .macOS(.v14)],
  products: [
    .library(name: "DesignKit", targets: ["DesignKit"]),
    .library(name: "ImageKit", targets: ["ImageKit"]),
    .library(name: "RoutingKit", targets: ["RoutingKit"]),
  ],
  dependencies: [
    .package(name: "Strata", path: "../.."),
    .package(name: "StrataKits", path: "../Kits"),
  ],
  targets: [
    .target(
      name: "DesignKit", dependencies: [swiftUI, support], path: "DesignKit",
      swiftSettings: settings),
    .target(
      name: "ImageKit",
      dependencies: [
        swiftUI, support, .product(name: "NetworkingKit", package: "StrataKits"),
        .product(name: "StrataCPNG", package: "Strata"),
        .product(name: "StrataCTurboJPEG", package: "Strata"),
        .product(name: "StrataCWebP", package: "Strata"),
      ],
      path: "ImageKit", swiftSettings: settings),
    .target(
      name: "RoutingKit", dependencies: [swiftUI, support], path: "RoutingKit",
      swiftSettings: settings),
  ])
