// swift-tools-version: 6.2
import PackageDescription

// In Xcode the same files are the project's; there Apple's SwiftUI takes the place of Strata's.
let settings: [SwiftSetting] = [
    .swiftLanguageMode(.v5),
    // 'import Foundation' is enough for URLSession and the String Catalog, as it is on a Mac.
    .unsafeFlags(
        ["-Xfrontend", "-import-module", "-Xfrontend", "StrataFoundationAdditions"],
        .when(platforms: [.linux])),
]

let package = Package(
    name: "StarterApp",
    defaultLocalization: "en",
    platforms: [.iOS(.v17), .macOS(.v14)],
    dependencies: [
        .package(name: "Strata", path: "../..")
    ],
    targets: [
        .executableTarget(
            name: "StarterApp",
            dependencies: [
                .product(name: "SwiftUI", package: "Strata", condition: .when(platforms: [.linux]))
            ],
            path: "StarterApp",
            resources: [
                .copy("Resources/Assets.xcassets"),
                .copy("Resources/weather_data.json"),
            ],
            swiftSettings: settings),
        .testTarget(
            name: "StarterAppTests",
            dependencies: ["StarterApp"],
            path: "StarterAppTests",
            swiftSettings: settings),
    ])
