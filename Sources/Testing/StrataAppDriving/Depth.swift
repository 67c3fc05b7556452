public import Testing

/// The part of the system between a view and a person that a test covers.
public enum Depth: String, Sendable, CaseIterable, CustomTestStringConvertible {
  /// The view and the patches that it causes, without a server.
  case memory
  /// The real server over a real socket; the page is read without a browser.
  case socket
  /// The real server and a real Chromium.
  case browser

  public var testDescription: String { rawValue }
}
