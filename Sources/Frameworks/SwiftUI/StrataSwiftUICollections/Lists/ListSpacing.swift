public import Foundation
import StrataRendering
import StrataSwiftUIDrawing
public import SwiftUICore

/// The space between sections of a list.
///
/// Same as Apple's.
public struct ListSectionSpacing: Equatable, Sendable {
  let length: CGFloat?

  public static let `default` = ListSectionSpacing(length: nil)
  public static let compact = ListSectionSpacing(length: 12)
  public static func custom(_ spacing: CGFloat) -> ListSectionSpacing {
    ListSectionSpacing(length: spacing)
  }
}

/// The space between rows and sections of the lists below.
struct ListSpacing: Equatable {
  var rows: CGFloat?
  var sections: CGFloat?

  var rowRules: [StyleRule] { rows.map { [.trait(.apart), .spacing($0)] } ?? [] }
  var sectionRules: [StyleRule] { sections.map { [.spacing($0)] } ?? [] }
  /// Of rows between sections: they draw together by as much as sections are apart.
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
  /// The space between the rows of a list; without it they touch.
  public func listRowSpacing(_ spacing: CGFloat?) -> some View {
    transformEnvironment(\.listSpacing) { $0.rows = spacing }
  }

  public func listSectionSpacing(_ spacing: ListSectionSpacing) -> some View {
    transformEnvironment(\.listSpacing) { $0.sections = spacing.length }
  }

  /// The space between the sections of a list.
  public func listSectionSpacing(_ spacing: CGFloat) -> some View {
    listSectionSpacing(.custom(spacing))
  }

  /// Whether there are lines between this section and its neighbours.
  ///
  /// Partial: in the plain style, whose sections have lines, and both lines together.
  public func listSectionSeparator(
    _ visibility: Visibility, edges: VerticalEdge.Set = .all
  ) -> some View {
    modifier(RulesModifier(rules: visibility == .hidden ? [.trait(.noSectionLine)] : []))
  }

  /// How much the headers of sections stand out.
  public func headerProminence(_ prominence: Prominence) -> some View {
    modifier(RulesModifier(rules: prominence == .increased ? [.trait(.prominentHeader)] : []))
  }
}

/// How much something stands out.
///
/// Same as Apple's.
public enum Prominence: Hashable, Sendable {
  case standard, increased
}

extension EnvironmentValues {
  private enum RowHeightKey: EnvironmentKey { static var defaultValue: CGFloat? { nil } }

  /// The height that rows of lists here have at least.
  public var defaultMinListRowHeight: CGFloat {
    get { rowHeight ?? 44 }
    set { rowHeight = newValue }
  }

  /// The same, where the app has set it.
  var rowHeight: CGFloat? {
    get { self[RowHeightKey.self] }
    set { self[RowHeightKey.self] = newValue }
  }
}
