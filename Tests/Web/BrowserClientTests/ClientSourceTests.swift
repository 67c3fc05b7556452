import StrataBrowserClient
import Testing

/// Tests of the client's files for code that must never be there.
@Suite struct ClientSourceTests {
  private func text(_ name: BrowserClient.Name) throws -> String {
    String(decoding: try BrowserClient.file(name).bytes, as: UTF8.self)
  }

  @Test(arguments: [
    "eval(", "new Function", "document.write", "outerHTML", "insertAdjacentHTML", "style=\"",
    " style='",
    "setAttribute(\"style\"", "console.log", "console.warn", "console.error", "javascript:",
    "import(", "alert(",
  ])
  func `the script contains no forbidden call`(_ forbidden: String) throws {
    #expect(try !text(.script).contains(forbidden))
  }

  @Test func `the script parses HTML only in a template`() throws {
    let places = try text(.script).matches(of: /\.innerHTML/)
    #expect(places.count == 1)
    #expect(try text(.script).contains(/\.createElement\("template"\);return \w+\.innerHTML=/))
  }

  @Test func `each script is in strict mode and a single function`() throws {
    let script = try text(.script)
    #expect(script.hasPrefix("\"use strict\";(()=>{"))
    #expect(script.hasSuffix("})();\n"))
  }

  @Test(arguments: ["@import", "url(http", "url(//", "expression("])
  func `the style sheet loads nothing from elsewhere`(_ forbidden: String) throws {
    #expect(try !text(.style).contains(forbidden))
  }

  @Test func `the style sheet follows the system's accessibility settings`() throws {
    let style = try text(.style)
    for wish in [
      "color-scheme:light dark", "prefers-reduced-motion: reduce", "prefers-contrast: more",
      "prefers-reduced-transparency: reduce", "forced-colors: active", ":focus-visible",
    ] { #expect(style.contains(wish), "\(wish)") }
  }

  @Test(arguments: [
    "margin-left", "margin-right", "padding-left", "padding-right", "text-align:left",
  ])
  func `the style sheet has no physical left and right`(_ physical: String) throws {
    #expect(try !text(.style).contains(physical))
  }

  @Test func `font sizes follow the user's setting`() throws {
    let sizes = try text(.style).matches(of: /font-size:([^;}]+)/).map { String($0.output.1) }
    #expect(!sizes.isEmpty)
    #expect(sizes.allSatisfy { $0.contains("rem") || $0 == "inherit" }, "\(sizes)")
  }
}
