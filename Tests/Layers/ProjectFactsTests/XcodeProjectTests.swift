import StrataProjectFacts
import Testing

@Suite struct XcodeProjectTests {
  private let source = """
    // !$*UTF8*$!
    {
      archiveVersion = 1; classes = {}; objectVersion = 77;
      objects = {
        P = {isa = PBXProject; mainGroup = G; };
        G = {isa = PBXGroup; children = (GA, S, ); sourceTree = "<group>"; };
        GA = {isa = PBXGroup; path = Old; children = (F1, F2); sourceTree = "<group>"; };
        F1 = {isa = PBXFileReference; path = City.swift; sourceTree = "<group>"; };
        F2 = {isa = PBXFileReference; path = Shared/Town.swift; sourceTree = SOURCE_ROOT; };
        S = {isa = PBXFileSystemSynchronizedRootGroup; path = New; sourceTree = "<group>"; };
        B1 = {isa = PBXBuildFile; fileRef = F1; }; B2 = {isa = PBXBuildFile; fileRef = F2; };
        PH = {isa = PBXSourcesBuildPhase; files = (B1, B2); };
        T1 = {isa = PBXNativeTarget; name = Trips; productType = "com.apple.product-type.application";
              buildPhases = (PH); fileSystemSynchronizedGroups = (); };
        T2 = {isa = PBXNativeTarget; name = TripsTests;
              productType = "com.apple.product-type.bundle.unit-test"; buildPhases = ();
              fileSystemSynchronizedGroups = (S); };
        C = {isa = XCBuildConfiguration; buildSettings = {SWIFT_VERSION = 6.0;
              PRODUCT_BUNDLE_IDENTIFIER = com.acme.Trips; }; name = Debug; };
        R = {isa = XCRemoteSwiftPackageReference; repositoryURL = "https://example.org/a/Arkana";
              requirement = {kind = exactVersion; version = 1.4.0; }; };
      };
      rootObject = P;
    }
    """

  @Test func `files are found through groups and through synchronized folders`() throws {
    let project = try XcodeProject(text: source, path: "iOS/Trips.xcodeproj/project.pbxproj")
    #expect(project.target(of: "iOS/Old/City.swift")?.name == "Trips")
    #expect(project.target(of: "iOS/Shared/Town.swift")?.name == "Trips")
    #expect(project.target(of: "iOS/New/Deep/ATests.swift")?.name == "TripsTests")
    #expect(project.target(of: "iOS/New/Deep/ATests.swift")?.isTest == true)
    #expect(project.target(of: "iOS/Other.swift") == nil)
  }

  @Test func `settings and packages are read`() throws {
    let project = try XcodeProject(text: source, path: "Trips.xcodeproj/project.pbxproj")
    #expect(project.settings["SWIFT_VERSION"] == ["6.0"])
    #expect(project.packages == ["https://example.org/a/Arkana": "kind:exactVersion,version:1.4.0"])
  }

  @Test func `a group that contains itself does not recurse for ever`() throws {
    let loop =
      "{objects = {P = {isa = PBXProject; mainGroup = G;}; G = {isa = PBXGroup; children = (G);};};}"
    #expect(try XcodeProject(text: loop, path: "A.xcodeproj/project.pbxproj").targets.isEmpty)
  }

  @Test func `a text that is not a project is an error`() {
    #expect(throws: XcodeProjectError.self) { try XcodeProject(text: "oops {", path: "p") }
  }

  @Test(.timeLimit(.minutes(5)))
  func `groups with more ways to a file than anybody can go are read once each`() throws {
    // Each of 40 groups has the next one four times: 4^40 ways.
    let groups = (0..<40).map {
      "G\($0) = {isa = PBXGroup; path = a; children = (\(ways($0 + 1)));};"
    }
    let file = "G40 = {isa = PBXFileReference; path = City.swift;};"
    let text = """
      {objects = {P = {isa = PBXProject; mainGroup = G0;}; \(groups.joined()) \(file)
      B = {isa = PBXBuildFile; fileRef = G40;}; H = {isa = PBXSourcesBuildPhase; files = (B);};
      T = {isa = PBXNativeTarget; name = Trips; buildPhases = (H);};};}
      """
    let project = try XcodeProject(text: text, path: "A.xcodeproj/project.pbxproj")
    let path = String(repeating: "a/", count: 40) + "City.swift"
    #expect(project.target(of: path)?.name == "Trips")
  }

  private func ways(_ group: Int) -> String {
    Array(repeating: "G\(group)", count: 4).joined(separator: ",")
  }

  @Test func `groups that are nested deeper than a thread's stack are read`() throws {
    let deepest = 20_000
    let groups = (0..<deepest).map {
      "G\($0) = {isa = PBXGroup; name = x; children = (G\($0 + 1));};"
    }
    let text = """
      {objects = {P = {isa = PBXProject; mainGroup = G0;}; \(groups.joined())
      G\(deepest) = {isa = PBXFileReference; path = City.swift;};};}
      """
    let project = try XcodeProject(text: text, path: "A.xcodeproj/project.pbxproj")
    #expect(project.groups["City.swift"]?.hasSuffix("x/City.swift") == true)
  }
}
