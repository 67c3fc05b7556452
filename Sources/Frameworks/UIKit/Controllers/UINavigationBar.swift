public import Foundation
import StrataSwiftUIApp

/// The bar above a stack of screens.
///
///     UINavigationBar.appearance().standardAppearance = appearance
///
/// Partial: the bar looks like SwiftUI's. The background and a light or dark title that are set for
/// ``UIView/appearance()`` apply to all pages that are made afterwards. Of a single bar only the
/// size of the titles can be set.
open class UINavigationBar: UIView {
  /// A Boolean value that indicates whether titles are large until the content is scrolled.
  open var prefersLargeTitles = false { didSet { changed?() } }
  /// Called when the stack's screens have to be drawn again.
  var changed: (() -> Void)?
  /// A Boolean value that indicates whether content shows through the bar.
  ///
  /// Accepted: it has no effect; content that scrolls behind a bar always shows through it.
  open var isTranslucent = true
  private var isStandardSet = false
  /// The appearance of the bar.
  open var standardAppearance = UINavigationBarAppearance() {
    didSet {
      isStandardSet = true
      spread()
    }
  }
  /// The appearance of the bar while the content is at its top.
  ///
  /// Partial: it is used only if there is no ``standardAppearance``.
  open var scrollEdgeAppearance: UINavigationBarAppearance? { didSet { spread() } }
  /// The look of the bar in a low window.
  ///
  /// Accepted: it has no effect; the bar looks the same in every window.
  open var compactAppearance: UINavigationBarAppearance?
  /// The look of the bar in a low window while the content is at its top.
  ///
  /// Accepted: it has no effect; the bar looks the same in every window.
  open var compactScrollEdgeAppearance: UINavigationBarAppearance?
  /// The color of the bar's background.
  open var barTintColor: UIColor? { didSet { spread() } }
  open override var backgroundColor: UIColor? { didSet { spread() } }
  /// The attributes of the title, of which only the color is used.
  open var titleTextAttributes: [NSAttributedString.Key: Any]? { didSet { spread() } }
  /// The attributes of the large title.
  ///
  /// Accepted: it has no effect; a large title is part of the page and has the page's text color.
  open var largeTitleTextAttributes: [NSAttributedString.Key: Any]?
  /// The image of the line below the bar.
  ///
  /// Accepted: it has no effect; the bar has the same line as SwiftUI's bars.
  open var shadowImage: UIImage?

  public override init(frame: CGRect) { super.init(frame: frame) }
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  /// Sets an image behind the bar.
  ///
  /// Partial: an image without pixels removes the background; other images are not shown.
  ///
  /// - Parameters:
  ///   - backgroundImage: The image; `nil` for none.
  ///   - barMetrics: The kind of bar that the image is meant for.
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

/// The kind of bar that an image is meant for.
///
/// Accepted: the values make no difference; a bar looks the same in every window.
public enum UIBarMetrics: Int, Sendable {
  /// A bar in a window of normal height.
  ///
  /// Accepted: it makes no difference; a bar looks the same in every window.
  case `default`
  /// A bar in a low window.
  ///
  /// Accepted: it makes no difference; a bar looks the same in every window.
  case compact
  /// A bar with a prompt in a window of normal height.
  ///
  /// Accepted: it makes no difference; a bar looks the same in every window.
  case defaultPrompt = 101
  /// A bar with a prompt in a low window.
  ///
  /// Accepted: it makes no difference; a bar looks the same in every window.
  case compactPrompt
}

extension UIColor {
  /// The appearance whose text is nearer to this color: the dark one for a light color.
  fileprivate var contrastingScheme: ColorScheme {
    var (red, green, blue): (CGFloat, CGFloat, CGFloat) = (0, 0, 0)
    getRed(&red, green: &green, blue: &blue, alpha: nil)
    return 0.3 * red + 0.6 * green + 0.1 * blue > 0.5 ? .dark : .light
  }
}
