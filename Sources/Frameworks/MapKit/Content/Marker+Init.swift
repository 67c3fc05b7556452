public import SwiftUI

extension Marker where Label == Text {
  /// Creates a marker with a localized title and a pin.
  ///
  /// - Parameters:
  ///   - titleKey: The key of the title in the app's string catalog.
  ///   - coordinate: The latitude and longitude.
  public init(_ titleKey: LocalizedStringKey, coordinate: CLLocationCoordinate2D) {
    self.init(coordinate, .pin, Text(titleKey), name: Text(titleKey))
  }

  /// Creates a marker with a title that is not localized, and a pin.
  ///
  /// - Parameters:
  ///   - title: The title, which is shown as it is.
  ///   - coordinate: The latitude and longitude.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, coordinate: CLLocationCoordinate2D) {
    self.init(coordinate, .pin, Text(title), name: Text(title))
  }

  /// Creates a marker with a localized title and a monogram.
  ///
  /// - Parameters:
  ///   - titleKey: The key of the title in the app's string catalog.
  ///   - monogram: Up to three characters inside of the balloon.
  ///   - coordinate: The latitude and longitude.
  public init(_ titleKey: LocalizedStringKey, monogram: Text, coordinate: CLLocationCoordinate2D) {
    self.init(coordinate, .text(monogram), Text(titleKey), name: Text(titleKey))
  }

  /// Creates a marker with a title that is not localized, and a monogram.
  ///
  /// - Parameters:
  ///   - title: The title, which is shown as it is.
  ///   - monogram: Up to three characters inside of the balloon.
  ///   - coordinate: The latitude and longitude.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, monogram: Text, coordinate: CLLocationCoordinate2D
  ) {
    self.init(coordinate, .text(monogram), Text(title), name: Text(title))
  }
}

extension Marker where Label == SwiftUI.Label<Text, Image> {
  /// Creates a marker with a localized title and a symbol.
  ///
  /// - Parameters:
  ///   - titleKey: The key of the title in the app's string catalog.
  ///   - systemImage: The name of a system symbol.
  ///   - coordinate: The latitude and longitude.
  public init(
    _ titleKey: LocalizedStringKey, systemImage: String, coordinate: CLLocationCoordinate2D
  ) {
    self.init(
      coordinate, .view(AnyView(Image(systemName: systemImage))),
      SwiftUI.Label(titleKey, systemImage: systemImage), name: Text(titleKey))
  }

  /// Creates a marker with a title that is not localized, and a symbol.
  ///
  /// - Parameters:
  ///   - title: The title, which is shown as it is.
  ///   - systemImage: The name of a system symbol.
  ///   - coordinate: The latitude and longitude.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, systemImage: String, coordinate: CLLocationCoordinate2D
  ) {
    self.init(
      coordinate, .view(AnyView(Image(systemName: systemImage))),
      SwiftUI.Label(title, systemImage: systemImage), name: Text(title))
  }

  /// Creates a marker with a localized title and an image of the app's resources.
  ///
  /// - Parameters:
  ///   - titleKey: The key of the title in the app's string catalog.
  ///   - image: The name of an image in the app's assets.
  ///   - coordinate: The latitude and longitude.
  public init(
    _ titleKey: LocalizedStringKey, image: String, coordinate: CLLocationCoordinate2D
  ) {
    self.init(
      coordinate, .view(AnyView(Image(image))), SwiftUI.Label(titleKey, image: image),
      name: Text(titleKey))
  }

  /// Creates a marker with a title that is not localized, and an image of the app's resources.
  ///
  /// - Parameters:
  ///   - title: The title, which is shown as it is.
  ///   - image: The name of an image in the app's assets.
  ///   - coordinate: The latitude and longitude.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, image: String, coordinate: CLLocationCoordinate2D) {
    self.init(
      coordinate, .view(AnyView(Image(image))), SwiftUI.Label(title, image: image),
      name: Text(title))
  }
}
