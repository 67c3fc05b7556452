public import StrataSwiftUIControls
import StrataSwiftUILayout
public import SwiftUICore

/// How forms look.
///
///     struct Card: FormStyle {
///       func makeBody(configuration: Configuration) -> some View {
///         VStack { configuration.content }.padding()
///       }
///     }
///
/// Same as Apple's.
@MainActor @preconcurrency public protocol FormStyle {
  associatedtype Body: View
  @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Configuration) -> Body
  typealias Configuration = FormStyleConfiguration
}

/// The parts of a form.
///
/// Same as Apple's.
public struct FormStyleConfiguration {
  /// What is in the form.
  @MainActor @preconcurrency public struct Content: WrapsStylePart {
    package let part: StylePart
    public var body: some View { part }
  }

  public let content: Content
}

/// Rows in groups. Same as Apple's.
public struct GroupedFormStyle: FormStyle {
  public init() {}
  public func makeBody(configuration: Configuration) -> some View {
    GroupedForm(content: configuration.content)
  }
}

/// The usual look: rows in groups. Same as Apple's.
public struct AutomaticFormStyle: FormStyle {
  public init() {}
  public func makeBody(configuration: Configuration) -> some View {
    GroupedForm(content: configuration.content)
  }
}

/// Labels beside values, without groups.
///
/// Partial: each row lays out its own label and value; rows have no common columns.
public struct ColumnsFormStyle: FormStyle {
  public init() {}
  public func makeBody(configuration: Configuration) -> some View {
    VStack(alignment: .leading) { configuration.content }
  }
}

extension FormStyle where Self == GroupedFormStyle {
  public static var grouped: GroupedFormStyle { GroupedFormStyle() }
}
extension FormStyle where Self == AutomaticFormStyle {
  public static var automatic: AutomaticFormStyle { AutomaticFormStyle() }
}
extension FormStyle where Self == ColumnsFormStyle {
  /// Partial: each row lays out its own label and value; rows have no common columns.
  public static var columns: ColumnsFormStyle { ColumnsFormStyle() }
}

extension View {
  /// Sets how forms here look.
  public func formStyle<S: FormStyle>(_ style: S) -> some View {
    styled(style) { style, configuration in
      style.makeBody(configuration: configuration).unstyled(StyleOf<FormStyleConfiguration>())
    }
  }
}
