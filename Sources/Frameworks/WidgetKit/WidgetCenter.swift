public import Foundation

/// The sizes of widgets.
public enum WidgetFamily: Int, Sendable, CaseIterable, Hashable, Codable {
  /// The widget is a small square.
  case systemSmall
  /// The widget is a wide rectangle.
  case systemMedium
  /// The widget is a large square.
  case systemLarge
  /// The widget is a large, wide rectangle.
  case systemExtraLarge
  /// The widget is a circle on the lock screen.
  case accessoryCircular = 5
  /// The widget is a rectangle on the lock screen.
  case accessoryRectangular
  /// A line of text on the lock screen.
  case accessoryInline
}

/// A widget that the person has placed. In a browser no person has placed one.
public struct WidgetInfo: Identifiable, Hashable, Sendable {
  /// The name that the app gave its widget.
  public let kind: String
  /// The size of the widget.
  public let family: WidgetFamily
  public var id: String { "\(kind) \(family)" }
}

/// The widgets of the app, which has none: widget extensions are not built, and a browser shows
/// none.
public final class WidgetCenter: Sendable {
  /// The widgets of the app.
  public static let shared = WidgetCenter()
  private init() {}

  /// Does nothing, since there are no widgets to draw again.
  ///
  /// Accepted: there are no widgets.
  public func reloadAllTimelines() {}

  /// Does nothing, since there are no widgets to draw again.
  ///
  /// Accepted: there are no widgets.
  public func reloadTimelines(ofKind kind: String) {}

  /// Does nothing, since there are no widgets to configure.
  ///
  /// Accepted: there are no widgets.
  public func invalidateConfigurationRecommendations() {}

  /// Calls the handler at once with the widgets that the person has placed: always none.
  public func getCurrentConfigurations(
    _ completion: @escaping (Result<[WidgetInfo], any Error>) -> Void
  ) { completion(.success([])) }

  /// Returns the widgets that the person has placed: always none.
  ///
  /// - Throws: Nothing, as there are no widgets.
  public func currentConfigurations() async throws -> [WidgetInfo] { [] }
}

/// The content of a widget from a moment on.
public protocol TimelineEntry {
  /// The time from which the widget shows this entry.
  var date: Date { get }
}
