// swift-tools-version: 6.2
import PackageDescription

let package = Package(
    name: "Repository",
    platforms: [.iOS(.v17), .macOS(.v14)],
    products: [
        .library(name: "MultiverseRepository", targets: ["MultiverseRepository"])
    ],
    dependencies: [
        .package(path: "../UseCase"),
        .package(path: "../CoreAPI"),
        .package(path: "../NetworkLayer"),
    ],
    targets: [
        .target(
            name: "MultiverseRepository",
            dependencies: [
                .product(name: "MultiverseUseCase", package: "UseCase"),
                .product(name: "MultiverseCoreAPI", package: "CoreAPI"),
                .product(name: "MultiverseNetworkLayer", package: "NetworkLayer"),
            ],
            path: "Sources/Repository",
            swiftSettings: [.swiftLanguageMode(.v6)]),
        .testTarget(
            name: "MultiverseRepositoryTests",
            dependencies: ["MultiverseRepository"],
            path: "Tests/RepositoryTests",
            swiftSettings: [.swiftLanguageMode(.v6)]),
    ])
