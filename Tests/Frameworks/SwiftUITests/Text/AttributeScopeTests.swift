import Foundation
import StrataRendering
import SwiftUI
import Testing

/// Tests of the attributes that SwiftUI adds to attributed strings.
@MainActor @Suite struct AttributeScopeTests {
  private typealias Scope = AttributeScopes.SwiftUIAttributes

  @Test func `each SwiftUI text attribute has the name that Apple's has, such as SwiftUI.Kern`() {
    let names = [
      Scope.FontAttribute.name, Scope.ForegroundColorAttribute.name,
      Scope.BackgroundColorAttribute.name, Scope.StrikethroughStyleAttribute.name,
      Scope.UnderlineStyleAttribute.name, Scope.KerningAttribute.name,
      Scope.TrackingAttribute.name, Scope.BaselineOffsetAttribute.name,
    ]
    #expect(
      names
        == [
          "Font", "ForegroundColor", "BackgroundColor", "StrikethroughStyle", "UnderlineStyle",
          "Kern", "Tracking", "BaselineOffset",
        ].map { "SwiftUI.\($0)" })
  }

  @Test func `attributes of a string that are set by their key types are drawn`() {
    var words = AttributedString("words")
    let font: Scope.FontAttribute.Value = .headline
    let (red, blue): (Scope.ForegroundColorAttribute.Value, Scope.BackgroundColorAttribute.Value) =
      (.red, .blue)
    let line: Scope.UnderlineStyleAttribute.Value = .single
    let crossed: Scope.StrikethroughStyleAttribute.Value = .init(pattern: .dot)
    let (kern, tracking): (Scope.KerningAttribute.Value, Scope.TrackingAttribute.Value) = (1, 2)
    let offset: Scope.BaselineOffsetAttribute.Value = 3
    words[Scope.FontAttribute.self] = font
    words[Scope.ForegroundColorAttribute.self] = red
    words[Scope.BackgroundColorAttribute.self] = blue
    words[Scope.UnderlineStyleAttribute.self] = line
    words[Scope.StrikethroughStyleAttribute.self] = crossed
    words[Scope.KerningAttribute.self] = kern
    words[Scope.TrackingAttribute.self] = tracking
    words[Scope.BaselineOffsetAttribute.self] = offset
    let plain = Drawn(
      Text("words").font(font).foregroundStyle(red).underline().strikethrough(pattern: .dot)
        .tracking(tracking).baselineOffset(offset)
    ).rules
    let drawn = Drawn(Text(words)).rules
    for rule in plain { #expect(drawn.contains(rule), "\(rule)") }
    #expect(drawn.contains(.background(.named("blue"))))
  }

  @Test func `attributes of a string that are set by property name can be read by their key types`()
  {
    var words = AttributedString("words")
    words.font = .title
    words.swiftUI.kern = 4
    words.link = URL(string: "https://example.com")
    #expect(words[Scope.FontAttribute.self] == .title)
    #expect(words[Scope.KerningAttribute.self] == 4)
    #expect(words.runs.first?.swiftUI.font == .title)
    #expect(words.runs.first?.link == URL(string: "https://example.com"))
  }
}
