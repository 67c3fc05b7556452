// swift-tools-version: 6.2
import PackageDescription

// The kits that no framework depends on, in a separate package: packages that depend on the
// frameworks alone can have targets named NetworkingKit or Supabase, too. Strata's manifest builds
// and tests the same sources with the apps.
let settings: [SwiftSetting] = [
  .swiftLanguageMode(.v6),
  .enableUpcomingFeature("InternalImportsByDefault"),
  .unsafeFlags(["-Xfrontend", "-import-module", "-Xfrontend", "StrataFoundationAdditions"]),
]

let package = Package(
  name: "StrataKits",
  platforms: [.iOS(.v17), .macOS(.v14)],
  products: [
    .library(name: "NetworkingKit", targets: ["NetworkingKit"]),
    .library(name: "Supabase", targets: ["Supabase"]),
  ],
  dependencies: [.package(name: "Strata", path: "../..")],
  targets: [
    .target(
      name: "NetworkingKit",
      dependencies: [.product(name: "StrataSupport", package: "Strata")],
      path: "NetworkingKit", resources: [.process("Resources")], swiftSettings: settings),
    .target(
      name: "Supabase",
      dependencies: ["NetworkingKit", .product(name: "StrataSupport", package: "Strata")],
      path: "Supabase", swiftSettings: settings),
  ])
