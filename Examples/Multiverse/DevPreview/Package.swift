// swift-tools-version: 6.2
import PackageDescription

let package = Package(
    name: "DevPreview",
    platforms: [.iOS(.v17), .macOS(.v14)],
    products: [
        .library(name: "MultiverseDevPreview", targets: ["MultiverseDevPreview"])
    ],
    dependencies: [
        .package(path: "../UseCase"),
        .package(path: "../Repository"),
        .package(path: "../NetworkLayer"),
        .package(path: "../DependencyContainer"),
    ],
    targets: [
        .target(
            name: "MultiverseDevPreview",
            dependencies: [
                .product(name: "MultiverseUseCase", package: "UseCase"),
                .product(name: "MultiverseRepository", package: "Repository"),
                .product(name: "MultiverseNetworkLayer", package: "NetworkLayer"),
                .product(name: "MultiverseDependencyContainer", package: "DependencyContainer"),
            ],
            path: "Sources/DevPreview",
            exclude: ["Responses"],
            swiftSettings: [.swiftLanguageMode(.v6)]),
        .testTarget(
            name: "MultiverseDevPreviewTests",
            dependencies: ["MultiverseDevPreview"],
            path: "Tests/DevPreviewTests",
            swiftSettings: [.swiftLanguageMode(.v6)]),
    ])
