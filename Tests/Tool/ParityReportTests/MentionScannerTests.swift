import Testing

@testable import ParityReport

@Suite struct MentionScannerTests {
  private func mention(_ name: String, in source: String) -> [Mention] {
    MentionScanner.mentions(in: source).filter { $0.name == name }
  }

  @Test func `a call is read with its labels, whatever stands in its arguments`() {
    let calls = mention("frame", in: "Text(\"a, b:\").frame(width: f(x: 1), height: [2: 3][2])")
    #expect(calls == [Mention(name: "frame", place: .ofValue, labels: ["width", "height"])])
  }

  @Test func `closures after the parentheses are read with their labels`() {
    let calls = mention("Button", in: "Button(role: .cancel) { go() } label: { Text(\"a\") }")
    #expect(
      calls == [Mention(name: "Button", place: .alone, labels: ["role"], closures: ["_", "label"])])
  }

  @Test func `a closure alone is a call`() {
    #expect(
      mention("VStack", in: "VStack { }")
        == [Mention(name: "VStack", place: .alone, labels: [], closures: ["_"])])
  }

  @Test func `a brace on the next line belongs to another statement`() {
    #expect(mention("view", in: "let a = view\n{ }()").first?.isCall == false)
  }

  @Test func `what stands before the dot is kept where it is a type`() {
    #expect(mention("red", in: "Color.red").map(\.place) == [.ofType("Color")])
    #expect(mention("red", in: ".tint(.red)").map(\.place) == [.implicit])
    #expect(mention("red", in: "shade.red").map(\.place) == [.ofValue])
    #expect(mention("dismiss", in: #"@Environment(\.dismiss) var d"#).map(\.place) == [.implicit])
    #expect(mention("bold", in: "Text(\"a\").bold()").map(\.place) == [.ofValue])
    #expect(mention("red", in: "return .red").map(\.place) == [.implicit])
  }

  @Test func `attributes, macros and declarations are told apart from calls`() {
    #expect(mention("State", in: "@State var a = 1").map(\.place) == [.attribute])
    #expect(mention("Preview", in: "#Preview(\"a\") { }").map(\.place) == [.macro])
    #expect(mention("body", in: "var body: some View { Text(\"a\") }").map(\.place) == [.declared])
  }

  @Test func `generic arguments do not hide a call`() {
    #expect(
      mention("ForEach", in: "ForEach<[Int], Int>(a, id: b) { }").first?.labels == ["_", "id"])
    #expect(mention("count", in: "if count < 3, a > (2) { }").first?.isCall == false)
  }

  @Test func `comments name nothing`() {
    #expect(MentionScanner.mentions(in: "// Text(\"a\")\n/* Text() */").isEmpty)
  }
}
