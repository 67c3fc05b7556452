public import SwiftUI

/// Uses an app as a person does, at any ``Depth``: finds elements by name, acts on them, and reads
/// the result.
///
/// A name is an `accessibilityIdentifier`, or else the accessible name, compared exactly. Each
/// action returns once the app has answered it; use ``see(_:)`` to wait for later changes, such as
/// those of a task.
@MainActor public protocol AppDriver {
  /// Taps a button, link, tab, row or switch.
  ///
  /// - Throws: ``DriverFailure`` if nothing that reacts to a tap has this name.
  func tap(_ name: String) async throws
  /// Taps an element several times in a row.
  func tap(_ name: String, count: Int) async throws
  /// Holds a finger on an element for at least half a second, then lifts it.
  func longPress(_ name: String) async throws
  /// Drags a finger or the pointer from an element by a distance in pixels, then releases it.
  func drag(_ name: String, by x: Int, _ y: Int) async throws
  /// Swipes a finger over a row, which reveals its actions at the opposite edge, or over a page of
  /// a paged view, which turns to the next one.
  ///
  ///     try await app.swipe("Milk", toward: .leading)
  ///     try await app.tap("Delete")
  ///
  /// - Parameter edge: The direction of the finger.
  /// - Throws: ``DriverFailure`` if the swipe would have no effect.
  func swipe(_ name: String, toward edge: HorizontalEdge) async throws
  /// Scrolls down until a text with these words is visible, through rows that are not loaded yet.
  /// In memory and over a socket everything on the page counts as visible.
  ///
  /// - Throws: ``DriverFailure`` if the end is reached without finding the text.
  func scroll(to words: String) async throws
  /// Types text at the end of a field.
  func type(_ text: String, into field: String) async throws
  /// Chooses an option of a picker by its text.
  func choose(_ option: String, in picker: String) async throws
  /// Presses the browser's Back button.
  func back() async throws
  /// Requests to close the topmost sheet or alert, as Esc does.
  func dismiss() async throws
  /// Returns the text of the element with a name.
  func text(of name: String) async throws -> String
  /// The visible texts, from top to bottom.
  var lines: [String] { get async throws }
  /// The accessibility tree as a list, in reading order: buttons, links, headings, images and
  /// controls, each as a screen reader would announce it: `switch “Pinned” on`, `textbox “Title” =
  /// “Tea”`, `button “Save” disabled`.
  var spoken: [String] { get async throws }
  /// The path and query of the current address.
  var url: String { get async throws }
  /// Returns whether the screen has an element with a name.
  func has(_ name: String) async throws -> Bool
  /// Waits until a text on the screen contains these words.
  func see(_ words: String) async throws
  /// Delays all following traffic in each direction. In memory there is no connection to delay.
  func delay(_ latency: Duration) async throws
}

/// The error of an action that was not possible, with the visible texts at that moment.
public struct DriverFailure: Error, CustomStringConvertible {
  /// The reason why the action was not possible, in one sentence.
  public let reason: String
  /// The texts that were visible when the action failed.
  public let lines: [String]

  public var description: String { ([reason] + lines).joined(separator: "\n  ") }
}
