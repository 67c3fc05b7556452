public import Foundation
public import StrataSwiftUILayout
public import SwiftUICore

/// The part of its source that a popover belongs to.
public enum PopoverAttachmentAnchor: Sendable {
  /// Partial: every rectangle is the whole of the source.
  case rect(Anchor<CGRect>.Source)
  case point(UnitPoint)

  var place: UnitPoint? {
    switch self {
    case .rect: nil
    case .point(let point): point
    }
  }
}
