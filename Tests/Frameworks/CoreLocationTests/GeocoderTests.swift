import CoreLocation
import Foundation
import Synchronization
import Testing

/// Tests of geocoding in both directions by the built-in gazetteer.
@MainActor @Suite(.timeLimit(.minutes(5))) struct GeocoderTests {
  private func code(_ error: (any Error)?) -> CLError.Code? { (error as? CLError)?.code }

  @Test func `reverse geocoding returns the town with its region and country`() async throws {
    let spot = CLLocation(latitude: 51.51, longitude: -0.13)
    let found = try await CLGeocoder().reverseGeocodeLocation(spot)
    let place = try #require(found.first)
    #expect(place.locality == "London" && place.name == "London")
    #expect(place.administrativeArea == "England")
    #expect(place.isoCountryCode == "GB" && place.country == "United Kingdom")
    let location = try #require(place.location)
    #expect(location.distance(from: spot) < 5_000)
    #expect(place.thoroughfare == nil && place.postalCode == nil)
  }

  @Test func `reverse geocoding names the country in the preferred locale`() async throws {
    let spot = CLLocation(latitude: 48.857, longitude: 2.352)
    let found = try await CLGeocoder().reverseGeocodeLocation(
      spot, preferredLocale: Locale(identifier: "es"))
    #expect(found.first?.country == "Francia")
  }

  @Test(arguments: [
    ("Paris", "FR", nil), ("paris, texas", "US", "Texas"), ("PARIS, fr", "FR", nil),
    ("  sao paulo ", "BR", nil), ("London, England, GB", "GB", "England"),
  ])
  func `an address is geocoded to its town, the largest first`(
    address: String, country: String, region: String?
  ) async throws {
    let found = try await CLGeocoder().geocodeAddressString(address)
    #expect(found.first?.isoCountryCode == country)
    if let region { #expect(found.first?.administrativeArea == region) }
  }

  @Test(arguments: ["", ",", "Nowhereville Upon Nothing", "Paris, Atlantis", "\u{0}"])
  func `an unknown address throws geocodeFoundNoResult`(address: String) async {
    do {
      let found = try await CLGeocoder().geocodeAddressString(address)
      Issue.record("found \(found.count)")
    } catch {
      #expect(code(error) == .geocodeFoundNoResult)
    }
  }

  @Test func `a location far from any town throws geocodeFoundNoResult`() async {
    let ocean = CLLocation(latitude: -48.88, longitude: -123.39)
    do {
      _ = try await CLGeocoder().reverseGeocodeLocation(ocean)
      Issue.record("the ocean has a name")
    } catch {
      #expect(code(error) == .geocodeFoundNoResult)
    }
  }

  @Test
  func `a geocoder's completion handler is called on the main thread with places or an error`()
    async throws
  {
    let geocoder = CLGeocoder()
    let spot = CLLocation(latitude: 35.69, longitude: 139.69)
    let name: String? = await withCheckedContinuation { continuation in
      geocoder.reverseGeocodeLocation(spot) { places, error in
        MainActor.assertIsolated()
        #expect(error == nil)
        continuation.resume(returning: places?.first?.locality)
      }
      #expect(geocoder.isGeocoding)
    }
    #expect(name == "Tokyo")
    #expect(!geocoder.isGeocoding)
    let failure: CLError.Code? = await withCheckedContinuation { continuation in
      geocoder.geocodeAddressString("Nowhereville") { places, error in
        #expect(places == nil)
        continuation.resume(returning: (error as? CLError)?.code)
      }
    }
    #expect(failure == .geocodeFoundNoResult)
  }

  @Test func `a cancelled request fails with geocodeCanceled`() async {
    let geocoder = CLGeocoder()
    let failure: CLError.Code? = await withCheckedContinuation { continuation in
      geocoder.geocodeAddressString("London") { _, error in
        continuation.resume(returning: (error as? CLError)?.code)
      }
      geocoder.cancelGeocode()
    }
    #expect(failure == .geocodeCanceled)
  }

  @Test func `a copied placemark has the same values`() async throws {
    let found = try await CLGeocoder().geocodeAddressString("Oslo")
    let place = try #require(found.first)
    let copy = try #require(place.copy() as? CLPlacemark)
    #expect(copy !== place && copy.locality == "Oslo")
    #expect(CLPlacemark(placemark: place).isoCountryCode == "NO")
  }
}
