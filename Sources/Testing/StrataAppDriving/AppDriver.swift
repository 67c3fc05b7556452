public import SwiftUI

/// An app as a person uses it, at any ``Depth``: look for things by what they are called, act on
/// them, read what is there.
///
/// A name is an `accessibilityIdentifier`, or else what a screen reader would say of the thing,
/// letter for letter. Each action returns once the app has answered it; what the app does later,
/// in a task, is waited for with ``see(_:)``.
@MainActor public protocol AppDriver {
  /// Taps a button, link, tab, row or switch.
  ///
  /// - Throws: ``DriverFailure`` when nothing that reacts is called so.
  func tap(_ name: String) async throws
  /// Taps something so many times in a row.
  func tap(_ name: String, count: Int) async throws
  /// Holds a finger on something for half a second and more, and lets go.
  func longPress(_ name: String) async throws
  /// Drags a finger or the pointer from something by so much, and lets go.
  func drag(_ name: String, by x: Int, _ y: Int) async throws
  /// Swipes a finger over a row, which shows what the row offers at the other side, or over one of
  /// the pages that lie side by side, which turns to the next one.
  ///
  ///     try await app.swipe("Milk", toward: .leading)
  ///     try await app.tap("Delete")
  ///
  /// - Parameter edge: Where the finger goes.
  /// - Throws: ``DriverFailure`` where a person would swipe in vain.
  func swipe(_ name: String, toward edge: HorizontalEdge) async throws
  /// Scrolls down until a piece of text with these words is in sight, through rows that are not on
  /// the page yet. In memory and over a socket all that is on the page is in sight.
  ///
  /// - Throws: ``DriverFailure`` when it comes to an end before.
  func scroll(to words: String) async throws
  /// Types text at the end of a field.
  func type(_ text: String, into field: String) async throws
  /// Chooses one of a picker's options by its words.
  func choose(_ option: String, in picker: String) async throws
  /// The browser's Back button.
  func back() async throws
  /// Asks for the topmost sheet or alert to be closed, as Esc does.
  func dismiss() async throws
  /// What is written in the thing of that name.
  func text(of name: String) async throws -> String
  /// What a person reads, from top to bottom, piece by piece.
  var lines: [String] { get async throws }
  /// The accessibility tree as a list, in reading order: buttons, links, headings, images and
  /// controls, each with what a screen reader says of it: `switch “Pinned” on`,
  /// `textbox “Title” = “Tea”`, `button “Save” disabled`.
  var spoken: [String] { get async throws }
  /// Path and query of the address.
  var url: String { get async throws }
  /// Whether anything is called so.
  func has(_ name: String) async throws -> Bool
  /// Waits until a piece of text on the screen holds these words.
  func see(_ words: String) async throws
  /// From now on the line holds everything back for so long, each way. In memory there is no line.
  func delay(_ latency: Duration) async throws
}

/// What was asked of an app and could not be done, with what was to be read then.
public struct DriverFailure: Error, CustomStringConvertible {
  public let reason: String
  public let lines: [String]

  public var description: String { ([reason] + lines).joined(separator: "\n  ") }
}
