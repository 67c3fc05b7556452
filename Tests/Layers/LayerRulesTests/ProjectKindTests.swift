import Testing

@testable import StrataLayerRules

/// Tests of the rules about files, packages and settings, and of the words that rules look for.
@Suite struct ProjectKindTests {
  private func files(_ setting: String, _ files: [String: String]) throws -> [String] {
    try KindProbe.found(#""kind": "files", \#(setting)"#, files)
  }

  @Test func `a files rule reports missing and forbidden files`() throws {
    let tree = [
      "Domain/a.md": "", "Domain/b.log": "", ".gitignore": "# logs\n*.log\n!c\n\n/out/\n",
    ]
    #expect(
      try files(#""require": ["Domain/*.md", "README.md"], "forbid": "**/*.log""#, tree)
        == ["Domain/b.log:0 must not exist", "README.md:0 is missing"])
    #expect(try files(#""forbid": "**/*.log", "unlessIgnored": true"#, tree) == [])
    #expect(
      try files(#""forbid": "**/*.md", "unlessIgnored": true"#, tree)
        == ["Domain/a.md:0 must not exist"])
    #expect(try files(#""forbid": "**/*.md", "except": "Domain/*.md""#, tree) == [])
    let ignored = Ignored("# logs\n*.log\n!c\n\n/out/\n  spaced  \n")
    #expect(ignored.holds("a/b.log") && ignored.holds("out") && ignored.holds("a/spaced"))
    #expect(!ignored.holds("a/out") && !ignored.holds("c") && !ignored.holds("# logs"))
  }

  @Test func `a files rule reports files without a required file, allowed name or mention`() throws
  {
    let tree = [
      "Domain/Feed/Feed.swift": "", "Domain/Feed/Guide.md": "Feed", "Domain/Map/Map.swift": "",
      "Domain/Map/odd.txt": "",
    ]
    #expect(
      try files(#""each": "Domain/{f}/*.swift", "require": "Domain/{f}/Guide.md""#, tree)
        == ["Domain/Map/Guide.md:0 is missing"])
    #expect(
      try files(#""each": "Domain/{f}/*", "allow": ["**/*.swift", "**/*.md"]"#, tree) == [
        "Domain/Map/odd.txt:0 does not match the patterns in the rule's 'allow'"
      ])
    #expect(
      try files(#""each": "Domain/{f}/*", "mentionedIn": "**/*.md", "as": "{f}""#, tree)
        == ["Domain/Map/*:0 is not mentioned in **/*.md"])
    #expect(
      KindProbe.mistakes(#""kind": "files""#) == [
        "a files rule needs 'require', 'forbid', 'allow' or 'mentionedIn'"
      ])
    #expect(
      KindProbe.mistakes(#""kind": "files", "mentionedIn": "a""#)
        == ["'each' is missing", "'mentionedIn' needs 'as'"])
  }

  @Test func `a catalog rule reports keys in a wrong form`() throws {
    let catalog = """
      {"strings": {
        "Common.Retry.label": {},
        "common.Retry.label": {},
        "Common.Retry.Label": {},
        "Common.Retry": {},
        "Common..label": {},
        "Common.Re-try.label": {}
      }}
      """
    let rule = #""kind": "catalog", "parts": "3""#
    let found = try KindProbe.found(rule, ["Domain/A.xcstrings": catalog])
    let form = "does not have the form {Feature}.{Context}.{type}"
    #expect(
      found
        == [
          (3, "common.Retry.label"), (4, "Common.Retry.Label"), (5, "Common.Retry"),
          (6, "Common..label"), (7, "Common.Re-try.label"),
        ].map { "Domain/A.xcstrings:\($0.0) the key '\($0.1)' \(form)" })
    #expect(
      try KindProbe.found(rule, ["Domain/A.xcstrings": "{}"])
        == ["Domain/A.xcstrings:0 is not a readable String Catalog"])
    #expect(
      KindProbe.mistakes(#""kind": "catalog""#)
        == ["a catalog rule needs 'parts' or 'languages'"])
  }

  @Test func `a packages rule reports forbidden, missing and remote packages`() throws {
    let manifest = """
      // swift-tools-version: 6.0
      import PackageDescription
      let package = Package(
        name: "A",
        dependencies: [
          .package(url: "https://example.org/rogerluan/Arkana.git", from: "1.2.3"),
          .package(path: "../Local"),
        ])
      """
    func found(_ setting: String) throws -> [String] {
      try KindProbe.found(#""kind": "packages", \#(setting)"#, ["Package.swift": manifest])
    }
    #expect(try found(#""forbid": "Arka*""#) == ["Package.swift:6 depends on Arkana"])
    #expect(
      try found(#""remote": false"#) == ["Package.swift:6 depends on the remote package Arkana"])
    #expect(
      try found(#""require": ["Arkana", "Other"]"#) == ["Package.swift:0 does not depend on Other"])
    #expect(try found(#""versions": {"Arkana": "1.2.3"}"#) == [])
    #expect(try found(#""versions": {"Arkana": "2.0"}"#).count == 1)
    #expect(try found(#""forbid": "Local""#) == ["Package.swift:7 depends on Local"])
    #expect(
      KindProbe.mistakes(#""kind": "packages""#) == [
        "a packages rule needs 'forbid', 'require', 'versions' or 'remote'"
      ])
  }

  @Test func `a plist rule reports wrong values of a property list`() throws {
    let list = """
      <plist version="1.0"><dict>
        <key>Any</key><string>x</string>
        <key>Empty</key><string></string>
      </dict></plist>
      """
    let rule = #""kind": "plist", "values": {"Any": "*", "Empty": "*", "None": "1"}"#
    #expect(
      try KindProbe.found(rule, ["Domain/Info.plist": list]) == [
        "Domain/Info.plist:0 has no value for None; the rule requires '1'",
        "Domain/Info.plist:3 sets Empty to ''; the rule requires '*'",
      ])
    #expect(
      try KindProbe.found(rule, ["Domain/Info.plist": "no list"])
        == ["Domain/Info.plist:0 is not a readable property list"])
    #expect(KindProbe.mistakes(#""kind": "plist""#) == ["'values' is missing"])
  }

  @Test func `a texts rule reports lines and headers of files`() throws {
    func found(_ setting: String, _ text: String) throws -> [String] {
      try KindProbe.found(#""kind": "texts", "files": "Domain/A.swift", \#(setting)"#, text)
    }
    let text = "// A.swift\n// Made by us\n\nlet a = 1 # TODO\nlet b = 2 TODO allowed\n"
    #expect(try found(#""forbid": "TODO""#, text) == ["4 contains 'TODO'", "5 contains 'TODO'"])
    #expect(
      try found(#""forbid": "TODO", "unlessLineHas": "allowed""#, text) == ["4 contains 'TODO'"])
    #expect(
      try found(#""require": ["let a", "let c"]"#, text) == ["0 does not contain 'let c'"])
    #expect(
      try found(#""require": "let c", "whereFileHas": "let d""#, text) == [
        "strata.json:0 the rule r matches nothing in the project"
      ])
    #expect(try found(#""header": ["{file}", "Made by *"]"#, text) == [])
    #expect(
      try found(#""header": ["Made by", "{file}"]"#, text) == [
        "1 must begin with a comment that has the line 'A.swift'"
      ])
    #expect(
      try found(#""header": "let a""#, text) == [
        "1 must begin with a comment that has the line 'let a'"
      ])
    #expect(
      KindProbe.mistakes(#""kind": "texts", "files": "a""#)
        == ["a texts rule needs 'require', 'forbid' or 'header'"])
  }

  // MARK: Words

  @Test(
    arguments: [
      ("Bearer abcdefgh12345678", nil, "a header"), ("Basic short1", nil, nil),
      ("https://a.b/c?d=1&appid=abcdefgh12345678", nil, "an address"),
      ("https://a.b/c?page=abcdefgh12345678", nil, nil), ("https://a.b/abcdefgh12345678", nil, nil),
      ("abcdefgh12345678", "apiKey", "'apiKey'"), ("abcdefgh1234567", "apiKey", nil),
      ("abcdefghijklmnop", "apiKey", nil), ("1234567812345678", "apiKey", nil),
      ("abcdefgh12345678", "other", nil), ("abcdefgh 12345678", "apiKey", nil),
      ("weather-cache-store-v2", "cacheKey", nil),
      ("weather-cache-abcd12345", "cacheKey", "'cacheKey'"),
      ("sk_live_abcdefgh12345678", nil, "a key or a certificate"), ("sk_live_short1", nil, nil),
      ("-----BEGIN RSA PRIVATE KEY-----", nil, "a key or a certificate"),
      ("-----BEGIN CERTIFICATE-----", nil, nil),
      ("0123456789abcdef0123456789abcdef", nil, "a key or a certificate"),
      ("0123456789abcdef0123456789abcdef", "commitHash", nil),
      ("0123456789abcdef0123456789abcde", nil, nil),
      ("0123456789abcdefg123456789abcdef", nil, nil),
    ] as [(String, String?, String?)])
  func `a string is recognized as a secret by its form, its URL or header, or its variable's name`(
    text: String, name: String?, reason: String?
  ) {
    #expect(SecretText.reason(text, name: name) == reason)
  }

  @Test
  func `a password is recognized by letters and digits, unlike a word, number or placeholder`() {
    #expect(SecretText.isPassword("hunter2a", name: "userPassword"))
    for text in ["hunter2", "hunterabc", "12345678", "hunter 2a", "hunter2\\(a)", "my-pass-v2"] {
      #expect(!SecretText.isPassword(text, name: "password"), "\(text)")
    }
    #expect(!SecretText.isPassword("hunter2a", name: "passwordHint"))
    #expect(
      SecretText.isStandIn("OPEN_API", name: "key") && !SecretText.isStandIn("OPEN1_A", name: "key")
    )
    #expect(
      !SecretText.isStandIn("OPENAPI", name: "key")
        && !SecretText.isStandIn("open_api", name: "key"))
    #expect(SecretText.isStandIn("abc", name: "keyName"))
    #expect(!SecretText.isStandIn("ghp_abcdefgh12345678", name: "keyName"))
  }

  @Test
  func `the suggested name is the known one with the fewest edits, or none if it needs too many`() {
    let known = ["layers", "roots", "rules"]
    #expect(NearestName.of("lyers", among: known) == "layers")
    #expect(NearestName.of("Layesr", among: known) == "layers")
    #expect(NearestName.of("rulez", among: known) == "rules")
    #expect(NearestName.of("laxyzs", among: known) == nil)
    #expect(NearestName.of("layers", among: []) == nil)
    #expect(NearestName.of("ab", among: ["ba"]) == "ba", "a swap is one slip")
    #expect(NearestName.of("abcd", among: ["badc"]) == nil, "two swaps are two")
    #expect(NearestName.of("a", among: ["b"]) == "b")
    #expect(NearestName.of("kitten", among: ["sitting"]) == nil)
    #expect(NearestName.of("kitting", among: ["sitten"]) == nil)
  }

  @Test(arguments: [
    ("2026-01-31", true), ("2026-01-32", false), ("2026-00-10", false), ("2026-13-10", false),
    ("2026-04-31", false), ("2026-04-30", true), ("2024-02-29", true), ("2026-02-29", false),
    ("2000-02-29", true), ("1900-02-29", false), ("2026-1-31", false), ("2026-01-0a", false),
    ("2026-01-00", false), ("2026-01-31-", false),
  ])
  func `a date counts as a day only if the calendar has it`(text: String, isDay: Bool) {
    #expect(Day.isDay(text) == isDay)
  }

  @Test func `today's date counts as a day`() { #expect(Day.isDay(Day.today)) }

  @Test func `a word is found only as a whole, not inside another word`() {
    #expect(Words.holds("City", "City") && Words.holds("a City.b", "City"))
    #expect(Words.holds("Cities CityRow (City)", "City"))
    for text in ["", "CityRow", "aCity", "_City", "City_", "City1"] {
      #expect(!Words.holds(text, "City"), "\(text)")
    }
  }

  @Test func `name and path patterns match with stars and capture their placeholders`() {
    #expect(NamePattern("{a}View").match("FeedView") == ["a": "Feed"])
    #expect(NamePattern("{a}View").match("View") == nil && NamePattern("*View").fits("View"))
    #expect(NamePattern("a{b").fits("a{b") && NamePattern("*").fits(""))
    #expect(NamePattern("{a}-{b}").match("x-y-z") == ["a": "x", "b": "y-z"])
    let pattern = PathPattern.below("**/Domain")
    #expect(pattern.deepest("A/Domain/B/Domain/c.swift")?.depth == 4)
    #expect(pattern.deepest("A/Domain/B/c.swift")?.depth == 2)
    #expect(pattern.deepest("A/B/c.swift") == nil && pattern.deepest("Domain") == nil)
    let files = PathPattern.below("A/{x}/*View.swift")
    #expect(files.text == "A/{x}/*View.swift" && PathPattern.below("A").text == "A/**")
    #expect(files.deepest("A/b/CView.swift")?.depth == 3)
    #expect(files.deepest("A/b/CView.swift")?.holes == ["x": "b"])
    #expect(files.deepest("B/b/CView.swift") == nil && files.deepest("A/b/C.swift") == nil)
    #expect(PathPattern.fill("{a}/{b}{a}", with: ["a": "x", "b": "y"]) == "x/yx")
  }
}
