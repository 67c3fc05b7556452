import SwiftUI
import Testing

/// How a preview asks to be shown.
@MainActor @Suite struct PreviewTraitTests {
  private func words(_ trait: PreviewTrait<Preview.ViewTraits>) -> String { "\(trait._value)" }

  @Test func `each trait asks for something of its own`() {
    let traits: [PreviewTrait<Preview.ViewTraits>] = [
      .defaultLayout, .sizeThatFitsLayout, .fixedLayout(width: 10, height: 20), .portrait,
      .portraitUpsideDown, .landscapeLeft, .landscapeRight,
    ]
    #expect(Set(traits.map(words)).count == traits.count)
    #expect(words(.defaultLayout).contains("device"))
    #expect(words(.fixedLayout(width: 10, height: 20)).contains("20"))
    #expect(PreviewLayout.device != .sizeThatFits)
  }

  @Test func `a device has four sides that can be up`() {
    let sides: [InterfaceOrientation] = [
      .portrait, .portraitUpsideDown, .landscapeLeft, .landscapeRight,
    ]
    #expect(InterfaceOrientation.allCases == sides)
    #expect(
      sides.map(\.id) == ["portrait", "portraitUpsideDown", "landscapeLeft", "landscapeRight"])
  }
}
