public import Foundation
import StrataSwiftUIApp

/// The bar of a tab bar controller.
///
///     UITabBar.appearance().standardAppearance = appearance
///
/// Partial: the bar looks like SwiftUI's. The background that is set for ``UIView/appearance()``
/// applies to all tab bars that are made afterwards. Values of a single bar are not used.
open class UITabBar: UIView {
  private var isStandardSet = false
  /// The appearance of the bar.
  open var standardAppearance = UITabBarAppearance() {
    didSet {
      isStandardSet = true
      spread()
    }
  }
  /// The appearance of the bar while the content is at its end.
  ///
  /// Partial: it is used only if there is no ``standardAppearance``.
  open var scrollEdgeAppearance: UITabBarAppearance? { didSet { spread() } }
  /// The color of the bar's background.
  open var barTintColor: UIColor? { didSet { spread() } }
  open override var backgroundColor: UIColor? { didSet { spread() } }
  /// The color of the tabs that are not selected.
  ///
  /// Accepted: it has no effect; the tabs have the colors of SwiftUI's tabs.
  open var unselectedItemTintColor: UIColor?
  /// A Boolean value that indicates whether content shows through the bar.
  ///
  /// Accepted: it has no effect; content that scrolls behind a bar always shows through it.
  open var isTranslucent = true
  /// The image behind the bar. An image without pixels removes the background; other images are not
  /// shown.
  open var backgroundImage: UIImage? { didSet { spread() } }
  /// The image of the line above the bar.
  ///
  /// Accepted: it has no effect; the bar has the same line as SwiftUI's bars.
  open var shadowImage: UIImage?

  public override init(frame: CGRect) { super.init(frame: frame) }
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  /// Applies the look to the tab bars of all pages, if this bar is the appearance proxy of its
  /// class.
  private func spread() {
    guard isProxy else { return }
    let scrolled = isStandardSet ? standardAppearance : scrollEdgeAppearance
    var look = scrolled?.look ?? BarDefaults()
    look.background = look.background ?? (barTintColor ?? backgroundColor)?.color.paint
    if backgroundImage?.size == .zero { look.visibility = .hidden }
    BarDefaults.tabs = look
  }
}
