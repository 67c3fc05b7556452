import StrataSwiftUIControls
public import SwiftUICore

/// How tables look.
///
/// Same as Apple's: as its configuration tells nothing, a style of your own can only pass one on.
@MainActor @preconcurrency public protocol TableStyle {
  associatedtype Body: View
  typealias Configuration = TableStyleConfiguration
  @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Self.Configuration)
    -> Self.Body
}

/// What a table's style is given.
///
/// Same as Apple's.
public struct TableStyleConfiguration {
  let content: StylePart
}

/// The look that suits the place: that of `inset`.
///
/// Same as Apple's.
@MainActor @preconcurrency public struct AutomaticTableStyle: TableStyle {
  @MainActor @preconcurrency public init() {}
  @MainActor @preconcurrency public func makeBody(configuration: Configuration) -> some View {
    configuration.content
  }
}

/// Rows with lines between them, away from the edges.
///
/// Same as Apple's.
@MainActor @preconcurrency public struct InsetTableStyle: TableStyle {
  @MainActor @preconcurrency public init() {}
  @MainActor @preconcurrency public func makeBody(configuration: Configuration) -> some View {
    configuration.content
  }
}

extension TableStyle where Self == AutomaticTableStyle {
  /// The look that suits the place.
  @MainActor @preconcurrency public static var automatic: AutomaticTableStyle {
    AutomaticTableStyle()
  }
}

extension TableStyle where Self == InsetTableStyle {
  /// Rows with lines between them, away from the edges.
  @MainActor @preconcurrency public static var inset: InsetTableStyle { InsetTableStyle() }
}

extension View {
  /// Sets the look of the tables here.
  public func tableStyle<S: TableStyle>(_ style: S) -> some View {
    styled(style) { style, configuration in
      style.makeBody(configuration: configuration).unstyled(StyleOf<TableStyleConfiguration>())
    }
  }
}
