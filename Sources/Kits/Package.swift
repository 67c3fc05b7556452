// swift-tools-version: 6.2
import PackageDescription

// The kits that no framework is made of, as a package of their own: whoever depends on the frameworks
// alone may call a target of theirs NetworkingKit or Supabase, too. Strata's own manifest builds and
// tests the same sources with the apps.
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
