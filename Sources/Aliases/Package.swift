// swift-tools-version: 6.2
import PackageDescription

// The former names of Strata's modules, for one release. They are a separate package: one that
// depends on the frameworks alone can have targets of these names (docs/decisions/0005). Strata's
// manifest builds and tests the same sources.
let settings: [SwiftSetting] = [
  .swiftLanguageMode(.v6),
  .enableUpcomingFeature("InternalImportsByDefault"),
  .define("STRATA_ALIAS"),
]

/// Returns the target of a former name.
func alias(_ name: String, of product: String) -> Target {
  .target(
    name: name, dependencies: [.product(name: product, package: "Strata")], path: name,
    swiftSettings: settings)
}

let package = Package(
  name: "StrataAliases",
  platforms: [.iOS(.v17), .macOS(.v14)],
  products: [
    .library(name: "PersistenceKit", targets: ["PersistenceKit"]),
    .library(name: "SecretsKit", targets: ["SecretsKit"]),
    .library(name: "FoundationAdditions", targets: ["FoundationAdditions"]),
    .library(name: "AppHost", targets: ["AppHost"]),
    .library(name: "AppDriving", targets: ["AppDriving"]),
  ],
  dependencies: [.package(name: "Strata", path: "../..")],
  targets: [
    alias("PersistenceKit", of: "StrataPersistence"),
    alias("SecretsKit", of: "StrataSecrets"),
    alias("FoundationAdditions", of: "StrataSupport"),
    alias("AppHost", of: "SwiftUI"),
    alias("AppDriving", of: "SwiftUITesting"),
  ])
