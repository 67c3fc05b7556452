import StrataLayerRules
import Testing

/// Tests of the rules about code: what they find, and in which words.
@Suite struct CodeKindTests {
  @Test func `a constructs rule reports forbidden constructs`() throws {
    let all = ["forceUnwrap", "forceTry", "forceCast", "implicitlyUnwrapped", "emptyCatch"]
    let source = """
      func a() { b! }
      func c() { try! d() }
      func e() { f as! G }
      var h: I!
      func j() { do { try k() } catch {} }
      """
    let found = [
      "1 force-unwraps a value with '!'", "2 ignores a possible error with 'try!'",
      "3 force-casts a value with 'as!'", "4 declares an implicitly unwrapped optional with '!'",
      "5 catches an error and does nothing",
    ]
    for (index, kind) in all.enumerated() {
      let rule = #""kind": "constructs", "in": "Domain", "forbid": "\#(kind)""#
      #expect(try KindProbe.found(rule, source) == [found[index]])
    }
  }

  @Test func `a debug rule reports a file whose code is not inside a DEBUG condition`() throws {
    let rule = #""kind": "debug", "in": "Domain/A.swift""#
    let wrong = ["has code outside #if DEBUG"]
    func found(_ source: String) throws -> [String] { try KindProbe.found(rule, source) }
    #expect(try found("// why\n#if DEBUG\nstruct A {}\n#endif\n") == [])
    #expect(try found("\nstruct A {}") == ["2 \(wrong[0])"])
    #expect(try found("#if DEBUG\nstruct A {}\n#endif\nstruct B {}") == ["1 \(wrong[0])"])
    #expect(try found("let a = 1\n#if DEBUG\nstruct A {}\n#endif") == ["1 \(wrong[0])"])
    #expect(try found("// only a comment") == [])
  }

  @Test func `a debug rule reports members that are not inside a DEBUG condition`() throws {
    let rule = #""kind": "debug", "in": "Domain", "members": ["mock*", "sample"]"#
    let source = """
      struct A {
        static let mockA = 1
        let other = 2
      }
      #if DEBUG
      extension A { static let mockB = 2 }
      #endif
      func sample() {}
      """
    #expect(
      try KindProbe.found(rule, source) == [
        "2 'A.mockA' is not inside #if DEBUG", "8 'sample' is not inside #if DEBUG",
      ])
  }

  @Test func `a globals rule reports mutable global and static variables`() throws {
    let source = """
      var a = 1
      let b = 1
      struct C {
        static var d = 1
        static let shared = C()
        static var e: Int { 1 }
        @TaskLocal static var f = 1
        var g = 1
        let standard = 1
      }
      class H { class var i: Int { 1 } }
      """
    let rule = #""kind": "globals", "in": "Domain""#
    let state = { (text: String) in "\(text) is global or static state" }
    #expect(try KindProbe.found(rule, source) == ["1 'a'", "4 'C.d'"].map(state))
    #expect(
      try KindProbe.found(rule + #", "singletons": true"#, source)
        == ["1 'a'", "4 'C.d'", "5 'C.shared'"].map(state))
  }

  private func mentions(_ setting: String, _ source: String, _ files: [String: String] = [:]) throws
    -> [String]
  {
    try KindProbe.found(#""kind": "mentions", "in": "Domain/A.swift", \#(setting)"#, source, files)
  }

  @Test func `a mentions rule reports names that code may not use`() throws {
    let forbid = #""forbid": ["print", "UserDefaults"]"#
    let source = """
      func a() { print("x"); print("y") }
      let b = print
      let c: UserDefaults? = nil
      typealias D = UserDefaults
      let e: D? = nil
      """
    #expect(
      try mentions(forbid, source) == [
        "1 uses print", "1 uses print", "2 uses print", "3 uses UserDefaults",
        "4 uses UserDefaults",
        "5 uses D, which is UserDefaults",
      ])
    #expect(
      try mentions(forbid + #", "called": true"#, source) == ["1 uses print", "1 uses print"])
    #expect(try mentions(forbid + #", "unlessFileUses": "print""#, source) == [])
    #expect(
      try mentions(forbid, "struct UserDefaults {}\nlet a: UserDefaults? = nil") == [],
      "the project's own type")
    #expect(
      KindProbe.mistakes(#""kind": "mentions""#) == ["a mentions rule needs 'forbid' or 'require'"])
  }

  @Test func `a mentions rule reports files that lack a required name`() throws {
    #expect(
      try mentions(#""require": ["help", "Logger"]"#, "func a() { help() }")
        == ["0 does not use Logger"])
  }

  @Test func `a mentions rule reports calls whose arguments contain, or lack, a given name`() throws
  {
    let source = """
      func a() {
        log("at \\(latitude)")
        log("the Latitude")
        log(place.latitude)
        log(place.name)
        log("all is well")
      }
      """
    let called = #""forbid": "log", "called": true"#
    #expect(
      try mentions(called + #", "withNames": "latitude""#, source) == [
        "2 uses log with 'latitude'", "4 uses log with 'latitude'",
      ])
    #expect(
      try mentions(called + #", "unlessWith": "latitude""#, source) == [
        "3 uses log", "5 uses log", "6 uses log",
      ])
    let plain = "func a() { log(city.name); log(title) }"
    #expect(try mentions(called + #", "withNames": "city""#, plain) == [], "only its name")
  }

  @Test func `a mentions rule can be limited to code in functions and outside of debug builds`()
    throws
  {
    let forbid = #""forbid": "DateFormatter""#
    let source = """
      let a = DateFormatter()
      func b() { _ = DateFormatter() }
      func c() -> DateFormatter { DateFormatter() }
      var d: String { DateFormatter().string }
      struct E { let f = DateFormatter() }
      #if DEBUG
      func g() { _ = DateFormatter() }
      #endif
      """
    let uses = { (line: Int) in "\(line) uses DateFormatter" }
    let inFunctions = try mentions(forbid + #", "inFunctions": true"#, source)
    #expect(inFunctions == [2, 4, 7].map(uses))
    let inRelease = try mentions(forbid + #", "inFunctions": true, "debug": false"#, source)
    #expect(inRelease == [2, 4].map(uses))
    let previews = """
      func a() { DateFormatter() }
      struct A: PreviewProvider { static var previews: String { DateFormatter().string } }
      #Preview { DateFormatter() }
      """
    #expect(try mentions(forbid + #", "debug": false"#, previews) == [1].map(uses))
  }

  @Test func `a parameters rule reports parameters by their names and types`() throws {
    let source = """
      struct A {
        init(store: Store) {}
        func b(completion done: () -> Void, _ other: Int) {}
        func c(_ store: any Saving, _ more: Store) {}
      }
      class Store: Saving {}
      protocol Saving {}
      func completion() {}
      """
    func found(_ setting: String) throws -> [String] {
      try KindProbe.found(#""kind": "parameters", "in": "Domain", \#(setting)"#, source)
    }
    #expect(
      try found(#""forbidNames": ["completion", "oth*"]"#) == [
        "3 'A.b' takes 'done'", "3 'A.b' takes 'other'",
      ])
    let types = #""forbidTypes": {"kinds": "class"}"#
    #expect(
      try found(types) == [
        "2 'A.init' takes the concrete Store", "4 'A.c' takes the concrete Store",
      ])
    #expect(try found(types + #", "of": "init""#) == ["2 'A.init' takes the concrete Store"])
    #expect(
      try found(types + #", "types": "Other""#)
        == [
          "the rule r matches nothing in the project"
        ].map { "strata.json:0 \($0)" })
    #expect(
      try found(types + #", "types": "A", "of": "c""#) == [
        "4 'A.c' takes the concrete Store"
      ])
    #expect(
      KindProbe.mistakes(#""kind": "parameters""#)
        == ["a parameters rule needs 'forbidNames' or 'forbidTypes'"])
  }

  @Test func `a strings rule reports string literals in given calls and variables`() throws {
    let source = #"""
      let a = Text("Hello")
      let b = Text("\(count)")
      let c = Text(verbatim: "Hello")
      let d = Text("1 2")
      let apiKey = "abc-1"
      let secretKey = "two words"
      let e = Image(key: "xyz")
      """#
    func found(_ setting: String) throws -> [String] {
      try KindProbe.found(#""kind": "strings", "in": "Domain", \#(setting)"#, source)
    }
    #expect(try found(#""callees": "Text""#) == ["1 writes a string literal for 'Text'"])
    #expect(try found(#""callees": "Text", "atLeast": "6""#) == [])
    #expect(
      try found(#""names": "*key""#) == [
        "5 writes a string literal for 'apiKey'", "7 writes a string literal for 'key'",
      ])
    #expect(
      KindProbe.mistakes(#""kind": "strings""#)
        == ["a strings rule needs 'callees', 'names' or 'secrets'"])
  }

  @Test func `a strings rule reports string literals that look like keys or passwords`() throws {
    let source = #"""
      let a = "Bearer abcdefgh12345678"
      let password = "hunter22a"
      var token: String { "ghp_" + "abcdefgh12345678" }
      let nameOfKey = "NOT_A_SECRET_AT_1"
      let b = "plain words"
      """#
    let rule = #""kind": "strings", "in": "Domain", "secrets": true"#
    #expect(
      try KindProbe.found(rule, source) == [
        "1 writes a string literal for a header", "2 writes a string literal for 'password'",
        "3 writes a string literal for a key or a certificate",
      ])
  }

  // MARK: Imports

  @Test func `an imports rule reports modules that may not be imported`() throws {
    let source = "import Foundation\nimport Data\nimport Other\nimport Domain"
    func found(_ setting: String) throws -> [String] {
      try KindProbe.found(#""kind": "imports", "in": "Domain", \#(setting)"#, source)
    }
    #expect(try found(#""allow": "Found*""#) == ["2 imports Data", "3 imports Other"])
    #expect(try found(#""allow": "Foundation", "allowLayers": "Data""#) == ["3 imports Other"])
    #expect(try found(#""forbidLayers": "Data""#) == ["2 imports Data"])
    #expect(
      try found(#""forbid": ["Other", "Foundation"]"#) == [
        "1 imports Foundation", "3 imports Other",
      ])
    let wrong = ["an imports rule needs either 'allow', or 'forbid' or 'forbidLayers'"]
    #expect(KindProbe.mistakes(#""kind": "imports""#) == wrong)
    #expect(KindProbe.mistakes(#""kind": "imports", "allow": "A", "forbid": "B""#) == wrong)
  }

  @Test func `an imports rule reports a forbidden module that is imported through another module`()
    throws
  {
    let data = ["Data/B.swift": "import Other"]
    let rule = #""kind": "imports", "in": "Domain", "forbid": "Other""#
    #expect(
      try KindProbe.found(rule, "import Data", data) == [
        "1 imports Other indirectly, through Data"
      ])
    #expect(try KindProbe.found(rule + #", "transitive": false"#, "import Data", data) == [])
  }

  @Test func `every import that leads to a forbidden module is reported`() throws {
    let files = [
      "Domain/A.swift": "import Data", "Domain/B.swift": "import Foundation\nimport Data",
      "Data/B.swift": "import Other\nimport Another",
    ]
    let rule = #""kind": "imports", "in": "Domain", "forbid": ["Other", "Another"]"#
    #expect(
      try KindProbe.found(rule, files) == [
        "Domain/A.swift:1 imports Another indirectly, through Data",
        "Domain/A.swift:1 imports Other indirectly, through Data",
        "Domain/B.swift:2 imports Another indirectly, through Data",
        "Domain/B.swift:2 imports Other indirectly, through Data",
      ])
  }

  @Test
  func `a module in an import cycle is reported for its direct import only, not through itself`()
    throws
  {
    let files = [
      "Domain/A.swift": "import Data\nimport Other", "Data/B.swift": "import Domain",
    ]
    let rule = #""kind": "imports", "in": "Domain", "forbid": "Other""#
    #expect(try KindProbe.found(rule, files) == ["Domain/A.swift:2 imports Other"])
  }

  @Test func `an order rule reports a layer that imports or uses a layer listed before it`() throws
  {
    let rule = #""kind": "order", "layers": ["Data", "Domain"]"#
    let files = ["Data/B.swift": "import Domain\nstruct Row { let city: City }"]
    #expect(try KindProbe.found(rule, "struct City {}", files) == [])
    #expect(
      try KindProbe.found(rule, "import Data\nstruct City { let row: Row }", files) == [
        "1 imports Data of the layer Data", "2 uses Row, which Data/B.swift declares",
      ])
    #expect(
      try KindProbe.found(rule + #", "except": ["Domain/A.swift"]"#, "import Data", files) == [])
  }

  @Test func `an independence rule reports a feature that uses a type of another feature`() throws {
    let rule = #""kind": "independence", "of": "Domain/{feature}/**""#
    let files = [
      "Domain/Feed/A.swift": "struct Feed {}\nlet own = Feed()",
      "Domain/Map/B.swift": "let feed = Feed()\nlet shared = Shared()",
      "Data/Shared.swift": "struct Shared {}",
    ]
    let found = ["Domain/Map/B.swift:1 uses Feed, which Domain/Feed/A.swift declares"]
    #expect(try KindProbe.found(rule, files) == found)
    #expect(try KindProbe.found(rule + #", "except": "Domain/Map/**""#, files) == [])
    #expect(
      KindProbe.mistakes(#""kind": "independence", "of": "Domain/**""#)
        == ["the key 'of' must contain a placeholder such as {feature}"])
  }
}
