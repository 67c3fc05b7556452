// swift-tools-version: 6.2
import PackageDescription

// An Xcode project builds the same files with Apple's SwiftUI instead of Strata's.
let settings: [SwiftSetting] = [
    .swiftLanguageMode(.v5),
    // Makes URLSession and the String Catalog available by 'import Foundation', as on a Mac.
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
