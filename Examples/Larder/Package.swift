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
    name: "Larder",
    defaultLocalization: "en",
    platforms: [.iOS(.v17), .macOS(.v14)],
    dependencies: [
        .package(name: "Strata", path: "../..")
    ],
    targets: [
        .executableTarget(
            name: "Larder",
            dependencies: [
                .product(name: "SwiftUI", package: "Strata", condition: .when(platforms: [.linux]))
            ],
            path: "Larder",
            // Resources would be in release builds, too; debug builds read these files in the sources.
            exclude: ["Mocks/Responses"],
            resources: [
                .copy("Resources/Assets.xcassets"),
                .copy("Resources/Localizable.xcstrings"),
            ],
            swiftSettings: settings),
        .testTarget(
            name: "LarderTests",
            dependencies: ["Larder"],
            path: "LarderTests",
            swiftSettings: settings),
    ])
