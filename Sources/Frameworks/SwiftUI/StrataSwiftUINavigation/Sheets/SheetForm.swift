import StrataRendering
import SwiftUICore

/// The kind and position of a sheet.
struct SheetForm: Equatable {
  enum Kind: String { case sheet, cover, popover, menu = "ctx" }

  var kind: Kind
  /// The point of its source that a popover points at; `nil` for the whole source.
  var point: UnitPoint?
  /// The side of its source that a popover prefers.
  var edge: Edge?

  static let sheet = SheetForm(kind: .sheet)
  static let cover = SheetForm(kind: .cover)
  static let menu = SheetForm(kind: .menu)

  /// Returns the source for the browser: the number of the element, and the point in it.
  func anchor(_ source: ElementID?) -> String? {
    guard kind == .popover || kind == .menu, let source else { return nil }
    return point.map { "\(source.rawValue) \($0.x) \($0.y)" } ?? "\(source.rawValue)"
  }

  var edgeName: String? { edge.map { String(describing: $0) } }
}
