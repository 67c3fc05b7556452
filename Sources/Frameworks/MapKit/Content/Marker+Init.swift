public import SwiftUI

extension Marker where Label == Text {
  public init(_ titleKey: LocalizedStringKey, coordinate: CLLocationCoordinate2D) {
    self.init(coordinate, .pin, Text(titleKey), name: Text(titleKey))
  }

  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, coordinate: CLLocationCoordinate2D) {
    self.init(coordinate, .pin, Text(title), name: Text(title))
  }

  /// - Parameter monogram: up to three signs, which stand in the balloon.
  public init(_ titleKey: LocalizedStringKey, monogram: Text, coordinate: CLLocationCoordinate2D) {
    self.init(coordinate, .text(monogram), Text(titleKey), name: Text(titleKey))
  }

  /// - Parameter monogram: up to three signs, which stand in the balloon.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, monogram: Text, coordinate: CLLocationCoordinate2D
  ) {
    self.init(coordinate, .text(monogram), Text(title), name: Text(title))
  }
}

extension Marker where Label == SwiftUI.Label<Text, Image> {
  public init(
    _ titleKey: LocalizedStringKey, systemImage: String, coordinate: CLLocationCoordinate2D
  ) {
    self.init(
      coordinate, .view(AnyView(Image(systemName: systemImage))),
      SwiftUI.Label(titleKey, systemImage: systemImage), name: Text(titleKey))
  }

  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, systemImage: String, coordinate: CLLocationCoordinate2D
  ) {
    self.init(
      coordinate, .view(AnyView(Image(systemName: systemImage))),
      SwiftUI.Label(title, systemImage: systemImage), name: Text(title))
  }

  public init(
    _ titleKey: LocalizedStringKey, image: String, coordinate: CLLocationCoordinate2D
  ) {
    self.init(
      coordinate, .view(AnyView(Image(image))), SwiftUI.Label(titleKey, image: image),
      name: Text(titleKey))
  }

  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, image: String, coordinate: CLLocationCoordinate2D) {
    self.init(
      coordinate, .view(AnyView(Image(image))), SwiftUI.Label(title, image: image),
      name: Text(title))
  }
}
