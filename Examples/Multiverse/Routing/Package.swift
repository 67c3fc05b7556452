// swift-tools-version: 6.2
import PackageDescription

let package = Package(
    name: "Routing",
    platforms: [.iOS(.v17), .macOS(.v14)],
    products: [
        .library(name: "MultiverseRouting", targets: ["MultiverseRouting"])
    ],
    dependencies: [
        .package(name: "Strata", path: "../../..")
    ],
    targets: [
        .target(
            name: "MultiverseRouting",
            dependencies: [
                .product(name: "SwiftUI", package: "Strata", condition: .when(platforms: [.linux]))
            ],
            path: "Sources/Routing",
            swiftSettings: [.swiftLanguageMode(.v6)]),
        .testTarget(
            name: "MultiverseRoutingTests",
            dependencies: ["MultiverseRouting"],
            path: "Tests/RoutingTests",
            swiftSettings: [.swiftLanguageMode(.v6)]),
    ])
