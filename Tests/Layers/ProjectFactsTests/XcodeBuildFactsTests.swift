import StrataImportGraph
import StrataProjectFacts
import Testing

/// Tests of what a build needs from a project: settings, workspaces, packages, requirements.
@Suite struct XcodeBuildFactsTests {
  private func settings(_ layers: [String: String]...) -> XcodeBuildSettings {
    layers.reduce(into: XcodeBuildSettings()) { $0.add($1) }
  }

  @Test func `later build settings override earlier ones, and can inherit the earlier value`() {
    let found = settings(["A": "one", "B": "x"], ["A": "$(inherited) two", "B": "y"])
    #expect(found["A"] == "one two" && found["B"] == "y" && found["C"] == nil)
  }

  @Test func `references in build settings are resolved, with their modifiers and defaults`() {
    let found = settings([
      "TARGET_NAME": "My App", "PRODUCT_NAME": "$(TARGET_NAME)",
      "MODULE": "${PRODUCT_NAME:c99extidentifier}", "ID": "com.$(PRODUCT_NAME:rfc1034identifier)",
      "LOOP": "$(LOOP)", "NONE": "$(UNKNOWN)", "OTHER": "$(UNKNOWN:default=a)",
    ])
    #expect(found["MODULE"] == "My_App" && found["ID"] == "com.My-App")
    #expect(found["NONE"] == nil && found["OTHER"] == "a")
    // It ends, whatever it is.
    _ = found["LOOP"]
  }

  @Test func `a conditional build setting applies for an iOS SDK only`() {
    let found = settings([
      "A": "all", "A[sdk=iphoneos*]": "phone", "B": "all", "B[sdk=macosx*]": "mac",
    ])
    #expect(found["A"] == "phone" && found["B"] == "all")
  }

  @Test
  func `an .xcconfig file is read with its includes, and without comments and macOS settings`() {
    var found = XcodeBuildSettings()
    let text = "#include \"Base.xcconfig\"\nB = $(A) two // why\nC[sdk=macosx*] = no\nD = YES;\n"
    found.add(file: text) { $0 == "Base.xcconfig" ? "#include \"Base.xcconfig\"\nA = one\n" : nil }
    #expect(found["B"] == "one two" && found["C"] == nil && found.isOn("D"))
  }

  @Test func `a workspace's members are paths from its folder`() {
    let text = """
      <Workspace version = "1.0">
         <Group location = "container:" name = "Apps">
            <FileRef location = "group:A.xcodeproj"></FileRef>
            <Group location = "group:Deep" name = "D">
               <FileRef location = "group:B &amp; C.xcodeproj"/>
            </Group>
         </Group>
         <FileRef location = "group:../Kit"></FileRef>
         <FileRef location = "absolute:/k/Far"></FileRef>
         <FileRef location = "self:"></FileRef>
      </Workspace>
      """
    #expect(
      XcodeWorkspace(text: text).members
        == ["A.xcodeproj", "Deep/B & C.xcodeproj", "../Kit", "/k/Far"])
  }

  @Test(arguments: [
    ("kind = exactVersion; version = 1.4.0;", "exact: \"1.4.0\""),
    ("kind = upToNextMinorVersion; minimumVersion = 1.4.0;", ".upToNextMinor(from: \"1.4.0\")"),
    ("kind = branch; branch = main;", "branch: \"main\""),
    (
      "kind = versionRange; minimumVersion = 1.0.0; maximumVersion = 2.0.0;",
      "\"1.0.0\"..<\"2.0.0\""
    ),
  ])
  func `a package requirement of an Xcode project is converted to the form of a manifest`(
    rule: String, text: String
  ) throws {
    let source = """
      {objects = {
        P = {isa = PBXProject; };
        R = {isa = XCRemoteSwiftPackageReference; repositoryURL = "https://example.org/a";
             requirement = {\(rule)}; };
        L = {isa = XCLocalSwiftPackageReference; relativePath = "../Kit"; };
      };}
      """
    let facts = try XcodeBuildFacts(text: source, path: "iOS/A.xcodeproj/project.pbxproj")
    #expect(facts.remotePackages.map(\.requirement) == [text])
    #expect(facts.localPackages == ["iOS/../Kit"])
  }

  @Test func `library products are read from a manifest with their targets`() {
    let found = Manifest.libraries(
      in:
        "let p = [Product.library(name: \"Kit\", targets: [\"Kit\", \"Core\"]), .library(name: n)]")
    #expect(found.map(\.name) == ["Kit"] && found.map(\.targets) == [["Kit", "Core"]])
  }

  @Test func `tokens are read without comments, and a string with interpolations is one token`() {
    let bytes = Array("a /* b */ `c` \"d\\(e)\" // f".utf8)
    var lexer = SwiftLexer(bytes, looksInside: false)
    var found: [String] = []
    while let place = lexer.readToken() {
      found.append(String(decoding: bytes[place], as: UTF8.self))
    }
    #expect(found == ["a", "`c`", "\"d\\(e)\""])
    #expect(lexer.tokens.count == 3)
  }

  @Test(.timeLimit(.minutes(5)))
  func `build settings that double with each line, or refer to each other, do not fill the memory`()
  {
    var found = XcodeBuildSettings()
    let doubled = String(repeating: "A = $(inherited)$(inherited)\n", count: 60)
    found.add(file: "A = x\n" + doubled) { _ in nil }
    #expect((1...65_536).contains(found["A"]?.utf8.count ?? 0))
    let (many, others) = (
      String(repeating: "$(C)", count: 16), String(repeating: "$(B)", count: 16)
    )
    found.add(["B": many, "C": others])
    #expect((found["B"] ?? "").utf8.count < 1 << 20)
  }

  @Test(.timeLimit(.minutes(5)))
  func `variants of a file that contain themselves many times are read once each`() throws {
    let children = Array(repeating: "V", count: 1_000).joined(separator: ",")
    let text = """
      {objects = {P = {isa = PBXProject; mainGroup = G; targets = (T);};
      G = {isa = PBXGroup; children = (V);};
      V = {isa = PBXVariantGroup; children = (\(children),F);};
      F = {isa = PBXFileReference; path = "en.lproj/A.strings";};
      B = {isa = PBXBuildFile; fileRef = V;}; H = {isa = PBXResourcesBuildPhase; files = (B);};
      T = {isa = PBXNativeTarget; name = Trips; buildPhases = (H);};};}
      """
    let facts = try XcodeBuildFacts(text: text, path: "A.xcodeproj/project.pbxproj")
    #expect(facts.targets.map(\.files) == [["en.lproj/A.strings"]])
  }
}
