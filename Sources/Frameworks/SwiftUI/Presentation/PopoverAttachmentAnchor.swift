public import Foundation

/// The part of its source that a popover belongs to.
///
/// Partial: a rectangle is the whole of the source.
public enum PopoverAttachmentAnchor: Sendable {
  case rect(Anchor<CGRect>.Source)
  case point(UnitPoint)

  var place: UnitPoint? {
    switch self {
    case .rect: nil
    case .point(let point): point
    }
  }
}
