import StrataRendering
import SwiftUI
import SwiftUITesting
import Testing
import UIKit

@MainActor struct EffectTests {
  private func grounds(_ screen: Screen) -> [StyleRule] {
    screen.rules.filter { if case .background = $0 { true } else { false } }
  }

  @Test(arguments: [
    (UIBlurEffect.Style.systemThinMaterial, Material.thin), (.systemMaterial, .regular),
    (.systemUltraThinMaterialDark, .ultraThin), (.systemThickMaterial, .thick),
    (.systemChromeMaterial, .bar), (.prominent, .ultraThick),
  ])
  func `a UIBlurEffect's style is drawn as the matching SwiftUI material`(
    style: UIBlurEffect.Style, material: Material
  ) {
    let clear = grounds(Screen(Color.clear))
    let wanted = grounds(Screen(Color.clear.background(material))).filter { !clear.contains($0) }
    let drawn = grounds(screen(of: UIVisualEffectView(effect: UIBlurEffect(style: style))))
    #expect(!wanted.isEmpty && wanted.allSatisfy(drawn.contains))
  }

  @Test func `an effect that is set after init is drawn like one that is passed to init`() {
    let blur = UIBlurEffect(style: .systemThinMaterial)
    let view = UIVisualEffectView()
    #expect(view.effect == nil)
    view.effect = blur
    #expect(grounds(screen(of: view)) == grounds(screen(of: UIVisualEffectView(effect: blur))))
  }

  @Test func `the content view is shown above the blur, which can be removed`() {
    let view = UIVisualEffectView(effect: UIBlurEffect(style: .regular))
    let label = UILabel()
    label.text = "Above"
    view.contentView.addSubview(label)
    let screen = screen(of: view)
    let blurred = grounds(screen).count
    #expect(screen.text.contains("Above"))
    view.effect = nil
    #expect(screen.text.contains("Above") && grounds(screen).count == blurred - 1)
  }

  @Test func `an effect that is set while the view is shown adds one background`() {
    let view = UIVisualEffectView()
    let screen = screen(of: view)
    let clear = grounds(screen).count
    view.effect = UIBlurEffect(style: .regular)
    #expect(grounds(screen).count == clear + 1)
  }
}
