/// Finds the place of a page address.
public protocol ResolvePlaceUseCase: Sendable {
  /// Returns the place with a slug.
  ///
  /// - Parameter slug: A slug such as `london-england-gb`; see ``Slug``.
  /// - Throws: ``WeatherError/noSuchPlace(_:)`` if no place has exactly this slug;
  ///   ``WeatherError/nothingStored`` if the device does not know it and requests are forbidden.
  func execute(_ slug: String) async throws(WeatherError) -> Place
}

/// Provides the use case that finds the place of a page address.
public protocol HasResolvePlaceUseCase {
  /// The use case that finds the place of a page address.
  var resolvePlace: any ResolvePlaceUseCase { get }
}
