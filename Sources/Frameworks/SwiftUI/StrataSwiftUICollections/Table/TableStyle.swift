import StrataSwiftUIControls
public import SwiftUICore

/// A style of tables.
///
/// Same as Apple's: its configuration has no public members, so a custom style can only pass it on.
@MainActor @preconcurrency public protocol TableStyle {
  /// The type of the view that draws the table.
  associatedtype Body: View
  /// The properties of a table.
  typealias Configuration = TableStyleConfiguration

  /// Returns the view that draws a table.
  @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Self.Configuration)
    -> Self.Body
}

/// The properties of a table, for a style.
///
/// Same as Apple's.
public struct TableStyleConfiguration {
  let content: StylePart
}

/// The default table style: that of `inset`.
///
/// Same as Apple's.
@MainActor @preconcurrency public struct AutomaticTableStyle: TableStyle {
  /// Creates the default table style.
  nonisolated public init() {}
  @MainActor @preconcurrency public func makeBody(configuration: Configuration) -> some View {
    configuration.content
  }
}

/// A table style with lines between rows, inset from the edges.
///
/// Same as Apple's.
@MainActor @preconcurrency public struct InsetTableStyle: TableStyle {
  /// Creates a table style with lines between rows, inset from the edges.
  nonisolated public init() {}
  @MainActor @preconcurrency public func makeBody(configuration: Configuration) -> some View {
    configuration.content
  }
}

extension TableStyle where Self == AutomaticTableStyle {
  /// The default style of tables.
  @MainActor @preconcurrency public static var automatic: AutomaticTableStyle {
    AutomaticTableStyle()
  }
}

extension TableStyle where Self == InsetTableStyle {
  /// The style with lines between rows, inset from the edges.
  @MainActor @preconcurrency public static var inset: InsetTableStyle { InsetTableStyle() }
}

extension View {
  /// Sets the style of the tables in this view.
  nonisolated public func tableStyle<S: TableStyle>(_ style: S) -> some View {
    styled(style) { style, configuration in
      style.makeBody(configuration: configuration).unstyled(StyleOf<TableStyleConfiguration>())
    }
  }
}
