// Services of Apple that a server does not have: search, directions, pictures of streets. Each is declared
// so that a use of it says what is missing.
// swift-format-ignore-file

public import Foundation
public import SwiftUI
public import UIKit

/// A search for places.
@available(*, unavailable, message: "Strata does not have MKLocalSearch: no service searches for places: ask one of yours by URLSession")
open class MKLocalSearch: NSObject {
  public class Request: NSObject {
    public override init() { fatalError() }
    public init(completion: MKLocalSearchCompletion) { fatalError() }
    public init(naturalLanguageQuery: String) { fatalError() }
    public init(naturalLanguageQuery: String, region: MKCoordinateRegion) { fatalError() }
  }
  public class Response: NSObject {}
  public struct ResultType: Sendable {}
  public init(request: Request) { fatalError() }
  public init(request: MKLocalPointsOfInterestRequest) { fatalError() }
}

/// A request for points of interest.
@available(*, unavailable, message: "Strata does not have MKLocalPointsOfInterestRequest: no service searches for places: ask one of yours by URLSession")
open class MKLocalPointsOfInterestRequest: NSObject {
  public init(center: CLLocationCoordinate2D, radius: CLLocationDistance) { fatalError() }
  public init(coordinateRegion: MKCoordinateRegion) { fatalError() }
}

/// A completer of searches.
@available(*, unavailable, message: "Strata does not have MKLocalSearchCompleter: no service searches for places: ask one of yours by URLSession")
open class MKLocalSearchCompleter: NSObject {}

/// A completed search.
@available(*, unavailable, message: "Strata does not have MKLocalSearchCompletion: no service searches for places: ask one of yours by URLSession")
open class MKLocalSearchCompletion: NSObject {}

/// The delegate of a completer of searches.
@available(*, unavailable, message: "Strata does not have MKLocalSearchCompleterDelegate: no service searches for places: ask one of yours by URLSession")
public protocol MKLocalSearchCompleterDelegate {}

/// A request for a place.
@available(*, unavailable, message: "Strata does not have MKMapItemRequest: no service searches for places: ask one of yours by URLSession")
open class MKMapItemRequest: NSObject {
  public init(mapItemIdentifier: Any) { fatalError() }
  public init(feature: MapFeature) { fatalError() }
}

/// A request for the place at a location.
@available(*, unavailable, message: "Strata does not have MKReverseGeocodingRequest: use CLGeocoder")
open class MKReverseGeocodingRequest: NSObject {
  public init?(location: CLLocation) { fatalError() }
}

/// A request for the place of an address.
@available(*, unavailable, message: "Strata does not have MKGeocodingRequest: use CLGeocoder")
open class MKGeocodingRequest: NSObject {
  public init?(addressString: String) { fatalError() }
}

/// A calculation of directions.
@available(*, unavailable, message: "Strata does not have MKDirections: no service calculates routes: ask one of yours by URLSession, or open directions by MKMapItem.openInMaps(launchOptions:)")
open class MKDirections: NSObject {
  public class Request: NSObject { public override init() { fatalError() } }
  public class Response: NSObject {}
  public class ETAResponse: NSObject {}
  public init(request: Request) { fatalError() }
}

/// A route.
@available(*, unavailable, message: "Strata does not have MKRoute: no service calculates routes: ask one of yours by URLSession, or open directions by MKMapItem.openInMaps(launchOptions:)")
open class MKRoute: NSObject {}

/// A step of a route.
@available(*, unavailable, message: "Strata does not have MKRouteStep: no service calculates routes: ask one of yours by URLSession, or open directions by MKMapItem.openInMaps(launchOptions:)")
open class MKRouteStep: NSObject {}

/// A way of going.
@available(*, unavailable, message: "Strata does not have MKDirectionsTransportType: no service calculates routes: ask one of yours by URLSession, or open directions by MKMapItem.openInMaps(launchOptions:)")
public enum MKDirectionsTransportType {
  case automobile, walking, transit, any
}

/// A picture of a street.
@available(*, unavailable, message: "Strata does not have MKLookAroundScene: no service has pictures of streets")
open class MKLookAroundScene: NSObject {}

/// A request for a picture of a street.
@available(*, unavailable, message: "Strata does not have MKLookAroundSceneRequest: no service has pictures of streets")
open class MKLookAroundSceneRequest: NSObject {
  public init(coordinate: CLLocationCoordinate2D) { fatalError() }
  public init(mapItem: MKMapItem) { fatalError() }
}

/// A controller of a picture of a street.
@available(*, unavailable, message: "Strata does not have MKLookAroundViewController: no service has pictures of streets")
open class MKLookAroundViewController: UIViewController {
  public init(scene: MKLookAroundScene) { fatalError() }
  public required init?(coder: NSCoder) { fatalError() }
}

/// A view of a picture of a street.
@available(*, unavailable, message: "Strata does not have LookAroundPreview: no service has pictures of streets")
public struct LookAroundPreview: View {
  public init(scene: Binding<MKLookAroundScene?>, allowsNavigation: Bool = true, showsRoadLabels: Bool = true, badgePosition: Any? = nil) { fatalError() }
  public init(initialScene: MKLookAroundScene?, allowsNavigation: Bool = true, showsRoadLabels: Bool = true, badgePosition: Any? = nil) { fatalError() }
  public var body: Never { fatalError() }
}

/// A camera that takes pictures of maps.
@available(*, unavailable, message: "Strata does not have MKMapSnapshotter: the browser draws maps: a server cannot take their picture")
open class MKMapSnapshotter: NSObject {
  public class Options: NSObject { public override init() { fatalError() } }
  public class Snapshot: NSObject {}
  public init(options: Options) { fatalError() }
}

/// A kind of points of interest.
@available(*, unavailable, message: "Strata does not have MKPointOfInterestCategory: maps show no points of interest")
public struct MKPointOfInterestCategory {
  public static var cafe: Self { fatalError() }
  public static var restaurant: Self { fatalError() }
  public static var bakery: Self { fatalError() }
  public static var store: Self { fatalError() }
  public static var foodMarket: Self { fatalError() }
  public static var hospital: Self { fatalError() }
  public static var pharmacy: Self { fatalError() }
  public static var park: Self { fatalError() }
  public static var hotel: Self { fatalError() }
  public static var museum: Self { fatalError() }
  public static var school: Self { fatalError() }
  public static var university: Self { fatalError() }
  public static var bank: Self { fatalError() }
  public static var atm: Self { fatalError() }
  public static var gasStation: Self { fatalError() }
  public static var parking: Self { fatalError() }
  public static var publicTransport: Self { fatalError() }
  public static var airport: Self { fatalError() }
  public static var beach: Self { fatalError() }
  public static var library: Self { fatalError() }
  public static var theater: Self { fatalError() }
  public static var nightlife: Self { fatalError() }
  public static var fitnessCenter: Self { fatalError() }
  public static var evCharger: Self { fatalError() }
}

/// Something on a map that can be selected.
@available(*, unavailable, message: "Strata does not have MapFeature: maps show no points of interest")
public struct MapFeature: Hashable {
  public var title: String? { fatalError() }
  public var coordinate: CLLocationCoordinate2D { fatalError() }
}

/// The points of interest of a map.
@available(*, unavailable, message: "Strata does not have PointOfInterestCategories: maps show no points of interest")
public struct PointOfInterestCategories {
  public static var all: Self { fatalError() }
  public static var excludingAll: Self { fatalError() }
  public static func including(_ categories: [MKPointOfInterestCategory]) -> Self { fatalError() }
  public static func excluding(_ categories: [MKPointOfInterestCategory]) -> Self { fatalError() }
}

/// A decoder of GeoJSON.
@available(*, unavailable, message: "Strata does not have MKGeoJSONDecoder: decode GeoJSON by JSONDecoder")
open class MKGeoJSONDecoder: NSObject {
  public override init() { fatalError() }
  public func decode(_ data: Data) throws -> [Any] { fatalError() }
}

/// A feature of GeoJSON.
@available(*, unavailable, message: "Strata does not have MKGeoJSONFeature: decode GeoJSON by JSONDecoder")
open class MKGeoJSONFeature: NSObject {}

/// A formatter of distances.
@available(*, unavailable, message: "Strata does not have MKDistanceFormatter: use Measurement and its FormatStyle")
open class MKDistanceFormatter: Formatter {}

/// A renderer of a line in a gradient.
@available(*, unavailable, message: "Strata does not have MKGradientPolylineRenderer: use MKPolylineRenderer with one color")
open class MKGradientPolylineRenderer: MKPolylineRenderer {}

/// A button that shows north.
@available(*, unavailable, message: "Strata does not have MKCompassButton: a map has its own zoom buttons, and north is always at the top")
open class MKCompassButton: UIView {
  public init(mapView: MKMapView?) { fatalError() }
  public required init?(coder: NSCoder) { fatalError() }
}

/// A scale.
@available(*, unavailable, message: "Strata does not have MKScaleView: a map has its own zoom buttons, and north is always at the top")
open class MKScaleView: UIView {
  public init(mapView: MKMapView?) { fatalError() }
  public required init?(coder: NSCoder) { fatalError() }
}

/// A control that tilts.
@available(*, unavailable, message: "Strata does not have MKPitchControl: a map has its own zoom buttons, and north is always at the top")
open class MKPitchControl: UIView {
  public init(mapView: MKMapView?) { fatalError() }
  public required init?(coder: NSCoder) { fatalError() }
}

/// A control that zooms.
@available(*, unavailable, message: "Strata does not have MKZoomControl: a map has its own zoom buttons, and north is always at the top")
open class MKZoomControl: UIView {
  public init(mapView: MKMapView?) { fatalError() }
  public required init?(coder: NSCoder) { fatalError() }
}
