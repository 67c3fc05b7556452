// swift-tools-version: 6.2
import PackageDescription

let package = Package(
    name: "CharacterListView",
    platforms: [.iOS(.v17), .macOS(.v14)],
    products: [
        .library(
            name: "MultiverseCharacterListView",
            targets: ["MultiverseCharacterListView"])
    ],
    dependencies: [
        .package(path: "../UseCase"),
        .package(path: "../DependencyContainer"),
        .package(path: "../Routing"),
        .package(path: "../SharedUI"),
        .package(path: "../CharacterDetailsView"),
        .package(path: "../DevPreview"),
        .package(name: "Strata", path: "../../.."),
    ],
    targets: [
        .target(
            name: "MultiverseCharacterListView",
            dependencies: [
                .product(name: "MultiverseUseCase", package: "UseCase"),
                .product(name: "MultiverseDependencyContainer", package: "DependencyContainer"),
                .product(name: "MultiverseRouting", package: "Routing"),
                .product(name: "MultiverseSharedUI", package: "SharedUI"),
                .product(name: "MultiverseCharacterDetailsView", package: "CharacterDetailsView"),
                .product(name: "MultiverseDevPreview", package: "DevPreview"),
                .product(name: "SwiftUI", package: "Strata", condition: .when(platforms: [.linux])),
            ],
            path: "Sources/CharacterListView",
            swiftSettings: [.swiftLanguageMode(.v6)]),
        .testTarget(
            name: "MultiverseCharacterListViewTests",
            dependencies: ["MultiverseCharacterListView"],
            path: "Tests/CharacterListViewTests",
            swiftSettings: [.swiftLanguageMode(.v6)]),
    ])
