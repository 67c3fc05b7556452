public import SwiftUI

/// The result of an action.
public protocol IntentResult: Sendable {}

/// A result with a value.
public protocol ReturnsValue<Value>: IntentResult {
  /// The type of the value that the action returns.
  associatedtype Value
  /// The value that the action returns.
  var value: Value { get }
}

/// A result with words for the person.
public protocol ProvidesDialog: IntentResult {
  /// The words that are spoken after the action.
  var dialog: IntentDialog { get }
}

/// A result with a view for the person.
public protocol ShowsSnippetView: IntentResult {}

/// A result with another action, which is performed next.
public protocol OpensIntent: IntentResult {}

/// The type of the results that the functions `result(…)` return.
// @unchecked: the action makes it and hands it to its caller, which alone reads it.
public struct IntentResultContainer<Value, NextIntent, Snippet, Dialog>: IntentResult,
  @unchecked Sendable
{
  fileprivate let kept: Value?
  fileprivate let words: Dialog?

  fileprivate init(_ value: Value?, _ dialog: Dialog?) { (kept, words) = (value, dialog) }
}

extension IntentResultContainer: ReturnsValue {
  public var value: Value {
    guard let kept else {
      preconditionFailure("an intent returned a result without a value: return .result(value:)")
    }
    return kept
  }
}

extension IntentResultContainer: ProvidesDialog where Dialog == IntentDialog {
  public var dialog: IntentDialog { words ?? IntentDialog("") }
}

extension IntentResultContainer: ShowsSnippetView where Snippet: View {}

extension IntentResultContainer: OpensIntent where NextIntent: AppIntent {}

extension IntentResult {
  /// Returns the result of an action without a value.
  public static func result() -> Self
  where Self == IntentResultContainer<Never, Never, Never, Never> {
    IntentResultContainer(nil, nil)
  }

  /// Returns the result of an action with a value.
  ///
  /// - Parameter value: The value.
  public static func result<Value>(
    value: Value
  ) -> Self where Self == IntentResultContainer<Value, Never, Never, Never> {
    IntentResultContainer(value, nil)
  }

  /// Returns a result with words for the person.
  ///
  /// Partial: the words are not spoken or shown; code that performs the intent can read them.
  ///
  /// - Parameter dialog: The words.
  public static func result(
    dialog: IntentDialog
  ) -> Self where Self == IntentResultContainer<Never, Never, Never, IntentDialog> {
    IntentResultContainer(nil, dialog)
  }

  /// Returns a result with a value and words for the person.
  ///
  /// Partial: the words are not spoken or shown; code that performs the intent can read them.
  ///
  /// - Parameters:
  ///   - value: The value.
  ///   - dialog: The words.
  public static func result<Value>(
    value: Value, dialog: IntentDialog
  ) -> Self where Self == IntentResultContainer<Value, Never, Never, IntentDialog> {
    IntentResultContainer(value, dialog)
  }

  /// Returns a result with a view for the person.
  ///
  /// Accepted: the view is never shown, since a browser does not perform intents.
  ///
  /// - Parameter view: The view.
  public static func result<Snippet: View>(
    view: Snippet
  ) -> Self where Self == IntentResultContainer<Never, Never, Snippet, Never> {
    IntentResultContainer(nil, nil)
  }

  /// Returns a result with words and a view for the person.
  ///
  /// Partial: the view is not shown, and the words are not spoken; code that performs the intent
  /// can read the words.
  ///
  /// - Parameters:
  ///   - dialog: The words.
  ///   - view: The view.
  public static func result<Snippet: View>(
    dialog: IntentDialog, view: Snippet
  ) -> Self where Self == IntentResultContainer<Never, Never, Snippet, IntentDialog> {
    IntentResultContainer(nil, dialog)
  }
}

/// Words that an action speaks or shows to the person.
public struct IntentDialog: ExpressibleByStringInterpolation, Sendable {
  /// The words that are spoken.
  public let full: LocalizedStringResource
  /// The words that are shown beside a view.
  public let supporting: LocalizedStringResource

  /// Creates a dialog whose spoken and shown words are the same.
  public init(_ text: LocalizedStringResource) { (full, supporting) = (text, text) }

  /// Creates a dialog whose words differ when a view is shown.
  ///
  /// - Parameters:
  ///   - full: The words that are spoken.
  ///   - supporting: The words that are shown beside a view.
  public init(full: LocalizedStringResource, supporting: LocalizedStringResource) {
    (self.full, self.supporting) = (full, supporting)
  }

  /// Creates a dialog from a literal text.
  public init(stringLiteral value: String) {
    self.init(LocalizedStringResource(stringLiteral: value))
  }

  /// Creates a dialog from a text with interpolated values.
  public init(stringInterpolation: String.LocalizationValue.StringInterpolation) {
    self.init(LocalizedStringResource(stringInterpolation: stringInterpolation))
  }
}
