import SwiftUI
import Testing

/// Tests of preview traits and orientations.
@MainActor @Suite struct PreviewTraitTests {
  private func words(_ trait: PreviewTrait<Preview.ViewTraits>) -> String { "\(trait._value)" }

  @Test func `each preview trait is distinct`() {
    let traits: [PreviewTrait<Preview.ViewTraits>] = [
      .defaultLayout, .sizeThatFitsLayout, .fixedLayout(width: 10, height: 20), .portrait,
      .portraitUpsideDown, .landscapeLeft, .landscapeRight,
    ]
    #expect(Set(traits.map(words)).count == traits.count)
    #expect(words(.defaultLayout).contains("device"))
    #expect(words(.fixedLayout(width: 10, height: 20)).contains("20"))
    #expect(PreviewLayout.device != .sizeThatFits)
  }

  @Test func `an interface orientation has four cases with identifiers`() {
    let sides: [InterfaceOrientation] = [
      .portrait, .portraitUpsideDown, .landscapeLeft, .landscapeRight,
    ]
    #expect(InterfaceOrientation.allCases == sides)
    #expect(
      sides.map(\.id) == ["portrait", "portraitUpsideDown", "landscapeLeft", "landscapeRight"])
  }
}
