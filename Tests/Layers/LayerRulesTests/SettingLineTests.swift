import Foundation
import StrataImportGraph
import StrataLayerRules
import Testing

/// Tests of violations in settings, property lists and catalogs: their lines and owners.
@Suite struct SettingLineTests {
  private static let project = """
    // !$*UTF8*$!
    {
      objects = {
        A1 /* Debug */ = {
          isa = XCBuildConfiguration;
          buildSettings = {
            "SWIFT_VERSION[sdk=iphoneos*]" = 5.0;
          };
          name = Debug;
        };
        A2 /* Release */ = {
          isa = XCBuildConfiguration;
          buildSettings = {
            OTHER = YES;
            SWIFT_VERSION = 5.0;
          };
          name = Release;
        };
        B /* list */ = {
          isa = XCConfigurationList;
          buildConfigurations = (
            A1 /* Debug */,
            A2 /* Release */,
          );
        };
        C /* Shop */ = { isa = PBXNativeTarget; name = Shop; buildConfigurationList = B; };
      };
    }
    """

  private func violations(_ kind: String, _ files: [String: String]) throws -> [String] {
    let json = "{\"rules\": [{\"id\": \"r\", \(kind), \"says\": \"s\", \"why\": \"w\"}]}"
    let book = try LayerBook(json: Data(json.utf8))
    return try LayerCheck(book: book).violations(in: WrittenTree(files)).map {
      "\($0.path):\($0.line ?? 0) \($0.found)"
    }
  }

  private let version = "\"kind\": \"settings\", \"settings\": {\"SWIFT_VERSION\": \"6.0\"}"

  @Test func `a build setting is reported with its line, target and configuration`() throws {
    let path = "Shop.xcodeproj/project.pbxproj"
    #expect(
      try violations(version, [path: Self.project]) == [
        "\(path):7 sets SWIFT_VERSION to 5.0, not to 6.0 (target Shop, Debug; target Shop, Release)"
      ])
    let mended = Self.project.replacing("iphoneos*]\" = 5.0", with: "iphoneos*]\" = 6.0")
    #expect(
      try violations(version, [path: mended]) == [
        "\(path):15 sets SWIFT_VERSION to 5.0, not to 6.0 (target Shop, Release)"
      ])
  }

  @Test func `a setting of an .xcconfig is reported with its file and line`() throws {
    let files = [
      "A.xcconfig": "OTHER = 1\n", "B.xcconfig": "// why\n\nV = 5.0\nSWIFT_VERSION = $(V)\n",
    ]
    #expect(
      try violations(version, files) == ["B.xcconfig:4 sets SWIFT_VERSION to 5.0, not to 6.0"])
  }

  @Test func `a property list's key is reported with its line`() throws {
    let list = """
      <plist version="1.0"><dict>
        <key>Other</key><string>Why</string>
        <key>Why</key>
        <string>because</string>
      </dict></plist>
      """
    let kind = "\"kind\": \"plist\", \"values\": {\"Why\": \"weather\"}"
    #expect(
      try violations(kind, ["App/Info.plist": list]) == [
        "App/Info.plist:3 sets Why to 'because'; the rule requires 'weather'"
      ])
  }

  private let languages = "\"kind\": \"catalog\", \"languages\": [\"de\"]"

  @Test func `a string catalog's key is reported with its line, even if a value before equals it`()
    throws
  {
    let catalog = """
      {"strings": {
        "First": {"localizations": {"de": {"stringUnit": {"state": "translated", "value": "Second"}}}},
        "Second": {}
      }}
      """
    #expect(
      try violations(languages, ["A.xcstrings": catalog]) == [
        "A.xcstrings:3 the key 'Second' is not translated into de"
      ])
  }

  @Test(arguments: [
    (
      "{\"localizations\": {\"de\": {\"stringUnit\": {\"state\": \"new\", \"value\": \"A\"}}}}",
      false
    ),
    (
      "{\"localizations\": {\"de\": {\"stringUnit\": {\"state\": \"translated\", \"value\": \"\"}}}}",
      false
    ),
    ("{\"shouldTranslate\": false}", true),
    ("{\"localizations\": {\"de\": {\"variations\": {\"plural\": {}}}}}", true),
  ])
  func `a catalog entry with an empty or new text is reported, unless it needs no translation`(
    entry: String, isKept: Bool
  ) throws {
    let catalog = "{\"strings\": {\"A\": \(entry)}}"
    #expect(try violations(languages, ["A.xcstrings": catalog]).isEmpty == isKept)
  }
}
