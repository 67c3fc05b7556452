import Testing

@testable import ParityReport

@Suite struct CallMatcherTests {
  private func parameters(_ declaration: String, _ name: String) -> [Parameter] {
    DeclarationReader(declaration).parameters(of: name)
  }

  private func fits(
    _ labels: [String], closures: [String] = [], in parameters: [Parameter]
  ) -> Bool {
    CallMatcher(labels: labels, closures: closures).fits(parameters)
  }

  private let frame =
    "func frame(width: CGFloat? = nil, height: CGFloat? = nil, alignment: Alignment = .center)"

  @Test func `only arguments with a default may be left out`() {
    let own = parameters(frame, "frame")
    #expect(fits(["height"], in: own))
    #expect(fits([], in: own))
    #expect(!fits(["height", "width"], in: own))
    #expect(!fits(["maxWidth"], in: own))
    #expect(!fits([], in: parameters("func offset(x: CGFloat, y: CGFloat = 0)", "offset")))
  }

  @Test func `a closure matches function parameters only`() {
    let stack = parameters(
      "init(spacing: CGFloat? = nil, @ViewBuilder content: () -> Content)", "init")
    #expect(fits(["spacing"], closures: ["_"], in: stack))
    #expect(fits([], closures: ["_"], in: stack))
    #expect(fits(["content"], in: stack))
    #expect(!fits([], in: stack))
    #expect(!fits([], closures: ["_"], in: parameters(frame, "frame")))
  }

  @Test func `a call's second closure is matched by its label`() {
    let button = parameters(
      """
      init(role: ButtonRole?, action: @escaping @MainActor () -> Void, \
      @ViewBuilder label: () -> Label)
      """, "init")
    #expect(fits(["role"], closures: ["_", "label"], in: button))
    #expect(!fits(["role"], closures: ["_", "icon"], in: button))
    #expect(!fits(["role"], closures: ["_"], in: button))
  }

  @Test func `several values of a variadic parameter are one argument each`() {
    let traits = parameters("func preview(traits: Trait..., name: String)", "preview")
    #expect(traits.map(\.isVariadic) == [true, false])
    #expect(fits(["traits", "_", "_", "name"], in: traits))
    #expect(fits(["name"], in: traits))
  }

  @Test func `several values of a parameter pack are one argument each, unlike those of a tuple`() {
    let parts = parameters(
      "func build<each C>(_ parts: repeat each C, of all: (repeat each C))", "build")
    #expect(parts.map(\.isVariadic) == [true, false])
    #expect(fits(["_", "_", "of"], in: parts))
    #expect(!fits(["_", "of", "_"], in: parts))
  }

  @Test func `generic clauses, attributes and commas in types do not count`() {
    let list = parameters(
      "func list<C, D>(_ data: Dictionary<C, D>, id: (C, D) -> Int = { _ in 0 }, at x: Int)", "list"
    )
    #expect(list.map(\.label) == ["_", "id", "at"])
    #expect(list.map(\.hasDefault) == [false, true, false])
    #expect(list.map(\.isClosure) == [false, true, false])
  }
}
