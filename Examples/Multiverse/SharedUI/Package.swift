// swift-tools-version: 6.2
import PackageDescription

let package = Package(
    name: "SharedUI",
    platforms: [.iOS(.v17), .macOS(.v14)],
    products: [
        .library(name: "MultiverseSharedUI", targets: ["MultiverseSharedUI"])
    ],
    dependencies: [
        .package(name: "Strata", path: "../../..")
    ],
    targets: [
        .target(
            name: "MultiverseSharedUI",
            dependencies: [
                .product(name: "SwiftUI", package: "Strata", condition: .when(platforms: [.linux]))
            ],
            path: "Sources/SharedUI",
            swiftSettings: [.swiftLanguageMode(.v6)]),
        .testTarget(
            name: "MultiverseSharedUITests",
            dependencies: ["MultiverseSharedUI"],
            path: "Tests/SharedUITests",
            swiftSettings: [.swiftLanguageMode(.v6)]),
    ])
