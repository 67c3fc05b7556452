import CoreLocation
import Foundation
import Testing

@Suite struct LocationTests {
  @Test func `the distance between two locations is measured along the great circle`() {
    let london = CLLocation(latitude: 51.5074, longitude: -0.1278)
    let paris = CLLocation(latitude: 48.8566, longitude: 2.3522)
    #expect(abs(london.distance(from: paris) - 343_500) < 1_000)
    #expect(london.distance(from: london) == 0)
  }

  @Test func `coordinates outside of their limits are invalid`() {
    #expect(CLLocationCoordinate2DIsValid(CLLocationCoordinate2DMake(90, -180)))
    #expect(!CLLocationCoordinate2DIsValid(CLLocationCoordinate2DMake(999, 999)))
    #expect(!CLLocationCoordinate2DIsValid(CLLocationCoordinate2DMake(.nan, 0)))
    #expect(!CLLocationCoordinate2DIsValid(kCLLocationCoordinate2DInvalid))
    #expect(CLLocationCoordinate2DIsValid(CLLocationCoordinate2D()))
  }

  @Test func `a location's unknown speed, course and accuracy are negative`() {
    let plain = CLLocation(latitude: 1, longitude: 2)
    #expect(plain.course < 0 && plain.speed < 0 && plain.verticalAccuracy < 0)
    #expect(plain.courseAccuracy < 0 && plain.speedAccuracy < 0 && plain.altitude == 0)
    let whole = CLLocation(
      coordinate: CLLocationCoordinate2D(latitude: 1, longitude: 2), altitude: 300,
      horizontalAccuracy: 5, verticalAccuracy: 6, course: 90, courseAccuracy: 1, speed: 2,
      speedAccuracy: 1, timestamp: Date(timeIntervalSince1970: 9))
    #expect(whole.altitude == 300 && whole.course == 90)
  }

  @Test func `CLError has the domain and codes of Core Location`() {
    let error = CLError(.denied)
    #expect(error.code == CLError.denied && CLError.errorDomain == kCLErrorDomain)
    #expect((error as NSError).code == 1 && (error as NSError).domain == kCLErrorDomain)
    #expect(CLError(.network) != error)
  }
}
