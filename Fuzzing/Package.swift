// swift-tools-version: 6.2
import PackageDescription

// A separate package: its executable is driven by libFuzzer and built with its instrumentation.
let package = Package(
  name: "Fuzzing",
  dependencies: [.package(name: "Strata", path: "..")],
  targets: [
    .executableTarget(
      name: "Fuzz", dependencies: [.product(name: "FuzzTargets", package: "Strata")],
      swiftSettings: [.swiftLanguageMode(.v6)])
  ])
