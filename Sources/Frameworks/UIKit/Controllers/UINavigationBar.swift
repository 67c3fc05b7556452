public import Foundation
import StrataSwiftUIApp

/// The bar above a stack of screens.
///
///     UINavigationBar.appearance().standardAppearance = appearance
///
/// Partial: the bar looks like SwiftUI's. What is set for ``UIView/appearance()`` applies to all
/// pages that are made afterwards: the background, and a title that is light or dark. Of a single
/// bar only the size of the titles can be set.
open class UINavigationBar: UIView {
  /// A Boolean value that indicates whether titles are large until the content is scrolled.
  open var prefersLargeTitles = false { didSet { changed?() } }
  /// Called when the stack's screens have to be drawn again.
  var changed: (() -> Void)?
  /// A Boolean value that indicates whether content shows through the bar.
  ///
  /// Accepted: content that scrolls behind a bar always shows through it.
  open var isTranslucent = true
  private var isStandardSet = false
  /// The look of the bar.
  open var standardAppearance = UINavigationBarAppearance() {
    didSet {
      isStandardSet = true
      spread()
    }
  }
  /// The look of the bar while the content is at its top.
  ///
  /// Partial: it is used only if there is no ``standardAppearance``.
  open var scrollEdgeAppearance: UINavigationBarAppearance? { didSet { spread() } }
  /// The look of the bar in a low window.
  ///
  /// Accepted: the bar looks alike in every window.
  open var compactAppearance: UINavigationBarAppearance?
  /// The look of the bar in a low window while the content is at its top.
  ///
  /// Accepted: the bar looks alike in every window.
  open var compactScrollEdgeAppearance: UINavigationBarAppearance?
  /// The color of the bar's background.
  open var barTintColor: UIColor? { didSet { spread() } }
  open override var backgroundColor: UIColor? { didSet { spread() } }
  /// The look of the title; only its color is used.
  open var titleTextAttributes: [NSAttributedString.Key: Any]? { didSet { spread() } }
  /// The look of the large title.
  ///
  /// Accepted: a large title is part of the page and has its color.
  open var largeTitleTextAttributes: [NSAttributedString.Key: Any]?
  /// The line below the bar.
  ///
  /// Accepted: the bar has the line of SwiftUI's.
  open var shadowImage: UIImage?

  public override init(frame: CGRect) { super.init(frame: frame) }
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  /// Sets an image behind the bar.
  ///
  /// Partial: an image without pixels removes the background; others are not shown.
  ///
  /// - Parameters:
  ///   - backgroundImage: The image; `nil` for none.
  ///   - barMetrics: The sizes of the bar for which the image is.
  open func setBackgroundImage(_ backgroundImage: UIImage?, for barMetrics: UIBarMetrics) {
    isClear = backgroundImage?.size == .zero
    spread()
  }
  private var isClear = false

  /// Applies the look to the bars of all pages, if this bar is the appearance proxy of its class.
  private func spread() {
    guard isProxy else { return }
    let scrolled = isStandardSet ? standardAppearance : scrollEdgeAppearance
    var look = scrolled?.look ?? BarDefaults()
    look.background = look.background ?? (barTintColor ?? backgroundColor)?.color.paint
    if isClear { look.visibility = .hidden }
    let words =
      scrolled?.titleTextAttributes[.foregroundColor] ?? titleTextAttributes?[.foregroundColor]
    look.scheme = (words as? UIColor)?.contrastingScheme
    BarDefaults.navigation = look
  }
}

/// The size of a bar.
///
/// Accepted: a bar looks alike in every window.
public enum UIBarMetrics: Int, Sendable {
  /// Accepted: a bar looks alike in every window.
  case `default`
  /// Accepted: a bar looks alike in every window.
  case compact
  /// Accepted: a bar looks alike in every window.
  case defaultPrompt = 101
  /// Accepted: a bar looks alike in every window.
  case compactPrompt
}

extension UIColor {
  /// The appearance whose text is nearer to this color: dark for a light one.
  fileprivate var contrastingScheme: ColorScheme {
    var (red, green, blue): (CGFloat, CGFloat, CGFloat) = (0, 0, 0)
    getRed(&red, green: &green, blue: &blue, alpha: nil)
    return 0.3 * red + 0.6 * green + 0.1 * blue > 0.5 ? .dark : .light
  }
}
