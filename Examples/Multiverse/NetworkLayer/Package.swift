// swift-tools-version: 6.2
import PackageDescription

let package = Package(
    name: "NetworkLayer",
    platforms: [.iOS(.v17), .macOS(.v14)],
    products: [
        .library(name: "MultiverseNetworkLayer", targets: ["MultiverseNetworkLayer"])
    ],
    targets: [
        .target(
            name: "MultiverseNetworkLayer",
            path: "Sources/NetworkLayer",
            swiftSettings: [.swiftLanguageMode(.v6)]),
        .testTarget(
            name: "MultiverseNetworkLayerTests",
            dependencies: ["MultiverseNetworkLayer"],
            path: "Tests/NetworkLayerTests",
            swiftSettings: [.swiftLanguageMode(.v6)]),
    ])
