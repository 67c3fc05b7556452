/// What a swipe in a sheet's content does first: resize the sheet or scroll.
///
/// Accepted: in a browser a swipe scrolls what can scroll, and resizes otherwise.
public struct PresentationContentInteraction: Equatable, Sendable {
  public static var automatic: PresentationContentInteraction { PresentationContentInteraction() }
  public static var resizes: PresentationContentInteraction { PresentationContentInteraction() }
  public static var scrolls: PresentationContentInteraction { PresentationContentInteraction() }
}
