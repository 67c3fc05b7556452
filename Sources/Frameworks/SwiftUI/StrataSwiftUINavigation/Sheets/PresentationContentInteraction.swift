/// The first effect of a swipe in a sheet: resizing the sheet or scrolling its content.
///
/// Accepted: in a browser a swipe scrolls content that can scroll, and resizes the sheet otherwise.
public struct PresentationContentInteraction: Equatable, Sendable {
  /// The default effect.
  public static var automatic: PresentationContentInteraction { PresentationContentInteraction() }
  /// Resizing.
  public static var resizes: PresentationContentInteraction { PresentationContentInteraction() }
  /// Scrolling.
  public static var scrolls: PresentationContentInteraction { PresentationContentInteraction() }
}
