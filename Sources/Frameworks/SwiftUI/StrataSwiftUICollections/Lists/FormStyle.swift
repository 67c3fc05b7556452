public import StrataSwiftUIControls
import StrataSwiftUILayout
public import SwiftUICore

/// A style of forms.
///
///     struct Card: FormStyle {
///       func makeBody(configuration: Configuration) -> some View {
///         VStack { configuration.content }.padding()
///       }
///     }
///
/// Same as Apple's.
@MainActor @preconcurrency public protocol FormStyle {
  /// The type of the view that draws the form.
  associatedtype Body: View

  /// Returns the view that draws a form.
  @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Configuration) -> Body
  /// The properties of a form.
  typealias Configuration = FormStyleConfiguration
}

/// The properties of a form, for a style.
///
/// Same as Apple's.
public struct FormStyleConfiguration {
  /// The content of the form.
  @MainActor @preconcurrency public struct Content: WrapsStylePart {
    package let part: StylePart
    public var body: some View { part }
  }

  /// The content of the form.
  public let content: Content
}

/// A form style with rows in groups. Same as Apple's.
public struct GroupedFormStyle: FormStyle {
  /// Creates a form style with rows in groups.
  nonisolated public init() {}
  public func makeBody(configuration: Configuration) -> some View {
    GroupedForm(content: configuration.content)
  }
}

/// The default form style: rows in groups. Same as Apple's.
public struct AutomaticFormStyle: FormStyle {
  /// Creates the default form style.
  nonisolated public init() {}
  public func makeBody(configuration: Configuration) -> some View {
    GroupedForm(content: configuration.content)
  }
}

/// A form style with labels beside values, without groups.
///
/// Partial: each row lays out its label and its value independently, so the rows have no common
/// columns.
public struct ColumnsFormStyle: FormStyle {
  /// Creates a form style with labels beside values, without groups.
  nonisolated public init() {}
  public func makeBody(configuration: Configuration) -> some View {
    VStack(alignment: .leading) { configuration.content }
  }
}

extension FormStyle where Self == GroupedFormStyle {
  /// The form style with rows in groups.
  public static var grouped: GroupedFormStyle { GroupedFormStyle() }
}
extension FormStyle where Self == AutomaticFormStyle {
  /// The default style of forms.
  public static var automatic: AutomaticFormStyle { AutomaticFormStyle() }
}
extension FormStyle where Self == ColumnsFormStyle {
  /// The style with labels beside values, without groups.
  ///
  /// Partial: each row lays out its label and its value independently, so the rows have no common
  /// columns.
  public static var columns: ColumnsFormStyle { ColumnsFormStyle() }
}

extension View {
  /// Sets the style of the forms in this view.
  nonisolated public func formStyle<S: FormStyle>(_ style: S) -> some View {
    styled(style) { style, configuration in
      style.makeBody(configuration: configuration).unstyled(StyleOf<FormStyleConfiguration>())
    }
  }
}
