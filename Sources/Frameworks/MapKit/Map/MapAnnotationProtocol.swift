public import SwiftUI

/// The annotations of a map that is made with a region.
@MainActor @preconcurrency public protocol MapAnnotationProtocol {
  /// The view of the annotation on a map.
  var _shown: AnyView { get }
}

/// A balloon that marks a coordinate.
public struct MapMarker: MapAnnotationProtocol {
  public let _shown: AnyView

  /// Creates a balloon at a coordinate.
  ///
  /// - Parameters:
  ///   - coordinate: The latitude and longitude.
  ///   - tint: The color of the balloon; `nil` for the usual one.
  @MainActor public init(coordinate: CLLocationCoordinate2D, tint: Color? = nil) {
    _shown = AnyView(Marker("", coordinate: coordinate)._shown.tint(tint))
  }
}

/// A pin that marks a coordinate.
///
/// Partial: it is drawn as a balloon.
public struct MapPin: MapAnnotationProtocol {
  public let _shown: AnyView

  /// Creates a pin at a coordinate.
  ///
  /// - Parameters:
  ///   - coordinate: The latitude and longitude.
  ///   - tint: The color of the pin; `nil` for the usual one.
  @MainActor public init(coordinate: CLLocationCoordinate2D, tint: Color? = nil) {
    _shown = MapMarker(coordinate: coordinate, tint: tint)._shown
  }
}

/// A view at a coordinate.
public struct MapAnnotation<Content: View>: MapAnnotationProtocol {
  public let _shown: AnyView

  /// Creates an annotation at a coordinate.
  ///
  /// - Parameters:
  ///   - coordinate: The latitude and longitude.
  ///   - anchorPoint: The point of the content that is placed there, as fractions of its size.
  ///   - content: The views.
  @MainActor public init(
    coordinate: CLLocationCoordinate2D, anchorPoint: CGPoint = CGPoint(x: 0.5, y: 0.5),
    @ViewBuilder content: () -> Content
  ) {
    let anchor = UnitPoint(x: anchorPoint.x, y: anchorPoint.y)
    _shown = Annotation("", coordinate: coordinate, anchor: anchor, content: content)._shown
  }
}

/// The way in which a map follows the person.
public enum MapUserTrackingMode: Sendable {
  /// The map does not follow.
  case none
  /// The map follows the person's location.
  case follow
}
