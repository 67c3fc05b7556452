// swift-tools-version: 6.2
import PackageDescription

let package = Package(
    name: "UseCase",
    platforms: [.iOS(.v17), .macOS(.v14)],
    products: [
        .library(name: "MultiverseUseCase", targets: ["MultiverseUseCase"])
    ],
    targets: [
        .target(
            name: "MultiverseUseCase",
            path: "Sources/UseCase",
            swiftSettings: [.swiftLanguageMode(.v6)]),
        .testTarget(
            name: "MultiverseUseCaseTests",
            dependencies: ["MultiverseUseCase"],
            path: "Tests/UseCaseTests",
            swiftSettings: [.swiftLanguageMode(.v6)]),
    ])
