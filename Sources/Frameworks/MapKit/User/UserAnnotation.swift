public import SwiftUI

/// The person's location on a map.
///
///     Map { UserAnnotation() }
///
/// It is shown once the app has the permission to read the location, which the map does not request.
///
/// Partial: the initializer whose content depends on the location is missing.
public struct UserAnnotation<Content: View>: MapContent {
  public typealias Body = Never
  private let anchor: UnitPoint
  private let content: Content

  /// Creates an annotation for the person's location.
  ///
  /// - Parameters:
  ///   - anchor: The point of the content that is placed at the location.
  ///   - content: The views that are shown there.
  public init(anchor: UnitPoint = .center, @ViewBuilder content: () -> Content) {
    self.anchor = anchor
    self.content = content()
  }

  /// The view of the annotation.
  public var _shown: AnyView { AnyView(UserPlace(anchor: anchor, content: content)) }
}

extension UserAnnotation where Content == DefaultUserAnnotationContent {
  /// Creates an annotation that shows a blue dot at the person's location.
  public init() { self.init(anchor: .center) }

  /// Creates an annotation that shows a blue dot at the person's location.
  ///
  /// - Parameter anchor: The point of the dot that is placed at the location.
  public init(anchor: UnitPoint) {
    self.init(anchor: anchor) { DefaultUserAnnotationContent() }
  }
}

/// The blue dot at the person's location.
public struct DefaultUserAnnotationContent: View {
  @Environment(\.locale) private var locale

  /// A blue dot with a white edge.
  public var body: some View {
    UserDot().accessibilityLabel(Text(verbatim: MapWords(locale)[.location]))
  }
}

/// A view at the latest location of the person.
private struct UserPlace<Content: View>: View {
  let anchor: UnitPoint
  let content: Content
  @State private var locator = PersonLocator()

  var body: some View {
    let _ = locator.start()
    if let coordinate = locator.coordinate {
      MapPlace(coordinate: coordinate, anchor: anchor, content: content, title: EmptyView())
        .environment(\.mapTitles, .hidden)
    }
  }
}
