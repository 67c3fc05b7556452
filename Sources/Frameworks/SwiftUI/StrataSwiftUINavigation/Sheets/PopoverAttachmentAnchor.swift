public import Foundation
public import StrataSwiftUILayout
public import SwiftUICore

/// The part of its source at which a popover is attached.
public enum PopoverAttachmentAnchor: Sendable {
  /// A rectangle of the source.
  ///
  /// Partial: every rectangle counts as the bounds of the source view.
  case rect(Anchor<CGRect>.Source)
  /// A point of the source view, as fractions of its width and height.
  case point(UnitPoint)

  var place: UnitPoint? {
    switch self {
    case .rect: nil
    case .point(let point): point
    }
  }
}
