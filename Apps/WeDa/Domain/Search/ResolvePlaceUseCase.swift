/// Finds the place behind a page address.
public protocol ResolvePlaceUseCase: Sendable {
  /// - Parameter slug: Such as `london-england-gb`; see ``Slug``.
  /// - Throws: ``WeatherError/noSuchPlace(_:)`` when nothing has exactly this slug;
  ///   ``WeatherError/nothingStored`` when the device does not know it and nobody may be asked.
  func execute(_ slug: String) async throws(WeatherError) -> Place
}

public protocol HasResolvePlaceUseCase {
  var resolvePlace: any ResolvePlaceUseCase { get }
}
