// swift-tools-version: 6.2
import PackageDescription

/// The benchmarks of Strata: a separate package, so that the project builds without it.
let package = Package(
  name: "Benchmarks",
  platforms: [.macOS(.v14)],
  dependencies: [.package(name: "Strata", path: "..")],
  targets: [
    .executableTarget(
      name: "Benchmarks",
      dependencies: [
        .product(name: "SwiftUI", package: "Strata"),
        .product(name: "StrataInternals", package: "Strata"),
        .product(name: "ImageKit", package: "Strata"),
        .product(name: "StrataPersistence", package: "Strata"),
        .product(name: "SupabaseSimulator", package: "Strata"),
        .product(name: "SwiftUITesting", package: "Strata"),
      ],
      swiftSettings: [.swiftLanguageMode(.v6), .enableUpcomingFeature("InternalImportsByDefault")]
    )
  ])
