// swift-tools-version: 6.2
import PackageDescription

let package = Package(
    name: "DollarGeneralPersist",
    platforms: [.iOS(.v17), .macOS(.v14)],
    products: [.library(name: "DollarGeneralPersist", targets: ["DollarGeneralPersist"])],
    dependencies: [.package(name: "Strata", path: "../../..")],
    targets: [
        .target(
            name: "DollarGeneralPersist",
            dependencies: [.product(name: "SwiftData", package: "Strata", condition: .when(platforms: [.linux]))]),
        .testTarget(name: "DollarGeneralPersistTests", dependencies: ["DollarGeneralPersist"]),
    ])
