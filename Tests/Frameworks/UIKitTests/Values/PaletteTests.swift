import Foundation
import StrataRendering
import SwiftUI
import SwiftUITesting
import Testing
import UIKit

@MainActor struct PaletteTests {
  private func background(_ color: UIColor) -> String {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    view.backgroundColor = color
    return "\(screen(of: view).rules)"
  }

  @Test func `each semantic color is drawn differently from clear`() {
    let plain = background(.clear)
    let palette: [UIColor] = [
      .link, .opaqueSeparator, .placeholderText, .quaternaryLabel, .quaternarySystemFill,
      .secondarySystemFill, .tertiarySystemFill, .tertiarySystemBackground,
      .tertiarySystemGroupedBackground, .systemRed, .systemFill,
    ]
    for color in palette { #expect(background(color) != plain, "\(color)") }
    #expect(background(.link) != background(.systemRed))
    #expect(background(.quaternaryLabel) != background(.placeholderText))
  }

  @Test func `colors compare by value`() {
    #expect(UIColor.systemRed.isEqual(UIColor.systemRed))
    #expect(!UIColor.systemRed.isEqual(UIColor.systemBlue) && !UIColor.systemRed.isEqual("red"))
    let wide = UIColor(displayP3Red: 1, green: 0, blue: 0, alpha: 0.5)
    #expect(background(wide) != background(UIColor(red: 0, green: 0, blue: 1, alpha: 0.5)))
  }

  @Test func `symbol weights and scales are drawn`() throws {
    func drawn(_ configuration: UIImage.SymbolConfiguration?) throws -> String {
      let image = try #require(UIImage(systemName: "star", withConfiguration: configuration))
      #expect(image.symbolConfiguration == configuration)
      return "\(screen(of: UIImageView(image: image)).rules)"
    }
    let weights: [UIImage.SymbolWeight] = [
      .ultraLight, .thin, .light, .medium, .semibold, .bold, .heavy, .black,
    ]
    let looks = try weights.map {
      try drawn(UIImage.SymbolConfiguration(pointSize: 20, weight: $0))
    }
    #expect(Set(looks).count == weights.count)
    #expect(try drawn(UIImage.SymbolConfiguration(pointSize: 20)) != looks.last)
    let scales: [UIImage.SymbolScale] = [.small, .medium, .large]
    let sized = try scales.map { try drawn(UIImage.SymbolConfiguration(scale: $0)) }
    #expect(Set(sized).count == 3)
    for none in [UIImage.SymbolScale.default, .unspecified] {
      #expect(try drawn(UIImage.SymbolConfiguration(scale: none)) == sized[1])
    }
  }

  @Test func `preparing an image for display keeps its size`() async throws {
    let image = try #require(UIImage(systemName: "star"))
    #expect(image.renderingMode == .automatic)
    #expect(await image.byPreparingForDisplay()?.size == image.size)
  }

  @Test(arguments: [
    (UIContentSizeCategory.extraSmall, false), (.small, false), (.medium, false), (.large, false),
    (.extraExtraLarge, false), (.extraExtraExtraLarge, false), (.accessibilityMedium, true),
    (.accessibilityExtraLarge, true), (.accessibilityExtraExtraLarge, true),
    (.accessibilityExtraExtraExtraLarge, true), (.unspecified, false),
  ])
  func `only the accessibility text sizes are an accessibility category`(
    size: UIContentSizeCategory, isLarge: Bool
  ) {
    #expect(size.isAccessibilityCategory == isLarge)
    let traits = UITraitCollection(preferredContentSizeCategory: size)
    #expect(traits.preferredContentSizeCategory == size)
  }

  @Test func `a trait collection has the layout direction of the language`() {
    let controller = UIViewController()
    let leftward = Screen(Shown { controller }, language: "ar")
    leftward.flush()
    let traits = controller.traitCollection
    #expect(traits.layoutDirection == .rightToLeft && traits.userInterfaceIdiom == .phone)
    #expect(traits.verticalSizeClass != .unspecified && traits.displayScale >= 1)
    let other = UIViewController()
    let rightward = Screen(Shown { other })
    rightward.flush()
    #expect(other.traitCollection.layoutDirection == .leftToRight)
    #expect(!traits.isEqual(other.traitCollection))
  }

  @Test func `insets default to zero`() {
    #expect(UIEdgeInsets.zero == UIEdgeInsets() && UIEdgeInsets().left == 0)
    let insets = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
    #expect([insets.top, insets.left, insets.bottom, insets.right] == [1, 2, 3, 4])
    #expect(NSDirectionalEdgeInsets.zero == NSDirectionalEdgeInsets())
    let directed = NSDirectionalEdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4)
    #expect([directed.top, directed.bottom, directed.trailing] == [1, 3, 4])
    #expect(NSDirectionalRectEdge.all.isSuperset(of: [.bottom, .leading, .trailing]))
    #expect(IndexPath(item: 3, section: 1).item == 3)
  }
}
