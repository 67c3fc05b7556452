// swift-tools-version: 6.2
import CompilerPluginSupport
import Foundation
import PackageDescription

/// One module of the house: its folder is its floor, its tests stand beside it.
struct Module {
  enum Kind { case library, executable, macro, c, system(pkgConfig: String, apt: String) }

  var name: String
  var floor: String
  var uses: [String] = []
  var kind = Kind.library
  var folder: String?
  var tests = true
  var testUses: [String] = []
  var resources: [Resource] = []
  var exclude: [String] = []
  var plugins: [String] = []
  /// `import Foundation` brings FoundationAdditions along (docs/decisions/0006).
  var foundation = false
  /// Libraries of the toolchain that are linked by name.
  var links: [String] = []
  /// Libraries that the toolchain keeps for its own tools: SwiftSyntax and its kin.
  var hostLibraries: [String] = []
  /// Whether it, or what it uses, is compiled against these.
  var parsesSwift = false
  var language = SwiftLanguageMode.v6
  /// Async functions run where they are called, as Xcode's approachable concurrency has it.
  var approachable = false
  /// Where its tests lie, unless they have the usual place.
  var testFolder: String?
  /// Built as its author would: the language mode, and none of the house's settings.
  var asWritten = false
  /// Compiled with optimization in debug builds, too: the checker reads whole projects in tests and in
  /// `make check`, and the simulators compute pictures point by point (docs/decisions/0025, 0032).
  var optimized = false
  /// An app whose tests import it. SwiftPM does not order a test behind an executable, so it is a
  /// library; its `@main` starts under a name of its own, which a program in `Examples/Launchers`
  /// calls.
  var isApp = false
}

// MARK: - The modules, floor by floor

let system = [
  Module(
    name: "StrataCLibWebSockets", floor: "Sources/System",
    kind: .system(pkgConfig: "libwebsockets", apt: "libwebsockets-dev"), tests: false),
  Module(
    name: "StrataCSQLite", floor: "Sources/System",
    kind: .system(pkgConfig: "sqlite3", apt: "libsqlite3-dev"), tests: false),
  // What the simulator of Supabase asks its database through; nothing that ships.
  Module(
    name: "CPostgreSQL", floor: "Sources/System",
    kind: .system(pkgConfig: "libpq", apt: "libpq-dev"), tests: false),
  Module(
    name: "StrataCCrypto", floor: "Sources/System",
    kind: .system(pkgConfig: "libcrypto", apt: "libssl-dev"), tests: false),
  Module(
    name: "StrataCPNG", floor: "Sources/System",
    kind: .system(pkgConfig: "libpng", apt: "libpng-dev"),
    tests: false),
  Module(
    name: "StrataCTurboJPEG", floor: "Sources/System",
    kind: .system(pkgConfig: "libturbojpeg", apt: "libturbojpeg0-dev"), tests: false),
  Module(
    name: "StrataCWebP", floor: "Sources/System",
    kind: .system(pkgConfig: "libwebp", apt: "libwebp-dev"), tests: false),
  Module(name: "StrataCHostHook", floor: "Sources/System", kind: .c, tests: false),
  Module(name: "CIndexStore", floor: "Sources/System", kind: .c, tests: false),
  Module(name: "StrataCEndBell", floor: "Sources/System", kind: .c, tests: false),
  // Counts in the program that is linked with it: the tests, and nothing that ships.
  Module(name: "CAllocationCount", floor: "Sources/System", kind: .c, tests: false),
  Module(name: "CWeDaServer", floor: "Sources/System", kind: .c, tests: false),
  Module(name: "CRickMortyServer", floor: "Sources/System", kind: .c, tests: false),
  Module(name: "StrataCPreviewRecords", floor: "Sources/System", kind: .c, tests: false),
  // Nothing imports it by its name: it lets files import parts of `os`, such as `os.log`.
  Module(name: "StrataCLogNames", floor: "Sources/System", kind: .c, tests: false),
]

let frameworks = [
  Module(
    name: "StrataFoundationAdditions", floor: "Sources/Frameworks", uses: ["StrataDeviceServices"],
    testUses: ["StrataKitTesting"], links: ["_FoundationICU"]),
  // What the macros write. A test that depended on the macro itself would have everything that any
  // test uses compiled a second time, for the compiler's own machine (docs/decisions/0032).
  Module(name: "StrataSwiftUIMacroExpansion", floor: "Sources/Frameworks"),
  Module(
    name: "StrataSwiftUIMacros", floor: "Sources/Frameworks", uses: ["StrataSwiftUIMacroExpansion"],
    kind: .macro, tests: false),
  Module(
    name: "Combine", floor: "Sources/Frameworks",
    uses: ["StrataDeviceServices", "StrataFoundationAdditions"],
    testUses: ["StrataKitTesting"], foundation: true),
  // What the Swift SDK imports into every file (docs/decisions/0089).
  Module(
    name: "StrataAppleNames", floor: "Sources/Frameworks",
    uses: ["Combine", "StrataFoundationAdditions"]),
  Module(
    name: "UniformTypeIdentifiers", floor: "Sources/Frameworks",
    uses: ["StrataFoundationAdditions"],
    testUses: ["SwiftUI", "SwiftUITesting", "StrataDeviceServices"], foundation: true),
  Module(
    name: "CoreLocation", floor: "Sources/Frameworks",
    uses: ["StrataDeviceServices", "StrataPlaceNames"],
    testUses: ["StrataKitTesting", "Combine"]),
  Module(
    name: "BackgroundTasks", floor: "Sources/Frameworks", uses: ["StrataDeviceServices"],
    testUses: ["StrataKitTesting"]),
  Module(
    name: "UserNotifications", floor: "Sources/Frameworks", uses: ["StrataDeviceServices"],
    testUses: ["StrataKitTesting"]),
  // Its tests are those of OSLog, which brings it along.
  Module(name: "os", floor: "Sources/Frameworks", uses: ["StrataCLogNames"], tests: false),
  Module(name: "OSLog", floor: "Sources/Frameworks", uses: ["os"]),
  Module(name: "CryptoKit", floor: "Sources/Frameworks", uses: ["StrataCCrypto"]),
  // Drawn with SwiftUI's views: docs/guides/uikit.md.
  Module(
    name: "UIKit", floor: "Sources/Frameworks",
    uses: [
      "StrataSwiftUIApp", "StrataSwiftUIMacros", "StrataViewTree", "StrataRendering",
      "StrataDeviceServices",
      "StrataAssets",
      "StrataFoundationAdditions", "_Testing_UIKit", "StrataCPNG", "StrataCTurboJPEG",
      "StrataCWebP",
    ],
    testUses: [
      "SwiftUI", "SwiftUITesting", "StrataKitTesting", "StrataRendering", "UserNotifications",
    ],
    foundation: true),
  Module(
    name: "MapKit", floor: "Sources/Frameworks",
    uses: [
      "SwiftUI", "UIKit", "CoreLocation", "StrataViewTree", "StrataRendering",
      "StrataDeviceServices", "StrataAssets",
      "StrataPersistence", "StrataFoundationAdditions",
    ],
    testUses: ["SwiftUITesting", "StrataKitTesting", "StrataWebServer", "_Testing_UIKit"],
    foundation: true),
]

/// SwiftUI in modules, from the lowest up; `SwiftUI` brings all of them: docs/decisions/0079.
let swiftUI = [
  Module(
    name: "SwiftUICore", floor: "Sources/Frameworks/SwiftUI",
    uses: [
      "Combine", "StrataDeviceServices", "StrataViewTree", "StrataRendering",
      "StrataFoundationAdditions",
    ],
    tests: false, foundation: true),
  Module(
    name: "StrataSwiftUIDrawing", floor: "Sources/Frameworks/SwiftUI",
    uses: [
      "SwiftUICore", "StrataAssets", "StrataViewTree", "StrataRendering",
      "StrataFoundationAdditions",
    ],
    tests: false, foundation: true),
  Module(
    name: "StrataSwiftUILayout", floor: "Sources/Frameworks/SwiftUI",
    uses: [
      "SwiftUICore", "StrataSwiftUIDrawing", "StrataViewTree", "StrataRendering",
      "StrataFoundationAdditions",
    ],
    tests: false, foundation: true),
  Module(
    name: "StrataSwiftUIMotion", floor: "Sources/Frameworks/SwiftUI",
    uses: [
      "SwiftUICore", "StrataSwiftUIDrawing", "StrataSwiftUILayout", "StrataViewTree",
      "StrataRendering",
      "StrataFoundationAdditions",
    ],
    tests: false, foundation: true),
  Module(
    name: "StrataSwiftUIGestures", floor: "Sources/Frameworks/SwiftUI",
    uses: [
      "SwiftUICore", "StrataSwiftUIDrawing", "StrataSwiftUILayout", "StrataViewTree",
      "StrataRendering",
      "StrataFoundationAdditions",
    ],
    tests: false, foundation: true),
  Module(
    name: "StrataSwiftUIControls", floor: "Sources/Frameworks/SwiftUI",
    uses: [
      "SwiftUICore", "StrataSwiftUIDrawing", "StrataSwiftUILayout", "StrataSwiftUIGestures",
      "StrataViewTree",
      "StrataRendering", "StrataFoundationAdditions",
    ],
    tests: false, foundation: true),
  Module(
    name: "StrataSwiftUIAccessibility", floor: "Sources/Frameworks/SwiftUI",
    uses: [
      "SwiftUICore", "StrataSwiftUIDrawing", "StrataSwiftUILayout", "StrataSwiftUIMotion",
      "StrataSwiftUIControls",
      "StrataViewTree", "StrataRendering", "StrataFoundationAdditions",
    ],
    tests: false, foundation: true),
  Module(
    name: "StrataSwiftUINavigation", floor: "Sources/Frameworks/SwiftUI",
    uses: [
      "SwiftUICore", "StrataSwiftUIDrawing", "StrataSwiftUILayout", "StrataSwiftUIControls",
      "StrataSwiftUIAccessibility", "StrataRouteCoding", "StrataViewTree", "StrataRendering",
      "StrataFoundationAdditions",
    ],
    tests: false, foundation: true),
  Module(
    name: "StrataSwiftUICollections", floor: "Sources/Frameworks/SwiftUI",
    uses: [
      "SwiftUICore", "StrataSwiftUIDrawing", "StrataSwiftUILayout", "StrataSwiftUIControls",
      "StrataSwiftUIAccessibility", "StrataSwiftUINavigation", "StrataViewTree", "StrataRendering",
      "StrataFoundationAdditions",
    ],
    tests: false, foundation: true),
  Module(
    name: "StrataSwiftUIPickers", floor: "Sources/Frameworks/SwiftUI",
    uses: [
      "SwiftUICore", "StrataSwiftUIDrawing", "StrataSwiftUILayout", "StrataSwiftUIControls",
      "StrataSwiftUIAccessibility", "StrataSwiftUINavigation", "StrataSwiftUICollections",
      "StrataViewTree",
      "StrataRendering", "StrataFoundationAdditions",
    ],
    tests: false, foundation: true),
  Module(
    name: "StrataSwiftUIFiles", floor: "Sources/Frameworks/SwiftUI",
    uses: [
      "SwiftUICore", "StrataSwiftUIDrawing", "StrataSwiftUILayout", "StrataSwiftUIControls",
      "StrataSwiftUIAccessibility", "StrataSwiftUINavigation", "StrataDeviceServices",
      "UniformTypeIdentifiers",
      "StrataViewTree", "StrataRendering", "StrataFoundationAdditions",
    ],
    tests: false, foundation: true),
  Module(
    name: "StrataSwiftUIApp", floor: "Sources/Frameworks/SwiftUI",
    uses: [
      "StrataSwiftUIAccessibility", "StrataSwiftUICollections", "StrataSwiftUIControls",
      "SwiftUICore",
      "StrataSwiftUIDrawing", "StrataSwiftUIFiles", "StrataSwiftUIGestures", "StrataSwiftUILayout",
      "StrataSwiftUIMotion",
      "StrataSwiftUINavigation", "StrataSwiftUIPickers", "StrataViewTree", "Combine",
      "StrataFoundationAdditions",
      "StrataSwiftUIMacros", "StrataCPreviewRecords",
    ],
    tests: false, foundation: true),
  // Brings UIKit along, as Apple's does on iOS; UIKit itself stands on the modules above.
  Module(
    name: "SwiftUI", floor: "Sources/Frameworks/SwiftUI",
    uses: ["StrataSwiftUIApp", "UIKit", "UserNotifications", "StrataFoundationAdditions"],
    testUses: [
      "SwiftUITesting", "StrataRendering", "StrataDeviceServices", "StrataRouteCoding",
      "StrataAssets", "StrataViewTree", "Combine",
      "UniformTypeIdentifiers",
    ],
    foundation: true, testFolder: "Tests/Frameworks/SwiftUITests"),
]

let interface = [
  Module(name: "StrataRendering", floor: "Sources/Interface"),
  Module(name: "StrataRouteCoding", floor: "Sources/Interface"),
  Module(name: "StrataSymbols", floor: "Sources/Interface", plugins: ["StrataIconSheet"]),
  Module(name: "StrataDeviceServices", floor: "Sources/Interface", testUses: ["StrataKitTesting"]),
  Module(name: "StrataAssets", floor: "Sources/Interface", testUses: ["StrataKitTesting"]),
  Module(
    name: "StrataViewTree", floor: "Sources/Interface",
    uses: ["StrataRendering", "StrataDeviceServices"]),
]

let web = [
  Module(
    name: "StrataWire", floor: "Sources/Web", testUses: ["StrataKitTesting"], exclude: ["wire.json"]
  ),
  Module(
    name: "StrataHTMLRenderer", floor: "Sources/Web",
    uses: ["StrataRendering", "StrataWire", "StrataSymbols"],
    testUses: ["StrataKitTesting"]),
  Module(
    name: "StrataBrowserClient", floor: "Sources/Web", uses: ["StrataDeviceServices"],
    testUses: ["StrataBrowserTesting", "StrataKitTesting", "StrataWebServer", "StrataWire"],
    resources: [.copy("Resources")], exclude: ["Client", "Scripts"]),
  Module(
    name: "StrataWebServer", floor: "Sources/Web", uses: ["StrataCLibWebSockets"],
    testUses: ["StrataKitTesting"]),
  Module(
    name: "StrataLiveSession", floor: "Sources/Web",
    uses: [
      "StrataViewTree", "StrataRendering", "StrataDeviceServices", "StrataWire",
      "StrataHTMLRenderer",
    ],
    testUses: ["SwiftUI", "SwiftUITesting", "StrataKitTesting", "CAllocationCount"]),
  Module(
    name: "StrataWebPush", floor: "Sources/Web", uses: ["StrataDeviceServices", "StrataCCrypto"],
    testUses: ["StrataKitTesting", "StrataWebServer"]),
  Module(
    name: "StrataAppHost", floor: "Sources/Web",
    uses: [
      "StrataWebPush",
      "StrataLiveSession", "StrataWebServer", "StrataBrowserClient", "StrataHTMLRenderer",
      "StrataWire", "StrataViewTree",
      "StrataRendering", "StrataDeviceServices", "StrataPersistence", "StrataCHostHook",
      "StrataCEndBell", "StrataCCrypto",
      "StrataAssets",
    ],
    testUses: [
      "SwiftUI", "BackgroundTasks", "UserNotifications", "StrataKitTesting", "StrataBrowserTesting",
      "Counter",
    ]),
]

let kits = [
  Module(
    name: "NetworkingKit", floor: "Sources/Kits",
    uses: ["StrataDeviceServices", "StrataFoundationAdditions"],
    testUses: ["StrataKitTesting", "StrataWebServer", "StrataBrowserTesting"],
    resources: [.process("Resources")],
    foundation: true),
  Module(
    name: "StrataPersistence", floor: "Sources/Kits",
    uses: ["StrataDeviceServices", "StrataCSQLite", "StrataFoundationAdditions"],
    testUses: ["StrataKitTesting", "persistence-writer"], foundation: true),
  Module(
    name: "StrataSecrets", floor: "Sources/Kits", uses: ["StrataDeviceServices", "StrataCCrypto"],
    testUses: ["StrataKitTesting"]),
  // The official SDK's names over NetworkingKit: docs/decisions/0046.
  Module(
    name: "Supabase", floor: "Sources/Kits",
    uses: ["NetworkingKit", "StrataDeviceServices", "StrataFoundationAdditions"],
    testUses: ["StrataKitTesting", "StrataWebServer"], foundation: true),
  Module(
    name: "StrataPlaceNames", floor: "Sources/Kits", uses: ["StrataDeviceServices"],
    resources: [.copy("Resources")],
    exclude: ["Scripts"]),
]

let uikits = [
  Module(
    name: "DesignKit", floor: "Sources/UIKits", uses: ["SwiftUI", "StrataFoundationAdditions"],
    testUses: ["SwiftUITesting", "StrataKitTesting"], foundation: true),
  Module(
    name: "ImageKit", floor: "Sources/UIKits",
    uses: [
      "SwiftUI", "StrataAssets", "StrataDeviceServices", "NetworkingKit", "StrataCPNG",
      "StrataCTurboJPEG", "StrataCWebP",
      "StrataFoundationAdditions",
    ],
    testUses: ["SwiftUITesting", "StrataKitTesting", "StrataWebServer", "StrataRendering"],
    foundation: true),
  Module(
    name: "RoutingKit", floor: "Sources/UIKits", uses: ["SwiftUI", "StrataFoundationAdditions"],
    testUses: ["SwiftUITesting"], foundation: true),
]

let testing = [
  // Asked for by the toolchain's own Testing wherever a file imports UIKit too.
  Module(name: "_Testing_UIKit", floor: "Sources/Testing", tests: false),
  Module(name: "StrataKitTesting", floor: "Sources/Testing"),
  Module(
    name: "persistence-writer", floor: "Sources/Testing",
    uses: ["StrataPersistence", "StrataDeviceServices", "StrataFoundationAdditions"],
    kind: .executable,
    folder: "PersistenceWriter", tests: false, foundation: true),
  Module(
    name: "SwiftUITesting", floor: "Sources/Testing",
    uses: [
      "SwiftUI", "StrataViewTree", "StrataRendering", "StrataDeviceServices", "StrataHTMLRenderer",
      "StrataWire", "StrataLiveSession",
    ]),
  Module(name: "StrataBrowserTesting", floor: "Sources/Testing", uses: ["StrataKitTesting"]),
  Module(
    name: "StrataAppDriving", floor: "Sources/Testing",
    uses: [
      "SwiftUI", "SwiftUITesting", "StrataBrowserTesting", "StrataAppHost", "StrataViewTree",
      "StrataRendering",
    ],
    testUses: ["StrataAssets", "StrataKitTesting"]),
  Module(
    name: "FuzzTargets", floor: "Sources/Testing",
    uses: ["StrataWire", "StrataRouteCoding", "StrataWebServer"],
    testUses: ["StrataKitTesting"]),
]

let layers = optimized([
  Module(name: "StrataImportGraph", floor: "Sources/Layers", testUses: ["StrataKitTesting"]),
  Module(name: "StrataSwiftFacts", floor: "Sources/Layers", uses: ["StrataImportGraph"]),
  Module(
    name: "StrataProjectFacts", floor: "Sources/Layers", uses: ["StrataImportGraph"],
    testUses: ["StrataKitTesting"]),
  Module(
    name: "StrataLayerRules", floor: "Sources/Layers",
    uses: ["StrataImportGraph", "StrataSwiftFacts", "StrataProjectFacts"],
    testUses: ["StrataKitTesting"]),
  Module(
    name: "StrataLayerPresets", floor: "Sources/Layers", uses: ["StrataLayerRules"],
    testUses: ["StrataImportGraph", "StrataKitTesting"]),
  Module(
    name: "StrataCheckReports", floor: "Sources/Layers", uses: ["StrataLayerRules"],
    testUses: ["StrataImportGraph"]),
])

let tool = [
  Module(
    name: "MissionReport", floor: "Sources/Tool",
    uses: ["StrataImportGraph", "StrataLayerPresets", "StrataLayerRules"],
    testUses: ["StrataKitTesting"]),
  Module(
    name: "ParityReport", floor: "Sources/Tool", uses: ["CIndexStore", "StrataImportGraph"],
    testUses: ["StrataKitTesting"], exclude: ["Resources"],
    hostLibraries: ["SwiftSyntax", "SwiftParser"], parsesSwift: true),
  Module(name: "PreviewRunner", floor: "Sources/Tool", testUses: ["StrataKitTesting"]),
  Module(
    name: "previews", floor: "Sources/Tool", uses: ["PreviewRunner", "StrataCEndBell"],
    kind: .executable,
    tests: false),
  Module(name: "StrataSignals", floor: "Sources/Tool"),
  // Makes a Swift SDK of the frameworks: docs/decisions/0086.
  Module(name: "StrataSwiftSDK", floor: "Sources/Tool", testUses: ["StrataKitTesting"]),
  // Swift that is there already is edited by its syntax tree: docs/decisions/0038.
  Module(
    name: "StrataSwiftEdits", floor: "Sources/Tool", hostLibraries: ["SwiftSyntax", "SwiftParser"],
    parsesSwift: true),
  Module(
    name: "StrataScaffold", floor: "Sources/Tool", uses: ["StrataSignals", "StrataSwiftEdits"],
    testUses: [
      "StrataKitTesting", "StrataImportGraph", "StrataLayerPresets", "StrataLayerRules", "MyApp",
      "SwiftUI",
      "SwiftUITesting", "StrataFoundationAdditions",
    ],
    resources: [.copy("Templates")], parsesSwift: true),
  Module(
    name: "StrataCommands", floor: "Sources/Tool",
    uses: [
      "StrataImportGraph", "StrataSwiftFacts", "StrataLayerRules", "StrataLayerPresets",
      "StrataCheckReports", "StrataProjectFacts",
      "StrataSignals", "StrataSwiftSDK",
    ],
    testUses: ["StrataKitTesting", "StrataBrowserTesting", "strata"]),
  // The commands that edit sources, and the program beside `strata` that they run in: no check loads
  // the toolchain's parser (docs/decisions/0042).
  Module(
    name: "StrataScaffoldCommands", floor: "Sources/Tool",
    uses: ["StrataCommands", "StrataScaffold", "StrataSwiftEdits"],
    testUses: ["StrataKitTesting", "StrataBrowserTesting", "strata", "strata-scaffold"],
    parsesSwift: true),
  Module(
    name: "strata-scaffold", floor: "Sources/Tool",
    uses: ["StrataCommands", "StrataScaffoldCommands", "StrataSignals"], kind: .executable,
    folder: "ScaffoldProgram", tests: false, parsesSwift: true),
  Module(
    name: "strata", floor: "Sources/Tool", uses: ["StrataCommands", "StrataSignals"],
    kind: .executable,
    tests: false),
  Module(
    name: "mission", floor: "Sources/Tool", uses: ["MissionReport"], kind: .executable,
    tests: false),
  Module(
    name: "parity", floor: "Sources/Tool", uses: ["ParityReport"], kind: .executable,
    tests: false, parsesSwift: true),
  // Writes both sides' halves of the wire from one schema: docs/decisions/0064.
  Module(
    name: "WireSource", floor: "Sources/Tool", kind: .executable, testUses: ["StrataKitTesting"]),
  Module(name: "StrataIconSheetTool", floor: "Sources/Tool", kind: .executable),
  Module(
    name: "StrataSecretSource", floor: "Sources/Tool", uses: ["StrataSecrets"],
    testUses: ["StrataKitTesting", "StrataBrowserTesting", "strata", "strata-secrets"]),
  Module(
    name: "strata-secrets", floor: "Sources/Tool", uses: ["StrataSecretSource"], kind: .executable,
    folder: "SecretsCommand", tests: false),
]

let simulators = optimized([
  Module(
    name: "SimulatorKit", floor: "Simulators", uses: ["StrataWebServer", "StrataCEndBell"],
    testUses: ["StrataKitTesting"]),
  // Its tests are OpenWeatherSimulatorTests, beside the answers that are made of it.
  Module(
    name: "SimulatedWorld", floor: "Simulators", tests: false, resources: [.copy("Resources")],
    exclude: ["Scripts"]),
  Module(
    name: "OpenWeatherSimulator", floor: "Simulators",
    uses: ["SimulatedWorld", "SimulatorKit", "StrataWebServer", "StrataCPNG"],
    testUses: ["StrataKitTesting", "openweather-simulator"]),
  Module(
    name: "OpenMeteoSimulator", floor: "Simulators",
    uses: ["SimulatedWorld", "SimulatorKit", "StrataWebServer"],
    testUses: ["StrataKitTesting", "openmeteo-simulator"]),
  Module(
    name: "openmeteo-simulator", floor: "Simulators",
    uses: ["OpenMeteoSimulator", "SimulatorKit"], kind: .executable, tests: false),
  Module(
    name: "openweather-simulator", floor: "Simulators",
    uses: ["OpenWeatherSimulator", "SimulatorKit"], kind: .executable, tests: false),
  // Its tests are FoodShare's: what it answers is what that app's migrations make of it.
  Module(
    name: "SupabaseSimulator", floor: "Simulators",
    uses: ["SimulatorKit", "StrataWebServer", "CPostgreSQL", "StrataCCrypto"], tests: false,
    resources: [.copy("Resources/project.sql")]),
  Module(
    name: "supabase-simulator", floor: "Simulators", uses: ["SupabaseSimulator", "SimulatorKit"],
    kind: .executable, tests: false),
])

let rickmortySimulator = optimized([
  Module(
    name: "RickMortySimulator", floor: "Simulators",
    uses: ["SimulatorKit", "StrataWebServer", "StrataCPNG"],
    testUses: ["StrataKitTesting", "ImageKit", "rickmorty-simulator"]),
  Module(
    name: "rickmorty-simulator", floor: "Simulators",
    uses: ["RickMortySimulator", "SimulatorKit"], kind: .executable, tests: false),
])

/// The second app: the modules of its document, each of which can be built and tested alone.
let rickmorty = [
  Module(
    name: "RickMortyNetworkLayer", floor: "Apps/RickMorty",
    uses: ["NetworkingKit", "StrataFoundationAdditions"],
    testUses: ["StrataKitTesting", "RickMortySimulator", "SimulatorKit"], foundation: true),
  Module(
    name: "CoreAPI", floor: "Apps/RickMorty",
    uses: ["RickMortyNetworkLayer", "NetworkingKit", "StrataFoundationAdditions"],
    testUses: ["StrataKitTesting"], foundation: true),
  Module(
    name: "UseCase", floor: "Apps/RickMorty", uses: ["StrataFoundationAdditions"],
    testUses: ["StrataKitTesting"], foundation: true),
  Module(
    name: "RickMortyRepository", floor: "Apps/RickMorty",
    uses: [
      "UseCase", "CoreAPI", "RickMortyNetworkLayer", "StrataPersistence",
      "StrataFoundationAdditions",
    ],
    testUses: ["StrataKitTesting", "NetworkingKit", "RickMortySimulator", "SimulatorKit"],
    foundation: true),
  Module(
    name: "DependencyContainer", floor: "Apps/RickMorty", uses: ["StrataFoundationAdditions"],
    testUses: ["StrataKitTesting"], foundation: true),
  Module(
    name: "Feed", floor: "Apps/RickMorty", uses: ["UseCase", "StrataFoundationAdditions"],
    testUses: ["StrataKitTesting"], foundation: true),
  Module(
    name: "RickMortyUI", floor: "Apps/RickMorty",
    uses: [
      "UseCase", "Feed", "SwiftUI", "UIKit", "DesignKit", "ImageKit", "RoutingKit",
      "StrataFoundationAdditions",
    ],
    testUses: ["SwiftUITesting", "StrataKitTesting", "StrataRendering", "RickMortySimulator"],
    resources: [.copy("Resources")], foundation: true),
  Module(
    name: "CharacterDetailsView", floor: "Apps/RickMorty",
    uses: [
      "UseCase", "Feed", "RickMortyUI", "DependencyContainer", "RoutingKit", "SwiftUI",
      "DesignKit", "StrataFoundationAdditions",
    ], testUses: ["SwiftUITesting", "StrataKitTesting"], foundation: true),
  Module(
    name: "DevPreview", floor: "Apps/RickMorty",
    uses: [
      "UseCase", "Feed", "RickMortyRepository", "RickMortyNetworkLayer", "DependencyContainer",
      "StrataFoundationAdditions",
    ],
    testUses: ["StrataKitTesting"], resources: [.copy("Resources")], foundation: true),
  Module(
    name: "FeedView", floor: "Apps/RickMorty",
    uses: [
      "UseCase", "Feed", "RickMortyUI", "CharacterDetailsView", "DependencyContainer",
      "DevPreview", "RoutingKit", "SwiftUI", "DesignKit", "StrataFoundationAdditions",
    ], testUses: ["SwiftUITesting", "StrataKitTesting"], foundation: true),
  Module(
    name: "FeedListView", floor: "Apps/RickMorty",
    uses: [
      "UseCase", "Feed", "RickMortyUI", "CharacterDetailsView", "DependencyContainer",
      "DevPreview",
      "RoutingKit", "SwiftUI", "UIKit", "DesignKit", "StrataFoundationAdditions",
    ], testUses: ["SwiftUITesting", "StrataKitTesting"], foundation: true),
  Module(
    name: "TabBarView", floor: "Apps/RickMorty",
    uses: [
      "FeedView", "FeedListView", "CharacterDetailsView", "RickMortyUI", "DependencyContainer",
      "RoutingKit", "SwiftUI", "StrataFoundationAdditions",
    ],
    testUses: [
      "SwiftUITesting", "StrataKitTesting", "StrataRendering", "AppComposition", "UseCase", "Feed",
    ], foundation: true),
  Module(
    name: "AppComposition", floor: "Apps/RickMorty",
    uses: [
      "DependencyContainer", "Feed", "UseCase", "RickMortyRepository", "RickMortyNetworkLayer",
      "NetworkingKit", "StrataPersistence", "StrataFoundationAdditions",
    ], testUses: ["StrataKitTesting"], foundation: true),
  Module(
    name: "RickMortyServer", floor: "Apps/RickMorty",
    uses: ["StrataAppHost", "RickMortySimulator", "CRickMortyServer"], folder: "Server"),
  Module(
    name: "rickmorty", floor: "Apps/RickMorty",
    uses: [
      "AppComposition", "DependencyContainer", "TabBarView", "SwiftUI", "UIKit",
      "StrataFoundationAdditions", "StrataAppHost", "RickMortyServer",
    ],
    kind: .executable, folder: "App", tests: false, foundation: true),
]

let weda = [
  Module(
    name: "WeDaDomain", floor: "Apps/WeDa", uses: ["StrataFoundationAdditions"], folder: "Domain",
    testUses: ["StrataKitTesting", "StrataImportGraph"], foundation: true),
  Module(
    name: "WeDaData", floor: "Apps/WeDa",
    uses: [
      "WeDaDomain", "NetworkingKit", "StrataPersistence", "StrataSecrets", "StrataPlaceNames",
      "CoreLocation", "BackgroundTasks", "UserNotifications", "StrataFoundationAdditions",
    ],
    folder: "Data",
    testUses: [
      "StrataDeviceServices", "StrataKitTesting", "OpenWeatherSimulator", "OpenMeteoSimulator",
      "SimulatorKit",
    ],
    foundation: true),
  Module(
    name: "WeDaPresentation", floor: "Apps/WeDa",
    uses: [
      "WeDaDomain", "DesignKit", "SwiftUI", "UIKit", "MapKit", "UniformTypeIdentifiers",
      "StrataFoundationAdditions",
    ],
    folder: "Presentation",
    testUses: ["SwiftUITesting", "StrataKitTesting", "StrataAssets"],
    resources: [.copy("Resources")],
    foundation: true),
  Module(
    name: "WeDaCommandLine", floor: "Apps/WeDa",
    uses: ["WeDaDomain", "WeDaData", "WeDaPresentation", "StrataFoundationAdditions"],
    folder: "CommandLine",
    testUses: [
      "StrataBrowserTesting", "StrataKitTesting", "OpenWeatherSimulator", "SimulatorKit",
      "NetworkingKit",
      "StrataPersistence", "weda",
    ], foundation: true),
  Module(
    name: "WeDaServer", floor: "Apps/WeDa",
    uses: [
      "StrataAppHost", "OpenWeatherSimulator", "SimulatorKit", "CWeDaServer", "WeDaCommandLine",
      "WeDaData",
    ],
    folder: "Server"),
  // No executable: SwiftPM may build a test before the executable whose module it imports.
  Module(
    name: "WeDaComposition", floor: "Apps/WeDa",
    uses: ["WeDaDomain", "WeDaData", "WeDaPresentation", "StrataFoundationAdditions"],
    folder: "Composition",
    testUses: [
      "StrataDeviceServices", "StrataKitTesting", "NetworkingKit", "OpenWeatherSimulator",
      "StrataPersistence",
      "StrataSecrets", "SimulatorKit", "SwiftUITesting",
    ], foundation: true),
  Module(
    name: "weda", floor: "Apps/WeDa",
    uses: [
      "WeDaComposition", "WeDaPresentation", "SwiftUI", "UIKit", "StrataFoundationAdditions",
      "StrataAppHost",
      "WeDaServer",
    ],
    kind: .executable, folder: "App", tests: false, resources: [.copy("Resources")],
    exclude: ["Info.plist"], foundation: true),
]

/// The plugins, and the program that each runs.
let pluginTools = ["StrataIconSheet": "StrataIconSheetTool", "SealedKeys": "strata-secrets"]

/// The third app, as `strata new --preset layers` made it: one module, whose folders are its layers.
let foodshare = [
  Module(
    name: "FoodShare", floor: "Apps/FoodShare",
    uses: [
      "SwiftUI", "UIKit", "StrataAppHost", "CoreLocation", "MapKit", "StrataPersistence",
      "Supabase",
      "UniformTypeIdentifiers", "StrataFoundationAdditions",
    ],
    testUses: [
      "SwiftUITesting", "StrataKitTesting", "StrataWebServer", "StrataDeviceServices",
      "SupabaseSimulator",
      "SimulatorKit",
    ],
    resources: [
      .copy("Resources/Assets.xcassets"), .copy("Resources/Localizable.xcstrings"),
      .copy("Mocks/Responses"),
    ],
    foundation: true, approachable: true, asWritten: true, isApp: true),
  Module(
    name: "foodshare", floor: "Apps/FoodShare", uses: ["FoodShare", "StrataAppHost"],
    kind: .executable,
    folder: "Launcher", tests: false),
]

let examples = [
  Module(
    name: "ArkanaKeys", floor: "Examples", uses: ["StrataSecrets"], testUses: ["StrataKitTesting"],
    plugins: ["SealedKeys"]),
  Module(
    name: "Counter", floor: "Examples",
    uses: ["SwiftUI", "StrataAppHost", "StrataFoundationAdditions"],
    kind: .executable, tests: false, foundation: true),
  // Each has a manifest of its own, as its author wrote it; here they are built for the tests.
  Module(
    name: "Bookshelf", floor: "Examples/Foreign", uses: ["SwiftUI", "StrataAppHost"],
    kind: .executable,
    folder: "Bookshelf/Sources/Bookshelf", tests: false, language: .v5, asWritten: true),
  Module(
    name: "Pantry", floor: "Examples/Foreign", uses: ["SwiftUI", "StrataAppHost"],
    kind: .executable,
    folder: "Pantry/Sources/Pantry", tests: false, asWritten: true),
  Module(
    name: "Orchard", floor: "Examples/Foreign", uses: ["SwiftUI", "UIKit", "StrataAppHost"],
    kind: .executable, folder: "Orchard/Sources/Orchard", tests: false, asWritten: true),
  // The examples of the documents: one target each, as their listings are.
  Module(
    name: "StarterApp", floor: "Examples/StarterApp",
    uses: ["SwiftUI", "StrataAppHost", "StrataFoundationAdditions"],
    testUses: [
      "SwiftUITesting", "StrataKitTesting", "OpenWeatherSimulator", "SimulatorKit",
    ],
    resources: [
      .copy("Resources/Assets.xcassets"), .process("Resources/weather_data.json"),
    ],
    foundation: true, language: .v5, testFolder: "Tests/Examples/StarterAppTests",
    asWritten: true, isApp: true),
  Module(
    name: "starterapp", floor: "Examples/Launchers", uses: ["StarterApp"], kind: .executable,
    tests: false),
  // What `strata new MyApp --example` writes, with its own tests.
  Module(
    name: "MyApp", floor: "Examples/MyApp",
    uses: ["SwiftUI", "StrataAppHost", "StrataFoundationAdditions"],
    folder: "MyApp",
    resources: [
      .copy("Resources/Assets.xcassets"), .copy("Resources/Localizable.xcstrings"),
      .copy("Mocks/Responses"),
    ],
    foundation: true, approachable: true, testFolder: "Examples/MyApp/MyAppTests",
    asWritten: true, isApp: true),
  Module(
    name: "myapp", floor: "Examples/Launchers", uses: ["MyApp"], kind: .executable, tests: false),
  // What `strata new` writes of the other presets. Their own packages run their tests; here their
  // previews are judged.
  Module(
    name: "Larder", floor: "Examples/Larder",
    uses: ["SwiftUI", "StrataAppHost", "StrataFoundationAdditions"],
    folder: "Larder", tests: false,
    resources: [
      .copy("Resources/Assets.xcassets"), .copy("Resources/Localizable.xcstrings"),
      .copy("Mocks/Responses"),
    ],
    foundation: true, approachable: true, asWritten: true, isApp: true),
  Module(
    name: "larder", floor: "Examples/Launchers", uses: ["Larder"], kind: .executable,
    tests: false),
  Module(
    name: "Staff", floor: "Examples/Staff",
    uses: ["SwiftUI", "StrataAppHost", "StrataFoundationAdditions"],
    folder: "Staff", tests: false,
    resources: [
      .copy("Resources/Assets.xcassets"), .copy("Resources/Localizable.xcstrings"),
      .copy("Mocks/Responses"),
    ],
    foundation: true, approachable: true, asWritten: true, isApp: true),
  Module(
    name: "staff", floor: "Examples/Launchers", uses: ["Staff"], kind: .executable, tests: false),
  multiversePart("NetworkLayer"), multiversePart("UseCase"), multiversePart("DependencyContainer"),
  multiversePart("CoreAPI", ["NetworkLayer"]),
  multiversePart("Repository", ["UseCase", "CoreAPI", "NetworkLayer"]),
  multiversePart(
    "DevPreview", ["UseCase", "Repository", "NetworkLayer", "DependencyContainer"],
    resources: [.copy("Responses")]),
  multiversePart("Routing", draws: true), multiversePart("SharedUI", draws: true),
  multiversePart(
    "CharacterDetailsView", ["UseCase", "DependencyContainer", "Routing", "SharedUI"],
    draws: true),
  multiversePart(
    "CharacterListView",
    [
      "UseCase", "DependencyContainer", "Routing", "SharedUI", "CharacterDetailsView",
      "DevPreview",
    ], draws: true),
  Module(
    name: "Multiverse", floor: "Examples/Multiverse",
    uses: ["SwiftUI", "StrataAppHost", "StrataFoundationAdditions"]
      + [
        "CoreAPI", "DependencyContainer", "DevPreview", "CharacterDetailsView",
        "CharacterListView", "NetworkLayer", "Repository", "Routing", "SharedUI", "UseCase",
      ].map { "Multiverse\($0)" },
    folder: "Multiverse", tests: false,
    resources: [.copy("Resources/Assets.xcassets"), .copy("Resources/Localizable.xcstrings")],
    foundation: true, approachable: true, asWritten: true, isApp: true),
  Module(
    name: "multiverse", floor: "Examples/Launchers", uses: ["Multiverse"], kind: .executable,
    tests: false),
  Module(
    name: "DollarGeneralPersist", floor: "Examples/WeDaApp",
    uses: ["StrataPersistence", "StrataFoundationAdditions"],
    folder: "DollarGeneralPersist/Sources/DollarGeneralPersist",
    testUses: ["StrataKitTesting", "StrataDeviceServices"], foundation: true, asWritten: true),
  Module(
    name: "DollarGeneralTemplateHelpers", floor: "Examples/WeDaApp",
    uses: ["SwiftUI", "StrataFoundationAdditions"],
    folder: "DollarGeneralTemplateHelpers/Sources/DollarGeneralTemplateHelpers",
    testUses: ["StrataKitTesting"], foundation: true, asWritten: true),
  Module(
    name: "WeDaApp", floor: "Examples/WeDaApp",
    uses: [
      "SwiftUI", "StrataAppHost", "Combine", "CoreLocation", "NetworkingKit",
      "DollarGeneralPersist",
      "DollarGeneralTemplateHelpers", "StrataFoundationAdditions",
    ],
    testUses: [
      "SwiftUITesting", "StrataKitTesting", "OpenWeatherSimulator", "SimulatorKit",
      "StrataDeviceServices",
    ],
    resources: [.copy("Resources/Assets.xcassets")],
    foundation: true, asWritten: true, isApp: true),
  Module(
    name: "wedaapp", floor: "Examples/Launchers", uses: ["WeDaApp"], kind: .executable,
    tests: false),
]

/// One of the packages that the example of document 004 is made of.
func multiversePart(
  _ name: String, _ uses: [String] = [], draws: Bool = false, resources: [Resource] = []
) -> Module {
  Module(
    name: "Multiverse\(name)", floor: "Examples/Multiverse/\(name)",
    uses: uses.map { "Multiverse\($0)" } + (draws ? ["SwiftUI"] : []), folder: "Sources/\(name)",
    tests: false, resources: resources, asWritten: true)
}

/// What `Tests/Browser` drives and drives with.
let browserTestUses = [
  "StrataBrowserTesting", "StrataKitTesting", "StrataDeviceServices", "StrataPersistence",
  "SimulatorKit",
  "OpenWeatherSimulator", "OpenMeteoSimulator",
  "StrataWebServer", "RickMortySimulator", "SupabaseSimulator", "Counter",
  "weda", "rickmorty", "foodshare", "strata",
  "Bookshelf", "Pantry", "Orchard", "starterapp", "wedaapp", "myapp",
  "larder", "multiverse", "staff",
]

/// The whole house in one list. `STRATA_MODULES=A,B` builds only these and what they use.
let modules = narrowed(
  system + frameworks + swiftUI + interface + web + kits + uikits + testing + layers + tool
    + simulators + rickmortySimulator + weda + rickmorty + foodshare + examples)

/// The macros: no test depends on one directly (docs/decisions/0032).
let macros = modules.filter { if case .macro = $0.kind { true } else { false } }.map(\.name)

func optimized(_ modules: [Module]) -> [Module] {
  modules.map { module in
    var module = module
    module.optimized = true
    return module
  }
}

func narrowed(_ all: [Module]) -> [Module] {
  guard let wanted = ProcessInfo.processInfo.environment["STRATA_MODULES"] else { return all }
  let asked = Set(wanted.split(separator: ",").map(String.init))
  var kept = Set<String>()
  func keep(_ name: String) {
    guard kept.insert(name).inserted, let module = all.first(where: { $0.name == name }) else {
      return
    }
    let needed = asked.contains(name) ? module.uses + module.testUses : module.uses
    (needed + module.plugins.compactMap { pluginTools[$0] }).forEach(keep)
  }
  asked.forEach(keep)
  if asked.contains("BrowserTests") { browserTestUses.forEach(keep) }
  return all.filter { kept.contains($0.name) }.map { module in
    var module = module
    module.tests = module.tests && asked.contains(module.name)
    return module
  }
}

// MARK: - From a module to its targets

/// Where the toolchain keeps SwiftSyntax: beside the compiler that is called.
let hostFolder: String = {
  let environment = ProcessInfo.processInfo.environment
  let named = environment["STRATA_TOOLCHAIN"].map { [$0] } ?? []
  let called = (environment["PATH"] ?? "").split(separator: ":").map { "\($0)/.." }
  let folders = (named + called + ["/usr"]).map {
    URL(fileURLWithPath: "\($0)/lib/swift/host").standardizedFileURL.path
  }
  return folders.first { FileManager.default.fileExists(atPath: "\($0)/SwiftSyntax.swiftmodule") }
    ?? "/usr/lib/swift/host"
}()

/// What makes a build shorter and changes nothing that is built (docs/decisions/0032): the compiler does
/// not examine what it has just written, and a module whose sources are few is compiled by one process
/// instead of by one for each core, which would read all of it again.
func quickly(_ path: String) -> [SwiftSetting] {
  let folder = "\(Context.packageDirectory)/\(path)"
  let sources = (FileManager.default.enumerator(atPath: folder)?.allObjects ?? [])
    .compactMap { $0 as? String }.filter { $0.hasSuffix(".swift") }
  let bytes = sources.reduce(0) { sum, source in
    let file = try? FileManager.default.attributesOfItem(atPath: "\(folder)/\(source)")
    return sum + (file?[.size] as? Int ?? 0)
  }
  return [
    .unsafeFlags(
      ["-Xfrontend", "-disable-llvm-verify"]
        + (bytes < 120_000 ? ["-driver-batch-count", "1"] : []) + (isBuiltOnce ? ["-gnone"] : []),
      .when(configuration: .debug))
  ]
}

/// Whether nobody will debug what is built, as in CI's fresh clone: a tenth of the compiler's work is
/// what a debugger reads.
let isBuiltOnce = ProcessInfo.processInfo.environment["STRATA_BUILT_ONCE"] != nil

extension Module {
  var settings: [SwiftSetting] {
    let imported = name == "StrataAppleNames" ? name : "StrataFoundationAdditions"
    let additions = ["-Xfrontend", "-import-module", "-Xfrontend", imported]
    let house: [SwiftSetting] =
      asWritten ? [] : [.enableUpcomingFeature("InternalImportsByDefault")]
    let entry = ["-Xfrontend", "-entry-point-function-name", "-Xfrontend", "\(name)_main"]
    let concurrency: [SwiftSetting] =
      approachable
      ? [
        .enableUpcomingFeature("NonisolatedNonsendingByDefault"),
        .enableUpcomingFeature("InferIsolatedConformances"),
      ] : []
    return [.swiftLanguageMode(language)] + house + concurrency
      + (foundation ? [.unsafeFlags(additions)] : [])
      + (isApp ? [.unsafeFlags(entry)] : [])
      + (parsesSwift ? [.unsafeFlags(["-I", hostFolder])] : [])
      + (optimized ? [.unsafeFlags(["-O"], .when(configuration: .debug))] : [])
  }

  var linkerSettings: [LinkerSetting] {
    let flags = ["-L", hostFolder, "-Xlinker", "-rpath", "-Xlinker", hostFolder]
    return links.map { .linkedLibrary($0) }
      + (hostLibraries.isEmpty ? [] : [.unsafeFlags(flags + hostLibraries.map { "-l\($0)" })])
  }

  /// These two cannot import themselves, but their tests see them as an app does.
  var testSettings: [SwiftSetting] {
    var seen = self
    seen.foundation =
      foundation || ["StrataFoundationAdditions", "StrataAppleNames"].contains(name)
    seen.isApp = false
    seen.optimized = false
    return seen.settings
  }

  var target: Target {
    let uses = uses.map { Target.Dependency.byName(name: $0) }
    let plugins = plugins.map { Target.PluginUsage.plugin(name: $0) }
    let path = "\(floor)/\(folder ?? name)"
    return switch kind {
    case .system(let pkgConfig, let apt):
      .systemLibrary(name: name, path: path, pkgConfig: pkgConfig, providers: [.apt([apt])])
    case .c:
      .target(name: name, path: path)
    case .macro:
      .macro(
        name: name, dependencies: uses, path: path, swiftSettings: settings + quickly(path))
    case .executable:
      .executableTarget(
        name: name, dependencies: uses, path: path, exclude: exclude, resources: resources,
        swiftSettings: settings + quickly(path), plugins: plugins)
    case .library:
      .target(
        name: name, dependencies: uses, path: path, exclude: exclude, resources: resources,
        swiftSettings: settings + quickly(path), linkerSettings: linkerSettings,
        plugins: plugins)
    }
  }

  var testTarget: Target? {
    let tested = name.hasPrefix("Strata") ? String(name.dropFirst("Strata".count)) : name
    let path =
      testFolder ?? "Tests/\(floor.replacingOccurrences(of: "Sources/", with: ""))/\(tested)Tests"
    guard tests else { return nil }
    let fixtures = FileManager.default.fileExists(
      atPath: "\(Context.packageDirectory)/\(path)/Fixtures")
    return .testTarget(
      name: "\(tested)Tests",
      dependencies: Set([name] + uses + testUses).subtracting(macros).sorted()
        .map { .byName(name: $0) },
      path: path, resources: fixtures ? [.copy("Fixtures")] : [],
      swiftSettings: testSettings + quickly(path))
  }
}

let plugins = Set(modules.flatMap(\.plugins)).sorted().map { name in
  Target.plugin(
    name: name, capability: .buildTool(),
    dependencies: [.byName(name: pluginTools[name] ?? "")], path: "Plugins/\(name)")
}

/// A real server and a real Chromium: `Tests/Browser` drives the built executables.
let browserTests = Target.testTarget(
  name: "BrowserTests", dependencies: browserTestUses.map { .byName(name: $0) },
  path: "Tests/Browser", swiftSettings: [.swiftLanguageMode(.v6)] + quickly("Tests/Browser"))

/// `swift package strata-check`. It is built when somebody calls it.
let checkPlugin = Target.plugin(
  name: "StrataCheck",
  capability: .command(
    intent: .custom(verb: "strata-check", description: "Judge the package by its layers and rules")),
  dependencies: ["strata"], path: "Plugins/StrataCheck")

let wanted = ProcessInfo.processInfo.environment["STRATA_MODULES"]?.split(separator: ",")
let isWhole = wanted == nil
let hasBrowserTests = wanted?.contains("BrowserTests") ?? true

// MARK: - What others take

/// What a package that depends on this one can name. All that these are made of is in its graph, and no
/// target of its own may have the same name, so each of these modules has Apple's name or begins with
/// `Strata`, and nothing is listed that only this repository takes (docs/decisions/0079).
let offered: [Product] = [
  .library(name: "SwiftUI", targets: ["SwiftUI", "StrataAppleNames", "StrataAppHost"]),
  .library(name: "UIKit", targets: ["UIKit", "StrataAppleNames", "StrataAppHost"]),
  .library(name: "Combine", targets: ["Combine", "StrataAppleNames"]),
  .library(name: "CoreLocation", targets: ["CoreLocation"]),
  .library(name: "MapKit", targets: ["MapKit"]),
  .library(name: "UserNotifications", targets: ["UserNotifications"]),
  .library(name: "BackgroundTasks", targets: ["BackgroundTasks"]),
  .library(name: "UniformTypeIdentifiers", targets: ["UniformTypeIdentifiers"]),
  .library(name: "CryptoKit", targets: ["CryptoKit"]),
  .library(name: "OSLog", targets: ["OSLog"]),
  .library(name: "os", targets: ["os"]),
  .library(name: "SwiftUITesting", targets: ["SwiftUITesting", "StrataAppDriving"]),
  .library(name: "StrataPersistence", targets: ["StrataPersistence"]),
  .library(name: "StrataSecrets", targets: ["StrataSecrets"]),
  // What Sources/Kits and Sources/UIKits stand on, which are packages of their own for others.
  .library(
    name: "StrataSupport",
    targets: [
      "StrataDeviceServices", "StrataFoundationAdditions", "StrataAppleNames", "StrataAssets",
    ]),
  .library(name: "StrataCPNG", targets: ["StrataCPNG"]),
  .library(name: "StrataCTurboJPEG", targets: ["StrataCTurboJPEG"]),
  .library(name: "StrataCWebP", targets: ["StrataCWebP"]),
  // Seals an app's keys into it when it is built.
  .plugin(name: "SealedKeys", targets: ["SealedKeys"]),
  .plugin(name: "StrataCheck", targets: ["StrataCheck"]),
  .executable(name: "strata", targets: ["strata"]),
  .executable(name: "strata-secrets", targets: ["strata-secrets"]),
  .executable(name: "strata-scaffold", targets: ["strata-scaffold"]),
]

/// What the packages beside this one take besides: Benchmarks/, Fuzzing/ and Tests/Agreement. Their
/// scripts set `STRATA_INTERNALS`.
let internals: [Product] = [
  .library(
    name: "StrataInternals",
    targets: [
      "StrataLiveSession", "StrataWire", "StrataHTMLRenderer", "StrataViewTree",
      "StrataDeviceServices", "StrataBrowserClient",
      "StrataWebServer", "WeDaComposition", "WeDaPresentation", "WeDaData",
      "AppComposition", "DependencyContainer", "TabBarView", "UseCase", "FoodShare",
    ]),
  .library(name: "ImageKit", targets: ["ImageKit"]),
  .library(name: "SupabaseSimulator", targets: ["SupabaseSimulator"]),
  .library(name: "LayerFacts", targets: ["StrataSwiftFacts"]),
  .library(name: "FuzzTargets", targets: ["FuzzTargets"]),
]

/// Every framework in one shared library, from which `strata sdk install` makes a Swift SDK.
let shared: [Product] = [
  .library(
    name: "StrataShared", type: .dynamic,
    targets: [
      "SwiftUI", "UIKit", "Combine", "CoreLocation", "MapKit", "UserNotifications",
      "BackgroundTasks", "UniformTypeIdentifiers", "CryptoKit", "OSLog", "os", "StrataAppleNames",
      "StrataAppHost", "SwiftUITesting", "StrataPersistence", "StrataSecrets",
    ])
]

let isShared = ProcessInfo.processInfo.environment["STRATA_SHARED"] != nil

let hasInternals = ProcessInfo.processInfo.environment["STRATA_INTERNALS"] != nil

let package = Package(
  name: "Strata",
  platforms: [.iOS(.v17), .macOS(.v14)],
  products: isWhole
    ? offered + (hasInternals ? internals : []) + (isShared ? shared : []) : [],
  targets: modules.map(\.target) + modules.compactMap(\.testTarget)
    + plugins + (isWhole ? [checkPlugin] : []) + (hasBrowserTests ? [browserTests] : []))
