// swift-tools-version: 6.2
import PackageDescription

// An Xcode project builds the same files with Apple's SwiftUI instead of Strata's.
let settings: [SwiftSetting] = [
    .swiftLanguageMode(.v6),
    // Makes URLSession and the String Catalog available by 'import Foundation', as on a Mac.
    .unsafeFlags(
        ["-Xfrontend", "-import-module", "-Xfrontend", "StrataFoundationAdditions"],
        .when(platforms: [.linux])),
]

let package = Package(
    name: "WeDaApp",
    defaultLocalization: "en",
    platforms: [.iOS(.v17), .macOS(.v14)],
    dependencies: [
        .package(name: "Strata", path: "../.."),
        .package(name: "StrataKits", path: "../../Sources/Kits"),
        .package(path: "DollarGeneralPersist"),
        .package(path: "DollarGeneralTemplateHelpers"),
    ],
    targets: [
        .executableTarget(
            name: "WeDaApp",
            dependencies: [
                .product(name: "SwiftUI", package: "Strata", condition: .when(platforms: [.linux])),
                .product(name: "Combine", package: "Strata", condition: .when(platforms: [.linux])),
                .product(name: "CoreLocation", package: "Strata", condition: .when(platforms: [.linux])),
                .product(name: "NetworkingKit", package: "StrataKits"),
                .product(name: "DollarGeneralPersist", package: "DollarGeneralPersist"),
                .product(name: "DollarGeneralTemplateHelpers", package: "DollarGeneralTemplateHelpers"),
            ],
            path: "WeDaApp",
            resources: [
                .copy("Resources/Assets.xcassets")
            ],
            swiftSettings: settings),
        .testTarget(
            name: "WeDaAppTests",
            dependencies: ["WeDaApp"],
            path: "WeDaAppTests",
            swiftSettings: settings),
    ])
