public import SwiftUI

extension Marker where Label == Text {
  /// Creates a marker with a localized title and a pin.
  public init(_ titleKey: LocalizedStringKey, coordinate: CLLocationCoordinate2D) {
    self.init(coordinate, .pin, Text(titleKey), name: Text(titleKey))
  }

  /// Creates a marker with a title that is not localized, and a pin.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, coordinate: CLLocationCoordinate2D) {
    self.init(coordinate, .pin, Text(title), name: Text(title))
  }

  /// Creates a marker with a localized title and a monogram.
  ///
  /// - Parameter monogram: Up to three characters inside of the balloon.
  public init(_ titleKey: LocalizedStringKey, monogram: Text, coordinate: CLLocationCoordinate2D) {
    self.init(coordinate, .text(monogram), Text(titleKey), name: Text(titleKey))
  }

  /// Creates a marker with a title that is not localized, and a monogram.
  ///
  /// - Parameter monogram: Up to three characters inside of the balloon.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, monogram: Text, coordinate: CLLocationCoordinate2D
  ) {
    self.init(coordinate, .text(monogram), Text(title), name: Text(title))
  }
}

extension Marker where Label == SwiftUI.Label<Text, Image> {
  /// Creates a marker with a localized title and a symbol.
  public init(
    _ titleKey: LocalizedStringKey, systemImage: String, coordinate: CLLocationCoordinate2D
  ) {
    self.init(
      coordinate, .view(AnyView(Image(systemName: systemImage))),
      SwiftUI.Label(titleKey, systemImage: systemImage), name: Text(titleKey))
  }

  /// Creates a marker with a title that is not localized, and a symbol.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, systemImage: String, coordinate: CLLocationCoordinate2D
  ) {
    self.init(
      coordinate, .view(AnyView(Image(systemName: systemImage))),
      SwiftUI.Label(title, systemImage: systemImage), name: Text(title))
  }

  /// Creates a marker with a localized title and an image of the app's resources.
  public init(
    _ titleKey: LocalizedStringKey, image: String, coordinate: CLLocationCoordinate2D
  ) {
    self.init(
      coordinate, .view(AnyView(Image(image))), SwiftUI.Label(titleKey, image: image),
      name: Text(titleKey))
  }

  /// Creates a marker with a title that is not localized, and an image of the app's resources.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, image: String, coordinate: CLLocationCoordinate2D) {
    self.init(
      coordinate, .view(AnyView(Image(image))), SwiftUI.Label(title, image: image),
      name: Text(title))
  }
}
