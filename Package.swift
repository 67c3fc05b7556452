// swift-tools-version: 6.2
import CompilerPluginSupport
import Foundation
import PackageDescription

/// One module of this package, from which its target and its test target are made.
///
/// Its sources are in the folder `parent`/`folder`. Its tests are in the same folder below `Tests`.
struct Module {
  enum Kind { case library, executable, macro, c, system(pkgConfig: String, apt: String) }

  var name: String
  /// The folder that contains the module's folder, such as `Sources/Web`. It determines the layer.
  var parent: String
  /// The modules that it imports.
  var uses: [String] = []
  var kind = Kind.library
  /// The name of the module's folder; without one, the module's name.
  var folder: String?
  /// Whether it has a test target.
  var tests = true
  /// The modules that only its tests import.
  var testUses: [String] = []
  var resources: [Resource] = []
  var exclude: [String] = []
  var plugins: [String] = []
  /// Whether `import Foundation` also imports StrataFoundationAdditions (docs/decisions/0006).
  var foundation = false
  /// The names of system libraries that are linked.
  var links: [String] = []
  /// The names of SwiftSyntax's libraries, which the toolchain has for the compiler's own use.
  var hostLibraries: [String] = []
  /// Whether it, or a module that it uses, is compiled against SwiftSyntax.
  var parsesSwift = false
  var language = SwiftLanguageMode.v6
  /// Whether async functions run on the caller's actor, as with Xcode's setting Approachable
  /// Concurrency.
  var approachable = false
  /// The folder of its tests, if it is not the usual one.
  var testFolder: String?
  /// Whether it is built as its author would build it: only with the language mode, without the
  /// other settings of this package.
  var asWritten = false
  /// Whether debug builds are optimized too: the checker reads whole projects in tests and in
  /// `make check`, and the simulators compute pictures point by point (docs/decisions/0025, 0032).
  var optimized = false
  /// Whether it is an app that tests import. It is then a library, since SwiftPM may build a test
  /// before the executable that it imports. Its `@main` is compiled to a function with a name of
  /// its own, which a program in `Examples/Launchers` calls.
  var isApp = false
}

// MARK: - The modules, layer by layer

let system = [
  Module(
    name: "StrataCLibWebSockets", parent: "Sources/System",
    kind: .system(pkgConfig: "libwebsockets", apt: "libwebsockets-dev"), tests: false),
  Module(name: "StrataCEventLoop", parent: "Sources/System", kind: .c, tests: false, links: ["ev"]),
  Module(
    name: "StrataCSQLite", parent: "Sources/System",
    kind: .system(pkgConfig: "sqlite3", apt: "libsqlite3-dev"), tests: false),
  // Only the simulator of Supabase uses it, to query its database; no product contains it.
  Module(
    name: "CPostgreSQL", parent: "Sources/System",
    kind: .system(pkgConfig: "libpq", apt: "libpq-dev"), tests: false),
  Module(
    name: "StrataCCrypto", parent: "Sources/System",
    kind: .system(pkgConfig: "libcrypto", apt: "libssl-dev"), tests: false),
  Module(
    name: "StrataCPNG", parent: "Sources/System",
    kind: .system(pkgConfig: "libpng", apt: "libpng-dev"),
    tests: false),
  Module(
    name: "StrataCTurboJPEG", parent: "Sources/System",
    kind: .system(pkgConfig: "libturbojpeg", apt: "libturbojpeg0-dev"), tests: false),
  Module(
    name: "StrataCWebP", parent: "Sources/System",
    kind: .system(pkgConfig: "libwebp", apt: "libwebp-dev"), tests: false),
  Module(name: "StrataCHostHook", parent: "Sources/System", kind: .c, tests: false),
  Module(name: "CIndexStore", parent: "Sources/System", kind: .c, tests: false),
  Module(name: "StrataCEndBell", parent: "Sources/System", kind: .c, tests: false),
  // Counts the allocations of the program that is linked with it. Only tests are; no product is.
  Module(name: "CAllocationCount", parent: "Sources/System", kind: .c, tests: false),
  Module(name: "CWeDaServer", parent: "Sources/System", kind: .c, tests: false),
  Module(name: "CRickMortyServer", parent: "Sources/System", kind: .c, tests: false),
  Module(name: "StrataCPreviewRecords", parent: "Sources/System", kind: .c, tests: false),
  // No file imports it by this name. It lets files import the parts of `os`, such as `os.log`.
  Module(name: "StrataCLogNames", parent: "Sources/System", kind: .c, tests: false),
]

let frameworks = [
  Module(
    name: "StrataFoundationAdditions", parent: "Sources/Frameworks", uses: ["StrataDeviceServices"],
    testUses: ["StrataKitTesting"], links: ["_FoundationICU"]),
  // Generates the code of the macros. Tests depend on this module instead of the macro itself:
  // SwiftPM would otherwise compile everything that any test uses a second time, for the host
  // (docs/decisions/0032).
  Module(name: "StrataSwiftUIMacroExpansion", parent: "Sources/Frameworks"),
  Module(
    name: "StrataSwiftUIMacros", parent: "Sources/Frameworks",
    uses: ["StrataSwiftUIMacroExpansion"],
    kind: .macro, tests: false),
  Module(
    name: "Combine", parent: "Sources/Frameworks",
    uses: ["StrataDeviceServices", "StrataFoundationAdditions"],
    testUses: ["StrataKitTesting"], foundation: true),
  // What the Swift SDK imports into every file (docs/decisions/0089).
  Module(
    name: "StrataAppleNames", parent: "Sources/Frameworks",
    uses: ["Combine", "StrataFoundationAdditions"]),
  Module(
    name: "UniformTypeIdentifiers", parent: "Sources/Frameworks",
    uses: ["StrataFoundationAdditions"],
    testUses: ["SwiftUI", "SwiftUITesting", "StrataDeviceServices"], foundation: true),
  Module(
    name: "CoreLocation", parent: "Sources/Frameworks",
    uses: ["StrataDeviceServices", "StrataPlaceNames"],
    testUses: ["StrataKitTesting", "Combine"]),
  Module(
    name: "BackgroundTasks", parent: "Sources/Frameworks", uses: ["StrataDeviceServices"],
    testUses: ["StrataKitTesting"]),
  Module(
    name: "UserNotifications", parent: "Sources/Frameworks", uses: ["StrataDeviceServices"],
    testUses: ["StrataKitTesting"]),
  // OSLog re-exports it, so the tests of OSLog are also its tests.
  Module(name: "os", parent: "Sources/Frameworks", uses: ["StrataCLogNames"], tests: false),
  Module(name: "OSLog", parent: "Sources/Frameworks", uses: ["os"]),
  Module(name: "CryptoKit", parent: "Sources/Frameworks", uses: ["StrataCCrypto"]),
  // Drawn with SwiftUI's views: docs/guides/uikit.md.
  Module(
    name: "UIKit", parent: "Sources/Frameworks",
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
    name: "MapKit", parent: "Sources/Frameworks",
    uses: [
      "SwiftUI", "UIKit", "CoreLocation", "StrataViewTree", "StrataRendering",
      "StrataDeviceServices", "StrataAssets",
      "StrataPersistence", "StrataFoundationAdditions",
    ],
    testUses: ["SwiftUITesting", "StrataKitTesting", "StrataWebServer", "_Testing_UIKit"],
    foundation: true),
]

/// The modules of SwiftUI, each after those that it uses; `SwiftUI` re-exports all of them
/// (docs/decisions/0079).
let swiftUI = [
  Module(
    name: "SwiftUICore", parent: "Sources/Frameworks/SwiftUI",
    uses: [
      "Combine", "StrataDeviceServices", "StrataViewTree", "StrataRendering",
      "StrataFoundationAdditions",
    ],
    tests: false, foundation: true),
  Module(
    name: "StrataSwiftUIDrawing", parent: "Sources/Frameworks/SwiftUI",
    uses: [
      "SwiftUICore", "StrataAssets", "StrataViewTree", "StrataRendering",
      "StrataFoundationAdditions",
    ],
    tests: false, foundation: true),
  Module(
    name: "StrataSwiftUILayout", parent: "Sources/Frameworks/SwiftUI",
    uses: [
      "SwiftUICore", "StrataSwiftUIDrawing", "StrataViewTree", "StrataRendering",
      "StrataFoundationAdditions",
    ],
    tests: false, foundation: true),
  Module(
    name: "StrataSwiftUIMotion", parent: "Sources/Frameworks/SwiftUI",
    uses: [
      "SwiftUICore", "StrataSwiftUIDrawing", "StrataSwiftUILayout", "StrataViewTree",
      "StrataRendering",
      "StrataFoundationAdditions",
    ],
    tests: false, foundation: true),
  Module(
    name: "StrataSwiftUIGestures", parent: "Sources/Frameworks/SwiftUI",
    uses: [
      "SwiftUICore", "StrataSwiftUIDrawing", "StrataSwiftUILayout", "StrataViewTree",
      "StrataRendering",
      "StrataFoundationAdditions",
    ],
    tests: false, foundation: true),
  Module(
    name: "StrataSwiftUIControls", parent: "Sources/Frameworks/SwiftUI",
    uses: [
      "SwiftUICore", "StrataSwiftUIDrawing", "StrataSwiftUILayout", "StrataSwiftUIGestures",
      "StrataViewTree",
      "StrataRendering", "StrataFoundationAdditions",
    ],
    tests: false, foundation: true),
  Module(
    name: "StrataSwiftUIAccessibility", parent: "Sources/Frameworks/SwiftUI",
    uses: [
      "SwiftUICore", "StrataSwiftUIDrawing", "StrataSwiftUILayout", "StrataSwiftUIMotion",
      "StrataSwiftUIControls",
      "StrataViewTree", "StrataRendering", "StrataFoundationAdditions",
    ],
    tests: false, foundation: true),
  Module(
    name: "StrataSwiftUINavigation", parent: "Sources/Frameworks/SwiftUI",
    uses: [
      "SwiftUICore", "StrataSwiftUIDrawing", "StrataSwiftUILayout", "StrataSwiftUIControls",
      "StrataSwiftUIAccessibility", "StrataRouteCoding", "StrataViewTree", "StrataRendering",
      "StrataFoundationAdditions",
    ],
    tests: false, foundation: true),
  Module(
    name: "StrataSwiftUICollections", parent: "Sources/Frameworks/SwiftUI",
    uses: [
      "SwiftUICore", "StrataSwiftUIDrawing", "StrataSwiftUILayout", "StrataSwiftUIControls",
      "StrataSwiftUIAccessibility", "StrataSwiftUINavigation", "StrataViewTree", "StrataRendering",
      "StrataFoundationAdditions",
    ],
    tests: false, foundation: true),
  Module(
    name: "StrataSwiftUIPickers", parent: "Sources/Frameworks/SwiftUI",
    uses: [
      "SwiftUICore", "StrataSwiftUIDrawing", "StrataSwiftUILayout", "StrataSwiftUIControls",
      "StrataSwiftUIAccessibility", "StrataSwiftUINavigation", "StrataSwiftUICollections",
      "StrataViewTree",
      "StrataRendering", "StrataFoundationAdditions",
    ],
    tests: false, foundation: true),
  Module(
    name: "StrataSwiftUIFiles", parent: "Sources/Frameworks/SwiftUI",
    uses: [
      "SwiftUICore", "StrataSwiftUIDrawing", "StrataSwiftUILayout", "StrataSwiftUIControls",
      "StrataSwiftUIAccessibility", "StrataSwiftUINavigation", "StrataDeviceServices",
      "UniformTypeIdentifiers",
      "StrataViewTree", "StrataRendering", "StrataFoundationAdditions",
    ],
    tests: false, foundation: true),
  Module(
    name: "StrataSwiftUIApp", parent: "Sources/Frameworks/SwiftUI",
    uses: [
      "StrataSwiftUIAccessibility", "StrataSwiftUICollections", "StrataSwiftUIControls",
      "SwiftUICore",
      "StrataSwiftUIDrawing", "StrataSwiftUIFiles", "StrataSwiftUIGestures", "StrataSwiftUILayout",
      "StrataSwiftUIMotion",
      "StrataSwiftUINavigation", "StrataSwiftUIPickers", "StrataViewTree", "Combine",
      "StrataDeviceServices", "StrataFoundationAdditions",
      "StrataSwiftUIMacros", "StrataCPreviewRecords",
    ],
    tests: false, foundation: true),
  // What Apple has and Strata lacks, declared as unavailable: written by `make parity`.
  Module(
    name: "StrataSwiftUIAbsent", parent: "Sources/Frameworks/SwiftUI",
    uses: [
      "SwiftUICore", "StrataSwiftUIDrawing", "StrataSwiftUILayout", "StrataSwiftUIMotion",
      "StrataSwiftUIGestures", "StrataSwiftUIControls", "StrataSwiftUIAccessibility",
      "StrataSwiftUINavigation", "StrataSwiftUICollections", "StrataSwiftUIPickers",
      "StrataSwiftUIFiles", "StrataSwiftUIApp", "UniformTypeIdentifiers", "Combine",
      "StrataFoundationAdditions",
    ],
    tests: false, foundation: true),
  // Brings UIKit along, as Apple's does on iOS; UIKit itself stands on the modules above.
  Module(
    name: "SwiftUI", parent: "Sources/Frameworks/SwiftUI",
    uses: [
      "StrataSwiftUIAbsent", "StrataSwiftUIApp", "UIKit", "UserNotifications",
      "StrataFoundationAdditions",
    ],
    testUses: [
      "SwiftUITesting", "StrataRendering", "StrataDeviceServices", "StrataRouteCoding",
      "StrataAssets", "StrataViewTree", "Combine",
      "UniformTypeIdentifiers",
    ],
    foundation: true, testFolder: "Tests/Frameworks/SwiftUITests"),
]

/// Models that a store keeps, for views to show: docs/decisions/0004.
let swiftData = [
  Module(
    name: "SwiftData", parent: "Sources/Frameworks",
    uses: [
      "SwiftUI", "StrataSwiftUIMacros", "StrataViewTree", "StrataDeviceServices",
      "StrataPersistence", "StrataCSQLite", "StrataFoundationAdditions",
    ],
    testUses: ["SwiftUITesting", "StrataKitTesting"], foundation: true),
  // Objects of a data model that Xcode's editor writes: docs/decisions/0092.
  Module(
    name: "CoreData", parent: "Sources/Frameworks",
    uses: [
      "SwiftUI", "Combine", "StrataDataModels", "StrataViewTree", "StrataDeviceServices",
      "StrataPersistence", "StrataFoundationAdditions",
    ],
    testUses: ["SwiftUITesting", "StrataKitTesting"], foundation: true),
]

let interface = [
  // Read by CoreData when an app runs, and by `strata run` when it generates classes.
  Module(name: "StrataDataModels", parent: "Sources/Interface"),
  Module(name: "StrataRendering", parent: "Sources/Interface"),
  Module(name: "StrataRouteCoding", parent: "Sources/Interface"),
  Module(name: "StrataSymbols", parent: "Sources/Interface", plugins: ["StrataIconSheet"]),
  Module(name: "StrataDeviceServices", parent: "Sources/Interface", testUses: ["StrataKitTesting"]),
  Module(name: "StrataAssets", parent: "Sources/Interface", testUses: ["StrataKitTesting"]),
  Module(
    name: "StrataViewTree", parent: "Sources/Interface",
    uses: ["StrataRendering", "StrataDeviceServices"]),
]

let web = [
  Module(
    name: "StrataWire", parent: "Sources/Web", testUses: ["StrataKitTesting"],
    exclude: ["wire.json"]
  ),
  Module(
    name: "StrataHTMLRenderer", parent: "Sources/Web",
    uses: ["StrataRendering", "StrataWire", "StrataSymbols"],
    testUses: ["StrataKitTesting"]),
  Module(
    name: "StrataBrowserClient", parent: "Sources/Web", uses: ["StrataDeviceServices"],
    testUses: ["StrataBrowserTesting", "StrataKitTesting", "StrataWebServer", "StrataWire"],
    resources: [.copy("Resources")], exclude: ["Client", "Scripts"]),
  Module(
    name: "StrataWebServer", parent: "Sources/Web",
    uses: ["StrataCLibWebSockets", "StrataCEventLoop"],
    testUses: ["StrataKitTesting"]),
  Module(
    name: "StrataLiveSession", parent: "Sources/Web",
    uses: [
      "StrataViewTree", "StrataRendering", "StrataDeviceServices", "StrataWire",
      "StrataHTMLRenderer",
    ],
    testUses: ["SwiftUI", "SwiftUITesting", "StrataKitTesting", "CAllocationCount"]),
  Module(
    name: "StrataWebPush", parent: "Sources/Web", uses: ["StrataDeviceServices", "StrataCCrypto"],
    testUses: ["StrataKitTesting", "StrataWebServer"]),
  Module(
    name: "StrataAppHost", parent: "Sources/Web",
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
    name: "NetworkingKit", parent: "Sources/Kits",
    uses: ["StrataDeviceServices", "StrataFoundationAdditions"],
    testUses: ["StrataKitTesting", "StrataWebServer", "StrataBrowserTesting"],
    resources: [.process("Resources")],
    foundation: true),
  Module(
    name: "StrataPersistence", parent: "Sources/Kits",
    uses: ["StrataDeviceServices", "StrataCSQLite", "StrataFoundationAdditions"],
    testUses: ["StrataKitTesting", "persistence-writer"], foundation: true),
  Module(
    name: "StrataSecrets", parent: "Sources/Kits", uses: ["StrataDeviceServices", "StrataCCrypto"],
    testUses: ["StrataKitTesting"]),
  // Has the API of Supabase's official SDK, and sends requests by NetworkingKit:
  // docs/decisions/0046.
  Module(
    name: "Supabase", parent: "Sources/Kits",
    uses: ["NetworkingKit", "StrataDeviceServices", "StrataFoundationAdditions"],
    testUses: ["StrataKitTesting", "StrataWebServer"], foundation: true),
  Module(
    name: "StrataPlaceNames", parent: "Sources/Kits", uses: ["StrataDeviceServices"],
    resources: [.copy("Resources")],
    exclude: ["Scripts"]),
]

let uikits = [
  Module(
    name: "DesignKit", parent: "Sources/UIKits", uses: ["SwiftUI", "StrataFoundationAdditions"],
    testUses: ["SwiftUITesting", "StrataKitTesting"], foundation: true),
  Module(
    name: "ImageKit", parent: "Sources/UIKits",
    uses: [
      "SwiftUI", "StrataAssets", "StrataDeviceServices", "NetworkingKit", "StrataCPNG",
      "StrataCTurboJPEG", "StrataCWebP",
      "StrataFoundationAdditions",
    ],
    testUses: ["SwiftUITesting", "StrataKitTesting", "StrataWebServer", "StrataRendering"],
    foundation: true),
  Module(
    name: "RoutingKit", parent: "Sources/UIKits", uses: ["SwiftUI", "StrataFoundationAdditions"],
    testUses: ["SwiftUITesting"], foundation: true),
]

let testing = [
  // The toolchain's Testing imports a module of this name into each file that also imports UIKit.
  Module(name: "_Testing_UIKit", parent: "Sources/Testing", tests: false),
  Module(name: "StrataKitTesting", parent: "Sources/Testing"),
  Module(
    name: "persistence-writer", parent: "Sources/Testing",
    uses: ["StrataPersistence", "StrataDeviceServices", "StrataFoundationAdditions"],
    kind: .executable,
    folder: "PersistenceWriter", tests: false, foundation: true),
  Module(
    name: "SwiftUITesting", parent: "Sources/Testing",
    uses: [
      "SwiftUI", "StrataViewTree", "StrataRendering", "StrataDeviceServices", "StrataHTMLRenderer",
      "StrataWire", "StrataLiveSession",
    ]),
  Module(name: "StrataBrowserTesting", parent: "Sources/Testing", uses: ["StrataKitTesting"]),
  Module(
    name: "StrataAppDriving", parent: "Sources/Testing",
    uses: [
      "SwiftUI", "SwiftUITesting", "StrataBrowserTesting", "StrataAppHost", "StrataViewTree",
      "StrataRendering",
    ],
    testUses: ["StrataAssets", "StrataKitTesting"]),
  Module(
    name: "FuzzTargets", parent: "Sources/Testing",
    uses: ["StrataWire", "StrataRouteCoding", "StrataWebServer"],
    testUses: ["StrataKitTesting"]),
]

let layers = optimized([
  Module(name: "StrataImportGraph", parent: "Sources/Layers", testUses: ["StrataKitTesting"]),
  Module(name: "StrataSwiftFacts", parent: "Sources/Layers", uses: ["StrataImportGraph"]),
  Module(
    name: "StrataProjectFacts", parent: "Sources/Layers", uses: ["StrataImportGraph"],
    testUses: ["StrataKitTesting"]),
  Module(
    name: "StrataLayerRules", parent: "Sources/Layers",
    uses: ["StrataImportGraph", "StrataSwiftFacts", "StrataProjectFacts"],
    testUses: ["StrataKitTesting"]),
  Module(
    name: "StrataLayerPresets", parent: "Sources/Layers", uses: ["StrataLayerRules"],
    testUses: ["StrataImportGraph", "StrataKitTesting"]),
  Module(
    name: "StrataCheckReports", parent: "Sources/Layers", uses: ["StrataLayerRules"],
    testUses: ["StrataImportGraph"]),
])

let tool = [
  Module(
    name: "MissionReport", parent: "Sources/Tool",
    uses: ["StrataImportGraph", "StrataLayerPresets", "StrataLayerRules"],
    testUses: ["StrataKitTesting"]),
  Module(
    name: "ParityReport", parent: "Sources/Tool", uses: ["CIndexStore", "StrataImportGraph"],
    testUses: ["StrataKitTesting", "SwiftUI"], exclude: ["Resources"],
    hostLibraries: ["SwiftSyntax", "SwiftParser"], parsesSwift: true),
  Module(name: "PreviewRunner", parent: "Sources/Tool", testUses: ["StrataKitTesting"]),
  Module(
    name: "previews", parent: "Sources/Tool", uses: ["PreviewRunner", "StrataCEndBell"],
    kind: .executable,
    tests: false),
  Module(name: "StrataSignals", parent: "Sources/Tool"),
  // Makes a Swift SDK of the frameworks: docs/decisions/0089.
  Module(name: "StrataSwiftSDK", parent: "Sources/Tool", testUses: ["StrataKitTesting"]),
  // Edits existing Swift files by their syntax tree: docs/decisions/0038.
  Module(
    name: "StrataSwiftEdits", parent: "Sources/Tool",
    hostLibraries: ["SwiftSyntax", "SwiftParser"],
    parsesSwift: true),
  Module(
    name: "StrataScaffold", parent: "Sources/Tool", uses: ["StrataSignals", "StrataSwiftEdits"],
    testUses: [
      "StrataKitTesting", "StrataImportGraph", "StrataLayerPresets", "StrataLayerRules", "MyApp",
      "SwiftUI",
      "SwiftUITesting", "StrataFoundationAdditions",
    ],
    resources: [.copy("Templates")], parsesSwift: true),
  // Runs somebody's Xcode project in a generated package: docs/decisions/0090.
  Module(
    name: "StrataProjectRuns", parent: "Sources/Tool",
    uses: ["StrataImportGraph", "StrataProjectFacts", "StrataSignals", "StrataDataModels"],
    testUses: ["StrataKitTesting"]),
  Module(
    name: "StrataCommands", parent: "Sources/Tool",
    uses: [
      "StrataImportGraph", "StrataSwiftFacts", "StrataLayerRules", "StrataLayerPresets",
      "StrataCheckReports", "StrataProjectFacts", "StrataProjectRuns",
      "StrataSignals", "StrataSwiftSDK",
    ],
    testUses: ["StrataKitTesting", "StrataBrowserTesting", "strata"]),
  // The commands that edit sources. They run in a program of their own, so that `strata check` does
  // not load the toolchain's parser (docs/decisions/0042).
  Module(
    name: "StrataScaffoldCommands", parent: "Sources/Tool",
    uses: ["StrataCommands", "StrataScaffold", "StrataSwiftEdits"],
    testUses: ["StrataKitTesting", "StrataBrowserTesting", "strata", "strata-scaffold"],
    parsesSwift: true),
  Module(
    name: "strata-scaffold", parent: "Sources/Tool",
    uses: ["StrataCommands", "StrataScaffoldCommands", "StrataSignals"], kind: .executable,
    folder: "ScaffoldProgram", tests: false, parsesSwift: true),
  Module(
    name: "strata", parent: "Sources/Tool", uses: ["StrataCommands", "StrataSignals"],
    kind: .executable,
    tests: false),
  Module(
    name: "mission", parent: "Sources/Tool", uses: ["MissionReport"], kind: .executable,
    tests: false),
  Module(
    name: "parity", parent: "Sources/Tool", uses: ["ParityReport"], kind: .executable,
    tests: false, parsesSwift: true),
  // Generates the wire protocol's code for server and browser from one schema: docs/decisions/0064.
  Module(
    name: "WireSource", parent: "Sources/Tool", kind: .executable, testUses: ["StrataKitTesting"]),
  Module(name: "StrataIconSheetTool", parent: "Sources/Tool", kind: .executable),
  Module(
    name: "StrataSecretSource", parent: "Sources/Tool", uses: ["StrataSecrets"],
    testUses: ["StrataKitTesting", "StrataBrowserTesting", "strata", "strata-secrets"]),
  Module(
    name: "strata-secrets", parent: "Sources/Tool", uses: ["StrataSecretSource"], kind: .executable,
    folder: "SecretsCommand", tests: false),
]

let simulators = optimized([
  Module(
    name: "SimulatorKit", parent: "Simulators", uses: ["StrataWebServer", "StrataCEndBell"],
    testUses: ["StrataKitTesting"]),
  // OpenWeatherSimulatorTests tests it, together with the answers that are computed from it.
  Module(
    name: "SimulatedWorld", parent: "Simulators", tests: false, resources: [.copy("Resources")],
    exclude: ["Scripts"]),
  Module(
    name: "OpenWeatherSimulator", parent: "Simulators",
    uses: ["SimulatedWorld", "SimulatorKit", "StrataWebServer", "StrataCPNG"],
    testUses: ["StrataKitTesting", "openweather-simulator"]),
  Module(
    name: "OpenMeteoSimulator", parent: "Simulators",
    uses: ["SimulatedWorld", "SimulatorKit", "StrataWebServer"],
    testUses: ["StrataKitTesting", "openmeteo-simulator"]),
  Module(
    name: "openmeteo-simulator", parent: "Simulators",
    uses: ["OpenMeteoSimulator", "SimulatorKit"], kind: .executable, tests: false),
  Module(
    name: "openweather-simulator", parent: "Simulators",
    uses: ["OpenWeatherSimulator", "SimulatorKit"], kind: .executable, tests: false),
  // FoodShare's tests test it, since that app's migrations determine its answers.
  Module(
    name: "SupabaseSimulator", parent: "Simulators",
    uses: ["SimulatorKit", "StrataWebServer", "CPostgreSQL", "StrataCCrypto"], tests: false,
    resources: [.copy("Resources/project.sql")]),
  Module(
    name: "supabase-simulator", parent: "Simulators", uses: ["SupabaseSimulator", "SimulatorKit"],
    kind: .executable, tests: false),
])

let rickmortySimulator = optimized([
  Module(
    name: "RickMortySimulator", parent: "Simulators",
    uses: ["SimulatorKit", "StrataWebServer", "StrataCPNG"],
    testUses: ["StrataKitTesting", "ImageKit", "rickmorty-simulator"]),
  Module(
    name: "rickmorty-simulator", parent: "Simulators",
    uses: ["RickMortySimulator", "SimulatorKit"], kind: .executable, tests: false),
])

/// The Rick and Morty app: the modules of its document, each of which can be built and tested
/// alone.
let rickmorty = [
  Module(
    name: "RickMortyNetworkLayer", parent: "Apps/RickMorty",
    uses: ["NetworkingKit", "StrataFoundationAdditions"],
    testUses: ["StrataKitTesting", "RickMortySimulator", "SimulatorKit"], foundation: true),
  Module(
    name: "CoreAPI", parent: "Apps/RickMorty",
    uses: ["RickMortyNetworkLayer", "NetworkingKit", "StrataFoundationAdditions"],
    testUses: ["StrataKitTesting"], foundation: true),
  Module(
    name: "UseCase", parent: "Apps/RickMorty", uses: ["StrataFoundationAdditions"],
    testUses: ["StrataKitTesting"], foundation: true),
  Module(
    name: "RickMortyRepository", parent: "Apps/RickMorty",
    uses: [
      "UseCase", "CoreAPI", "RickMortyNetworkLayer", "StrataPersistence",
      "StrataFoundationAdditions",
    ],
    testUses: ["StrataKitTesting", "NetworkingKit", "RickMortySimulator", "SimulatorKit"],
    foundation: true),
  Module(
    name: "DependencyContainer", parent: "Apps/RickMorty", uses: ["StrataFoundationAdditions"],
    testUses: ["StrataKitTesting"], foundation: true),
  Module(
    name: "Feed", parent: "Apps/RickMorty", uses: ["UseCase", "StrataFoundationAdditions"],
    testUses: ["StrataKitTesting"], foundation: true),
  Module(
    name: "RickMortyUI", parent: "Apps/RickMorty",
    uses: [
      "UseCase", "Feed", "SwiftUI", "UIKit", "DesignKit", "ImageKit", "RoutingKit",
      "StrataFoundationAdditions",
    ],
    testUses: ["SwiftUITesting", "StrataKitTesting", "StrataRendering", "RickMortySimulator"],
    resources: [.copy("Resources")], foundation: true),
  Module(
    name: "CharacterDetailsView", parent: "Apps/RickMorty",
    uses: [
      "UseCase", "Feed", "RickMortyUI", "DependencyContainer", "RoutingKit", "SwiftUI",
      "DesignKit", "StrataFoundationAdditions",
    ], testUses: ["SwiftUITesting", "StrataKitTesting"], foundation: true),
  Module(
    name: "DevPreview", parent: "Apps/RickMorty",
    uses: [
      "UseCase", "Feed", "RickMortyRepository", "RickMortyNetworkLayer", "DependencyContainer",
      "StrataFoundationAdditions",
    ],
    testUses: ["StrataKitTesting"], resources: [.copy("Resources")], foundation: true),
  Module(
    name: "FeedView", parent: "Apps/RickMorty",
    uses: [
      "UseCase", "Feed", "RickMortyUI", "CharacterDetailsView", "DependencyContainer",
      "DevPreview", "RoutingKit", "SwiftUI", "DesignKit", "StrataFoundationAdditions",
    ], testUses: ["SwiftUITesting", "StrataKitTesting"], foundation: true),
  Module(
    name: "FeedListView", parent: "Apps/RickMorty",
    uses: [
      "UseCase", "Feed", "RickMortyUI", "CharacterDetailsView", "DependencyContainer",
      "DevPreview",
      "RoutingKit", "SwiftUI", "UIKit", "DesignKit", "StrataFoundationAdditions",
    ], testUses: ["SwiftUITesting", "StrataKitTesting"], foundation: true),
  Module(
    name: "TabBarView", parent: "Apps/RickMorty",
    uses: [
      "FeedView", "FeedListView", "CharacterDetailsView", "RickMortyUI", "DependencyContainer",
      "RoutingKit", "SwiftUI", "StrataFoundationAdditions",
    ],
    testUses: [
      "SwiftUITesting", "StrataKitTesting", "StrataRendering", "AppComposition", "UseCase", "Feed",
    ], foundation: true),
  Module(
    name: "AppComposition", parent: "Apps/RickMorty",
    uses: [
      "DependencyContainer", "Feed", "UseCase", "RickMortyRepository", "RickMortyNetworkLayer",
      "NetworkingKit", "StrataPersistence", "StrataFoundationAdditions",
    ], testUses: ["StrataKitTesting"], foundation: true),
  Module(
    name: "RickMortyServer", parent: "Apps/RickMorty",
    uses: ["StrataAppHost", "RickMortySimulator", "CRickMortyServer"], folder: "Server"),
  Module(
    name: "rickmorty", parent: "Apps/RickMorty",
    uses: [
      "AppComposition", "DependencyContainer", "TabBarView", "SwiftUI", "UIKit",
      "StrataFoundationAdditions", "StrataAppHost", "RickMortyServer",
    ],
    kind: .executable, folder: "App", tests: false, foundation: true),
]

let weda = [
  Module(
    name: "WeDaDomain", parent: "Apps/WeDa", uses: ["StrataFoundationAdditions"], folder: "Domain",
    testUses: ["StrataKitTesting", "StrataImportGraph"], foundation: true),
  Module(
    name: "WeDaData", parent: "Apps/WeDa",
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
    name: "WeDaPresentation", parent: "Apps/WeDa",
    uses: [
      "WeDaDomain", "DesignKit", "SwiftUI", "UIKit", "MapKit", "UniformTypeIdentifiers",
      "StrataFoundationAdditions",
    ],
    folder: "Presentation",
    testUses: ["SwiftUITesting", "StrataKitTesting", "StrataAssets"],
    resources: [.copy("Resources")],
    foundation: true),
  Module(
    name: "WeDaCommandLine", parent: "Apps/WeDa",
    uses: ["WeDaDomain", "WeDaData", "WeDaPresentation", "StrataFoundationAdditions"],
    folder: "CommandLine",
    testUses: [
      "StrataBrowserTesting", "StrataKitTesting", "OpenWeatherSimulator", "SimulatorKit",
      "NetworkingKit",
      "StrataPersistence", "weda",
    ], foundation: true),
  Module(
    name: "WeDaServer", parent: "Apps/WeDa",
    uses: [
      "StrataAppHost", "OpenWeatherSimulator", "SimulatorKit", "CWeDaServer", "WeDaCommandLine",
      "WeDaData",
    ],
    folder: "Server"),
  // Not in the executable, since SwiftPM may build a test before the executable that it imports.
  Module(
    name: "WeDaComposition", parent: "Apps/WeDa",
    uses: ["WeDaDomain", "WeDaData", "WeDaPresentation", "StrataFoundationAdditions"],
    folder: "Composition",
    testUses: [
      "StrataDeviceServices", "StrataKitTesting", "NetworkingKit", "OpenWeatherSimulator",
      "StrataPersistence",
      "StrataSecrets", "SimulatorKit", "SwiftUITesting",
    ], foundation: true),
  Module(
    name: "weda", parent: "Apps/WeDa",
    uses: [
      "WeDaComposition", "WeDaPresentation", "SwiftUI", "UIKit", "StrataFoundationAdditions",
      "StrataAppHost",
      "WeDaServer",
    ],
    kind: .executable, folder: "App", tests: false, resources: [.copy("Resources")],
    exclude: ["Info.plist"], foundation: true),
]

/// The name of the program that each build tool plugin runs, by the plugin's name.
let pluginTools = ["StrataIconSheet": "StrataIconSheetTool", "SealedKeys": "strata-secrets"]

/// The FoodShare app, made by `strata new --preset layers`: one module, whose folders are its
/// layers.
let foodshare = [
  Module(
    name: "FoodShare", parent: "Apps/FoodShare",
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
    name: "foodshare", parent: "Apps/FoodShare", uses: ["FoodShare", "StrataAppHost"],
    kind: .executable,
    folder: "Launcher", tests: false),
]

let examples = [
  Module(
    name: "ArkanaKeys", parent: "Examples", uses: ["StrataSecrets"], testUses: ["StrataKitTesting"],
    plugins: ["SealedKeys"]),
  Module(
    name: "Counter", parent: "Examples",
    uses: ["SwiftUI", "StrataAppHost", "StrataFoundationAdditions"],
    kind: .executable, tests: false, foundation: true),
  // Apps that stand for those of users: each has its own manifest. The tests build them here, too.
  Module(
    name: "Bookshelf", parent: "Examples/Foreign", uses: ["SwiftUI", "StrataAppHost"],
    kind: .executable,
    folder: "Bookshelf/Sources/Bookshelf", tests: false, language: .v5, asWritten: true),
  Module(
    name: "Pantry", parent: "Examples/Foreign", uses: ["SwiftUI", "StrataAppHost"],
    kind: .executable,
    folder: "Pantry/Sources/Pantry", tests: false, asWritten: true),
  Module(
    name: "Orchard", parent: "Examples/Foreign", uses: ["SwiftUI", "UIKit", "StrataAppHost"],
    kind: .executable, folder: "Orchard/Sources/Orchard", tests: false, asWritten: true),
  // The example apps of the documents, one target for each.
  Module(
    name: "StarterApp", parent: "Examples/StarterApp",
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
    name: "starterapp", parent: "Examples/Launchers", uses: ["StarterApp"], kind: .executable,
    tests: false),
  // The app that `strata new MyApp --example` generates, with its generated tests.
  Module(
    name: "MyApp", parent: "Examples/MyApp",
    uses: ["SwiftUI", "StrataAppHost", "StrataFoundationAdditions"],
    folder: "MyApp",
    resources: [
      .copy("Resources/Assets.xcassets"), .copy("Resources/Localizable.xcstrings"),
      .copy("Mocks/Responses"),
    ],
    foundation: true, approachable: true, testFolder: "Examples/MyApp/MyAppTests",
    asWritten: true, isApp: true),
  Module(
    name: "myapp", parent: "Examples/Launchers", uses: ["MyApp"], kind: .executable, tests: false),
  // The apps that `strata new` generates from the other presets. Their own packages run their
  // tests; the tests here look at their previews.
  Module(
    name: "Larder", parent: "Examples/Larder",
    uses: ["SwiftUI", "StrataAppHost", "StrataFoundationAdditions"],
    folder: "Larder", tests: false,
    resources: [
      .copy("Resources/Assets.xcassets"), .copy("Resources/Localizable.xcstrings"),
      .copy("Mocks/Responses"),
    ],
    foundation: true, approachable: true, asWritten: true, isApp: true),
  Module(
    name: "larder", parent: "Examples/Launchers", uses: ["Larder"], kind: .executable,
    tests: false),
  Module(
    name: "Staff", parent: "Examples/Staff",
    uses: ["SwiftUI", "StrataAppHost", "StrataFoundationAdditions"],
    folder: "Staff", tests: false,
    resources: [
      .copy("Resources/Assets.xcassets"), .copy("Resources/Localizable.xcstrings"),
      .copy("Mocks/Responses"),
    ],
    foundation: true, approachable: true, asWritten: true, isApp: true),
  Module(
    name: "staff", parent: "Examples/Launchers", uses: ["Staff"], kind: .executable, tests: false),
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
    name: "Multiverse", parent: "Examples/Multiverse",
    uses: ["SwiftUI", "StrataAppHost", "StrataFoundationAdditions"]
      + [
        "CoreAPI", "DependencyContainer", "DevPreview", "CharacterDetailsView",
        "CharacterListView", "NetworkLayer", "Repository", "Routing", "SharedUI", "UseCase",
      ].map { "Multiverse\($0)" },
    folder: "Multiverse", tests: false,
    resources: [.copy("Resources/Assets.xcassets"), .copy("Resources/Localizable.xcstrings")],
    foundation: true, approachable: true, asWritten: true, isApp: true),
  Module(
    name: "multiverse", parent: "Examples/Launchers", uses: ["Multiverse"], kind: .executable,
    tests: false),
  Module(
    name: "DollarGeneralPersist", parent: "Examples/WeDaApp",
    uses: ["StrataPersistence", "StrataFoundationAdditions"],
    folder: "DollarGeneralPersist/Sources/DollarGeneralPersist",
    testUses: ["StrataKitTesting", "StrataDeviceServices"], foundation: true, asWritten: true),
  Module(
    name: "DollarGeneralTemplateHelpers", parent: "Examples/WeDaApp",
    uses: ["SwiftUI", "StrataFoundationAdditions"],
    folder: "DollarGeneralTemplateHelpers/Sources/DollarGeneralTemplateHelpers",
    testUses: ["StrataKitTesting"], foundation: true, asWritten: true),
  Module(
    name: "WeDaApp", parent: "Examples/WeDaApp",
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
    name: "wedaapp", parent: "Examples/Launchers", uses: ["WeDaApp"], kind: .executable,
    tests: false),
]

/// Returns a module of the example of document 004, in which each module is a package.
func multiversePart(
  _ name: String, _ uses: [String] = [], draws: Bool = false, resources: [Resource] = []
) -> Module {
  Module(
    name: "Multiverse\(name)", parent: "Examples/Multiverse/\(name)",
    uses: uses.map { "Multiverse\($0)" } + (draws ? ["SwiftUI"] : []), folder: "Sources/\(name)",
    tests: false, resources: resources, asWritten: true)
}

/// The modules that `Tests/Browser` uses: its helpers, the simulators, and the apps that it drives.
let browserTestUses = [
  "StrataBrowserTesting", "StrataKitTesting", "StrataDeviceServices", "StrataPersistence",
  "SimulatorKit",
  "OpenWeatherSimulator", "OpenMeteoSimulator",
  "StrataWebServer", "RickMortySimulator", "SupabaseSimulator", "Counter",
  "weda", "rickmorty", "foodshare", "strata",
  "Bookshelf", "Pantry", "Orchard", "starterapp", "wedaapp", "myapp",
  "larder", "multiverse", "staff",
]

/// All modules of the package. With `STRATA_MODULES=A,B` in the environment, only these modules and
/// those that they use.
let modules = narrowed(
  system + frameworks + swiftUI + swiftData + interface + web + kits + uikits + testing + layers
    + tool
    + simulators + rickmortySimulator + weda + rickmorty + foodshare + examples)

/// The names of the macros; no test target depends on one directly (docs/decisions/0032).
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

// MARK: - The targets of a module

/// The folder with the toolchain's SwiftSyntax, which is found from the path of the compiler.
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

/// Returns settings that shorten a build and change nothing that is built (docs/decisions/0032).
///
/// The compiler does not verify the code that it has just generated, and a small module is compiled
/// by one process instead of one for each core, each of which would read the whole module again.
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

/// Whether the build leaves out debug information, which is a tenth of the compiler's work: nobody
/// debugs the build of CI's fresh clone.
let isBuiltOnce = ProcessInfo.processInfo.environment["STRATA_BUILT_ONCE"] != nil

extension Module {
  var settings: [SwiftSetting] {
    let imported = name == "StrataAppleNames" ? name : "StrataFoundationAdditions"
    let additions = ["-Xfrontend", "-import-module", "-Xfrontend", imported]
    let imports: [SwiftSetting] =
      asWritten ? [] : [.enableUpcomingFeature("InternalImportsByDefault")]
    let entry = ["-Xfrontend", "-entry-point-function-name", "-Xfrontend", "\(name)_main"]
    let concurrency: [SwiftSetting] =
      approachable
      ? [
        .enableUpcomingFeature("NonisolatedNonsendingByDefault"),
        .enableUpcomingFeature("InferIsolatedConformances"),
      ] : []
    return [.swiftLanguageMode(language)] + imports + concurrency
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

  /// The settings of the test target. The tests of these two modules import them together with
  /// Foundation, as an app does; the modules themselves cannot.
  var testSettings: [SwiftSetting] {
    var tests = self
    tests.foundation =
      foundation || ["StrataFoundationAdditions", "StrataAppleNames"].contains(name)
    tests.isApp = false
    tests.optimized = false
    return tests.settings
  }

  var target: Target {
    let uses = uses.map { Target.Dependency.byName(name: $0) }
    let plugins = plugins.map { Target.PluginUsage.plugin(name: $0) }
    let path = "\(parent)/\(folder ?? name)"
    return switch kind {
    case .system(let pkgConfig, let apt):
      .systemLibrary(name: name, path: path, pkgConfig: pkgConfig, providers: [.apt([apt])])
    case .c:
      .target(name: name, path: path, linkerSettings: linkerSettings)
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
      testFolder ?? "Tests/\(parent.replacingOccurrences(of: "Sources/", with: ""))/\(tested)Tests"
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

/// The tests that drive the built executables of the apps in a real Chromium.
let browserTests = Target.testTarget(
  name: "BrowserTests", dependencies: browserTestUses.map { .byName(name: $0) },
  path: "Tests/Browser", swiftSettings: [.swiftLanguageMode(.v6)] + quickly("Tests/Browser"))

/// The command plugin `swift package strata-check`. It is built only when it is called.
let checkPlugin = Target.plugin(
  name: "StrataCheck",
  capability: .command(
    intent: .custom(verb: "strata-check", description: "Check the package's layers and rules")),
  dependencies: ["strata"], path: "Plugins/StrataCheck")

let wanted = ProcessInfo.processInfo.environment["STRATA_MODULES"]?.split(separator: ",")
let isWhole = wanted == nil
let hasBrowserTests = wanted?.contains("BrowserTests") ?? true

// MARK: - Products

/// The products for packages that depend on this one.
///
/// SwiftPM adds all modules of these products to the dependent's graph, where no target may have
/// the same name. So each of these modules has the name of one of Apple's or begins with `Strata`,
/// and no product that only this repository uses is in this list (docs/decisions/0079).
let offered: [Product] = [
  .library(name: "SwiftUI", targets: ["SwiftUI", "StrataAppleNames", "StrataAppHost"]),
  .library(name: "UIKit", targets: ["UIKit", "StrataAppleNames", "StrataAppHost"]),
  .library(name: "Combine", targets: ["Combine", "StrataAppleNames"]),
  .library(name: "CoreLocation", targets: ["CoreLocation"]),
  .library(name: "MapKit", targets: ["MapKit"]),
  .library(name: "SwiftData", targets: ["SwiftData"]),
  .library(name: "CoreData", targets: ["CoreData"]),
  .library(name: "UserNotifications", targets: ["UserNotifications"]),
  .library(name: "BackgroundTasks", targets: ["BackgroundTasks"]),
  .library(name: "UniformTypeIdentifiers", targets: ["UniformTypeIdentifiers"]),
  .library(name: "CryptoKit", targets: ["CryptoKit"]),
  .library(name: "OSLog", targets: ["OSLog"]),
  .library(name: "os", targets: ["os"]),
  .library(name: "SwiftUITesting", targets: ["SwiftUITesting", "StrataAppDriving"]),
  .library(name: "StrataPersistence", targets: ["StrataPersistence"]),
  .library(name: "StrataSecrets", targets: ["StrataSecrets"]),
  // The modules that Sources/Kits and Sources/UIKits depend on; those folders are packages of their
  // own.
  .library(
    name: "StrataSupport",
    targets: [
      "StrataDeviceServices", "StrataFoundationAdditions", "StrataAppleNames", "StrataAssets",
    ]),
  .library(name: "StrataCPNG", targets: ["StrataCPNG"]),
  .library(name: "StrataCTurboJPEG", targets: ["StrataCTurboJPEG"]),
  .library(name: "StrataCWebP", targets: ["StrataCWebP"]),
  // Encrypts an app's keys into it when it is built.
  .plugin(name: "SealedKeys", targets: ["SealedKeys"]),
  .plugin(name: "StrataCheck", targets: ["StrataCheck"]),
  .executable(name: "strata", targets: ["strata"]),
  .executable(name: "strata-secrets", targets: ["strata-secrets"]),
  .executable(name: "strata-scaffold", targets: ["strata-scaffold"]),
]

/// More products for the packages Benchmarks, Fuzzing and Tests/Agreement of this repository, whose
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
      "BackgroundTasks", "UniformTypeIdentifiers", "CryptoKit", "OSLog", "os", "SwiftData",
      "CoreData", "StrataAppleNames", "StrataAppHost", "SwiftUITesting", "StrataPersistence", "StrataSecrets",
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
