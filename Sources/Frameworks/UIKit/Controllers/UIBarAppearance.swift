public import Foundation
import StrataSwiftUIApp

/// The look of a bar.
///
/// Partial: the background color, and whether there is a background.
@MainActor @preconcurrency open class UIBarAppearance: NSObject {
  /// The color behind the bar's content.
  open var backgroundColor: UIColor?
  /// The blur behind the bar's content; only whether there is one is used.
  open var backgroundEffect: UIBlurEffect? = UIBlurEffect(style: .systemChromeMaterial)
  /// The image behind the bar's content.
  ///
  /// Accepted: a bar has a color, no image.
  open var backgroundImage: UIImage?
  /// The color of the line at the bar's edge.
  ///
  /// Accepted: the bar has the line of SwiftUI's.
  open var shadowColor: UIColor?
  /// The image of the line at the bar's edge.
  ///
  /// Accepted: the bar has the line of SwiftUI's.
  open var shadowImage: UIImage?
  private var isOpaque = false

  /// Creates the default appearance of a bar.
  public override init() { super.init() }

  /// Begins with the usual translucent background.
  open func configureWithDefaultBackground() {
    configure(color: nil, effect: UIBlurEffect(style: .systemChromeMaterial), isOpaque: false)
  }

  /// Begins with a background that nothing shows through.
  open func configureWithOpaqueBackground() {
    configure(color: nil, effect: nil, isOpaque: true)
  }

  /// Resets the background to a transparent one.
  open func configureWithTransparentBackground() {
    configure(color: nil, effect: nil, isOpaque: false)
  }

  private func configure(color: UIColor?, effect: UIBlurEffect?, isOpaque: Bool) {
    (backgroundColor, backgroundEffect, self.isOpaque) = (color, effect, isOpaque)
  }

  /// The look in the terms of SwiftUI's bars.
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
  /// The look of the title; only its color is used, and only as light or dark.
  open var titleTextAttributes: [NSAttributedString.Key: Any] = [:]
  /// The look of the large title.
  ///
  /// Accepted: a large title is part of the page and has its color.
  open var largeTitleTextAttributes: [NSAttributedString.Key: Any] = [:]
}

/// The look of a tab bar.
@MainActor @preconcurrency open class UITabBarAppearance: UIBarAppearance {
  /// The look of tabs whose title is below their image.
  ///
  /// Accepted: the tabs have the colors of SwiftUI's.
  open var stackedLayoutAppearance = UITabBarItemAppearance()
  /// The look of tabs whose title is beside their image.
  ///
  /// Accepted: the tabs have the colors of SwiftUI's.
  open var inlineLayoutAppearance = UITabBarItemAppearance()
  /// The look of tabs in a low window.
  ///
  /// Accepted: the tabs have the colors of SwiftUI's.
  open var compactInlineLayoutAppearance = UITabBarItemAppearance()
}

/// The look of tabs.
///
/// Accepted: the tabs have the colors of SwiftUI's.
@MainActor @preconcurrency open class UITabBarItemAppearance: NSObject {
  /// The look of a tab that is not selected.
  ///
  /// Accepted: the tabs have the colors of SwiftUI's.
  public let normal = UITabBarItemStateAppearance()
  /// The look of the selected tab.
  ///
  /// Accepted: the tabs have the colors of SwiftUI's.
  public let selected = UITabBarItemStateAppearance()

  /// Creates the default appearance of tabs.
  public override init() { super.init() }
}

/// The look of a tab in one state.
///
/// Accepted: the tabs have the colors of SwiftUI's.
@MainActor @preconcurrency open class UITabBarItemStateAppearance: NSObject {
  /// The look of the title.
  ///
  /// Accepted: the tabs have the colors of SwiftUI's.
  open var titleTextAttributes: [NSAttributedString.Key: Any] = [:]
  /// The color of the image.
  ///
  /// Accepted: the tabs have the colors of SwiftUI's.
  open var iconColor: UIColor?
  /// The color of the badge.
  ///
  /// Accepted: the tabs have the colors of SwiftUI's.
  open var badgeBackgroundColor: UIColor?
}
