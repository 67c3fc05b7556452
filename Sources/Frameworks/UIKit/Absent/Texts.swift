// Measures of texts, and images of bars, which a page does not have. Each is declared so that a use of it
// says what is missing.
// swift-format-ignore-file

public import Foundation

extension UINavigationBar {
  /// The image of the way back.
  @available(*, unavailable, message: "Strata does not have UINavigationBar.backIndicatorImage: a bar's way back has the system's arrow and the previous title")
  public var backIndicatorImage: UIImage? { get { fatalError() } set { fatalError() } }

  /// The mask of the image of the way back.
  @available(*, unavailable, message: "Strata does not have UINavigationBar.backIndicatorTransitionMaskImage: a bar's way back has the system's arrow and the previous title")
  public var backIndicatorTransitionMaskImage: UIImage? { get { fatalError() } set { fatalError() } }
}

/// The options of drawn text.
@available(*, unavailable, message: "Strata does not have NSStringDrawingOptions: the browser measures texts: use SwiftUI's Text, or UILabel")
public struct NSStringDrawingOptions: OptionSet, Sendable {
  public let rawValue: Int
  public init(rawValue: Int) { self.rawValue = rawValue }
  /// The text has several lines.
  public static var usesLineFragmentOrigin: NSStringDrawingOptions { fatalError() }
  /// The text's leading counts.
  public static var usesFontLeading: NSStringDrawingOptions { fatalError() }
  /// The last line is truncated.
  public static var truncatesLastVisibleLine: NSStringDrawingOptions { fatalError() }
}

extension StringProtocol {
  /// Returns the box that a text takes.
  @available(*, unavailable, message: "Strata does not have NSString.boundingRect(with:options:attributes:context:): the browser measures texts: use SwiftUI's Text, or UILabel")
  public func boundingRect(with size: CGSize, options: NSStringDrawingOptions = [], attributes: [NSAttributedString.Key: Any]? = nil, context: Any?) -> CGRect { fatalError() }

  /// Returns the size that a text takes on one line.
  @available(*, unavailable, message: "Strata does not have NSString.size(withAttributes:): the browser measures texts: use SwiftUI's Text, or UILabel")
  public func size(withAttributes attrs: [NSAttributedString.Key: Any]? = nil) -> CGSize { fatalError() }
}

extension NSString {
  /// Returns the box that a text takes.
  @available(*, unavailable, message: "Strata does not have NSString.boundingRect(with:options:attributes:context:): the browser measures texts: use SwiftUI's Text, or UILabel")
  public func boundingRect(with size: CGSize, options: NSStringDrawingOptions = [], attributes: [NSAttributedString.Key: Any]? = nil, context: Any?) -> CGRect { fatalError() }

  /// Returns the size that a text takes on one line.
  @available(*, unavailable, message: "Strata does not have NSString.size(withAttributes:): the browser measures texts: use SwiftUI's Text, or UILabel")
  public func size(withAttributes attrs: [NSAttributedString.Key: Any]? = nil) -> CGSize { fatalError() }
}
