import Testing

@testable import ParityReport

/// Tests of arguments without effect.
@Suite struct UnreadParametersTests {
  private func found(_ text: String, marked: Set<String> = []) -> [String] {
    UnreadParameters([FunctionReader.read(text, file: "a.swift")])
      .unmarked { marked.contains($0) }.map { "\($0.path) \($0.parameter) \($0.place)" }
  }

  @Test
  func `a public parameter that the function's body never reads is reported with file and line`() {
    let text = """
      extension View {
        public func glow(_ color: Color, radius: Double = 1, in place: Place) -> some View {
          style(.glow(color, radius: 1))
        }
      }
      """
    #expect(
      found(text) == [
        "View.glow(_:radius:in:) in a.swift:2", "View.glow(_:radius:in:) radius a.swift:2",
      ])
  }

  @Test
  func `a label or member with the name of a parameter does not count as reading the parameter`() {
    let text = """
      extension View {
        public func glow(radius: Double) -> some View { self.radius.grown(radius: other.radius) }
      }
      """
    #expect(found(text) == ["View.glow(radius:) radius a.swift:2"])
    #expect(found(text.replacing("radius: other.radius", with: "radius: radius")) == [])
    #expect(found(text.replacing("other.radius", with: "radius.rounded()")) == [])
  }

  @Test func `a parameter that is only passed to a function that ignores it is reported as unread`()
  {
    let text = """
      extension View {
        public func glow(radius: Double) -> some View { shine(radius: radius) }
        func shine(radius: Double) -> some View { dim(radius: radius) }
        func dim(radius: Double) -> some View { self }
      }
      """
    #expect(found(text) == ["View.glow(radius:) radius a.swift:2"])
    #expect(found(text.replacing("{ self }", with: "{ style(radius) }")) == [])
  }

  @Test func `an unread parameter is not reported if the docstring says that it is partial`() {
    let text = """
      extension View {
        /// Glows.
        ///
        /// Partial in `radius`: it is one point.
        public func glow(radius: Double, in place: Place) -> some View { self }
      }
      """
    #expect(found(text) == ["View.glow(radius:in:) in a.swift:5"])
    #expect(found(text.replacing(" in `radius`:", with: ":")) == [])
    #expect(found(text, marked: ["View"]) == [])
  }

  @Test
  func `unread metatypes, and parameters of requirements and unavailable functions, are allowed`() {
    let text = """
      public protocol Style { func body(content: Content, phase: Int) -> Body }
      extension Plain: Style { public func body(content: Content, phase: Int) -> Body { content } }
      extension View {
        public func styled<S: Style>(_ style: S) -> some View { look(S.look) }
        public func key<K>(_ type: K.Type) -> some View { self }
        public func _plumb(_ a: Int) -> some View { self }
        public func said(_ text: String, comment: String) -> some View { say(text) }
        @available(*, unavailable)
        public func gone(_ a: Int) -> some View { fatalError() }
        public static func + (left: Self, right: Self) -> Self { left }
        func own(_ a: Int) -> some View { self }
      }
      @available(*, unavailable, message: "not here")
      public struct Missing {
        public init(_ a: Int) { fatalError() }
      }
      """
    #expect(found(text) == [])
    #expect(
      found(text.replacing("look(S.look)", with: "self")) == ["View.styled(_:) style a.swift:4"])
  }

  @Test func `unread parameters are found in initializers and subscripts of nested types`() {
    let text = """
      public struct Outer {
        public struct Inner {
          public init(one: Int, two: Int) { self.one = one }
          public subscript(at place: Int) -> Int { 0 }
        }
      }
      """
    #expect(
      found(text) == [
        "Outer.Inner.init(one:two:) two a.swift:3", "Outer.Inner.subscript(at:) at a.swift:4",
      ])
  }
}
