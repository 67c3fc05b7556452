public import CoreLocation
public import Foundation
import UIKit

/// A place that a map shows, with its name and its contact.
///
///     let item = MKMapItem(placemark: MKPlacemark(coordinate: harbor))
///     item.name = "Harbor"
///     item.openInMaps()
///
/// Partial: no service searches for items, so an item has what the app gives it.
open class MKMapItem: NSObject {
  /// The place.
  public let placemark: MKPlacemark
  /// A Boolean value that indicates whether the item is the person's location.
  public let isCurrentLocation: Bool
  /// The name that is shown.
  open var name: String?
  /// The number to call.
  open var phoneNumber: String?
  /// The website.
  open var url: URL?
  /// The time zone.
  open var timeZone: TimeZone?
  /// The location of the place.
  open var location: CLLocation {
    placemark.location ?? CLLocation(latitude: 0, longitude: 0)
  }

  /// Creates an item for a place.
  ///
  /// - Parameter placemark: The place, whose name the item takes over.
  public convenience init(placemark: MKPlacemark) { self.init(placemark, isCurrent: false) }

  /// Creates an item without a place.
  public convenience override init() {
    self.init(MKPlacemark(coordinate: kCLLocationCoordinate2DInvalid), isCurrent: false)
  }

  private init(_ placemark: MKPlacemark, isCurrent: Bool) {
    (self.placemark, isCurrentLocation, name) = (placemark, isCurrent, placemark.name)
    super.init()
  }

  /// Returns an item for the person's location.
  ///
  /// - Returns: The item, whose coordinate is not valid, since only the map that opens it knows the
  ///   location.
  open class func forCurrentLocation() -> MKMapItem {
    MKMapItem(MKPlacemark(coordinate: kCLLocationCoordinate2DInvalid), isCurrent: true)
  }

  /// Opens the place, or directions to it, at maps.apple.com: in Apple's maps where the device has
  /// them. On Android a place opens in the map app that the person has chosen.
  ///
  /// Partial: of the options only the mode of directions is read, and on an Android device without an
  /// app for maps nothing opens.
  ///
  /// - Parameter launchOptions: Options such as ``MKLaunchOptionsDirectionsModeKey``; `nil` for none.
  /// - Returns: `true` if the browser has received the address; otherwise, `false`.
  @MainActor @preconcurrency @discardableResult
  open func openInMaps(launchOptions: [String: Any]? = nil) -> Bool {
    Self.openMaps(with: [self], launchOptions: launchOptions)
  }

  /// Opens a place, or directions from the first place to the last one, at maps.apple.com. On Android
  /// a place opens in the map app that the person has chosen.
  ///
  /// Partial: places between them are left out, and on an Android device without an app for maps a
  /// place does not open.
  ///
  /// - Parameters:
  ///   - mapItems: The places.
  ///   - launchOptions: Options such as ``MKLaunchOptionsDirectionsModeKey``; `nil` for none.
  /// - Returns: `true` if the browser has received the address; otherwise, `false`.
  @MainActor @preconcurrency @discardableResult
  open class func openMaps(
    with mapItems: [MKMapItem], launchOptions: [String: Any]? = nil
  ) -> Bool {
    guard let last = mapItems.last else { return false }
    let mode = launchOptions?[MKLaunchOptionsDirectionsModeKey] as? String
    let first = mapItems.count > 1 ? mapItems.first : nil
    guard let url = last.address(from: first, mode: mode) else { return false }
    var isOpened = false
    UIApplication.shared.open(url) { isOpened = $0 }
    return isOpened
  }

  private func address(from first: MKMapItem?, mode: String?) -> URL? {
    let isPlace = first == nil && mode == nil
    let all: [(name: String, value: String?)] =
      isPlace
      ? [("ll", point), ("q", name)]
      : [("saddr", first?.point), ("daddr", point), ("dirflg", mode.flatMap { Self.ways[$0] })]
    let items = all.compactMap { item in
      item.value.map { URLQueryItem(name: item.name, value: $0) }
    }
    guard !items.isEmpty else { return nil }
    var address = URLComponents(string: "https://maps.apple.com/")
    address?.queryItems = items
    return address?.url
  }

  /// The coordinate as text; `nil` if it is not valid.
  private var point: String? {
    let place = placemark.coordinate
    guard CLLocationCoordinate2DIsValid(place) else { return nil }
    return "\(place.latitude),\(place.longitude)"
  }

  /// The letters by which maps.apple.com names ways of going.
  private static let ways = [
    MKLaunchOptionsDirectionsModeDriving: "d", MKLaunchOptionsDirectionsModeWalking: "w",
    MKLaunchOptionsDirectionsModeTransit: "r",
  ]
}
