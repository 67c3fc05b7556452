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
  /// An app whose tests import it. SwiftPM does not order a test behind an executable, so it is a
  /// library; its `@main` starts under a name of its own, which a program in `Examples/Launchers`
  /// calls.
  var isApp = false
}

// MARK: - The modules, floor by floor

let system = [
  Module(
    name: "CLibWebSockets", floor: "Sources/System",
    kind: .system(pkgConfig: "libwebsockets", apt: "libwebsockets-dev"), tests: false),
  Module(
    name: "CSQLite", floor: "Sources/System",
    kind: .system(pkgConfig: "sqlite3", apt: "libsqlite3-dev"), tests: false),
  // What the simulator of Supabase asks its database through; nothing that ships.
  Module(
    name: "CPostgreSQL", floor: "Sources/System",
    kind: .system(pkgConfig: "libpq", apt: "libpq-dev"), tests: false),
  Module(
    name: "CCrypto", floor: "Sources/System",
    kind: .system(pkgConfig: "libcrypto", apt: "libssl-dev"), tests: false),
  Module(
    name: "CPNG", floor: "Sources/System", kind: .system(pkgConfig: "libpng", apt: "libpng-dev"),
    tests: false),
  Module(
    name: "CTurboJPEG", floor: "Sources/System",
    kind: .system(pkgConfig: "libturbojpeg", apt: "libturbojpeg0-dev"), tests: false),
  Module(
    name: "CWebP", floor: "Sources/System",
    kind: .system(pkgConfig: "libwebp", apt: "libwebp-dev"), tests: false),
  Module(name: "CHostHook", floor: "Sources/System", kind: .c, tests: false),
  Module(name: "CIndexStore", floor: "Sources/System", kind: .c, tests: false),
  Module(name: "CEndBell", floor: "Sources/System", kind: .c, tests: false),
  // Counts in the program that is linked with it: the tests, and nothing that ships.
  Module(name: "CAllocationCount", floor: "Sources/System", kind: .c, tests: false),
  Module(name: "CWeDaServer", floor: "Sources/System", kind: .c, tests: false),
  Module(name: "CRickMortyServer", floor: "Sources/System", kind: .c, tests: false),
  Module(name: "CPreviewRecords", floor: "Sources/System", kind: .c, tests: false),
]

let frameworks = [
  Module(name: "FoundationAdditions", floor: "Sources/Frameworks", links: ["_FoundationICU"]),
  // What the macros write. A test that depended on the macro itself would have everything that any
  // test uses compiled a second time, for the compiler's own machine (docs/decisions/0080).
  Module(name: "SwiftUIMacroExpansion", floor: "Sources/Frameworks"),
  Module(
    name: "SwiftUIMacros", floor: "Sources/Frameworks", uses: ["SwiftUIMacroExpansion"],
    kind: .macro, tests: false),
  Module(
    name: "Combine", floor: "Sources/Frameworks", uses: ["DeviceServices", "FoundationAdditions"],
    testUses: ["KitTesting"], foundation: true),
  Module(
    name: "UniformTypeIdentifiers", floor: "Sources/Frameworks", uses: ["FoundationAdditions"],
    testUses: ["SwiftUI", "SwiftUITesting", "DeviceServices"], foundation: true),
  Module(
    name: "CoreLocation", floor: "Sources/Frameworks", uses: ["DeviceServices", "PlaceNames"],
    testUses: ["KitTesting", "Combine"]),
  Module(
    name: "BackgroundTasks", floor: "Sources/Frameworks", uses: ["DeviceServices"],
    testUses: ["KitTesting"]),
  Module(
    name: "UserNotifications", floor: "Sources/Frameworks", uses: ["DeviceServices"],
    testUses: ["KitTesting"]),
  // Drawn with SwiftUI's views: docs/guides/uikit.md.
  Module(
    name: "UIKit", floor: "Sources/Frameworks",
    uses: [
      "SwiftUI", "SwiftUIMacros", "ViewTree", "Rendering", "DeviceServices", "Assets",
      "FoundationAdditions", "_Testing_UIKit", "CPNG", "CTurboJPEG", "CWebP",
    ],
    testUses: ["SwiftUITesting", "KitTesting", "Rendering"], foundation: true),
  Module(
    name: "MapKit", floor: "Sources/Frameworks",
    uses: [
      "SwiftUI", "UIKit", "CoreLocation", "ViewTree", "Rendering", "DeviceServices", "Assets",
      "PersistenceKit", "FoundationAdditions",
    ],
    testUses: ["SwiftUITesting", "KitTesting", "WebServer", "_Testing_UIKit"], foundation: true),
]

/// SwiftUI in modules, from the lowest up; `SwiftUI` brings all of them: docs/decisions/0079.
let swiftUI = [
  Module(
    name: "SwiftUICore", floor: "Sources/Frameworks/SwiftUI",
    uses: ["Combine", "DeviceServices", "ViewTree", "Rendering", "FoundationAdditions"],
    tests: false, foundation: true),
  Module(
    name: "SwiftUIDrawing", floor: "Sources/Frameworks/SwiftUI",
    uses: ["SwiftUICore", "Assets", "ViewTree", "Rendering", "FoundationAdditions"],
    tests: false, foundation: true),
  Module(
    name: "SwiftUILayout", floor: "Sources/Frameworks/SwiftUI",
    uses: ["SwiftUICore", "SwiftUIDrawing", "ViewTree", "Rendering", "FoundationAdditions"],
    tests: false, foundation: true),
  Module(
    name: "SwiftUIMotion", floor: "Sources/Frameworks/SwiftUI",
    uses: [
      "SwiftUICore", "SwiftUIDrawing", "SwiftUILayout", "ViewTree", "Rendering",
      "FoundationAdditions",
    ],
    tests: false, foundation: true),
  Module(
    name: "SwiftUIGestures", floor: "Sources/Frameworks/SwiftUI",
    uses: [
      "SwiftUICore", "SwiftUIDrawing", "SwiftUILayout", "ViewTree", "Rendering",
      "FoundationAdditions",
    ],
    tests: false, foundation: true),
  Module(
    name: "SwiftUIControls", floor: "Sources/Frameworks/SwiftUI",
    uses: [
      "SwiftUICore", "SwiftUIDrawing", "SwiftUILayout", "SwiftUIGestures", "ViewTree",
      "Rendering", "FoundationAdditions",
    ],
    tests: false, foundation: true),
  Module(
    name: "SwiftUIAccessibility", floor: "Sources/Frameworks/SwiftUI",
    uses: [
      "SwiftUICore", "SwiftUIDrawing", "SwiftUILayout", "SwiftUIMotion", "SwiftUIControls",
      "ViewTree", "Rendering", "FoundationAdditions",
    ],
    tests: false, foundation: true),
  Module(
    name: "SwiftUINavigation", floor: "Sources/Frameworks/SwiftUI",
    uses: [
      "SwiftUICore", "SwiftUIDrawing", "SwiftUILayout", "SwiftUIControls",
      "SwiftUIAccessibility", "RouteCoding", "ViewTree", "Rendering", "FoundationAdditions",
    ],
    tests: false, foundation: true),
  Module(
    name: "SwiftUICollections", floor: "Sources/Frameworks/SwiftUI",
    uses: [
      "SwiftUICore", "SwiftUIDrawing", "SwiftUILayout", "SwiftUIControls",
      "SwiftUIAccessibility", "SwiftUINavigation", "ViewTree", "Rendering",
      "FoundationAdditions",
    ],
    tests: false, foundation: true),
  Module(
    name: "SwiftUIPickers", floor: "Sources/Frameworks/SwiftUI",
    uses: [
      "SwiftUICore", "SwiftUIDrawing", "SwiftUILayout", "SwiftUIControls",
      "SwiftUIAccessibility", "SwiftUINavigation", "SwiftUICollections", "ViewTree",
      "Rendering", "FoundationAdditions",
    ],
    tests: false, foundation: true),
  Module(
    name: "SwiftUIFiles", floor: "Sources/Frameworks/SwiftUI",
    uses: [
      "SwiftUICore", "SwiftUIDrawing", "SwiftUILayout", "SwiftUIControls",
      "SwiftUIAccessibility", "SwiftUINavigation", "DeviceServices", "UniformTypeIdentifiers",
      "ViewTree", "Rendering", "FoundationAdditions",
    ],
    tests: false, foundation: true),
  Module(
    name: "SwiftUI", floor: "Sources/Frameworks/SwiftUI",
    uses: [
      "SwiftUIAccessibility", "SwiftUICollections", "SwiftUIControls", "SwiftUICore",
      "SwiftUIDrawing", "SwiftUIFiles", "SwiftUIGestures", "SwiftUILayout", "SwiftUIMotion",
      "SwiftUINavigation", "SwiftUIPickers", "ViewTree", "Combine", "FoundationAdditions",
      "SwiftUIMacros", "CPreviewRecords",
    ],
    testUses: [
      "SwiftUITesting", "Rendering", "DeviceServices", "RouteCoding", "Assets",
      "UniformTypeIdentifiers",
    ],
    foundation: true, testFolder: "Tests/Frameworks/SwiftUITests"),
]

let interface = [
  Module(name: "Rendering", floor: "Sources/Interface"),
  Module(name: "RouteCoding", floor: "Sources/Interface"),
  Module(name: "Symbols", floor: "Sources/Interface", plugins: ["IconSheet"]),
  Module(name: "DeviceServices", floor: "Sources/Interface", testUses: ["KitTesting"]),
  Module(name: "Assets", floor: "Sources/Interface", testUses: ["KitTesting"]),
  Module(name: "ViewTree", floor: "Sources/Interface", uses: ["Rendering", "DeviceServices"]),
]

let web = [
  Module(
    name: "Wire", floor: "Sources/Web", testUses: ["KitTesting"], exclude: ["wire.json"]),
  Module(
    name: "HTMLRenderer", floor: "Sources/Web", uses: ["Rendering", "Wire", "Symbols"],
    testUses: ["KitTesting"]),
  Module(
    name: "BrowserClient", floor: "Sources/Web",
    testUses: ["BrowserTesting", "KitTesting", "WebServer", "Wire"],
    resources: [.copy("Resources")], exclude: ["Client", "Scripts"]),
  Module(
    name: "WebServer", floor: "Sources/Web", uses: ["CLibWebSockets"], testUses: ["KitTesting"]),
  Module(
    name: "LiveSession", floor: "Sources/Web",
    uses: ["ViewTree", "Rendering", "DeviceServices", "Wire", "HTMLRenderer"],
    testUses: ["SwiftUI", "SwiftUITesting", "KitTesting", "CAllocationCount"]),
  Module(
    name: "WebPush", floor: "Sources/Web", uses: ["DeviceServices", "CCrypto"],
    testUses: ["KitTesting", "WebServer"]),
  Module(
    name: "AppHost", floor: "Sources/Web",
    uses: [
      "WebPush",
      "LiveSession", "WebServer", "BrowserClient", "HTMLRenderer", "Wire", "ViewTree",
      "Rendering", "DeviceServices", "PersistenceKit", "CHostHook", "CEndBell", "CCrypto",
      "Assets",
    ],
    testUses: [
      "SwiftUI", "BackgroundTasks", "UserNotifications", "KitTesting", "BrowserTesting",
      "Counter",
    ]),
]

let kits = [
  Module(
    name: "NetworkingKit", floor: "Sources/Kits", uses: ["DeviceServices", "FoundationAdditions"],
    testUses: ["KitTesting", "WebServer", "BrowserTesting"], resources: [.process("Resources")],
    foundation: true),
  Module(
    name: "PersistenceKit", floor: "Sources/Kits",
    uses: ["DeviceServices", "CSQLite", "FoundationAdditions"],
    testUses: ["KitTesting", "persistence-writer"], foundation: true),
  Module(
    name: "SecretsKit", floor: "Sources/Kits", uses: ["DeviceServices", "CCrypto"],
    testUses: ["KitTesting"]),
  // The official SDK's names over NetworkingKit: docs/decisions/0046.
  Module(
    name: "Supabase", floor: "Sources/Kits",
    uses: ["NetworkingKit", "DeviceServices", "FoundationAdditions"],
    testUses: ["KitTesting", "WebServer"], foundation: true),
  Module(
    name: "PlaceNames", floor: "Sources/Kits", resources: [.copy("Resources")],
    exclude: ["Scripts"]),
]

let uikits = [
  Module(
    name: "DesignKit", floor: "Sources/UIKits", uses: ["SwiftUI", "FoundationAdditions"],
    testUses: ["SwiftUITesting", "KitTesting"], foundation: true),
  Module(
    name: "ImageKit", floor: "Sources/UIKits",
    uses: [
      "SwiftUI", "Assets", "DeviceServices", "NetworkingKit", "CPNG", "CTurboJPEG", "CWebP",
      "FoundationAdditions",
    ],
    testUses: ["SwiftUITesting", "KitTesting", "WebServer", "Rendering"], foundation: true),
  Module(
    name: "RoutingKit", floor: "Sources/UIKits", uses: ["SwiftUI", "FoundationAdditions"],
    testUses: ["SwiftUITesting"], foundation: true),
]

let testing = [
  // Asked for by the toolchain's own Testing wherever a file imports UIKit too.
  Module(name: "_Testing_UIKit", floor: "Sources/Testing", tests: false),
  Module(name: "KitTesting", floor: "Sources/Testing"),
  Module(
    name: "persistence-writer", floor: "Sources/Testing",
    uses: ["PersistenceKit", "DeviceServices", "FoundationAdditions"], kind: .executable,
    folder: "PersistenceWriter", tests: false, foundation: true),
  Module(
    name: "SwiftUITesting", floor: "Sources/Testing",
    uses: [
      "SwiftUI", "ViewTree", "Rendering", "DeviceServices", "HTMLRenderer", "Wire", "LiveSession",
    ]),
  Module(name: "BrowserTesting", floor: "Sources/Testing", uses: ["KitTesting"]),
  Module(
    name: "AppDriving", floor: "Sources/Testing",
    uses: ["SwiftUI", "SwiftUITesting", "BrowserTesting", "AppHost", "ViewTree", "Rendering"],
    testUses: ["Assets", "KitTesting"]),
  Module(
    name: "FuzzTargets", floor: "Sources/Testing", uses: ["Wire", "RouteCoding", "WebServer"],
    testUses: ["KitTesting"]),
]

let layers = [
  Module(name: "ImportGraph", floor: "Sources/Layers", testUses: ["KitTesting"]),
  Module(name: "SwiftFacts", floor: "Sources/Layers", uses: ["ImportGraph"]),
  Module(
    name: "ProjectFacts", floor: "Sources/Layers", uses: ["ImportGraph"],
    testUses: ["KitTesting"]),
  Module(
    name: "LayerRules", floor: "Sources/Layers",
    uses: ["ImportGraph", "SwiftFacts", "ProjectFacts"], testUses: ["KitTesting"]),
  Module(
    name: "LayerPresets", floor: "Sources/Layers", uses: ["LayerRules"],
    testUses: ["ImportGraph", "KitTesting"]),
  Module(
    name: "CheckReports", floor: "Sources/Layers", uses: ["LayerRules"],
    testUses: ["ImportGraph"]),
]

let tool = [
  Module(
    name: "MissionReport", floor: "Sources/Tool",
    uses: ["ImportGraph", "LayerPresets", "LayerRules"],
    testUses: ["KitTesting"]),
  Module(
    name: "ParityReport", floor: "Sources/Tool", uses: ["CIndexStore", "ImportGraph"],
    testUses: ["KitTesting"], exclude: ["Resources"],
    hostLibraries: ["SwiftSyntax", "SwiftParser"], parsesSwift: true),
  Module(name: "PreviewRunner", floor: "Sources/Tool", testUses: ["KitTesting"]),
  Module(
    name: "previews", floor: "Sources/Tool", uses: ["PreviewRunner", "CEndBell"], kind: .executable,
    tests: false),
  Module(name: "Signals", floor: "Sources/Tool"),
  // Swift that is there already is edited by its syntax tree: docs/decisions/0038.
  Module(
    name: "SwiftEdits", floor: "Sources/Tool", hostLibraries: ["SwiftSyntax", "SwiftParser"],
    parsesSwift: true),
  Module(
    name: "Scaffold", floor: "Sources/Tool", uses: ["Signals", "SwiftEdits"],
    testUses: [
      "KitTesting", "ImportGraph", "LayerPresets", "LayerRules", "MyApp", "SwiftUI",
      "SwiftUITesting", "FoundationAdditions",
    ],
    resources: [.copy("Templates")], parsesSwift: true),
  Module(
    name: "StrataCommands", floor: "Sources/Tool",
    uses: [
      "ImportGraph", "SwiftFacts", "LayerRules", "LayerPresets", "CheckReports", "ProjectFacts",
      "Signals",
    ],
    testUses: ["KitTesting", "BrowserTesting", "strata"]),
  // The commands that edit sources, and the program beside `strata` that they run in: no check loads
  // the toolchain's parser (docs/decisions/0042).
  Module(
    name: "ScaffoldCommands", floor: "Sources/Tool",
    uses: ["StrataCommands", "Scaffold", "SwiftEdits"],
    testUses: ["KitTesting", "BrowserTesting", "strata", "strata-scaffold"], parsesSwift: true),
  Module(
    name: "strata-scaffold", floor: "Sources/Tool",
    uses: ["StrataCommands", "ScaffoldCommands", "Signals"], kind: .executable,
    folder: "ScaffoldProgram", tests: false, parsesSwift: true),
  Module(
    name: "strata", floor: "Sources/Tool", uses: ["StrataCommands", "Signals"], kind: .executable,
    tests: false),
  Module(
    name: "mission", floor: "Sources/Tool", uses: ["MissionReport"], kind: .executable,
    tests: false),
  Module(
    name: "parity", floor: "Sources/Tool", uses: ["ParityReport"], kind: .executable,
    tests: false, parsesSwift: true),
  // Writes both sides' halves of the wire from one schema: docs/decisions/0084.
  Module(
    name: "WireSource", floor: "Sources/Tool", kind: .executable, testUses: ["KitTesting"]),
  Module(name: "IconSheetTool", floor: "Sources/Tool", kind: .executable),
  Module(
    name: "SecretSource", floor: "Sources/Tool", uses: ["SecretsKit"],
    testUses: ["KitTesting", "BrowserTesting", "strata", "strata-secrets"]),
  Module(
    name: "strata-secrets", floor: "Sources/Tool", uses: ["SecretSource"], kind: .executable,
    folder: "SecretsCommand", tests: false),
]

let simulators = [
  Module(
    name: "SimulatorKit", floor: "Simulators", uses: ["WebServer", "CEndBell"],
    testUses: ["KitTesting"]),
  // Its tests are OpenWeatherSimulatorTests, beside the answers that are made of it.
  Module(
    name: "SimulatedWorld", floor: "Simulators", tests: false, resources: [.copy("Resources")],
    exclude: ["Scripts"]),
  Module(
    name: "OpenWeatherSimulator", floor: "Simulators",
    uses: ["SimulatedWorld", "SimulatorKit", "WebServer", "CPNG"],
    testUses: ["KitTesting", "openweather-simulator"]),
  Module(
    name: "OpenMeteoSimulator", floor: "Simulators",
    uses: ["SimulatedWorld", "SimulatorKit", "WebServer"],
    testUses: ["KitTesting", "openmeteo-simulator"]),
  Module(
    name: "openmeteo-simulator", floor: "Simulators",
    uses: ["OpenMeteoSimulator", "SimulatorKit"], kind: .executable, tests: false),
  Module(
    name: "openweather-simulator", floor: "Simulators",
    uses: ["OpenWeatherSimulator", "SimulatorKit"], kind: .executable, tests: false),
  // Its tests are FoodShare's: what it answers is what that app's migrations make of it.
  Module(
    name: "SupabaseSimulator", floor: "Simulators",
    uses: ["SimulatorKit", "WebServer", "CPostgreSQL", "CCrypto"], tests: false,
    resources: [.copy("Resources/project.sql")]),
  Module(
    name: "supabase-simulator", floor: "Simulators", uses: ["SupabaseSimulator", "SimulatorKit"],
    kind: .executable, tests: false),
]

let rickmortySimulator = [
  Module(
    name: "RickMortySimulator", floor: "Simulators", uses: ["SimulatorKit", "WebServer", "CPNG"],
    testUses: ["KitTesting", "ImageKit", "rickmorty-simulator"]),
  Module(
    name: "rickmorty-simulator", floor: "Simulators",
    uses: ["RickMortySimulator", "SimulatorKit"], kind: .executable, tests: false),
]

/// The second app: the modules of its document, each of which can be built and tested alone.
let rickmorty = [
  Module(
    name: "RickMortyNetworkLayer", floor: "Apps/RickMorty",
    uses: ["NetworkingKit", "FoundationAdditions"],
    testUses: ["KitTesting", "RickMortySimulator", "SimulatorKit"], foundation: true),
  Module(
    name: "CoreAPI", floor: "Apps/RickMorty",
    uses: ["RickMortyNetworkLayer", "NetworkingKit", "FoundationAdditions"],
    testUses: ["KitTesting"], foundation: true),
  Module(
    name: "UseCase", floor: "Apps/RickMorty", uses: ["FoundationAdditions"],
    testUses: ["KitTesting"], foundation: true),
  Module(
    name: "RickMortyRepository", floor: "Apps/RickMorty",
    uses: [
      "UseCase", "CoreAPI", "RickMortyNetworkLayer", "PersistenceKit", "FoundationAdditions",
    ],
    testUses: ["KitTesting", "NetworkingKit", "RickMortySimulator", "SimulatorKit"],
    foundation: true),
  Module(
    name: "DependencyContainer", floor: "Apps/RickMorty", uses: ["FoundationAdditions"],
    testUses: ["KitTesting"], foundation: true),
  Module(
    name: "Feed", floor: "Apps/RickMorty", uses: ["UseCase", "FoundationAdditions"],
    testUses: ["KitTesting"], foundation: true),
  Module(
    name: "RickMortyUI", floor: "Apps/RickMorty",
    uses: [
      "UseCase", "Feed", "SwiftUI", "UIKit", "DesignKit", "ImageKit", "RoutingKit",
      "FoundationAdditions",
    ],
    testUses: ["SwiftUITesting", "KitTesting", "Rendering", "RickMortySimulator"],
    resources: [.copy("Resources")], foundation: true),
  Module(
    name: "CharacterDetailsView", floor: "Apps/RickMorty",
    uses: [
      "UseCase", "Feed", "RickMortyUI", "DependencyContainer", "RoutingKit", "SwiftUI",
      "DesignKit", "FoundationAdditions",
    ], testUses: ["SwiftUITesting", "KitTesting"], foundation: true),
  Module(
    name: "DevPreview", floor: "Apps/RickMorty",
    uses: [
      "UseCase", "Feed", "RickMortyRepository", "RickMortyNetworkLayer", "DependencyContainer",
      "FoundationAdditions",
    ],
    testUses: ["KitTesting"], resources: [.copy("Resources")], foundation: true),
  Module(
    name: "FeedView", floor: "Apps/RickMorty",
    uses: [
      "UseCase", "Feed", "RickMortyUI", "CharacterDetailsView", "DependencyContainer",
      "DevPreview", "RoutingKit", "SwiftUI", "DesignKit", "FoundationAdditions",
    ], testUses: ["SwiftUITesting", "KitTesting"], foundation: true),
  Module(
    name: "FeedListView", floor: "Apps/RickMorty",
    uses: [
      "UseCase", "Feed", "RickMortyUI", "CharacterDetailsView", "DependencyContainer",
      "DevPreview",
      "RoutingKit", "SwiftUI", "UIKit", "DesignKit", "FoundationAdditions",
    ], testUses: ["SwiftUITesting", "KitTesting"], foundation: true),
  Module(
    name: "TabBarView", floor: "Apps/RickMorty",
    uses: [
      "FeedView", "FeedListView", "CharacterDetailsView", "RickMortyUI", "DependencyContainer",
      "RoutingKit", "SwiftUI", "FoundationAdditions",
    ],
    testUses: [
      "SwiftUITesting", "KitTesting", "Rendering", "AppComposition", "UseCase", "Feed",
    ], foundation: true),
  Module(
    name: "AppComposition", floor: "Apps/RickMorty",
    uses: [
      "DependencyContainer", "Feed", "UseCase", "RickMortyRepository", "RickMortyNetworkLayer",
      "NetworkingKit", "PersistenceKit", "FoundationAdditions",
    ], testUses: ["KitTesting"], foundation: true),
  Module(
    name: "RickMortyServer", floor: "Apps/RickMorty",
    uses: ["AppHost", "RickMortySimulator", "CRickMortyServer"], folder: "Server"),
  Module(
    name: "rickmorty", floor: "Apps/RickMorty",
    uses: [
      "AppComposition", "DependencyContainer", "TabBarView", "SwiftUI", "UIKit",
      "FoundationAdditions", "AppHost", "RickMortyServer",
    ],
    kind: .executable, folder: "App", tests: false, foundation: true),
]

let weda = [
  Module(
    name: "WeDaDomain", floor: "Apps/WeDa", uses: ["FoundationAdditions"], folder: "Domain",
    testUses: ["KitTesting", "ImportGraph"], foundation: true),
  Module(
    name: "WeDaData", floor: "Apps/WeDa",
    uses: [
      "WeDaDomain", "NetworkingKit", "PersistenceKit", "SecretsKit", "PlaceNames",
      "CoreLocation", "BackgroundTasks", "UserNotifications", "FoundationAdditions",
    ],
    folder: "Data",
    testUses: [
      "DeviceServices", "KitTesting", "OpenWeatherSimulator", "OpenMeteoSimulator", "SimulatorKit",
    ],
    foundation: true),
  Module(
    name: "WeDaPresentation", floor: "Apps/WeDa",
    uses: [
      "WeDaDomain", "DesignKit", "SwiftUI", "UIKit", "MapKit", "UniformTypeIdentifiers",
      "FoundationAdditions",
    ],
    folder: "Presentation",
    testUses: ["SwiftUITesting", "KitTesting", "Assets"], resources: [.copy("Resources")],
    foundation: true),
  Module(
    name: "WeDaCommandLine", floor: "Apps/WeDa",
    uses: ["WeDaDomain", "WeDaData", "WeDaPresentation", "FoundationAdditions"],
    folder: "CommandLine",
    testUses: [
      "BrowserTesting", "KitTesting", "OpenWeatherSimulator", "SimulatorKit", "NetworkingKit",
      "PersistenceKit", "weda",
    ], foundation: true),
  Module(
    name: "WeDaServer", floor: "Apps/WeDa",
    uses: [
      "AppHost", "OpenWeatherSimulator", "SimulatorKit", "CWeDaServer", "WeDaCommandLine",
      "WeDaData",
    ],
    folder: "Server"),
  // No executable: SwiftPM may build a test before the executable whose module it imports.
  Module(
    name: "WeDaComposition", floor: "Apps/WeDa",
    uses: ["WeDaDomain", "WeDaData", "WeDaPresentation", "FoundationAdditions"],
    folder: "Composition",
    testUses: [
      "DeviceServices", "KitTesting", "NetworkingKit", "OpenWeatherSimulator", "PersistenceKit",
      "SecretsKit", "SimulatorKit", "SwiftUITesting",
    ], foundation: true),
  Module(
    name: "weda", floor: "Apps/WeDa",
    uses: [
      "WeDaComposition", "WeDaPresentation", "SwiftUI", "UIKit", "FoundationAdditions", "AppHost",
      "WeDaServer",
    ],
    kind: .executable, folder: "App", tests: false, resources: [.copy("Resources")],
    exclude: ["Info.plist"], foundation: true),
]

/// The plugins, and the program that each runs.
let pluginTools = ["IconSheet": "IconSheetTool", "SealedKeys": "strata-secrets"]

/// The third app, as `strata new --preset layers` made it: one module, whose folders are its layers.
let foodshare = [
  Module(
    name: "FoodShare", floor: "Apps/FoodShare",
    uses: [
      "SwiftUI", "UIKit", "AppHost", "CoreLocation", "MapKit", "PersistenceKit", "Supabase",
      "UniformTypeIdentifiers", "FoundationAdditions",
    ],
    testUses: [
      "SwiftUITesting", "KitTesting", "WebServer", "DeviceServices", "SupabaseSimulator",
      "SimulatorKit",
    ],
    resources: [
      .copy("Resources/Assets.xcassets"), .copy("Resources/Localizable.xcstrings"),
      .copy("Mocks/Responses"),
    ],
    foundation: true, approachable: true, asWritten: true, isApp: true),
  Module(
    name: "foodshare", floor: "Apps/FoodShare", uses: ["FoodShare", "AppHost"], kind: .executable,
    folder: "Launcher", tests: false),
]

let examples = [
  Module(
    name: "ArkanaKeys", floor: "Examples", uses: ["SecretsKit"], testUses: ["KitTesting"],
    plugins: ["SealedKeys"]),
  Module(
    name: "Counter", floor: "Examples", uses: ["SwiftUI", "AppHost", "FoundationAdditions"],
    kind: .executable, tests: false, foundation: true),
  // Each has a manifest of its own, as its author wrote it; here they are built for the tests.
  Module(
    name: "Bookshelf", floor: "Examples/Foreign", uses: ["SwiftUI", "AppHost"], kind: .executable,
    folder: "Bookshelf/Sources/Bookshelf", tests: false, language: .v5, asWritten: true),
  Module(
    name: "Pantry", floor: "Examples/Foreign", uses: ["SwiftUI", "AppHost"], kind: .executable,
    folder: "Pantry/Sources/Pantry", tests: false, asWritten: true),
  Module(
    name: "Orchard", floor: "Examples/Foreign", uses: ["SwiftUI", "UIKit", "AppHost"],
    kind: .executable, folder: "Orchard/Sources/Orchard", tests: false, asWritten: true),
  // The examples of the documents: one target each, as their listings are.
  Module(
    name: "StarterApp", floor: "Examples/StarterApp",
    uses: ["SwiftUI", "AppHost", "FoundationAdditions"],
    testUses: [
      "SwiftUITesting", "KitTesting", "OpenWeatherSimulator", "SimulatorKit",
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
    name: "MyApp", floor: "Examples/MyApp", uses: ["SwiftUI", "AppHost", "FoundationAdditions"],
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
    name: "Larder", floor: "Examples/Larder", uses: ["SwiftUI", "AppHost", "FoundationAdditions"],
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
    name: "Staff", floor: "Examples/Staff", uses: ["SwiftUI", "AppHost", "FoundationAdditions"],
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
    uses: ["SwiftUI", "AppHost", "FoundationAdditions"]
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
    uses: ["PersistenceKit", "FoundationAdditions"],
    folder: "DollarGeneralPersist/Sources/DollarGeneralPersist",
    testUses: ["KitTesting", "DeviceServices"], foundation: true, asWritten: true),
  Module(
    name: "DollarGeneralTemplateHelpers", floor: "Examples/WeDaApp",
    uses: ["SwiftUI", "FoundationAdditions"],
    folder: "DollarGeneralTemplateHelpers/Sources/DollarGeneralTemplateHelpers",
    testUses: ["KitTesting"], foundation: true, asWritten: true),
  Module(
    name: "WeDaApp", floor: "Examples/WeDaApp",
    uses: [
      "SwiftUI", "AppHost", "Combine", "CoreLocation", "NetworkingKit", "DollarGeneralPersist",
      "DollarGeneralTemplateHelpers", "FoundationAdditions",
    ],
    testUses: [
      "SwiftUITesting", "KitTesting", "OpenWeatherSimulator", "SimulatorKit", "DeviceServices",
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
  "BrowserTesting", "KitTesting", "DeviceServices", "PersistenceKit", "SimulatorKit",
  "OpenWeatherSimulator", "OpenMeteoSimulator",
  "WebServer", "RickMortySimulator", "SupabaseSimulator", "Counter",
  "weda", "rickmorty", "foodshare", "strata",
  "Bookshelf", "Pantry", "Orchard", "starterapp", "wedaapp", "myapp",
  "larder", "multiverse", "staff",
]

/// The whole house in one list. `STRATA_MODULES=A,B` builds only these and what they use.
let modules = narrowed(
  system + frameworks + swiftUI + interface + web + kits + uikits + testing + layers + tool
    + simulators + rickmortySimulator + weda + rickmorty + foodshare + examples)

/// The macros: no test depends on one directly (docs/decisions/0080).
let macros = modules.filter { if case .macro = $0.kind { true } else { false } }.map(\.name)

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

/// What makes a build shorter and changes nothing that is built (docs/decisions/0082): the compiler does
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
        + (bytes < 120_000 ? ["-driver-batch-count", "1"] : []),
      .when(configuration: .debug))
  ]
}

extension Module {
  var settings: [SwiftSetting] {
    let additions = ["-Xfrontend", "-import-module", "-Xfrontend", "FoundationAdditions"]
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
  }

  var linkerSettings: [LinkerSetting] {
    let flags = ["-L", hostFolder, "-Xlinker", "-rpath", "-Xlinker", hostFolder]
    return links.map { .linkedLibrary($0) }
      + (hostLibraries.isEmpty ? [] : [.unsafeFlags(flags + hostLibraries.map { "-l\($0)" })])
  }

  /// FoundationAdditions cannot import itself, but its tests see it as an app does.
  var testSettings: [SwiftSetting] {
    var seen = self
    seen.foundation = foundation || name == "FoundationAdditions"
    seen.isApp = false
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
    let path =
      testFolder ?? "Tests/\(floor.replacingOccurrences(of: "Sources/", with: ""))/\(name)Tests"
    guard tests else { return nil }
    let fixtures = FileManager.default.fileExists(
      atPath: "\(Context.packageDirectory)/\(path)/Fixtures")
    return .testTarget(
      name: "\(name)Tests",
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
/// target of its own may have the same name, so nothing is listed that only this repository takes.
let offered: [Product] = [
  .library(name: "SwiftUI", targets: ["SwiftUI", "AppHost"]),
  .library(name: "UIKit", targets: ["UIKit", "AppHost"]),
  .library(name: "Combine", targets: ["Combine"]),
  .library(name: "CoreLocation", targets: ["CoreLocation"]),
  .library(name: "MapKit", targets: ["MapKit"]),
  .library(name: "UserNotifications", targets: ["UserNotifications"]),
  .library(name: "BackgroundTasks", targets: ["BackgroundTasks"]),
  .library(name: "UniformTypeIdentifiers", targets: ["UniformTypeIdentifiers"]),
  .library(name: "SwiftUITesting", targets: ["SwiftUITesting", "AppDriving"]),
  .library(name: "NetworkingKit", targets: ["NetworkingKit"]),
  .library(name: "DesignKit", targets: ["DesignKit"]),
  .library(name: "ImageKit", targets: ["ImageKit"]),
  .library(name: "PersistenceKit", targets: ["PersistenceKit"]),
  .library(name: "SecretsKit", targets: ["SecretsKit"]),
  .library(name: "Supabase", targets: ["Supabase"]),
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
      "LiveSession", "Wire", "HTMLRenderer", "ViewTree", "DeviceServices", "BrowserClient",
      "WebServer", "WeDaComposition", "WeDaPresentation", "WeDaData",
      "AppComposition", "DependencyContainer", "TabBarView", "UseCase", "FoodShare",
    ]),
  .library(name: "SupabaseSimulator", targets: ["SupabaseSimulator"]),
  .library(name: "LayerFacts", targets: ["SwiftFacts"]),
  .library(name: "FuzzTargets", targets: ["FuzzTargets"]),
]

let hasInternals = ProcessInfo.processInfo.environment["STRATA_INTERNALS"] != nil

let package = Package(
  name: "Strata",
  platforms: [.iOS(.v17), .macOS(.v14)],
  products: isWhole ? offered + (hasInternals ? internals : []) : [],
  targets: modules.map(\.target) + modules.compactMap(\.testTarget)
    + plugins + (isWhole ? [checkPlugin] : []) + (hasBrowserTests ? [browserTests] : []))
