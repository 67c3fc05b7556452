import SwiftUI
import SwiftUITesting
import Testing
import UIKit

// As Xcode writes them for a color of a catalog.
extension ColorResource {
  fileprivate nonisolated static let brand = ColorResource(name: "Brand", bundle: .main)
}

extension UIColor {
  fileprivate static var brand: UIColor { UIColor(resource: .brand) }
}

@MainActor struct ColorTests {
  @Test func `a color of an asset catalog can be written in short form, such as brand`() {
    #expect(Color(.brand) == Color("Brand", bundle: .main))
    #expect(Color(UIColor.brand) == Color(uiColor: .brand))
  }

  /// Returns red, green, blue and alpha in the light or dark style.
  private func parts(_ color: UIColor, _ style: UIUserInterfaceStyle = .light) -> [CGFloat] {
    var (red, green, blue, alpha): (CGFloat, CGFloat, CGFloat, CGFloat) = (0, 0, 0, 0)
    let resolved = color.resolvedColor(with: UITraitCollection(userInterfaceStyle: style))
    resolved.getRed(&red, green: &green, blue: &blue, alpha: &alpha)
    return [red, green, blue, alpha].map { ($0 * 1_000).rounded() / 1_000 }
  }

  @Test(arguments: [
    (UIColor.red, [1, 0, 0, 1]), (.green, [0, 1, 0, 1]), (.blue, [0, 0, 1, 1]),
    (.cyan, [0, 1, 1, 1]), (.yellow, [1, 1, 0, 1]), (.magenta, [1, 0, 1, 1]),
    (.orange, [1, 0.5, 0, 1]), (.purple, [0.5, 0, 0.5, 1]), (.brown, [0.6, 0.4, 0.2, 1]),
    (.black, [0, 0, 0, 1]), (.white, [1, 1, 1, 1]), (.gray, [0.5, 0.5, 0.5, 1]),
    (.darkGray, [0.333, 0.333, 0.333, 1]), (.lightGray, [0.667, 0.667, 0.667, 1]),
    (UIColor(red: 0.2, green: 0.4, blue: 0.6, alpha: 0.8), [0.2, 0.4, 0.6, 0.8]),
    (UIColor(white: 0.25, alpha: 0.5), [0.25, 0.25, 0.25, 0.5]),
    (UIColor(hue: 0, saturation: 1, brightness: 0.5, alpha: 1), [0.5, 0, 0, 1]),
    (UIColor.red.withAlphaComponent(0.5), [1, 0, 0, 0.5]),
  ])
  func `a fixed color such as red has the same components in light and dark style`(
    color: UIColor, wanted: [CGFloat]
  ) {
    for style in [UIUserInterfaceStyle.light, .dark] {
      for (part, wanted) in zip(parts(color, style), wanted) {
        #expect(abs(part - wanted) < 0.004, "\(parts(color, style))")
      }
    }
  }

  @Test(arguments: [
    UIColor.label, .secondaryLabel, .systemBackground, .secondarySystemBackground,
    .systemGroupedBackground, .secondarySystemGroupedBackground, .separator, .systemFill,
    .systemBlue, .tintColor,
  ])
  func `a system color differs between the light and dark styles`(color: UIColor) {
    #expect(parts(color, .light) != parts(color, .dark))
  }

  @Test func `the four system fills have Apple's components`() {
    let fills = [
      UIColor.systemFill, .secondarySystemFill, .tertiarySystemFill, .quaternarySystemFill,
    ]
    func hundredths(_ style: UIUserInterfaceStyle) -> [Int] {
      fills.map { Int((parts($0, style)[3] * 100).rounded()) }
    }
    #expect(hundredths(.light) == [20, 16, 12, 8])
    #expect(hundredths(.dark) == [36, 32, 24, 18])
    let grays = fills.map { Int((parts($0)[0] * 255).rounded()) }
    #expect(grays == [120, 120, 118, 116])
    #expect(fills.allSatisfy { parts($0)[0] == parts($0)[1] && parts($0)[1] < parts($0)[2] })
    let view = UIView()
    view.backgroundColor = .quaternarySystemFill
    let thicker = UIView()
    thicker.backgroundColor = .systemFill
    #expect(screen(of: view).rules != screen(of: thicker).rules)
  }

  @Test func `label and background colors contrast in both styles`() {
    for style in [UIUserInterfaceStyle.light, .dark] {
      let words = parts(.label, style)[0]
      let ground = parts(.systemBackground, style)[0]
      #expect((words < ground) == (style == .light))
    }
  }

  @Test func `system colors equal SwiftUI's colors`() {
    let both: [(UIColor, Color)] = [
      (.systemRed, .red), (.systemOrange, .orange), (.systemYellow, .yellow),
      (.systemGreen, .green), (.systemMint, .mint), (.systemTeal, .teal), (.systemCyan, .cyan),
      (.systemBlue, .blue), (.systemIndigo, .indigo), (.systemPurple, .purple),
      (.systemPink, .pink), (.systemBrown, .brown), (.systemGray, .gray), (.clear, .clear),
    ]
    for (mine, theirs) in both {
      #expect(UIColor(theirs) == mine, "\(theirs)")
      #expect(Color(uiColor: mine) == theirs)
      #expect(UIColor(theirs).hash == mine.hash)
    }
    #expect(UIColor.systemRed != .systemGreen)
    let grays = [UIColor.systemGray2, .systemGray3, .systemGray4, .systemGray5, .systemGray6]
    let alphas = grays.map { parts($0)[3] }
    #expect(alphas == alphas.sorted(by: >) && Set(alphas).count == 5)
  }

  @Test func `a SwiftUI color has a CGColor with its components, and can be made from a CGColor`() {
    let color = Color(red: 0.25, green: 0.5, blue: 0.75, opacity: 0.5)
    let parts = (color.cgColor?.components ?? []).map { ($0 * 100).rounded() / 100 }
    #expect(parts == [0.25, 0.5, 0.75, 0.5])
    let made = Color(cgColor: UIColor.systemPink.cgColor)
    #expect(made.resolve(in: EnvironmentValues()) == Color.pink.resolve(in: EnvironmentValues()))
    #expect(Color.Resolved(red: 1, green: 0, blue: 0).cgColor.components == [1, 0, 0, 1])
  }

  @Test func `a UIColor is equal after conversion to a CGColor and back`() {
    #expect(UIColor(cgColor: UIColor.systemPink.cgColor) == .systemPink)
  }

  @Test func `a CGColor has the components of sRGB and the opacity`() {
    let color = UIColor(red: 0.25, green: 0.5, blue: 1, alpha: 0.5).cgColor
    let components = color.components ?? []
    #expect(components.map { ($0 * 1_000).rounded() / 1_000 } == [0.25, 0.5, 1, 0.5])
    #expect(components.count == color.numberOfComponents)
    #expect(color.alpha == 0.5)
    let blue = UIColor.systemBlue.cgColor.components ?? []
    #expect(blue.map { ($0 * 1_000).rounded() / 1_000 } == parts(.systemBlue, .light))
  }

  @Test func `an unknown color name returns nil`() {
    #expect(UIColor(named: "Nowhere") == nil)
    #expect(UIColor(named: "Nowhere", in: .main, compatibleWith: nil) == nil)
  }

  @Test func `the text color of a label and the background of a view are drawn`() {
    let label = UILabel()
    label.text = "Words"
    label.textColor = .systemRed
    expect(label, draws: Text("Words").foregroundStyle(.red), beyond: Text("Words"))
    let view = UIView()
    view.backgroundColor = .systemGreen
    expect(view, draws: Color.clear.background(.green), beyond: Color.clear)
  }
}
