public import Foundation
import StrataRendering
import StrataSwiftUIDrawing
public import SwiftUICore

/// The space between sections of a list.
///
/// Same as Apple's.
public struct ListSectionSpacing: Equatable, Sendable {
  let length: CGFloat?

  /// The default space between sections.
  public static let `default` = ListSectionSpacing(length: nil)
  /// A small space between sections.
  public static let compact = ListSectionSpacing(length: 12)

  /// Returns a space between sections, in points.
  public static func custom(_ spacing: CGFloat) -> ListSectionSpacing {
    ListSectionSpacing(length: spacing)
  }
}

/// The space between rows and sections of lists.
struct ListSpacing: Equatable {
  var rows: CGFloat?
  var sections: CGFloat?

  var rowRules: [StyleRule] { rows.map { [.trait(.apart), .spacing($0)] } ?? [] }
  var sectionRules: [StyleRule] { sections.map { [.spacing($0)] } ?? [] }
  /// The rules of rows between sections, which cancel the space between sections.
  var looseRules: [StyleRule] {
    if rows == nil, sections == nil { return [] }
    return [.looseRow(sections: sections.map { Double($0) }, rows: rows.map { Double($0) })]
  }
}

extension EnvironmentValues {
  private enum SpacingKey: EnvironmentKey { static var defaultValue: ListSpacing { .init() } }

  var listSpacing: ListSpacing {
    get { self[SpacingKey.self] }
    set { self[SpacingKey.self] = newValue }
  }
}

extension View {
  /// Sets the space between the rows of lists in points; `nil` for none.
  nonisolated public func listRowSpacing(_ spacing: CGFloat?) -> some View {
    transformEnvironment(\.listSpacing) { $0.rows = spacing }
  }

  /// Sets the space between the sections of lists.
  nonisolated public func listSectionSpacing(_ spacing: ListSectionSpacing) -> some View {
    transformEnvironment(\.listSpacing) { $0.sections = spacing.length }
  }

  /// Sets the space between the sections of lists in points.
  nonisolated public func listSectionSpacing(_ spacing: CGFloat) -> some View {
    listSectionSpacing(.custom(spacing))
  }

  /// Sets whether there are lines between this section and its neighbors.
  ///
  /// Partial: it affects only the plain style, and always both lines.
  ///
  /// - Parameters:
  ///   - visibility: Whether the lines are shown.
  ///   - edges: The edges with the lines: the top, the bottom or both.
  nonisolated public func listSectionSeparator(
    _ visibility: Visibility, edges: VerticalEdge.Set = .all
  ) -> some View {
    modifier(RulesModifier(rules: visibility == .hidden ? [.trait(.noSectionLine)] : []))
  }

  /// Sets the prominence of section headers.
  nonisolated public func headerProminence(_ prominence: Prominence) -> some View {
    modifier(RulesModifier(rules: prominence == .increased ? [.trait(.prominentHeader)] : []))
  }
}

/// The prominence of a view.
///
/// Same as Apple's.
public enum Prominence: Hashable, Sendable {
  /// The headers have the standard prominence.
  case standard
  /// The view is more prominent, such as a larger header.
  case increased
}

extension EnvironmentValues {
  private enum RowHeightKey: EnvironmentKey { static var defaultValue: CGFloat? { nil } }

  /// The minimum height of list rows in points.
  public var defaultMinListRowHeight: CGFloat {
    get { rowHeight ?? 44 }
    set { rowHeight = newValue }
  }

  /// The minimum height of list rows in points; `nil` if the app has not set it.
  var rowHeight: CGFloat? {
    get { self[RowHeightKey.self] }
    set { self[RowHeightKey.self] = newValue }
  }
}
