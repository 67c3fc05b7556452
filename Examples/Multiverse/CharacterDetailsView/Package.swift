// swift-tools-version: 6.2
import PackageDescription

let package = Package(
    name: "CharacterDetailsView",
    platforms: [.iOS(.v17), .macOS(.v14)],
    products: [
        .library(
            name: "MultiverseCharacterDetailsView",
            targets: ["MultiverseCharacterDetailsView"])
    ],
    dependencies: [
        .package(path: "../UseCase"),
        .package(path: "../DependencyContainer"),
        .package(path: "../Routing"),
        .package(path: "../SharedUI"),
        .package(name: "Strata", path: "../../.."),
    ],
    targets: [
        .target(
            name: "MultiverseCharacterDetailsView",
            dependencies: [
                .product(name: "MultiverseUseCase", package: "UseCase"),
                .product(name: "MultiverseDependencyContainer", package: "DependencyContainer"),
                .product(name: "MultiverseRouting", package: "Routing"),
                .product(name: "MultiverseSharedUI", package: "SharedUI"),
                .product(name: "SwiftUI", package: "Strata", condition: .when(platforms: [.linux])),
            ],
            path: "Sources/CharacterDetailsView",
            swiftSettings: [.swiftLanguageMode(.v6)]),
        .testTarget(
            name: "MultiverseCharacterDetailsViewTests",
            dependencies: ["MultiverseCharacterDetailsView"],
            path: "Tests/CharacterDetailsViewTests",
            swiftSettings: [.swiftLanguageMode(.v6)]),
    ])
