import StrataProjectFacts

@testable import StrataProjectRuns

/// Projects in memory, in the formats of Xcode and SwiftPM.
enum FixtureProject {
  /// The manifest of Strata, as far as a plan reads it.
  static let strata = [
    "/strata/Package.swift": """
    // swift-tools-version: 6.2
    let package = Package(
      name: "Strata",
      products: [
        .library(name: "SwiftUI", targets: ["SwiftUI", "StrataAppHost"]),
        .library(name: "UIKit", targets: ["UIKit", "StrataAppHost"]),
        .library(name: "MapKit", targets: ["MapKit"]),
        .library(name: "os", targets: ["os"]),
        .library(name: "StrataSupport", targets: ["StrataFoundationAdditions"]),
      ])
    """
  ]

  /// An app with old groups, a localized file, a widget, tests, and settings in an `.xcconfig`.
  static let groups = [
    "/a/Trips.xcodeproj/project.pbxproj": """
    // !$*UTF8*$!
    {
      archiveVersion = 1; classes = {}; objectVersion = 56;
      objects = {
        P = {isa = PBXProject; mainGroup = G; buildConfigurationList = PL; developmentRegion = de;
             targets = (T1, T2, T3); };
        G = {isa = PBXGroup; children = (GA, GT, XC, UP); sourceTree = "<group>"; };
        GA = {isa = PBXGroup; path = Trips; children = (F1, F2, F3, F4, F5, V, H, M); sourceTree = "<group>"; };
        GT = {isa = PBXGroup; path = TripsTests; children = (F6); sourceTree = "<group>"; };
        F1 = {isa = PBXFileReference; path = TripsApp.swift; sourceTree = "<group>"; };
        F2 = {isa = PBXFileReference; path = Home.swift; sourceTree = "<group>"; };
        F3 = {isa = PBXFileReference; path = Assets.xcassets; sourceTree = "<group>"; };
        F4 = {isa = PBXFileReference; path = Data/places.json; sourceTree = "<group>"; };
        F5 = {isa = PBXFileReference; path = Old.swift; sourceTree = "<group>"; };
        F6 = {isa = PBXFileReference; path = HomeTests.swift; sourceTree = "<group>"; };
        H = {isa = PBXFileReference; path = Legacy.m; sourceTree = "<group>"; };
        M = {isa = PBXFileReference; path = Launch.storyboard; sourceTree = "<group>"; };
        V = {isa = PBXVariantGroup; name = Localizable.strings; children = (VD, VE); sourceTree = "<group>"; };
        VD = {isa = PBXFileReference; name = de; path = de.lproj/Localizable.strings; sourceTree = "<group>"; };
        VE = {isa = PBXFileReference; name = en; path = en.lproj/Localizable.strings; sourceTree = "<group>"; };
        XC = {isa = PBXFileReference; path = Base.xcconfig; sourceTree = "<group>"; };
        UP = {isa = PBXFileReference; path = Shared/Town.swift; sourceTree = SOURCE_ROOT; };
        B1 = {isa = PBXBuildFile; fileRef = F1; }; B2 = {isa = PBXBuildFile; fileRef = F2; };
        B3 = {isa = PBXBuildFile; fileRef = F3; }; B4 = {isa = PBXBuildFile; fileRef = F4; };
        B5 = {isa = PBXBuildFile; fileRef = V; }; B6 = {isa = PBXBuildFile; fileRef = F6; };
        B7 = {isa = PBXBuildFile; fileRef = H; }; B8 = {isa = PBXBuildFile; fileRef = M; };
        B9 = {isa = PBXBuildFile; fileRef = UP; };
        BP = {isa = PBXBuildFile; productRef = PD; };
        S1 = {isa = PBXSourcesBuildPhase; files = (B1, B2, B7, B9); };
        R1 = {isa = PBXResourcesBuildPhase; files = (B3, B4, B5, B8); };
        L1 = {isa = PBXFrameworksBuildPhase; files = (BP); };
        S2 = {isa = PBXSourcesBuildPhase; files = (B6); };
        D1 = {isa = PBXTargetDependency; target = T1; };
        D3 = {isa = PBXTargetDependency; target = T3; };
        PD = {isa = XCSwiftPackageProductDependency; package = RP; productName = Maps; };
        RP = {isa = XCRemoteSwiftPackageReference; repositoryURL = "https://example.org/a/Maps.git";
              requirement = {kind = upToNextMajorVersion; minimumVersion = 1.4.0; }; };
        T1 = {isa = PBXNativeTarget; name = "My Trips"; productType = "com.apple.product-type.application";
              buildPhases = (S1, R1, L1); buildConfigurationList = TL; dependencies = (D3); };
        T2 = {isa = PBXNativeTarget; name = TripsTests; dependencies = (D1);
              productType = "com.apple.product-type.bundle.unit-test"; buildPhases = (S2);
              buildConfigurationList = UL; };
        T3 = {isa = PBXNativeTarget; name = TripsWidget;
              productType = "com.apple.product-type.app-extension"; buildPhases = (); };
        PL = {isa = XCConfigurationList; buildConfigurations = (PC, PR); };
        TL = {isa = XCConfigurationList; buildConfigurations = (TC, TR); };
        UL = {isa = XCConfigurationList; buildConfigurations = (UC); };
        PC = {isa = XCBuildConfiguration; name = Debug; buildSettings = {
              SDKROOT = iphoneos; SWIFT_ACTIVE_COMPILATION_CONDITIONS = "DEBUG $(inherited)"; }; };
        PR = {isa = XCBuildConfiguration; name = Release; buildSettings = {SDKROOT = iphoneos; }; };
        TC = {isa = XCBuildConfiguration; name = Debug; baseConfigurationReference = XC;
              buildSettings = {SWIFT_VERSION = 6.0;
              SWIFT_DEFAULT_ACTOR_ISOLATION = MainActor; SWIFT_APPROACHABLE_CONCURRENCY = YES;
              INFOPLIST_FILE = "Trips/Info.plist"; INFOPLIST_KEY_CFBundleDisplayName = "Our Trips";
              PRODUCT_BUNDLE_IDENTIFIER = com.acme.Trips; }; };
        TR = {isa = XCBuildConfiguration; name = Release; buildSettings = {SWIFT_VERSION = 5.0; }; };
        UC = {isa = XCBuildConfiguration; name = Debug; buildSettings = {SWIFT_VERSION = 5.0; }; };
      };
      rootObject = P;
    }
    """,
    "/a/Base.xcconfig":
      "#include \"More.xcconfig\"\nSWIFT_ACTIVE_COMPILATION_CONDITIONS = $(inherited) STAGING // why\n",
    "/a/More.xcconfig": "PRODUCT_NAME = Trips\nPRODUCT_NAME[sdk=macosx*] = Trips Mac\n",
    "/a/Trips/TripsApp.swift": "import SwiftUI\n@main struct TripsApp: App {}\n",
    "/a/Trips/Home.swift": "import SwiftUI\nimport MapKit\nstruct Home {}\n",
    "/a/Trips/Old.swift": "struct Old {}\n",
    "/a/Shared/Town.swift": "struct Town {}\n",
    "/a/Trips/Legacy.m": "", "/a/Trips/Launch.storyboard": "",
    "/a/Trips/Assets.xcassets/Contents.json": "{}",
    "/a/Trips/Assets.xcassets/Red.colorset/Contents.json": "{}",
    "/a/Trips/Data/places.json": "[]",
    "/a/Trips/de.lproj/Localizable.strings": "", "/a/Trips/en.lproj/Localizable.strings": "",
    "/a/Trips/Info.plist": """
    <?xml version="1.0" encoding="UTF-8"?>
    <plist version="1.0"><dict><key>CFBundleName</key><string>$(PRODUCT_NAME)</string>
    <key>CFBundleDisplayName</key><string>Old</string></dict></plist>
    """,
    "/a/TripsTests/HomeTests.swift": "import XCTest\n@testable import Trips\n",
  ]

  /// An app with synchronized folders and exceptions, two apps, and a local package.
  static let folders = [
    "/w/Shop.xcworkspace/contents.xcworkspacedata": """
    <?xml version="1.0" encoding="UTF-8"?>
    <Workspace version = "1.0">
       <Group location = "group:App" name = "App">
          <FileRef location = "group:Shop.xcodeproj"></FileRef>
       </Group>
       <FileRef location = "group:Kit"></FileRef>
    </Workspace>
    """,
    "/w/App/Shop.xcodeproj/project.pbxproj": """
    // !$*UTF8*$!
    {
      objects = {
        P = {isa = PBXProject; mainGroup = G; targets = (T1, T2); };
        G = {isa = PBXGroup; children = (S, Z); sourceTree = "<group>"; };
        S = {isa = PBXFileSystemSynchronizedRootGroup; path = Shop; exceptions = (E1, E2); sourceTree = "<group>"; };
        Z = {isa = PBXFileSystemSynchronizedRootGroup; path = Admin; sourceTree = "<group>"; };
        E1 = {isa = PBXFileSystemSynchronizedBuildFileExceptionSet; target = T1;
              membershipExceptions = (Info.plist, Drafts, "Old.swift"); };
        E2 = {isa = PBXFileSystemSynchronizedBuildFileExceptionSet; target = T2;
              membershipExceptions = (Shared.swift); };
        PD = {isa = XCSwiftPackageProductDependency; productName = Kit; };
        T1 = {isa = PBXNativeTarget; name = Shop; productType = "com.apple.product-type.application";
              buildPhases = (); fileSystemSynchronizedGroups = (S); packageProductDependencies = (PD); };
        T2 = {isa = PBXNativeTarget; name = Admin; productType = "com.apple.product-type.application";
              buildPhases = (); fileSystemSynchronizedGroups = (Z); };
      };
      rootObject = P;
    }
    """,
    "/w/App/Shop/ShopApp.swift": "import SwiftUI\nimport Kit\n@main struct ShopApp: App {}\n",
    "/w/App/Shop/Shared.swift": "let shared = 1\n",
    "/w/App/Shop/Old.swift": "let old = 1\n",
    "/w/App/Shop/Drafts/Draft.swift": "let draft = 1\n",
    "/w/App/Shop/Info.plist": "", "/w/App/Shop/Deep/Fonts/Big.ttf": "", "/w/App/Shop/a.metal": "",
    "/w/App/Shop/Assets.xcassets/Contents.json": "{}",
    "/w/App/Shop/Deep/Assets.xcassets/Contents.json": "{}",
    "/w/App/Shop/Model.xcdatamodeld/Model.xcdatamodel/contents": "",
    "/w/App/Admin/AdminApp.swift": "@main struct AdminApp {}\n",
    "/w/Kit/Package.swift": "// described below\n",
    "/w/Kit/Sources/Kit/Kit.swift": "import UIKit\npublic struct Kit {}\n",
    "/w/Kit/Sources/Kit/Res/data.json": "[]",
    "/w/Kit/Sources/Kit/Kit.xcassets/Contents.json": "{}",
    "/w/Kit/Sources/KitCore/Core.swift": "public struct Core {}\n",
    "/w/Kit/Tests/KitTests/KitTests.swift": "import Testing\n",
  ]

  /// The description of the package `Kit`, as `swift package dump-package` writes it.
  static let kit = """
    {"name": "Kit", "defaultLocalization": "en",
     "dependencies": [
       {"sourceControl": [{"identity": "y",
         "location": {"remote": [{"urlString": "https://example.org/x/Y.git"}]},
         "requirement": {"range": [{"lowerBound": "1.2.0", "upperBound": "2.0.0"}]}}]}],
     "products": [{"name": "Kit", "settings": [], "targets": ["Kit"], "type": {"library": ["automatic"]}}],
     "swiftLanguageVersions": ["6"], "toolsVersion": {"_version": "6.2.0"},
     "targets": [
       {"name": "Kit", "type": "regular", "exclude": [],
        "dependencies": [
          {"byName": ["KitCore", null]},
          {"product": ["Y", "y", null, {"platformNames": ["ios"]}]},
          {"product": ["Mac", "y", null, {"platformNames": ["macos"]}]}],
        "resources": [{"path": "Res", "rule": {"process": {}}}],
        "settings": [
          {"kind": {"define": {"_0": "FOO"}}, "tool": "swift"},
          {"kind": {"defaultIsolation": {"_0": "MainActor"}}, "tool": "swift"},
          {"condition": {"config": "debug", "platformNames": ["macos"]},
           "kind": {"define": {"_0": "BAR"}}, "tool": "swift"},
          {"kind": {"linkedFramework": {"_0": "UIKit"}}, "tool": "linker"}]},
       {"name": "KitCore", "type": "regular", "exclude": [], "dependencies": [], "resources": [],
        "settings": [{"kind": {"swiftLanguageMode": {"_0": "5"}}, "tool": "swift"}]},
       {"name": "KitTests", "type": "test", "exclude": [], "dependencies": [{"byName": ["Kit", null]}],
        "resources": [], "settings": []}]}
    """

  static func plan(
    _ path: String, _ texts: [String: String], target: String? = nil,
    configuration: String = "Debug", packages: [String: String] = [:], copies: String? = nil,
    isOffline: Bool = false
  ) throws(ProjectRunProblem) -> ProjectPlan {
    var request = ProjectPlan.Request(
      path: path, target: target, configuration: configuration, strata: "/strata")
    (request.copies, request.isOffline) = (copies, isOffline)
    return try ProjectPlan(request, in: FilesInMemory(texts)) {
      folder throws(ProjectRunProblem) in
      guard let json = packages[folder] else {
        throw ProjectRunProblem(text: "nothing describes \(folder)")
      }
      return Array(json.utf8)
    }
  }

  static func generated(_ plan: ProjectPlan, _ texts: [String: String]) throws -> GeneratedPackage {
    let files = FilesInMemory(texts.merging(strata) { $1 })
    return try GeneratedPackage(
      plan, strata: StrataCheckout(folder: "/strata", in: files), in: files)
  }
}
