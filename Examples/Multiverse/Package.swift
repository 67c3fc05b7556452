// swift-tools-version: 6.2
import PackageDescription

// An Xcode project builds the same files with Apple's SwiftUI instead of Strata's.
let settings: [SwiftSetting] = [
    .swiftLanguageMode(.v6),
    .enableUpcomingFeature("NonisolatedNonsendingByDefault"),
    .enableUpcomingFeature("InferIsolatedConformances"),
    // Makes URLSession and the String Catalog available by 'import Foundation', as on a Mac.
    .unsafeFlags(
        ["-Xfrontend", "-import-module", "-Xfrontend", "StrataFoundationAdditions"],
        .when(platforms: [.linux])),
]

let package = Package(
    name: "Multiverse",
    defaultLocalization: "en",
    platforms: [.iOS(.v17), .macOS(.v14)],
    dependencies: [
        .package(name: "Strata", path: "../.."),
        .package(path: "CoreAPI"),
        .package(path: "DependencyContainer"),
        .package(path: "DevPreview"),
        .package(path: "CharacterDetailsView"),
        .package(path: "CharacterListView"),
        .package(path: "NetworkLayer"),
        .package(path: "Repository"),
        .package(path: "Routing"),
        .package(path: "SharedUI"),
        .package(path: "UseCase"),
    ],
    targets: [
        .executableTarget(
            name: "Multiverse",
            dependencies: [
                .product(name: "SwiftUI", package: "Strata", condition: .when(platforms: [.linux])),
                .product(name: "MultiverseCoreAPI", package: "CoreAPI"),
                .product(name: "MultiverseDependencyContainer", package: "DependencyContainer"),
                .product(name: "MultiverseDevPreview", package: "DevPreview"),
                .product(name: "MultiverseCharacterDetailsView", package: "CharacterDetailsView"),
                .product(name: "MultiverseCharacterListView", package: "CharacterListView"),
                .product(name: "MultiverseNetworkLayer", package: "NetworkLayer"),
                .product(name: "MultiverseRepository", package: "Repository"),
                .product(name: "MultiverseRouting", package: "Routing"),
                .product(name: "MultiverseSharedUI", package: "SharedUI"),
                .product(name: "MultiverseUseCase", package: "UseCase"),
            ],
            path: "Multiverse",
            resources: [
                .copy("Resources/Assets.xcassets"),
                .copy("Resources/Localizable.xcstrings"),
            ],
            swiftSettings: settings),
        .testTarget(
            name: "MultiverseTests",
            dependencies: ["Multiverse"],
            path: "MultiverseTests",
            swiftSettings: settings),
    ])
