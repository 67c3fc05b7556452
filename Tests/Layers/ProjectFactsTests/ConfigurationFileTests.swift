import Testing

@testable import StrataProjectFacts

@Suite struct ConfigurationFileTests {
  @Test(arguments: [
    ("SWIFT_VERSION = 6.0 // Swift 6\n", ["6.0"]), ("SWIFT_VERSION[config=Debug] = 6.0\n", ["6.0"]),
    ("SWIFT_VERSION[sdk=iphone*][arch=arm64] = 6.0;\n", ["6.0"]),
    ("V = 6.0\nSWIFT_VERSION = $(V)\n", ["6.0"]), ("SWIFT_VERSION = $(OTHER)\n", ["$(OTHER)"]),
    ("SWIFT_VERSION=5.0\r\nSWIFT_VERSION [config=Release] = 6.0\r\n", ["5.0", "6.0"]),
    ("SWIFT_VERSION = $(SWIFT_VERSION)\n", ["$(SWIFT_VERSION)"]),
    ("// SWIFT_VERSION = 5.0\n", []), ("#include \"Other.xcconfig\"\n", []),
  ])
  func `a setting of an .xcconfig file is read without its conditions and comments`(
    text: String, values: [String]
  ) {
    #expect(ConfigurationFile(text).settings["SWIFT_VERSION", default: []] == Set(values))
  }

  @Test(.timeLimit(.minutes(5)))
  func `settings whose values multiply each other have a limited number of values`() {
    let lines = (0..<40).map { "A = $(A)$(A)\($0)\n" }
    let file = ConfigurationFile(lines.joined())
    #expect((1...40 * 64).contains(file.settings["A", default: []].count))
  }
}
