import Testing

@testable import StrataScaffold

@Suite struct MustacheTests {
  private func text(_ template: String, _ values: [String: Mustache.Value]) throws -> String {
    try Mustache(template).text(with: values)
  }

  @Test func `a variable is replaced by its value, unescaped`() throws {
    #expect(try text("[{{type}}]", ["type": .text("Array<Int>")]) == "[Array<Int>]")
  }

  @Test func `a section is rendered when its flag is on, an inverted section when it is off`()
    throws
  {
    let template = "a{{#x}}b{{/x}}{{^x}}c{{/x}}"
    #expect(try text(template, ["x": .flag(true)]) == "ab")
    #expect(try text(template, ["x": .flag(false)]) == "ac")
  }

  @Test func `a list section is rendered once for each element, which can use outer values`() throws
  {
    let list = Mustache.Value.list([["n": .text("1")], ["n": .text("2")]])
    #expect(try text("{{#l}}{{a}}{{n}} {{/l}}", ["l": list, "a": .text("x")]) == "x1 x2 ")
    #expect(try text("{{^l}}none{{/l}}", ["l": .list([])]) == "none")
  }

  @Test func `a section's tag that is alone on its line removes the line`() throws {
    let template = "a\n  {{#x}}\nb\n  {{/x}}\nc\n"
    #expect(try text(template, ["x": .flag(true)]) == "a\nb\nc\n")
    #expect(try text(template, ["x": .flag(false)]) == "a\nc\n")
    #expect(try text("{{#x}}\nb\n{{/x}}\n{{#x}}\nc\n{{/x}}", ["x": .flag(true)]) == "b\nc\n")
  }

  @Test(arguments: ["{{x}}", "{{#x}}{{/x}}", "{{^x}}{{/x}}"])
  func `an undefined name is an error`(template: String) {
    #expect(throws: Mustache.Failure(reason: "'x' has no value")) { try text(template, [:]) }
  }

  @Test(arguments: [
    ("{{x", "a tag is not closed"), ("{{#x}}", "'x' is not closed"),
    ("{{/x}}", "the section 'x' is closed but was not opened"),
    ("{{#x}}{{/y}}", "the section 'y' is closed but was not opened"),
  ])
  func `a template with unbalanced tags is an error`(template: String, reason: String) {
    #expect(throws: Mustache.Failure(reason: reason)) { try Mustache(template) }
  }
}
