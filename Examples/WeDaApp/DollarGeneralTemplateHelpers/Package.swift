// swift-tools-version: 6.2
import PackageDescription

let package = Package(
    name: "DollarGeneralTemplateHelpers",
    platforms: [.iOS(.v17), .macOS(.v14)],
    products: [
        .library(name: "DollarGeneralTemplateHelpers", targets: ["DollarGeneralTemplateHelpers"])
    ],
    dependencies: [.package(name: "Strata", path: "../../..")],
    targets: [
        .target(
            name: "DollarGeneralTemplateHelpers",
            dependencies: [.product(name: "SwiftUI", package: "Strata", condition: .when(platforms: [.linux]))]),
        .testTarget(name: "DollarGeneralTemplateHelpersTests", dependencies: ["DollarGeneralTemplateHelpers"]),
    ])
