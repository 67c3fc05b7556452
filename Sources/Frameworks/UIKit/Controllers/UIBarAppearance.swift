public import Foundation
import StrataSwiftUIApp

/// The look of a bar.
///
/// Partial: the background color is used, and whether there is a background; other properties have
/// no effect.
@MainActor @preconcurrency open class UIBarAppearance: NSObject {
  /// The color behind the bar's content.
  open var backgroundColor: UIColor?
  /// The blur behind the bar's content. Only whether there is a blur is used, not its style.
  open var backgroundEffect: UIBlurEffect? = UIBlurEffect(style: .systemChromeMaterial)
  /// The image behind the bar's content.
  ///
  /// Accepted: it has no effect; a bar has a color but no image behind it.
  open var backgroundImage: UIImage?
  /// The color of the line at the bar's edge.
  ///
  /// Accepted: it has no effect; the bar has the same line as SwiftUI's bars.
  open var shadowColor: UIColor?
  /// The image of the line at the bar's edge.
  ///
  /// Accepted: it has no effect; the bar has the same line as SwiftUI's bars.
  open var shadowImage: UIImage?
  private var isOpaque = false

  /// Creates the default appearance of a bar.
  public override init() { super.init() }

  /// Sets the background to the usual translucent one.
  open func configureWithDefaultBackground() {
    configure(color: nil, effect: UIBlurEffect(style: .systemChromeMaterial), isOpaque: false)
  }

  /// Sets the background to an opaque one.
  open func configureWithOpaqueBackground() {
    configure(color: nil, effect: nil, isOpaque: true)
  }

  /// Sets the background to a transparent one.
  open func configureWithTransparentBackground() {
    configure(color: nil, effect: nil, isOpaque: false)
  }

  private func configure(color: UIColor?, effect: UIBlurEffect?, isOpaque: Bool) {
    (backgroundColor, backgroundEffect, self.isOpaque) = (color, effect, isOpaque)
  }

  /// The same appearance as SwiftUI's bars describe it.
  var look: BarDefaults {
    var look = BarDefaults()
    look.background = backgroundColor?.color.paint
    if isOpaque {
      look.visibility = .visible
    } else if backgroundColor == nil, backgroundEffect == nil {
      look.visibility = .hidden
    }
    return look
  }
}

/// The look of a navigation bar.
@MainActor @preconcurrency open class UINavigationBarAppearance: UIBarAppearance {
  /// The attributes of the title. Only the color is used: it decides whether the title is light or
  /// dark.
  open var titleTextAttributes: [NSAttributedString.Key: Any] = [:]
  /// The attributes of the large title.
  ///
  /// Accepted: it has no effect; a large title is part of the page and has the page's text color.
  open var largeTitleTextAttributes: [NSAttributedString.Key: Any] = [:]
}

/// The look of a tab bar.
@MainActor @preconcurrency open class UITabBarAppearance: UIBarAppearance {
  /// The look of tabs whose title is below their image.
  ///
  /// Accepted: it has no effect; the tabs have the colors of SwiftUI's tabs.
  open var stackedLayoutAppearance = UITabBarItemAppearance()
  /// The look of tabs whose title is beside their image.
  ///
  /// Accepted: it has no effect; the tabs have the colors of SwiftUI's tabs.
  open var inlineLayoutAppearance = UITabBarItemAppearance()
  /// The look of tabs in a low window.
  ///
  /// Accepted: it has no effect; the tabs have the colors of SwiftUI's tabs.
  open var compactInlineLayoutAppearance = UITabBarItemAppearance()
}

/// The look of tabs.
///
/// Accepted: it has no effect; the tabs have the colors of SwiftUI's tabs.
@MainActor @preconcurrency open class UITabBarItemAppearance: NSObject {
  /// The look of a tab that is not selected.
  ///
  /// Accepted: it has no effect; the tabs have the colors of SwiftUI's tabs.
  public let normal = UITabBarItemStateAppearance()
  /// The look of the selected tab.
  ///
  /// Accepted: it has no effect; the tabs have the colors of SwiftUI's tabs.
  public let selected = UITabBarItemStateAppearance()

  /// Creates the default appearance of tabs.
  public override init() { super.init() }
}

/// The look of a tab in one state.
///
/// Accepted: it has no effect; the tabs have the colors of SwiftUI's tabs.
@MainActor @preconcurrency open class UITabBarItemStateAppearance: NSObject {
  /// The look of the tab's title.
  ///
  /// Accepted: it has no effect; the tabs have the colors of SwiftUI's tabs.
  open var titleTextAttributes: [NSAttributedString.Key: Any] = [:]
  /// The color of the tab's image.
  ///
  /// Accepted: it has no effect; the tabs have the colors of SwiftUI's tabs.
  open var iconColor: UIColor?
  /// The color of the tab's badge.
  ///
  /// Accepted: it has no effect; the tabs have the colors of SwiftUI's tabs.
  open var badgeBackgroundColor: UIColor?
}
