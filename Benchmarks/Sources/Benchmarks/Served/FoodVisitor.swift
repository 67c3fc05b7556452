import Foundation
import StrataDeviceServices
import StrataPersistence

/// A browser of FoodShare whose device has chosen a location.
struct FoodVisitor {
  let device: Device
  private let port: Int
  private let cookie: String

  /// The location in the format of FoodShare's records.
  private struct PlaceFile: Codable, Sendable {
    var version = 1
    let name: String
    var region = ""
    let latitude: Double
    let longitude: Double
  }

  /// Creates a device at a location.
  ///
  /// - Parameter database: The server's database, into which the choice is written.
  init(at point: GeoPoint, _ port: Int, _ database: Database) async throws {
    self.port = port
    let head = try Socket(port: port).head("/")
    let pair = Socket.header("set-cookie", in: head).flatMap { $0.split(separator: ";").first }
    let device = pair?.split(separator: "=").last?.split(separator: ".").first
    guard let pair, let device = device.map({ Device(id: DeviceID(rawValue: String($0))) }) else {
      throw NotMeasured("the response for the page sets no device cookie:\n\(head)")
    }
    cookie = String(pair)
    self.device = device
    let place = PlaceFile(name: "Here", latitude: point.latitude, longitude: point.longitude)
    try await DeviceHost.$current.withValue(device) {
      try await DocumentStore(database).collection("place", of: PlaceFile.self)
        .put(place, key: "chosen")
    }
  }

  /// Returns a page that has an element with an identifier: that of the feed with an offer.
  func page(
    _ path: String = "/", with identifier: String = "feed.listing", over socket: Socket
  ) throws -> String {
    let page = try socket.page(path, cookie: cookie).body
    guard page.contains("data-testid=\"\(identifier)\"") else {
      throw NotMeasured("the page \(path) shows no '\(identifier)':\n\(page)")
    }
    return page
  }

  /// Repeats requests until the page has its data, such as the feed its offers: a first page does
  /// not wait long for a location that nobody has requested before. Returns that page.
  @discardableResult
  func warmUp(
    _ path: String = "/", with identifier: String = "feed.listing", over socket: Socket
  ) throws -> String {
    for _ in 0..<50 {
      if let page = try? page(path, with: identifier, over: socket) { return page }
    }
    return try page(path, with: identifier, over: socket)
  }

  /// Returns the live connection of a feed page. It is that of the first page with offers: each page
  /// that nobody takes up has a session of its own for a while, whose memory is not the window's.
  func window() throws -> Socket { try open().socket }

  /// Returns a page that has an element with an identifier, and its live connection.
  func open(
    _ path: String = "/", with identifier: String = "feed.listing"
  ) throws -> (page: String, socket: Socket) {
    let page = try warmUp(path, with: identifier, over: Socket(port: port))
    let socket = try Socket(port: port)
    try socket.takeUp(page, cookie: cookie)
    return (page, socket)
  }
}
