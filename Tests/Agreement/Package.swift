// swift-tools-version: 6.2
import PackageDescription

// A separate package: it links the toolchain's parser, which needs unsafe flags.
let host = (Context.environment["STRATA_TOOLCHAIN"] ?? "/usr") + "/lib/swift/host"
let libraries = ["SwiftSyntax", "SwiftParser", "SwiftIfConfig"]

let package = Package(
  name: "Agreement",
  dependencies: [.package(name: "Strata", path: "../..")],
  targets: [
    .executableTarget(
      name: "Agreement", dependencies: [.product(name: "LayerFacts", package: "Strata")],
      swiftSettings: [.swiftLanguageMode(.v6), .unsafeFlags(["-I", host])],
      linkerSettings: [
        .unsafeFlags(
          ["-L", host, "-Xlinker", "-rpath", "-Xlinker", host] + libraries.map { "-l\($0)" })
      ])
  ])
