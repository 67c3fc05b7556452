public import Foundation
import Synchronization

/// A type that identifies an alignment of an app, with the value for views that set no guide.
///
///     extension VerticalAlignment {
///       private enum Middle: AlignmentID {
///         static func defaultValue(in context: ViewDimensions) -> CGFloat {
///           context[VerticalAlignment.center]
///         }
///       }
///       static let middle = VerticalAlignment(Middle.self)
///     }
///
/// Same as Apple's.
public protocol AlignmentID {
  /// Returns the position of the guide in a view that does not set it, in points.
  ///
  /// - Parameter context: The size of the view, and its other guides.
  static func defaultValue(in context: ViewDimensions) -> CGFloat
}

/// The numbers of the alignments that the app has declared.
enum AlignmentNumbers {
  // @unchecked: a reference to a type never changes.
  private struct Known: @unchecked Sendable {
    var kinds: [any AlignmentID.Type] = []
    var numbers: [ObjectIdentifier: UInt16] = [:]
  }

  private static let known = Mutex(Known())

  /// Returns the number of an alignment, the same each time.
  static func number(of kind: any AlignmentID.Type) -> UInt16 {
    let key = ObjectIdentifier(kind), added = Known(kinds: [kind])
    return known.withLock { known in
      if let number = known.numbers[key] { return number }
      let number = UInt16(clamping: known.kinds.count)
      known.kinds += added.kinds
      known.numbers[key] = number
      return number
    }
  }

  /// Returns the default value of an alignment in a view.
  static func value(_ number: UInt16, in view: ViewDimensions) -> CGFloat {
    let known = known.withLock { $0 }
    return known.kinds[Int(number)].defaultValue(in: view)
  }
}

extension Sequence<CGFloat?> {
  /// The average of the values that are not `nil`; `nil` if all are.
  var average: CGFloat? {
    let known = compactMap { $0 }
    return known.isEmpty ? nil : known.reduce(0, +) / CGFloat(known.count)
  }
}
