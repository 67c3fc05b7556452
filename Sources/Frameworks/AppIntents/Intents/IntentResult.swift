public import SwiftUI

/// The result of an action.
public protocol IntentResult: Sendable {}

/// A result with a value.
public protocol ReturnsValue<Value>: IntentResult {
  /// The type of the value.
  associatedtype Value
  /// The value.
  var value: Value { get }
}

/// A result with words for the person.
public protocol ProvidesDialog: IntentResult {
  /// The words.
  var dialog: IntentDialog { get }
}

/// A result with a view for the person.
public protocol ShowsSnippetView: IntentResult {}

/// A result with another action, which is to be performed next.
public protocol OpensIntent: IntentResult {}

/// A result as the functions `result(…)` make it.
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
    guard let kept else { preconditionFailure("the result of an intent has no value") }
    return kept
  }
}

extension IntentResultContainer: ProvidesDialog where Dialog == IntentDialog {
  public var dialog: IntentDialog { words ?? IntentDialog("") }
}

extension IntentResultContainer: ShowsSnippetView where Snippet: View {}

extension IntentResultContainer: OpensIntent where NextIntent: AppIntent {}

extension IntentResult {
  /// Returns a result without a value.
  public static func result() -> Self
  where Self == IntentResultContainer<Never, Never, Never, Never> {
    IntentResultContainer(nil, nil)
  }

  /// Returns a result with a value.
  ///
  /// - Parameter value: The value.
  public static func result<Value>(
    value: Value
  ) -> Self where Self == IntentResultContainer<Value, Never, Never, Never> {
    IntentResultContainer(value, nil)
  }

  /// Returns a result with words for the person.
  ///
  /// Partial: nothing says or shows the words; code that performs the intent reads them.
  ///
  /// - Parameter dialog: The words.
  public static func result(
    dialog: IntentDialog
  ) -> Self where Self == IntentResultContainer<Never, Never, Never, IntentDialog> {
    IntentResultContainer(nil, dialog)
  }

  /// Returns a result with a value and words for the person.
  ///
  /// Partial: nothing says or shows the words; code that performs the intent reads them.
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
  /// Accepted: nothing shows the view, as nothing of the system performs intents.
  ///
  /// - Parameter view: The view.
  public static func result<Snippet: View>(
    view: Snippet
  ) -> Self where Self == IntentResultContainer<Never, Never, Snippet, Never> {
    IntentResultContainer(nil, nil)
  }

  /// Returns a result with words and a view for the person.
  ///
  /// Partial: nothing shows the view, and nothing says the words; code that performs the intent reads
  /// these.
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

/// Words that an action says to the person.
public struct IntentDialog: ExpressibleByStringInterpolation, Sendable {
  /// The words that are said.
  public let full: LocalizedStringResource
  /// The words that are shown beside a view.
  public let supporting: LocalizedStringResource

  /// Creates words.
  public init(_ text: LocalizedStringResource) { (full, supporting) = (text, text) }

  /// Creates words that differ when a view is shown.
  ///
  /// - Parameters:
  ///   - full: The words that are said.
  ///   - supporting: The words that are shown beside a view.
  public init(full: LocalizedStringResource, supporting: LocalizedStringResource) {
    (self.full, self.supporting) = (full, supporting)
  }

  /// Creates it from a literal text.
  public init(stringLiteral value: String) {
    self.init(LocalizedStringResource(stringLiteral: value))
  }

  /// Creates it from a text with values in it.
  public init(stringInterpolation: String.LocalizationValue.StringInterpolation) {
    self.init(LocalizedStringResource(stringInterpolation: stringInterpolation))
  }
}
