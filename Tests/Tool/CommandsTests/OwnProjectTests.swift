import Foundation
import StrataImportGraph
import StrataKitTesting
import StrataLayerPresets
import StrataLayerRules
import Testing

/// Tests of this repository with its rule book, with violations that are added in memory.
@Suite struct OwnProjectTests {
  private static let top = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent()

  /// The repository's files, some of them replaced.
  private struct Planted: SourceTree {
    var disk = WholeDisk(top: OwnProjectTests.top)
    var files: [String: String]

    func paths() throws -> [String] { try Set(disk.paths()).union(files.keys).sorted() }
    func text(at path: String) throws -> String { try files[path] ?? disk.text(at: path) }
    func bytes(at path: String) throws -> [UInt8] {
      try files[path].map { Array($0.utf8) } ?? disk.bytes(at: path)
    }
  }

  /// The violations of everything that this suite adds; computed once, because it takes seconds.
  private static let violations: Result<[Violation], any Error> = Result {
    let json = try Data(contentsOf: top.appendingPathComponent("strata.json"))
    let book = try LayerBook(json: json, presets: Preset.shelf)
    let files = [upwards, backwards, crowd].reduce(slips) { $0.merging($1) { $1 } }
    return try LayerCheck(book: book).violations(in: Planted(files: files))
  }

  /// The modules of SwiftUI, each with one above it. No module of SwiftUI is above the module
  /// `SwiftUI`.
  private static let modulesAbove = [
    ("SwiftUICore", "StrataSwiftUIDrawing"),
    ("StrataSwiftUIDrawing", "StrataSwiftUILayout"),
    ("StrataSwiftUILayout", "StrataSwiftUIMotion"),
    ("StrataSwiftUIMotion", "StrataSwiftUIAccessibility"),
    ("StrataSwiftUIGestures", "StrataSwiftUIControls"),
    ("StrataSwiftUIControls", "StrataSwiftUIAccessibility"),
    ("StrataSwiftUIAccessibility", "StrataSwiftUINavigation"),
    ("StrataSwiftUINavigation", "StrataSwiftUICollections"),
    ("StrataSwiftUICollections", "StrataSwiftUIPickers"),
    ("StrataSwiftUIPickers", "StrataSwiftUIApp"),
    ("StrataSwiftUIFiles", "StrataSwiftUIApp"),
    ("StrataSwiftUIPictures", "StrataSwiftUIApp"),
    ("StrataSwiftUIApp", "StrataSwiftUIAbsent"),
    ("StrataSwiftUIAbsent", "SwiftUI"),
  ]

  /// Returns the path of the file that is added to a module of SwiftUI.
  private static func plantedPath(_ module: String) -> String {
    "Sources/Frameworks/SwiftUI/\(module)/Planted.swift"
  }

  private static let upwards = Dictionary(
    uniqueKeysWithValues: modulesAbove.map { module, above in
      (plantedPath(module), "import \(above)\n")
    })

  private static let slips = [
    "Apps/WeDa/Domain/Planted.swift": "import Foundation\nimport SwiftUI\n",
    "Apps/RickMorty/UseCase/Planted.swift": "import Foundation\n\nimport SwiftUI\n",
    "Apps/RickMorty/Feed/Planted.swift": "import RickMortyRepository\n",
    "Apps/WeDa/Domain/PlantedModel.swift": "struct PlantedModel: Sendable, Codable {}\n",
    "Apps/WeDa/Presentation/Planted.swift":
      "func planted(_ text: String?) -> Int {\n  text!.count\n}\n",
    "Sources/Kits/StrataPersistence/Planted.swift": "\n\nimport SwiftUI\n",
  ]

  @Test(.thorough, .mission("T-17", "R-17", "R-18"))
  func `violations added to this repository are found, each by its rule and line`() throws {
    let found = try Self.violations.get().filter { $0.path.contains("Planted") }
      .map { "\($0.id) \($0.path):\($0.line ?? 0)" }
    #expect(
      Set(found).isSuperset(of: [
        "layers Apps/WeDa/Domain/Planted.swift:2",
        "layers Apps/RickMorty/UseCase/Planted.swift:3",
        "layers Apps/RickMorty/Feed/Planted.swift:1",
        "domain-not-codable Apps/WeDa/Domain/PlantedModel.swift:1",
        "no-force Apps/WeDa/Presentation/Planted.swift:2",
        "layers Sources/Kits/StrataPersistence/Planted.swift:3",
      ]), "\(found)")
  }

  @Test(arguments: modulesAbove)
  func `an import of a higher module is reported in each module that makes up SwiftUI`(
    module: String, above: String
  ) throws {
    let path = Self.plantedPath(module)
    let found = try Self.violations.get().filter { $0.path == path }
    #expect(found.map { "\($0.id) \($0.path):\($0.line ?? 0)" } == ["layers \(path):1"])
    #expect(found.first?.found.contains(above) == true, "\(found.map(\.found))")
  }

  // MARK: - Folders of one module

  /// A folder of each module with a folder rule, and a type of the module that depends on it.
  ///
  /// Two modules have none: the folders of StrataSwiftUIPickers do not use each other, and in
  /// StrataSwiftUIAbsent the upper folder consists of extensions, which a lower one cannot name.
  private static let walls = [
    ("Apps/FoodShare/FoodShare/Features/Feed/Domain", "FeedViewModel"),
    ("Apps/RickMorty/RickMortyRepository/Storage", "FeedRepository"),
    ("Apps/RickMorty/RickMortyUI/Words", "CharacterView"),
    ("Apps/RickMorty/UseCase/Entities", "CharacterAdapter"),
    ("Apps/WeDa/CommandLine/Result", "ForecastPage"),
    ("Apps/WeDa/Data/DTOs", "DefaultWeatherRepository"),
    ("Apps/WeDa/Domain/Errors", "Place"),
    ("Apps/WeDa/Presentation/Components", "SettingsViewModel"),
    ("Apps/WeDa/Presentation/Screens/Location", "SearchScreen"),
    ("Simulators/OpenMeteoSimulator/API", "OpenMeteoSimulator"),
    ("Simulators/OpenWeatherSimulator/API", "TileSquare"),
    ("Simulators/RickMortySimulator/World", "Portrait"),
    ("Simulators/SimulatedWorld/Places", "Spot"),
    ("Simulators/SupabaseSimulator/Database", "PostgresCluster"),
    ("Sources/Frameworks/AVFoundation/Playing", "AVAudioPlayer"),
    ("Sources/Frameworks/Combine/Core", "CurrentValueSubject<Int, Never>"),
    ("Sources/Frameworks/CoreData/Model", "NSManagedObject"),
    ("Sources/Frameworks/CryptoKit/Secrets", "HashState"),
    ("Sources/Frameworks/MapKit/Overlays", "MKMapView"),
    ("Sources/Frameworks/os/Messages", "OSSignposter"),
    ("Sources/Frameworks/StrataFoundationAdditions/Catalog", "CatalogStore"),
    ("Sources/Frameworks/StrataSwiftUIMacroExpansion/Scanning", "ModelMacro"),
    ("Sources/Frameworks/SwiftData/Models", "ModelContext"),
    ("Sources/Frameworks/SwiftUI/StrataSwiftUIAccessibility/Attributes", "ActionsView"),
    ("Sources/Frameworks/SwiftUI/StrataSwiftUIApp/Preview", "AppView"),
    ("Sources/Frameworks/SwiftUI/StrataSwiftUICollections/Lists", "TableLine"),
    ("Sources/Frameworks/SwiftUI/StrataSwiftUIControls/Styles", "StyledLink"),
    ("Sources/Frameworks/SwiftUI/StrataSwiftUIDrawing/Paint", "GradientView"),
    ("Sources/Frameworks/SwiftUI/StrataSwiftUIGestures/Recognition", "TapGesture"),
    ("Sources/Frameworks/SwiftUI/StrataSwiftUILayout/Stacks", "GridItem"),
    ("Sources/Frameworks/SwiftUI/StrataSwiftUIMotion/VisualEffects", "ScrollTransitionPhase"),
    ("Sources/Frameworks/SwiftUI/StrataSwiftUINavigation/Pages", "SearchBar"),
    ("Sources/Frameworks/SwiftUI/StrataSwiftUIPictures/Bitmaps", "Painter"),
    ("Sources/Frameworks/SwiftUI/SwiftUICore/View", "Subview"),
    ("Sources/Frameworks/UIKit/Values", "UIViewController"),
    ("Sources/Interface/StrataDeviceServices/Locks", "Device"),
    ("Sources/Interface/StrataRendering/Drawing", "StyleRule"),
    ("Sources/Interface/StrataRouteCoding/Components", "RouteEncoder"),
    ("Sources/Interface/StrataViewTree/Touch", "TouchArena"),
    ("Sources/Kits/NetworkingKit/Messages", "APIError"),
    ("Sources/Kits/StrataPersistence/SQLite", "DocumentStore"),
    ("Sources/Kits/Supabase/Postgrest", "AuthClient"),
    ("Sources/Layers/StrataCheckReports", "GraphPage"),
    ("Sources/Layers/StrataLayerRules/Kinds/Imports", "RuleKinds"),
    ("Sources/Layers/StrataLayerRules/Project", "LayerBook"),
    ("Sources/Testing/StrataAppDriving/Page", "AppDriver"),
    ("Sources/Testing/StrataBrowserTesting/Processes", "Browser"),
    ("Sources/Tool/ParityReport/Tables", "ParityReport"),
    ("Sources/Tool/StrataCommands/Cache", "CheckCommand"),
    ("Sources/Tool/StrataIconSheetTool/Table", "IconSheet"),
    ("Sources/Tool/StrataProjectRuns/Project", "ProjectPlan"),
    ("Sources/Tool/StrataScaffold/Names", "ProjectChanges"),
    ("Sources/UIKits/DesignKit/Tokens", "MessageBanner"),
    ("Sources/UIKits/ImageKit/Limits", "DecodedPicture"),
    ("Sources/Web/StrataAppHost/Guards", "HostService"),
    ("Sources/Web/StrataHTMLRenderer/Markup", "Ink"),
    ("Sources/Web/StrataWebServer/Messages", "WebServer"),
  ]

  /// A backward reference in each of these folders.
  private static let backwards = Dictionary(
    uniqueKeysWithValues: walls.map { folder, type in
      ("\(folder)/Planted.swift", "func planted(_ planted: \(type)) {}\n")
    })

  /// More files in one folder than allowed.
  private static let crowd = Dictionary(
    uniqueKeysWithValues: (1...25).map { ("Sources/Kits/Supabase/Auth/Planted\($0).swift", "\n") })

  @Test(arguments: walls)
  func `a reference that closes a cycle of folders is reported in each module with such a rule`(
    folder: String, type: String
  ) throws {
    let name = type.prefix { $0 != "<" }
    let cycles = try Self.violations.get().filter { $0.id == "folders" }
    let step = cycles.flatMap(\.chain).first { $0.hasSuffix("(\(folder)/Planted.swift:1)") }
    #expect(step?.contains(" uses \(name) of ") == true, "\(cycles.map(\.symbol))")
  }

  @Test(.thorough)
  func `a use of a higher folder's type, and a folder with 30 files instead of 25, are reported`()
    throws
  {
    let found = try Self.violations.get().filter { $0.id != "layers" }
      .map { "\($0.id) \($0.path) \($0.found)" }
    #expect(
      Set(found).isSuperset(of: [
        "weda-presentation Apps/WeDa/Presentation/Components/Planted.swift uses SettingsViewModel of Screens, which is above Components in the rule's 'folders'",
        "uikit Sources/Frameworks/UIKit/Values/Planted.swift uses UIViewController of Controllers, which is above Values in the rule's 'folders'",
        "folders Sources/Kits/Supabase/Auth has 30 source files; the rule allows 25",
      ]), "\(found)")
  }
}
