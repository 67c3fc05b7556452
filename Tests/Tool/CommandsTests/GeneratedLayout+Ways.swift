extension GeneratedLayout {
  /// Ten layouts of the same shop.
  static let all: [GeneratedLayout] = [
    GeneratedLayout(
      testDescription: "a package with a target for each layer",
      folder: { "Sources/\(target($1))/\($0)".trimmed },
      module: { target($1) },
      project: { ["Package.swift": manifest(targets(in: $0, after: "Sources"))] }),
    GeneratedLayout(
      testDescription: "a package with three targets for each feature",
      folder: { "Sources/\(featureTarget($0, $1))" }, module: { featureTarget($0, $1) },
      project: { ["Package.swift": manifest(targets(in: $0, after: "Sources"))] }),
    GeneratedLayout(
      testDescription: "a package with one target and folders in it",
      folder: {
        "Sources/Shop/\(["Domain", "Data", "Presentation", "Common", "App"][place($1)])/\($0)"
          .trimmed
      },
      module: { _, _ in nil }, project: { _ in ["Package.swift": manifest(["Shop"])] }),
    GeneratedLayout(
      testDescription: "a monorepo with a package for each layer",
      folder: { "Packages/\(target($1))/Sources/\(target($1))/\($0)".trimmed },
      module: { target($1) },
      project: { _ in
        Dictionary(
          uniqueKeysWithValues: Role.allCases.map {
            ("Packages/\(target($0))/Package.swift", manifest([target($0)]))
          })
      }),
    GeneratedLayout(
      testDescription: "a monorepo with a package for each feature",
      folder: { "Modules/\($0.isEmpty ? "Basics" : $0)/Sources/\(featureTarget($0, $1))" },
      module: { featureTarget($0, $1) },
      project: { paths in
        Dictionary(
          uniqueKeysWithValues: (features + ["Basics"]).map { feature in
            let own = paths.filter { $0.hasPrefix("Modules/\(feature)/") }
            return (
              "Modules/\(feature)/Package.swift", manifest(targets(in: own, after: "Sources"))
            )
          })
      }),
    GeneratedLayout(
      testDescription: "an Xcode project with groups",
      folder: {
        "Shop/\(["UseCases", "Networking", "Scenes", "Utilities", "Application"][place($1)])/\($0)"
          .trimmed
      },
      module: { _, _ in nil },
      project: { ["Shop.xcodeproj/project.pbxproj": XcodeProjectText.groups($0)] }),
    GeneratedLayout(
      testDescription: "an Xcode project with synchronized folders and features",
      folder: { feature, role in
        let layer = ["Domain", "Data", "Presentation"]
        return place(role) < 3
          ? "Shop/Features/\(feature)/\(layer[place(role)])"
          : "Shop/\(role == .shared ? "Shared" : "App")"
      },
      module: { _, _ in nil },
      project: { _ in ["Shop.xcodeproj/project.pbxproj": XcodeProjectText.synchronized("Shop")] }),
    GeneratedLayout(
      testDescription: "folders by what they hold",
      folder: {
        "Shop/\(["Models", "Services", "Views", "Helpers", "App"][place($1)])/\($0)".trimmed
      },
      module: { _, _ in nil }),
    GeneratedLayout(
      testDescription: "folders of features with UI, Domain and Data",
      folder: { feature, role in
        place(role) < 3
          ? "Code/\(feature)/\(["Domain", "Data", "UI"][place(role)])"
          : "Code/\(role == .shared ? "Common" : "Composition")"
      }, module: { _, _ in nil }),
    GeneratedLayout(
      testDescription: "an Xcode app on packages of its own",
      folder: { feature, role in
        switch role {
        case .presentation: "Shop/Screens/\(feature)"
        case .app: "Shop/App"
        default:
          "Kit/Sources/\(["ShopEntities", "ShopPersistence", "", "ShopUtilities"][place(role)])/\(feature)"
            .trimmed
        }
      },
      module: { _, role in
        ["ShopEntities", "ShopPersistence", nil, "ShopUtilities", nil][place(role)]
      },
      project: { paths in
        [
          "Shop.xcodeproj/project.pbxproj": XcodeProjectText.synchronized("Shop"),
          "Kit/Package.swift": manifest(targets(in: paths, after: "Sources")),
        ]
      }),
  ]

  private static func place(_ role: Role) -> Int { Role.allCases.firstIndex(of: role) ?? 0 }

  private static func target(_ role: Role) -> String {
    ["ShopDomain", "ShopData", "ShopPresentation", "ShopCommon", "ShopApp"][place(role)]
  }

  private static func featureTarget(_ feature: String, _ role: Role) -> String {
    place(role) < 3 ? feature + ["Domain", "Data", "UI"][place(role)] : target(role)
  }

  private static func targets(in paths: [String], after folder: String) -> [String] {
    let names = paths.compactMap { path -> String? in
      let parts = path.split(separator: "/").map(String.init)
      return parts.firstIndex(of: folder).map { parts[$0 + 1] }
    }
    return Set(names).sorted()
  }

  private static func manifest(_ targets: [String]) -> String {
    "// swift-tools-version: 6.0\nimport PackageDescription\n\nlet package = Package(\n  name: \"Shop\",\n  targets: [\n"
      + targets.map { "    .target(name: \"\($0)\"),\n" }.joined() + "  ])\n"
  }
}

extension String {
  /// The text without the slash at the end that an empty name leaves.
  fileprivate var trimmed: String { hasSuffix("/") ? String(dropLast()) : self }
}
