import StrataRendering
import SwiftUICore

/// What a sheet looks like, and where it stands.
struct SheetForm: Equatable {
  enum Kind: String { case sheet, cover, popover, menu = "ctx" }

  var kind: Kind
  /// The point of its source that a popover points at; the whole of it otherwise.
  var point: UnitPoint?
  /// The side of its source that a popover prefers.
  var edge: Edge?

  static let sheet = SheetForm(kind: .sheet)
  static let cover = SheetForm(kind: .cover)
  static let menu = SheetForm(kind: .menu)

  /// The source as the browser knows it: the element's number, and the point in it.
  func anchor(_ source: ElementID?) -> String? {
    guard kind == .popover || kind == .menu, let source else { return nil }
    return point.map { "\(source.rawValue) \($0.x) \($0.y)" } ?? "\(source.rawValue)"
  }

  var edgeName: String? { edge.map { String(describing: $0) } }
}
