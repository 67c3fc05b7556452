// swift-tools-version: 6.2
import PackageDescription

// A package of its own: its executable is driven by libFuzzer and built with its instrumentation.
let package = Package(
  name: "Fuzzing",
  dependencies: [.package(name: "Strata", path: "..")],
  targets: [
    .executableTarget(
      name: "Fuzz", dependencies: [.product(name: "FuzzTargets", package: "Strata")],
      swiftSettings: [.swiftLanguageMode(.v6)])
  ])
