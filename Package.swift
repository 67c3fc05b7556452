// swift-tools-version: 6.2
import CompilerPluginSupport
import Foundation
import PackageDescription

/// The modules of this package, layer by layer.
///
/// A module's folder determines its layer. If nothing else is stated, it has the module's name, the
/// tests are in the same folder below `Tests`, and they use StrataKitTesting, too. `Module`, below,
/// explains the parameters. Scripts and tests read these lines as text: `Folder` and `Module` begin
/// one, and the names are literals.
@ModuleList var table: [Module] {
  Folder("Sources/System") {
    Module("StrataCLibWebSockets", kind: .system("libwebsockets", apt: "libwebsockets-dev"))
    Module("StrataCEventLoop", kind: .c, links: ["ev"])
    Module("StrataCSQLite", kind: .system("sqlite3", apt: "libsqlite3-dev"))
    // Only the simulator of Supabase uses it, to query its database; no product contains it.
    Module("CPostgreSQL", kind: .system("libpq", apt: "libpq-dev"))
    Module("StrataCCrypto", kind: .system("libcrypto", apt: "libssl-dev"))
    Module("StrataCZlib", kind: .system("zlib", apt: "zlib1g-dev"))
    Module("StrataCPNG", kind: .system("libpng", apt: "libpng-dev"))
    Module("StrataCTurboJPEG", kind: .system("libturbojpeg", apt: "libturbojpeg0-dev"))
    Module("StrataCWebP", kind: .system("libwebp", apt: "libwebp-dev"))
    Module("StrataCHostHook", kind: .c)
    Module("CIndexStore", kind: .c)
    Module("StrataCEndBell", kind: .c)
    Module("StrataCWorkers", kind: .c)
    Module("StrataCThreadRank", kind: .c)
    // Counts the allocations of the program that is linked with it. Only tests are; no product is.
    Module("CAllocationCount", kind: .c)
    Module("CWeDaServer", kind: .c)
    Module("CRickMortyServer", kind: .c)
    Module("StrataCPreviewRecords", kind: .c)
    // No file imports it by this name. It lets files import the parts of `os`, such as `os.log`.
    Module("StrataCLogNames", kind: .c)
  }
  Folder("Sources/Frameworks") {
    // Generates the code of the macros. Tests depend on this module instead of the macro itself:
    // SwiftPM would otherwise compile everything that any test uses a second time, for the host
    // (docs/decisions/0032).
    Module("StrataSwiftUIMacroExpansion", kitTesting: false)
    Module("StrataSwiftUIMacros", uses: "StrataSwiftUIMacroExpansion", kind: .macro)
    Module(
      "StrataFoundationAdditions", uses: "StrataDeviceServices", "StrataSwiftUIMacros",
      links: ["_FoundationICU"])
    Module("Combine", uses: "StrataDeviceServices", foundation: true)
    // What the Swift SDK imports into every file (docs/decisions/0089).
    Module("StrataAppleNames", uses: "Combine", "StrataFoundationAdditions", kitTesting: false)
    Module(
      "UniformTypeIdentifiers", testUses: "SwiftUI", "SwiftUITesting", "StrataDeviceServices",
      kitTesting: false, foundation: true)
    // What can be made from a file that a person chooses: docs/decisions/0094.
    Module(
      "CoreTransferable", uses: "UniformTypeIdentifiers", "StrataDeviceServices",
      kitTesting: false, foundation: true)
    Module("CoreLocation", uses: "StrataDeviceServices", "StrataPlaceNames", testUses: "Combine")
    Module("BackgroundTasks", uses: "StrataDeviceServices")
    Module("UserNotifications", uses: "StrataDeviceServices")
    // OSLog re-exports it, so the tests of OSLog are also its tests.
    Module("os", uses: "StrataCLogNames", "StrataDeviceServices", isTested: false)
    Module("OSLog", uses: "os", testUses: "StrataDeviceServices", kitTesting: false)
    Module("CryptoKit", uses: "StrataCCrypto", kitTesting: false)
    // Drawn with SwiftUI's views: docs/guides/uikit.md.
    Module(
      "UIKit", uses: "StrataSwiftUIApp", "StrataSwiftUIPictures", "StrataSwiftUIMacros", "Combine",
      "StrataViewTree", "StrataRendering",
      "StrataDeviceServices", "StrataAssets", "CoreTransferable", "UniformTypeIdentifiers",
      "StrataFoundationAdditions", "_Testing_UIKit", "StrataCPNG", "StrataCTurboJPEG",
      "StrataCWebP", "StrataCZlib", testUses: "SwiftUI", "SwiftUITesting",
      "StrataRendering", "UserNotifications", foundation: true)
    Module(
      "MapKit", uses: "SwiftUI", "UIKit", "CoreLocation", "StrataViewTree", "StrataRendering",
      "StrataDeviceServices", "StrataAssets", "StrataPersistence", testUses: "SwiftUITesting",
      "StrataWebServer", "_Testing_UIKit", foundation: true)
  }
  Folder("Sources/Frameworks/SwiftUI", isTested: false, foundation: true) {
    Module(
      "SwiftUICore", uses: "Combine", "StrataAssets", "StrataDeviceServices", "StrataViewTree",
      "StrataRendering")
    Module(
      "StrataSwiftUIDrawing", uses: "SwiftUICore", "StrataAssets", "StrataViewTree",
      "StrataRendering")
    Module("StrataSwiftUILayout", parts: "Drawing")
    Module("StrataSwiftUIMotion", parts: "Drawing", "Layout")
    Module("StrataSwiftUIGestures", parts: "Drawing", "Layout")
    Module(
      "StrataSwiftUIControls", parts: "Drawing", "Layout", "Gestures",
      uses: "CoreTransferable", "StrataDeviceServices", "UniformTypeIdentifiers")
    Module("StrataSwiftUIAccessibility", parts: "Drawing", "Layout", "Motion", "Controls")
    Module(
      "StrataSwiftUINavigation", parts: "Drawing", "Layout", "Controls", "Accessibility",
      uses: "StrataRouteCoding", "StrataDeviceServices")
    Module(
      "StrataSwiftUICollections", parts: "Drawing", "Layout", "Controls", "Accessibility",
      "Navigation")
    Module(
      "StrataSwiftUIPickers", parts: "Drawing", "Layout", "Controls", "Accessibility", "Navigation",
      "Collections")
    Module(
      "StrataSwiftUIFiles", parts: "Drawing", "Layout", "Controls", "Accessibility", "Navigation",
      uses: "StrataDeviceServices", "UniformTypeIdentifiers")
    Module(
      "StrataSwiftUIApp", uses: "StrataSwiftUIAccessibility", "StrataSwiftUICollections",
      "StrataSwiftUIControls", "SwiftUICore", "StrataSwiftUIDrawing", "StrataSwiftUIFiles",
      "StrataSwiftUIGestures", "StrataSwiftUILayout", "StrataSwiftUIMotion",
      "StrataSwiftUINavigation", "StrataSwiftUIPickers", "StrataViewTree", "Combine",
      "StrataDeviceServices", "StrataFoundationAdditions", "StrataSwiftUIMacros",
      "StrataCPreviewRecords")
    // What Apple has and Strata lacks, declared as unavailable: written by `make parity`.
    Module(
      "StrataSwiftUIAbsent", uses: "SwiftUICore", "StrataSwiftUIDrawing", "StrataSwiftUILayout",
      "StrataSwiftUIMotion", "StrataSwiftUIGestures", "StrataSwiftUIControls",
      "StrataSwiftUIAccessibility", "StrataSwiftUINavigation", "StrataSwiftUICollections",
      "StrataSwiftUIPickers", "StrataSwiftUIFiles", "StrataSwiftUIApp", "UniformTypeIdentifiers",
      "Combine", "CoreTransferable")
    // Brings UIKit along, as Apple's does on iOS; UIKit itself uses the modules above.
    Module(
      "SwiftUI", uses: "StrataSwiftUIAbsent", "StrataSwiftUIApp", "UIKit", "UserNotifications",
      "CoreImage", testUses: "SwiftUITesting", "StrataRendering", "StrataDeviceServices",
      "StrataRouteCoding", "StrataAssets", "StrataViewTree", "Combine", "UniformTypeIdentifiers",
      "StrataSwiftUIPictures", "StrataHTMLRenderer",
      kitTesting: false, testFolder: "Tests/Frameworks/SwiftUITests")
  }
  Folder("Sources/Frameworks/SwiftUI", isTested: false, foundation: true, optimized: true) {
    // Lays out and paints views for `ImageRenderer`: docs/decisions/0102.
    Module(
      "StrataSwiftUIPictures", parts: "Drawing", "Layout",
      uses: "StrataAssets", "StrataDeviceServices", "StrataSymbols")
  }
  Folder("Sources/Frameworks", foundation: true) {
    Module(
      "SwiftData", uses: "SwiftUI", "StrataSwiftUIMacros", "StrataViewTree", "StrataDeviceServices",
      "StrataPersistence", "StrataCSQLite", testUses: "SwiftUITesting", "Combine")
    // Drawn by the server: docs/decisions/0031.
    Module(
      "Charts", uses: "SwiftUI", "StrataViewTree", "StrataRendering",
      testUses: "SwiftUITesting", "StrataHTMLRenderer",
      kitTesting: false)
    // Objects of a data model that Xcode's editor writes: docs/decisions/0092.
    Module(
      "CoreData", uses: "SwiftUI", "Combine", "StrataDataModels", "StrataViewTree",
      "StrataDeviceServices", "StrataPersistence", testUses: "SwiftUITesting")
    // Sounds, movies and speech of the browser: docs/decisions/0094.
    Module(
      "AVFoundation", uses: "CoreTransferable", "UniformTypeIdentifiers", "StrataAssets",
      "StrataDeviceServices", "UIKit", "AudioToolbox", testUses: "StrataAssets", "UIKit")
    Module(
      "AVKit", uses: "AVFoundation", "SwiftUI", "StrataViewTree", "StrataRendering",
      testUses: "SwiftUITesting", "StrataDeviceServices", kitTesting: false)
    Module("AudioToolbox", kitTesting: false)
    // What a page does not have answers that it is not available: docs/decisions/0094.
    Module("CoreMotion", kitTesting: false)
    Module("CoreHaptics", kitTesting: false)
    Module("HealthKit", kitTesting: false)
    Module("Vision", kitTesting: false)
    Module("VisionKit", uses: "Vision", "SwiftUI", testUses: "SwiftUITesting", kitTesting: false)
    Module("CoreML", kitTesting: false)
    // What a person chooses in the browser's file field, and what it downloads: docs/decisions/0094.
    Module(
      "Photos", uses: "SwiftUI", "StrataDeviceServices", "UniformTypeIdentifiers",
      kitTesting: false)
    Module(
      "PhotosUI", uses: "SwiftUI", "Photos", "CoreTransferable", "UniformTypeIdentifiers",
      testUses: "SwiftUITesting", "StrataDeviceServices", kitTesting: false)
  }
  // Apple's other frameworks, as far as a server with a browser can: docs/decisions/0094.
  Folder("Sources/Frameworks", foundation: true) {
    Module(
      "WebKit", uses: "SwiftUI", "UIKit", "StrataViewTree", "StrataRendering", "StrataAssets",
      "StrataDeviceServices", testUses: "SwiftUITesting", "StrataBrowserTesting", "StrataAppHost",
      kitTesting: false)
    Module("Security", uses: "StrataSecrets", "StrataDeviceServices")
    Module("StoreKit", uses: "SwiftUI", "UIKit", testUses: "SwiftUITesting", kitTesting: false)
    Module(
      "AuthenticationServices", uses: "SwiftUI", "UIKit", testUses: "SwiftUITesting",
      kitTesting: false)
    Module(
      "SafariServices", uses: "SwiftUI", "UIKit", "WebKit", testUses: "SwiftUITesting",
      kitTesting: false)
    Module("MessageUI", uses: "SwiftUI", "UIKit", testUses: "SwiftUITesting", kitTesting: false)
    Module(
      "CoreImage", uses: "UIKit", "StrataCLogNames", "_Testing_CoreImage", kitTesting: false)
    Module("EventKit", uses: "UIKit", "StrataDeviceServices")
    Module(
      "EventKitUI", uses: "EventKit", "SwiftUI", "UIKit", "StrataDeviceServices",
      testUses: "SwiftUITesting")
    Module("ContactsUI", uses: "Contacts", "SwiftUI", "UIKit", testUses: "SwiftUITesting")
  }
  Folder("Sources/Frameworks") {
    Module("Contacts")
    Module("Network", uses: "StrataDeviceServices", kitTesting: false)
    Module("LocalAuthentication", kitTesting: false)
    Module("DeviceCheck", kitTesting: false)
    Module("WatchConnectivity", uses: "StrataDeviceServices", kitTesting: false)
    Module("WidgetKit", kitTesting: false)
    Module("ActivityKit", kitTesting: false)
    Module("CoreSpotlight", kitTesting: false)
  }
  Folder("Sources/Frameworks", foundation: true) {
    Module(
      "AppIntents", uses: "SwiftUI", "StrataDeviceServices", testUses: "SwiftUITesting")
  }
  Folder("Sources/Interface") {
    // Read by CoreData when an app runs, and by `strata run` when it generates classes.
    Module("StrataDataModels", kitTesting: false)
    Module("StrataRendering", kitTesting: false)
    Module("StrataRouteCoding", kitTesting: false)
    Module("StrataSymbols", kitTesting: false, plugins: ["StrataIconSheet"])
    Module("StrataDeviceServices")
    Module("StrataAssets")
    Module("StrataViewTree", uses: "StrataRendering", "StrataDeviceServices", kitTesting: false)
  }
  Folder("Sources/Web") {
    Module("StrataWire", uses: "StrataDeviceServices", exclude: ["wire.json"])
    Module("StrataHTMLRenderer", uses: "StrataRendering", "StrataWire", "StrataSymbols")
    Module(
      "StrataBrowserClient", uses: "StrataDeviceServices", testUses: "StrataBrowserTesting",
      "StrataWebServer", "StrataWire", resources: [.copy("Resources")],
      exclude: ["Client", "Scripts"])
    Module(
      "StrataWebServer", uses: "StrataCLibWebSockets", "StrataCEventLoop", "StrataCThreadRank",
      testUses: "StrataCThreadRank")
    // The front of several processes that serve one app: docs/decisions/0100.
    Module("StrataWorkers", uses: "StrataWebServer", "StrataCWorkers")
    Module(
      "StrataLiveSession", uses: "StrataViewTree", "StrataRendering", "StrataDeviceServices",
      "StrataWire", "StrataHTMLRenderer", testUses: "SwiftUI", "SwiftUITesting", "CAllocationCount")
    Module(
      "StrataWebPush", uses: "StrataDeviceServices", "StrataCCrypto", testUses: "StrataWebServer")
    Module(
      "StrataAppHost", uses: "StrataWebPush", "StrataLiveSession", "StrataWebServer",
      "StrataWorkers",
      "StrataBrowserClient", "StrataHTMLRenderer", "StrataWire", "StrataViewTree",
      "StrataRendering", "StrataDeviceServices", "StrataPersistence", "StrataSecrets",
      "StrataCHostHook",
      "StrataCEndBell", "StrataCThreadRank", "StrataCCrypto", "StrataCZlib", "StrataAssets",
      testUses: "SwiftUI",
      "BackgroundTasks", "UserNotifications", "StrataBrowserTesting", "Counter",
      "keepsake", "tripwire")
  }
  Folder("Sources/Kits") {
    Module(
      "NetworkingKit", uses: "StrataDeviceServices", testUses: "StrataWebServer",
      "StrataBrowserTesting", resources: [.process("Resources")], foundation: true)
    Module(
      "StrataPersistence", uses: "StrataDeviceServices", "StrataCSQLite",
      testUses: "persistence-writer", "SupabaseSimulator", "StrataCSQLite", foundation: true)
    Module("StrataSecrets", uses: "StrataDeviceServices", "StrataCCrypto")
    // Has the API of Supabase's official SDK, and sends requests by NetworkingKit:
    // docs/decisions/0046.
    Module(
      "Supabase", uses: "NetworkingKit", "StrataDeviceServices", testUses: "StrataWebServer",
      foundation: true)
    Module(
      "StrataPlaceNames", uses: "StrataDeviceServices", kitTesting: false,
      resources: [.copy("Resources")], exclude: ["Scripts"])
  }
  Folder("Sources/UIKits", foundation: true) {
    Module("DesignKit", uses: "SwiftUI", testUses: "SwiftUITesting", "StrataRendering")
    Module(
      "ImageKit", uses: "SwiftUI", "StrataAssets", "StrataDeviceServices", "NetworkingKit",
      "StrataCPNG", "StrataCTurboJPEG", "StrataCWebP", testUses: "SwiftUITesting",
      "StrataWebServer", "StrataRendering", "StrataBrowserTesting")
    Module("RoutingKit", uses: "SwiftUI", testUses: "SwiftUITesting", kitTesting: false)
  }
  // The former names of modules, which no product contains: docs/decisions/0005.
  Folder("Sources/Aliases", isTested: false) {
    Module(
      "PersistenceKit", uses: "StrataPersistence", testUses: "SecretsKit", "FoundationAdditions",
      "AppHost", "AppDriving")
    Module("SecretsKit", uses: "StrataSecrets")
    Module("FoundationAdditions", uses: "StrataFoundationAdditions")
    Module("AppHost", uses: "StrataAppHost")
    Module("AppDriving", uses: "StrataAppDriving")
  }
  Folder("Sources/Testing") {
    // The toolchain's Testing imports a module of this name into each file that also imports UIKit.
    Module("_Testing_UIKit", isTested: false)
    Module("_Testing_CoreImage", isTested: false)
    Module("StrataKitTesting", kitTesting: false)
    Module(
      "persistence-writer", uses: "StrataPersistence", "StrataDeviceServices", kind: .executable,
      folder: "PersistenceWriter", foundation: true)
    Module(
      "keepsake", uses: "SwiftUI", "Combine", "StrataAppHost", "StrataPersistence",
      kind: .executable, folder: "Keepsake", foundation: true)
    Module(
      "tripwire", uses: "SwiftUI", "StrataAppHost", kind: .executable, folder: "Tripwire",
      foundation: true)
    Module(
      "SwiftUITesting", uses: "SwiftUI", "StrataViewTree", "StrataRendering",
      "StrataDeviceServices", "StrataHTMLRenderer", "StrataWire", "StrataLiveSession",
      kitTesting: false)
    Module("StrataBrowserTesting", uses: "StrataKitTesting", kitTesting: false)
    Module(
      "StrataAppDriving", uses: "SwiftUI", "SwiftUITesting", "StrataBrowserTesting",
      "StrataAppHost", "StrataWire", "StrataViewTree", "StrataRendering",
      testUses: "StrataAssets", "PhotosUI")
    // Without SwiftUI, so that libFuzzer's build takes a minute or two.
    Module(
      "FuzzTargets", uses: "StrataWire", "StrataRouteCoding", "StrataWebServer", "StrataWorkers",
      "StrataWebPush", "StrataDeviceServices", "StrataAssets", "StrataDataModels",
      "StrataFoundationAdditions", "CryptoKit", "StrataProjectFacts", "Supabase", "SimulatorKit",
      "SupabaseSimulator", "WeDaDomain", "WeDaData", "UseCase")
  }
  Folder("Sources/Layers", optimized: true) {
    Module("StrataImportGraph")
    Module("StrataSwiftFacts", uses: "StrataImportGraph", kitTesting: false)
    Module("StrataProjectFacts", uses: "StrataImportGraph")
    Module("StrataLayerRules", uses: "StrataImportGraph", "StrataSwiftFacts", "StrataProjectFacts")
    Module("StrataLayerPresets", uses: "StrataLayerRules", testUses: "StrataImportGraph")
    Module(
      "StrataCheckReports", uses: "StrataLayerRules", testUses: "StrataImportGraph",
      kitTesting: false)
  }
  Folder("Sources/Tool") {
    Module("MissionReport", uses: "StrataImportGraph", "StrataLayerPresets", "StrataLayerRules")
    Module(
      "ParityReport", uses: "CIndexStore", "StrataImportGraph", testUses: "SwiftUI",
      exclude: ["Resources"], swiftSyntax: .linked)
    Module("PreviewRunner")
    Module("previews", uses: "PreviewRunner", "StrataCEndBell", kind: .executable)
    Module("StrataSignals", kitTesting: false)
    // Makes a Swift SDK of the frameworks: docs/decisions/0089.
    Module("StrataSwiftSDK")
    // Edits existing Swift files by their syntax tree: docs/decisions/0038.
    Module("StrataSwiftEdits", kitTesting: false, swiftSyntax: .linked)
    Module(
      "StrataScaffold", uses: "StrataLayerPresets", "StrataLayerRules", "StrataSignals",
      "StrataSwiftEdits", testUses: "StrataImportGraph", "MyApp", "SwiftUI", "SwiftUITesting",
      "StrataFoundationAdditions", resources: [.copy("Templates")], swiftSyntax: .visible)
    // Runs a user's Xcode project in a generated package: docs/decisions/0089.
    Module(
      "StrataProjectRuns", uses: "StrataImportGraph", "StrataProjectFacts", "StrataSignals",
      "StrataDataModels")
    Module(
      "StrataCommands", uses: "StrataImportGraph", "StrataSwiftFacts", "StrataLayerRules",
      "StrataLayerPresets", "StrataCheckReports", "StrataProjectFacts", "StrataProjectRuns",
      "StrataSignals", "StrataSwiftSDK", testUses: "StrataBrowserTesting", "strata")
    // The commands that edit sources. They run in a separate program, so that `strata check`
    // does not load the toolchain's parser (docs/decisions/0038).
    Module(
      "StrataScaffoldCommands", uses: "StrataCommands", "StrataScaffold", "StrataSwiftEdits",
      testUses: "StrataBrowserTesting", "strata", "strata-scaffold", swiftSyntax: .visible)
    Module(
      "strata-scaffold", uses: "StrataCommands", "StrataScaffoldCommands", "StrataSignals",
      kind: .executable, folder: "ScaffoldProgram", swiftSyntax: .visible)
    Module("strata", uses: "StrataCommands", "StrataSignals", kind: .executable)
    Module("mission", uses: "MissionReport", kind: .executable)
    Module("parity", uses: "ParityReport", kind: .executable, swiftSyntax: .visible)
    // Generates the wire protocol's code for server and browser from one schema
    // (docs/decisions/0064).
    Module("WireSource", kind: .executable, isTested: true)
    Module("StrataIconSheetTool", kind: .executable, isTested: true, kitTesting: false)
    Module(
      "StrataSecretSource", uses: "StrataSecrets", testUses: "StrataBrowserTesting", "strata",
      "strata-secrets")
    Module(
      "strata-secrets", uses: "StrataSecretSource", kind: .executable, folder: "SecretsCommand")
  }
  Folder("Simulators", optimized: true) {
    Module("SimulatorKit", uses: "StrataWebServer", "StrataCEndBell")
    // OpenWeatherSimulatorTests tests it, together with the answers that are computed from it.
    Module("SimulatedWorld", isTested: false, resources: [.copy("Resources")], exclude: ["Scripts"])
    Module(
      "OpenWeatherSimulator", uses: "SimulatedWorld", "SimulatorKit", "StrataWebServer",
      "StrataCPNG", testUses: "openweather-simulator")
    Module(
      "OpenMeteoSimulator", uses: "SimulatedWorld", "SimulatorKit", "StrataWebServer",
      testUses: "openmeteo-simulator")
    Module("openmeteo-simulator", uses: "OpenMeteoSimulator", "SimulatorKit", kind: .executable)
    Module("openweather-simulator", uses: "OpenWeatherSimulator", "SimulatorKit", kind: .executable)
    // FoodShare's tests test it, since that app's migrations determine its answers.
    Module(
      "SupabaseSimulator", uses: "SimulatorKit", "StrataWebServer", "CPostgreSQL", "StrataCCrypto",
      isTested: false, resources: [.copy("Resources/project.sql")])
    Module("supabase-simulator", uses: "SupabaseSimulator", "SimulatorKit", kind: .executable)
    Module(
      "RickMortySimulator", uses: "SimulatorKit", "StrataWebServer", "StrataCPNG",
      testUses: "ImageKit", "rickmorty-simulator")
    Module("rickmorty-simulator", uses: "RickMortySimulator", "SimulatorKit", kind: .executable)
  }
  Folder("Apps/WeDa", foundation: true) {
    Module("WeDaDomain", folder: "Domain", testUses: "StrataImportGraph")
    Module(
      "WeDaData", uses: "WeDaDomain", "NetworkingKit", "StrataPersistence", "StrataSecrets",
      "StrataPlaceNames", "CoreLocation", "BackgroundTasks", "UserNotifications", folder: "Data",
      testUses: "StrataDeviceServices", "OpenWeatherSimulator", "OpenMeteoSimulator",
      "SimulatorKit")
    Module(
      "WeDaPresentation", uses: "WeDaDomain", "DesignKit", "SwiftUI", "UIKit", "MapKit", "Charts",
      "UniformTypeIdentifiers", folder: "Presentation", testUses: "SwiftUITesting", "StrataAssets",
      resources: [.copy("Resources")])
    Module(
      "WeDaCommandLine", uses: "WeDaDomain", "WeDaData", "WeDaPresentation", folder: "CommandLine",
      testUses: "StrataBrowserTesting", "OpenWeatherSimulator", "SimulatorKit", "NetworkingKit",
      "StrataPersistence", "weda")
    Module(
      "WeDaServer", uses: "StrataAppHost", "StrataRouteCoding", "StrataSymbols",
      "OpenWeatherSimulator", "OpenMeteoSimulator", "SimulatorKit", "CWeDaServer",
      "WeDaCommandLine", "WeDaComposition", "WeDaData", "WeDaDomain", "WeDaPresentation",
      folder: "Server", kitTesting: false, resources: [.copy("Screenshots")], foundation: false)
    // Not in the executable, since SwiftPM may build a test before the executable that it imports.
    Module(
      "WeDaComposition", uses: "WeDaDomain", "WeDaData", "WeDaPresentation", folder: "Composition",
      testUses: "StrataDeviceServices", "NetworkingKit", "OpenWeatherSimulator",
      "StrataPersistence", "StrataSecrets", "SimulatorKit", "SwiftUITesting")
    Module(
      "weda", uses: "WeDaComposition", "WeDaPresentation", "SwiftUI", "UIKit",
      "StrataFoundationAdditions", "StrataAppHost", "WeDaServer", kind: .executable, folder: "App",
      resources: [.copy("Resources")], exclude: ["Info.plist"])
  }
  Folder("Apps/RickMorty", foundation: true) {
    Module(
      "RickMortyNetworkLayer", uses: "NetworkingKit", testUses: "RickMortySimulator",
      "SimulatorKit")
    Module("CoreAPI", uses: "RickMortyNetworkLayer", "NetworkingKit")
    Module("UseCase")
    Module(
      "RickMortyRepository", uses: "UseCase", "CoreAPI", "RickMortyNetworkLayer",
      "StrataPersistence", testUses: "NetworkingKit", "RickMortySimulator", "SimulatorKit")
    Module("DependencyContainer")
    Module("Feed", uses: "UseCase")
    Module(
      "RickMortyUI", uses: "UseCase", "Feed", "SwiftUI", "UIKit", "DesignKit", "ImageKit",
      "RoutingKit", testUses: "SwiftUITesting", "StrataRendering", "RickMortySimulator",
      resources: [.copy("Resources")])
    Module(
      "CharacterDetailsView", uses: "UseCase", "Feed", "RickMortyUI", "DependencyContainer",
      "RoutingKit", "SwiftUI", "DesignKit", testUses: "SwiftUITesting")
    Module(
      "DevPreview", uses: "UseCase", "Feed", "RickMortyRepository", "RickMortyNetworkLayer",
      "DependencyContainer", resources: [.copy("Resources")])
    Module(
      "FeedView", uses: "UseCase", "Feed", "RickMortyUI", "CharacterDetailsView",
      "DependencyContainer", "DevPreview", "RoutingKit", "SwiftUI", "DesignKit",
      testUses: "SwiftUITesting")
    Module(
      "FeedListView", uses: "UseCase", "Feed", "RickMortyUI", "CharacterDetailsView",
      "DependencyContainer", "DevPreview", "RoutingKit", "SwiftUI", "UIKit", "DesignKit",
      testUses: "SwiftUITesting")
    Module(
      "TabBarView", uses: "FeedView", "FeedListView", "CharacterDetailsView", "RickMortyUI",
      "DependencyContainer", "RoutingKit", "SwiftUI", testUses: "SwiftUITesting", "StrataRendering",
      "AppComposition", "UseCase", "Feed")
    Module(
      "AppComposition", uses: "DependencyContainer", "Feed", "UseCase", "RickMortyRepository",
      "RickMortyNetworkLayer", "NetworkingKit", "StrataPersistence")
    Module(
      "RickMortyServer", uses: "StrataAppHost", "RickMortySimulator", "CRickMortyServer",
      folder: "Server", kitTesting: false, foundation: false)
    Module(
      "rickmorty", uses: "AppComposition", "DependencyContainer", "TabBarView", "SwiftUI", "UIKit",
      "StrataFoundationAdditions", "StrataAppHost", "RickMortyServer", kind: .executable,
      folder: "App")
  }
  Folder("Apps/FoodShare") {
    Module(
      "FoodShare", uses: "SwiftUI", "UIKit", "StrataAppHost", "BackgroundTasks", "CoreLocation",
      "CryptoKit", "MapKit", "PhotosUI", "StrataPersistence", "StrataPlaceNames", "Supabase",
      "UserNotifications", "RoutingKit",
      testUses: "SwiftUITesting", "StrataWebServer", "StrataDeviceServices", "StrataLiveSession",
      "StrataRendering", "StrataViewTree", "SupabaseSimulator", "SimulatorKit",
      resources: ofNewApps + [.copy("App/Resources")], exclude: notInNewApps,
      foundation: true, approachable: true, asWritten: true, isApp: true)
    Module("foodshare", uses: "FoodShare", "StrataAppHost", kind: .executable, folder: "Launcher")
  }
  Folder("Examples") {
    Module("ArkanaKeys", uses: "StrataSecrets", plugins: ["SealedKeys"])
    Module("Counter", uses: "SwiftUI", "StrataAppHost", kind: .executable, foundation: true)
    Module(
      "Plots", uses: "SwiftUI", "Charts", "StrataAppHost", kind: .executable, isTested: false,
      foundation: true)
  }
  // Apps that represent those of users: each has a separate manifest. The tests build them here, too.
  Folder("Examples/Foreign", asWritten: true) {
    Module(
      "Bookshelf", uses: "SwiftUI", "StrataAppHost", kind: .executable,
      folder: "Bookshelf/Sources/Bookshelf", language: .v5)
    Module(
      "Pantry", uses: "SwiftUI", "StrataAppHost", kind: .executable,
      folder: "Pantry/Sources/Pantry")
    Module(
      "Orchard", uses: "SwiftUI", "UIKit", "StrataAppHost", kind: .executable,
      folder: "Orchard/Sources/Orchard")
  }
  // The example apps of the documents, one target for each.
  exampleApp(
    Module(
      "StarterApp", testUses: "SwiftUITesting", "OpenWeatherSimulator", "SimulatorKit",
      resources: [.copy("Resources/Assets.xcassets"), .process("Resources/weather_data.json")],
      language: .v5, testFolder: "Tests/Examples/StarterAppTests"))
  // The app that `strata new MyApp --example` generates, with its generated tests.
  exampleApp(
    Module(
      "MyApp", kitTesting: false, resources: ofNewApps, exclude: notInNewApps, approachable: true,
      testFolder: "Examples/MyApp/MyAppTests"))
  // The apps that `strata new` generates from the other presets. Separate packages run their
  // tests; the tests here look at their previews.
  exampleApp(
    Module(
      "Larder", isTested: false, resources: ofNewApps, exclude: notInNewApps, approachable: true))
  exampleApp(
    Module(
      "Staff", isTested: false, resources: ofNewApps, exclude: notInNewApps, approachable: true))
  multiversePart("NetworkLayer")
  multiversePart("UseCase")
  multiversePart("DependencyContainer")
  multiversePart("CoreAPI", uses: "NetworkLayer")
  multiversePart("Repository", uses: "UseCase", "CoreAPI", "NetworkLayer")
  multiversePart(
    "DevPreview", uses: "UseCase", "Repository", "NetworkLayer", "DependencyContainer",
    exclude: ["Responses"])
  multiversePart("Routing", draws: true)
  multiversePart("SharedUI", draws: true)
  multiversePart(
    "CharacterDetailsView", uses: "UseCase", "DependencyContainer", "Routing", "SharedUI",
    draws: true)
  multiversePart(
    "CharacterListView", uses: "UseCase", "DependencyContainer", "Routing", "SharedUI",
    "CharacterDetailsView", "DevPreview", draws: true)
  exampleApp(
    Module(
      "Multiverse", uses: "StrataFoundationAdditions", "MultiverseCoreAPI",
      "MultiverseDependencyContainer", "MultiverseDevPreview", "MultiverseCharacterDetailsView",
      "MultiverseCharacterListView", "MultiverseNetworkLayer", "MultiverseRepository",
      "MultiverseRouting", "MultiverseSharedUI", "MultiverseUseCase", isTested: false,
      resources: [.copy("Resources/Assets.xcassets"), .copy("Resources/Localizable.xcstrings")],
      approachable: true))
  Folder("Examples/WeDaApp", foundation: true, asWritten: true) {
    Module(
      "DollarGeneralPersist", uses: "SwiftData",
      folder: "DollarGeneralPersist/Sources/DollarGeneralPersist",
      testUses: "StrataDeviceServices", "StrataPersistence", "SwiftUITesting")
    Module(
      "DollarGeneralTemplateHelpers", uses: "SwiftUI",
      folder: "DollarGeneralTemplateHelpers/Sources/DollarGeneralTemplateHelpers")
  }
  exampleApp(
    Module(
      "WeDaApp", uses: "Combine", "CoreLocation", "NetworkingKit", "DollarGeneralPersist",
      "DollarGeneralTemplateHelpers",
      testUses: "SwiftUITesting", "OpenWeatherSimulator", "SimulatorKit", "StrataDeviceServices",
      resources: [.copy("Resources/Assets.xcassets")]))
}

/// The modules that `Tests/Browser` uses: its helpers, the simulators, and the apps that it drives.
let browserTestUses = [
  "StrataBrowserTesting", "StrataKitTesting", "StrataDeviceServices", "StrataPersistence",
  "SimulatorKit", "OpenWeatherSimulator", "OpenMeteoSimulator", "StrataWebServer",
  "RickMortySimulator", "SupabaseSimulator", "Counter", "weda", "rickmorty", "foodshare", "strata",
  "Bookshelf", "Pantry", "Orchard", "starterapp", "wedaapp", "myapp", "larder", "multiverse",
  "staff",
]

/// The resources of an app that `strata new` generates.
let ofNewApps: [Resource] = [
  .copy("Resources/Assets.xcassets"), .copy("Resources/Localizable.xcstrings"),
]

/// The folder of such an app whose files only debug builds or tests read, in the sources.
let notInNewApps = ["Mocks/Responses"]

/// The name of the program that each build tool plugin runs, by the plugin's name.
let pluginTools = ["StrataIconSheet": "StrataIconSheetTool", "SealedKeys": "strata-secrets"]

// MARK: - Products

/// The products for packages that depend on this one.
///
/// SwiftPM adds all modules of these products to the dependent's graph, where no target may have
/// the same name. So each of these modules has the name of one of Apple's or begins with `Strata`,
/// and no product that only this repository uses is in this list (docs/decisions/0005). Four
/// modules are exceptions: tests import `SwiftUITesting`, manifests name the plugin `SealedKeys`,
/// and the toolchain's Testing imports `_Testing_UIKit` and `_Testing_CoreImage` by these names.
let offered: [Product] = [
  .library(name: "SwiftUI", targets: ["SwiftUI", "StrataAppleNames", "StrataAppHost"]),
  .library(name: "UIKit", targets: ["UIKit", "StrataAppleNames", "StrataAppHost"]),
  .library(name: "Combine", targets: ["Combine", "StrataAppleNames"]),
  .library(name: "CoreLocation", targets: ["CoreLocation"]),
  .library(name: "MapKit", targets: ["MapKit"]),
  .library(name: "SwiftData", targets: ["SwiftData"]),
  .library(name: "CoreData", targets: ["CoreData"]),
  .library(name: "Charts", targets: ["Charts"]),
  .library(name: "UserNotifications", targets: ["UserNotifications"]),
  .library(name: "BackgroundTasks", targets: ["BackgroundTasks"]),
  .library(name: "AVFoundation", targets: ["AVFoundation"]),
  .library(name: "AVKit", targets: ["AVKit"]),
  .library(name: "AudioToolbox", targets: ["AudioToolbox"]),
  .library(name: "CoreMotion", targets: ["CoreMotion"]),
  .library(name: "CoreHaptics", targets: ["CoreHaptics"]),
  .library(name: "HealthKit", targets: ["HealthKit"]),
  .library(name: "Vision", targets: ["Vision"]),
  .library(name: "VisionKit", targets: ["VisionKit"]),
  .library(name: "CoreML", targets: ["CoreML"]),
  .library(name: "CoreTransferable", targets: ["CoreTransferable"]),
  .library(name: "Photos", targets: ["Photos"]),
  .library(name: "PhotosUI", targets: ["PhotosUI"]),
  .library(name: "UniformTypeIdentifiers", targets: ["UniformTypeIdentifiers"]),
  .library(name: "CryptoKit", targets: ["CryptoKit"]),
  .library(name: "OSLog", targets: ["OSLog"]),
  .library(name: "os", targets: ["os"]),
  .library(name: "WebKit", targets: ["WebKit"]),
  .library(name: "Security", targets: ["Security"]),
  .library(name: "CoreImage", targets: ["CoreImage"]),
  .library(name: "StoreKit", targets: ["StoreKit"]),
  .library(name: "AuthenticationServices", targets: ["AuthenticationServices"]),
  .library(name: "SafariServices", targets: ["SafariServices"]),
  .library(name: "MessageUI", targets: ["MessageUI"]),
  .library(name: "EventKit", targets: ["EventKit"]),
  .library(name: "EventKitUI", targets: ["EventKitUI"]),
  .library(name: "Contacts", targets: ["Contacts"]),
  .library(name: "ContactsUI", targets: ["ContactsUI"]),
  .library(name: "Network", targets: ["Network"]),
  .library(name: "LocalAuthentication", targets: ["LocalAuthentication"]),
  .library(name: "DeviceCheck", targets: ["DeviceCheck"]),
  .library(name: "WatchConnectivity", targets: ["WatchConnectivity"]),
  .library(name: "WidgetKit", targets: ["WidgetKit"]),
  .library(name: "ActivityKit", targets: ["ActivityKit"]),
  .library(name: "CoreSpotlight", targets: ["CoreSpotlight"]),
  .library(name: "AppIntents", targets: ["AppIntents"]),
  .library(name: "SwiftUITesting", targets: ["SwiftUITesting", "StrataAppDriving"]),
  .library(name: "StrataPersistence", targets: ["StrataPersistence"]),
  .library(name: "StrataSecrets", targets: ["StrataSecrets"]),
  // The modules that Sources/Kits and Sources/UIKits depend on; those folders are separate
  // packages.
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
      "StrataDeviceServices", "StrataBrowserClient", "StrataWebServer", "WeDaComposition",
      "WeDaPresentation", "WeDaData", "AppComposition", "DependencyContainer", "TabBarView",
      "UseCase", "FoodShare",
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
      "CoreData", "CoreTransferable", "Charts", "Photos", "PhotosUI", "AVFoundation", "AVKit",
      "AudioToolbox", "CoreMotion", "CoreHaptics", "HealthKit", "Vision", "VisionKit", "CoreML",
      "WebKit", "Security", "StoreKit", "AuthenticationServices", "SafariServices", "MessageUI",
      "EventKit", "EventKitUI", "Contacts", "ContactsUI", "Network", "LocalAuthentication",
      "WatchConnectivity", "WidgetKit", "ActivityKit", "CoreSpotlight", "CoreImage",
      "AppIntents", "DeviceCheck",
      "StrataAppleNames", "StrataAppHost", "SwiftUITesting", "StrataPersistence", "StrataSecrets",
    ])
]

// MARK: - The package

let environment = ProcessInfo.processInfo.environment

/// The names in `STRATA_MODULES=A,B`. The package then has only these modules, with their tests,
/// and those that they use.
let asked = environment["STRATA_MODULES"].map { Set($0.split(separator: ",").map(String.init)) }
let modules = asked.map { narrowed(table, to: $0) } ?? table

/// Is `true` if the package has the command plugin: not in a build of some modules only, nor in
/// CI's.
let hasCheckPlugin = asked == nil && environment["STRATA_BUILT_ONCE"] == nil

/// The names of the macros; no test target depends on one directly (docs/decisions/0032).
let macros = modules.filter { if case .macro = $0.kind { true } else { false } }.map(\.name)

let plugins = Set(modules.flatMap(\.plugins)).sorted().map { name in
  Target.plugin(
    name: name, capability: .buildTool(),
    dependencies: [.byName(name: pluginTools[name] ?? "")], path: "Plugins/\(name)")
}

/// The command plugin `swift package strata-check`. It needs the program `strata`, which SwiftPM
/// builds once more for a plugin, with all its modules; so CI's build does without it.
let checkPlugin = Target.plugin(
  name: "StrataCheck",
  capability: .command(
    intent: .custom(verb: "strata-check", description: "Check the package's layers and rules")),
  dependencies: ["strata"], path: "Plugins/StrataCheck")

/// The tests that drive the built executables of the apps in a real Chromium.
let browserTests = Target.testTarget(
  name: "BrowserTests", dependencies: browserTestUses.map { .byName(name: $0) },
  path: "Tests/Browser", swiftSettings: [.swiftLanguageMode(.v6)] + quickly("Tests/Browser"))

let package = Package(
  name: "Strata",
  platforms: [.iOS(.v17), .macOS(.v14)],
  products: asked != nil
    ? []
    : offered + (hasCheckPlugin ? [.plugin(name: "StrataCheck", targets: ["StrataCheck"])] : [])
      + (environment["STRATA_INTERNALS"] != nil ? internals : [])
      + (environment["STRATA_SHARED"] != nil ? shared : []),
  targets: modules.map(\.target) + modules.compactMap(\.testTarget) + plugins
    + (hasCheckPlugin ? [checkPlugin] : [])
    + (asked?.contains("BrowserTests") ?? true ? [browserTests] : []))

// MARK: - Modules

/// One module of this package, from which its target and its test target are made.
struct Module {
  enum Kind { case library, executable, macro, c, system(String, apt: String) }
  /// A module's use of SwiftSyntax, which the toolchain has for the compiler's use: the module,
  /// or one that it uses, is compiled against it, or also linked with it.
  enum SwiftSyntax { case visible, linked }

  let name: String
  /// The folder that contains the module's folder, such as `Sources/Web`.
  var parent = ""
  /// The modules that it imports. A module of SwiftUI states its `parts`: those that it uses of
  /// SwiftUI, without `StrataSwiftUI`; the modules that all of them use come on top.
  var uses: [String]
  let kind: Kind
  /// The name of the module's folder; without one, the module's name.
  let folder: String?
  /// Is `true` if it has a test target; if it is not stated, libraries have one.
  var isTested: Bool?
  /// The modules that only its tests import, besides StrataKitTesting.
  let testUses: [String]
  /// Is `true` if its tests use StrataKitTesting.
  let kitTesting: Bool
  let resources: [Resource], exclude: [String], plugins: [String]
  /// Is `true` if `import Foundation` also imports StrataFoundationAdditions (docs/decisions/0006).
  /// The module then uses it after the others, unless `uses` has it at another place.
  var foundation: Bool?
  /// The names of system libraries that are linked.
  let links: [String]
  let swiftSyntax: SwiftSyntax?
  let language: SwiftLanguageMode
  /// Is `true` if async functions run on the caller's actor, as with Xcode's setting Approachable
  /// Concurrency.
  let approachable: Bool
  /// The folder of its tests, if it is not the usual one.
  let testFolder: String?
  /// Is `true` if it is built as its author would build it: only with the language mode, without
  /// the other settings of this package.
  var asWritten: Bool
  /// Is `true` if debug builds are optimized too: the checker reads whole projects in tests and in
  /// `make check`, and the simulators compute pictures point by point (docs/decisions/0003, 0032).
  var optimized = false
  /// Is `true` for an app that tests import. It is then a library, since SwiftPM may build a test
  /// before the executable that it imports. Its `@main` is compiled to a function with a separate
  /// name, which a program in `Examples/Launchers` calls.
  var isApp: Bool

  init(
    _ name: String, parts: String..., uses: String..., kind: Kind = .library,
    folder: String? = nil, isTested: Bool? = nil, testUses: String..., kitTesting: Bool = true,
    resources: [Resource] = [], exclude: [String] = [], plugins: [String] = [],
    foundation: Bool? = nil, links: [String] = [], swiftSyntax: SwiftSyntax? = nil,
    language: SwiftLanguageMode = .v6, approachable: Bool = false, testFolder: String? = nil,
    asWritten: Bool = false, isApp: Bool = false
  ) {
    let drawn = ["SwiftUICore"] + parts.map { "StrataSwiftUI\($0)" } + uses
    self.uses = parts.isEmpty ? uses : drawn + ["StrataViewTree", "StrataRendering"]
    self.isTested = isTested ?? (testUses.isEmpty ? nil : true)
    (self.name, self.kind, self.folder, self.testFolder) = (name, kind, folder, testFolder)
    (self.testUses, self.kitTesting, self.foundation) = (testUses, kitTesting, foundation)
    (self.resources, self.exclude, self.plugins) = (resources, exclude, plugins)
    (self.links, self.swiftSyntax, self.language) = (links, swiftSyntax, language)
    (self.approachable, self.asWritten, self.isApp) = (approachable, asWritten, isApp)
  }

  var hasTests: Bool { if case .library = kind { isTested ?? true } else { isTested ?? false } }

  /// The modules that it depends on.
  var dependencies: [String] {
    let isAdded = foundation == true && !uses.contains("StrataFoundationAdditions")
    let all = uses + (isAdded ? ["StrataFoundationAdditions"] : [])
    // SwiftPM would link libFuzzer into the program of the macros, too, which cannot have two `main`s.
    // No module below FuzzTargets uses a macro; one only declares them.
    return environment["STRATA_FUZZED"] == nil ? all : all.filter { $0 != "StrataSwiftUIMacros" }
  }

  /// The further modules that its tests depend on.
  var testDependencies: [String] {
    hasTests ? testUses + (kitTesting ? ["StrataKitTesting"] : []) : []
  }
}

/// The modules of one folder, and what they have in common if they do not state otherwise.
struct Folder {
  var modules: [Module]

  init(
    _ parent: String, isTested: Bool? = nil, foundation: Bool? = nil, asWritten: Bool = false,
    optimized: Bool = false, @ModuleList _ modules: () -> [Module]
  ) {
    self.modules = modules().map { module in
      var module = module
      module.parent = parent
      module.isTested = module.isTested ?? isTested
      module.foundation = module.foundation ?? foundation
      module.asWritten = module.asWritten || asWritten
      module.optimized = optimized
      return module
    }
  }
}

@resultBuilder enum ModuleList {
  static func buildExpression(_ module: Module) -> [Module] { [module] }
  static func buildExpression(_ folder: Folder) -> [Module] { folder.modules }
  static func buildExpression(_ modules: [Module]) -> [Module] { modules }
  static func buildBlock(_ lists: [Module]...) -> [Module] { lists.flatMap { $0 } }
}

/// Returns an app in a separate folder of `Examples`, with the program that launches it.
func exampleApp(_ module: Module) -> [Module] {
  var app = module
  app.uses = ["SwiftUI", "StrataAppHost"] + app.uses
  app.isApp = true
  let launcher = Module(app.name.lowercased(), uses: app.name, kind: .executable)
  return Folder("Examples/\(app.name)", foundation: true, asWritten: true) { app }.modules
    + Folder("Examples/Launchers") { launcher }.modules
}

/// Returns a module of the example of document 004, in which each module is a package.
func multiversePart(
  _ name: String, uses: String..., draws: Bool = false, exclude: [String] = []
) -> Folder {
  var part = Module("Multiverse\(name)", folder: "Sources/\(name)", exclude: exclude)
  part.uses = uses.map { "Multiverse\($0)" } + (draws ? ["SwiftUI"] : [])
  return Folder("Examples/Multiverse/\(name)", isTested: false, asWritten: true) { part }
}

/// Returns the asked modules, with their tests, and those that they use.
func narrowed(_ all: [Module], to asked: Set<String>) -> [Module] {
  var kept = Set<String>()
  func keep(_ name: String) {
    guard kept.insert(name).inserted, let module = all.first(where: { $0.name == name }) else {
      return
    }
    let needed = module.dependencies + (asked.contains(name) ? module.testDependencies : [])
    (needed + module.plugins.compactMap { pluginTools[$0] }).forEach(keep)
  }
  asked.forEach(keep)
  if asked.contains("BrowserTests") { browserTestUses.forEach(keep) }
  return all.filter { kept.contains($0.name) }.map { module in
    var module = module
    module.isTested = module.hasTests && asked.contains(module.name)
    return module
  }
}

// MARK: - The targets of a module

/// Returns settings that shorten a build and change nothing that is built (docs/decisions/0032).
///
/// The compiler does not verify the code that it has just generated, and a small module is compiled
/// by one process, a large one by one for each core: the driver starts one for every 25 files, each of
/// which reads the whole module again. An optimized module has one process, too: each would optimize
/// once more the functions that its files share. With `STRATA_BUILT_ONCE`, the build leaves out debug
/// information, which is a tenth of the compiler's work: no one debugs the build of CI's fresh clone.
func quickly(_ path: String, optimized: Bool = false) -> [SwiftSetting] {
  let folder = "\(Context.packageDirectory)/\(path)"
  let sources = (FileManager.default.enumerator(atPath: folder)?.allObjects ?? [])
    .compactMap { $0 as? String }.filter { $0.hasSuffix(".swift") }
  let bytes = sources.reduce(0) { sum, source in
    let file = try? FileManager.default.attributesOfItem(atPath: "\(folder)/\(source)")
    return sum + (file?[.size] as? Int ?? 0)
  }
  let flags =
    ["-Xfrontend", "-disable-llvm-verify"]
    + ["-driver-batch-count", bytes < 120_000 || optimized ? "1" : "2"]
    + (environment["STRATA_BUILT_ONCE"] != nil ? ["-gnone"] : [])
  return [.unsafeFlags(flags, .when(configuration: .debug))]
}

extension Module {
  /// The folder with the toolchain's SwiftSyntax, which is found from the path of the compiler.
  static let hostFolder: String = {
    let called = (environment["PATH"] ?? "").split(separator: ":").map { "\($0)/.." }
    let named = environment["STRATA_TOOLCHAIN"].map { [$0] } ?? []
    let folders = (named + called + ["/usr"]).map {
      URL(fileURLWithPath: "\($0)/lib/swift/host").standardizedFileURL.path
    }
    return folders.first { FileManager.default.fileExists(atPath: "\($0)/SwiftSyntax.swiftmodule") }
      ?? "/usr/lib/swift/host"
  }()

  var settings: [SwiftSetting] {
    let imported = name == "StrataAppleNames" ? name : "StrataFoundationAdditions"
    let additions = ["-Xfrontend", "-import-module", "-Xfrontend", imported]
    let entry = ["-Xfrontend", "-entry-point-function-name", "-Xfrontend", "\(name)_main"]
    let features =
      (asWritten ? [] : ["InternalImportsByDefault"])
      + (approachable ? ["NonisolatedNonsendingByDefault", "InferIsolatedConformances"] : [])
    return [.swiftLanguageMode(language)] + features.map { .enableUpcomingFeature($0) }
      + (foundation == true ? [.unsafeFlags(additions)] : [])
      + (isApp ? [.unsafeFlags(entry)] : [])
      + (swiftSyntax != nil ? [.unsafeFlags(["-I", Self.hostFolder])] : [])
      + (optimized ? [.unsafeFlags(["-O"], .when(configuration: .debug))] : [])
  }

  var linkerSettings: [LinkerSetting] {
    let host = ["-L", Self.hostFolder, "-Xlinker", "-rpath", "-Xlinker", Self.hostFolder]
    return links.map { .linkedLibrary($0) }
      + (swiftSyntax == .linked ? [.unsafeFlags(host + ["-lSwiftSyntax", "-lSwiftParser"])] : [])
  }

  /// The settings of the test target. The tests of these two modules import them together with
  /// Foundation, as an app does; the modules themselves cannot.
  var testSettings: [SwiftSetting] {
    var tests = self
    if ["StrataFoundationAdditions", "StrataAppleNames"].contains(name) { tests.foundation = true }
    (tests.isApp, tests.optimized) = (false, false)
    return tests.settings
  }

  var target: Target {
    let uses = dependencies.map { Target.Dependency.byName(name: $0) }
    let plugins = plugins.map { Target.PluginUsage.plugin(name: $0) }
    let path = "\(parent)/\(folder ?? name)"
    let swift = settings + quickly(path, optimized: optimized)
    return switch kind {
    case .system(let pkgConfig, let apt):
      .systemLibrary(name: name, path: path, pkgConfig: pkgConfig, providers: [.apt([apt])])
    case .c:
      .target(name: name, path: path, linkerSettings: linkerSettings)
    case .macro:
      .macro(name: name, dependencies: uses, path: path, swiftSettings: swift)
    case .executable:
      .executableTarget(
        name: name, dependencies: uses, path: path, exclude: exclude, resources: resources,
        swiftSettings: swift, plugins: plugins)
    case .library:
      .target(
        name: name, dependencies: uses, path: path, exclude: exclude, resources: resources,
        swiftSettings: swift, linkerSettings: linkerSettings, plugins: plugins)
    }
  }

  var testTarget: Target? {
    guard hasTests else { return nil }
    let tested = name.hasPrefix("Strata") ? String(name.dropFirst("Strata".count)) : name
    let path =
      testFolder ?? "Tests/\(parent.replacingOccurrences(of: "Sources/", with: ""))/\(tested)Tests"
    let fixtures = FileManager.default.fileExists(
      atPath: "\(Context.packageDirectory)/\(path)/Fixtures")
    return .testTarget(
      name: "\(tested)Tests",
      dependencies: Set([name] + dependencies + testDependencies).subtracting(macros).sorted()
        .map { .byName(name: $0) },
      path: path, resources: fixtures ? [.copy("Fixtures")] : [],
      swiftSettings: testSettings + quickly(path))
  }
}
