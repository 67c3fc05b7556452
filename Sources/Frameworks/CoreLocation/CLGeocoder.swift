public import Foundation
import StrataPlaceNames

/// The function that a geocoder calls with places or an error.
public typealias CLGeocodeCompletionHandler = ([CLPlacemark]?, (any Error)?) -> Void

/// A geocoder that finds the town at a location, and towns by name, without a network.
///
///     let found = try await CLGeocoder().reverseGeocodeLocation(location)
///     found.first?.locality    // "London"
///
/// Partial: it finds only towns of more than 15,000 people, in the built-in gazetteer and by their
/// English names. The name of a country is in the language of `preferredLocale`, otherwise in
/// English.
open class CLGeocoder: NSObject, @unchecked Sendable {
  // @unchecked: `tasks` is touched only while `lock` is held.
  private let lock = NSLock()
  private var tasks: [UUID: Task<Void, Never>] = [:]

  /// Creates a geocoder that finds the town at a location, and towns by name, without a network.
  public override init() { super.init() }

  /// A Boolean value that indicates whether a request is in progress.
  open var isGeocoding: Bool { lock.withLock { !tasks.isEmpty } }

  /// Cancels the requests in progress; their handlers receive `geocodeCanceled`.
  open func cancelGeocode() {
    for task in lock.withLock({ tasks.values.map(\.self) }) { task.cancel() }
  }

  /// Finds the town at a location: the largest within five kilometers, or if there is none the
  /// nearest within thirty.
  ///
  /// - Parameters:
  ///   - location: The location.
  ///   - completionHandler: Called once, on the main thread.
  open func reverseGeocodeLocation(
    _ location: CLLocation, completionHandler: @escaping CLGeocodeCompletionHandler
  ) {
    reverseGeocodeLocation(location, preferredLocale: nil, completionHandler: completionHandler)
  }

  /// Finds the town at a location, with its country's name in a language.
  ///
  /// - Parameters:
  ///   - location: The location.
  ///   - locale: The language of the country's name; `nil` for English.
  ///   - completionHandler: Called once, on the main thread.
  open func reverseGeocodeLocation(
    _ location: CLLocation, preferredLocale locale: Locale?,
    completionHandler: @escaping CLGeocodeCompletionHandler
  ) {
    begin(completionHandler) {
      try await self.reverseGeocodeLocation(location, preferredLocale: locale)
    }
  }

  /// Returns the town at a location: the largest within five kilometers, or if there is none the
  /// nearest within thirty.
  ///
  /// - Throws: ``CLError`` with the code `geocodeFoundNoResult` if there is no town within thirty
  ///   kilometers.
  open func reverseGeocodeLocation(_ location: CLLocation) async throws -> [CLPlacemark] {
    try await reverseGeocodeLocation(location, preferredLocale: nil)
  }

  /// Returns the town at a location, with its country's name in a language.
  ///
  /// - Parameters:
  ///   - location: The location.
  ///   - locale: The language of the country's name; `nil` for English.
  /// - Throws: ``CLError`` with the code `geocodeFoundNoResult` if there is no town within thirty
  ///   kilometers.
  open func reverseGeocodeLocation(
    _ location: CLLocation, preferredLocale locale: Locale?
  ) async throws -> [CLPlacemark] {
    let (latitude, longitude) = (location.coordinate.latitude, location.coordinate.longitude)
    return try await Self.find(in: locale) { names in
      names.nearest(latitude: latitude, longitude: longitude).map { [$0] } ?? []
    }
  }

  /// Finds towns by name, the largest first. Names have forms such as "Paris", "Paris, Texas" and
  /// "London, England, GB".
  ///
  /// - Parameters:
  ///   - addressString: The name of the place.
  ///   - completionHandler: Called once, on the main thread.
  open func geocodeAddressString(
    _ addressString: String, completionHandler: @escaping CLGeocodeCompletionHandler
  ) {
    begin(completionHandler) { try await self.geocodeAddressString(addressString) }
  }

  /// Returns towns by name, the largest first. Names have forms such as "Paris", "Paris, Texas" and
  /// "London, England, GB".
  ///
  /// - Throws: ``CLError`` with the code `geocodeFoundNoResult` if no town has this name.
  open func geocodeAddressString(_ addressString: String) async throws -> [CLPlacemark] {
    try await Self.find(in: nil) { $0.places(address: addressString) }
  }
}

extension CLGeocoder {
  /// The gazetteer, which the process opens once; `nil` if its file does not exist, so that nothing
  /// is found.
  private static let bundled = try? PlaceNames.bundled()

  @concurrent private static func find(
    in locale: Locale?, _ search: @Sendable (PlaceNames) -> [NamedPlace]
  ) async throws -> [CLPlacemark] {
    let found = bundled.map(search) ?? []
    if Task.isCancelled { throw CLError(.geocodeCanceled) }
    guard !found.isEmpty else { throw CLError(.geocodeFoundNoResult) }
    return found.map { CLPlacemark($0, in: locale ?? Locale(identifier: "en")) }
  }

  /// A handler that is passed to the main actor, on which alone it is called.
  private struct Handler: @unchecked Sendable {
    // @unchecked: Apple's type is not sendable, though the handler is called on another thread.
    let call: CLGeocodeCompletionHandler
  }

  private func begin(
    _ handler: @escaping CLGeocodeCompletionHandler,
    _ work: @escaping @Sendable () async throws -> [CLPlacemark]
  ) {
    let (id, handler) = (UUID(), Handler(call: handler))
    lock.withLock {
      tasks[id] = Task { @MainActor in
        let answer: Result<[CLPlacemark], any Error>
        do { answer = .success(try await work()) } catch { answer = .failure(error) }
        lock.withLock { tasks[id] = nil }
        switch answer {
        case .success(let places): handler.call(places, nil)
        case .failure(let error): handler.call(nil, error)
        }
      }
    }
  }
}

extension CLPlacemark {
  fileprivate convenience init(_ place: NamedPlace, in locale: Locale) {
    self.init(
      location: CLLocation(latitude: place.latitude, longitude: place.longitude),
      name: place.name, isoCountryCode: place.country,
      country: locale.localizedString(forRegionCode: place.country),
      administrativeArea: place.region)
  }
}
