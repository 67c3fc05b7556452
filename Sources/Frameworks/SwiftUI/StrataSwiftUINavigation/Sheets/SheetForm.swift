import StrataRendering
import SwiftUICore

/// The kind and position of a sheet.
struct SheetForm: Equatable {
  enum Kind: String { case sheet, cover, popover, menu = "ctx" }

  var kind: Kind
  /// The point of the source view that a popover points at; `nil` for the whole view.
  var point: UnitPoint?
  /// The side of the source view at which a popover appears if possible; `nil` for any side.
  var edge: Edge?

  static let sheet = SheetForm(kind: .sheet)
  static let cover = SheetForm(kind: .cover)
  static let menu = SheetForm(kind: .menu)

  /// Returns the source in the form that is sent to the browser: the number of the element, and the
  /// point in it.
  func anchor(_ source: ElementID?) -> String? {
    guard kind == .popover || kind == .menu, let source else { return nil }
    return point.map { "\(source.rawValue) \($0.x) \($0.y)" } ?? "\(source.rawValue)"
  }

  var edgeName: String? { edge.map { String(describing: $0) } }
}
