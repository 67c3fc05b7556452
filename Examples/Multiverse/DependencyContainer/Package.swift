// swift-tools-version: 6.2
import PackageDescription

let package = Package(
    name: "DependencyContainer",
    platforms: [.iOS(.v17), .macOS(.v14)],
    products: [
        .library(name: "MultiverseDependencyContainer", targets: ["MultiverseDependencyContainer"])
    ],
    targets: [
        .target(
            name: "MultiverseDependencyContainer",
            path: "Sources/DependencyContainer",
            swiftSettings: [.swiftLanguageMode(.v6)]),
        .testTarget(
            name: "MultiverseDependencyContainerTests",
            dependencies: ["MultiverseDependencyContainer"],
            path: "Tests/DependencyContainerTests",
            swiftSettings: [.swiftLanguageMode(.v6)]),
    ])
