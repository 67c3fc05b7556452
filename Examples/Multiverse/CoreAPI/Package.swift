// swift-tools-version: 6.2
import PackageDescription

let package = Package(
    name: "CoreAPI",
    platforms: [.iOS(.v17), .macOS(.v14)],
    products: [
        .library(name: "MultiverseCoreAPI", targets: ["MultiverseCoreAPI"])
    ],
    dependencies: [
        .package(path: "../NetworkLayer")
    ],
    targets: [
        .target(
            name: "MultiverseCoreAPI",
            dependencies: [
                .product(name: "MultiverseNetworkLayer", package: "NetworkLayer")
            ],
            path: "Sources/CoreAPI",
            swiftSettings: [.swiftLanguageMode(.v6)]),
        .testTarget(
            name: "MultiverseCoreAPITests",
            dependencies: ["MultiverseCoreAPI"],
            path: "Tests/CoreAPITests",
            swiftSettings: [.swiftLanguageMode(.v6)]),
    ])
