public import Foundation

/// The area that a text view lays its text out in.
///
/// Partial: the area is as wide as the text view, and there is no layout manager.
@MainActor @preconcurrency open class NSTextContainer: NSObject {
  /// The distance between the text and the leading and trailing sides of the area, in points.
  open var lineFragmentPadding: CGFloat = 5 { didSet { changed?() } }
  /// The largest number of lines of a text that cannot be edited; 0 for no limit.
  open var maximumNumberOfLines = 0 { didSet { changed?() } }
  /// The place where a text that cannot be edited is truncated.
  open var lineBreakMode = NSLineBreakMode.byWordWrapping { didSet { changed?() } }
  /// The size of the area, in points.
  ///
  /// Accepted: setting it has no effect, as the area is as wide as the text view.
  open var size: CGSize
  /// A Boolean value that indicates whether the area's width follows the text view's.
  ///
  /// Accepted: setting it to `false` has no effect; the width always follows the text view's.
  open var widthTracksTextView = true
  /// Called when the text has to be drawn again.
  var changed: (() -> Void)?

  /// Creates an area in which a text view lays its text out.
  public init(size: CGSize) { self.size = size }
}
