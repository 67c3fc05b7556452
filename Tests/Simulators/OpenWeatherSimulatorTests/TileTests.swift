import StrataWebServer
import Testing

@testable import OpenWeatherSimulator

@Suite struct TileTests {
  private func tile(_ path: String, key: String = "demo") throws -> HTTPResponse {
    try Fixed.service().tile(HTTPRequest(path: path, query: "appid=\(key)"))
  }

  @Test(arguments: ["temp_new", "precipitation_new", "clouds_new"])
  func `a tile is a reproducible picture of 256 by 256 pixels`(layer: String) throws {
    let path = "/map/\(layer)/3/4/2.png"
    let answer = try tile(path)
    #expect(answer.status == 200)
    #expect(answer.headers["Content-Type"] == "image/png")
    let bytes = answer.bytes
    #expect(Array(bytes.prefix(8)) == [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A])
    // The header's width and height, big-endian.
    #expect(Array(bytes[16..<24]) == [0, 0, 1, 0, 0, 0, 1, 0])
    #expect(try tile(path).bytes == bytes)
    #expect(try tile("/map/\(layer)/3/0/5.png").bytes != bytes)
  }

  @Test(arguments: [
    "/map/clouds_new/19/0/0.png", "/map/clouds_new/1/2/0.png", "/map/clouds_new/1/0/-1.png",
    "/map/wind/1/0/0.png", "/map/clouds_new/1/0/0.jpg", "/map/clouds_new/1/0", "/map/",
    "/map/clouds_new/a/0/0.png",
  ])
  func `an invalid tile address is answered with 404`(path: String) throws {
    #expect(try tile(path).status == 404)
  }

  @Test func `map tiles are refused with a wrong or exhausted API key`() throws {
    #expect(try tile("/map/clouds_new/1/0/0.png", key: "wrong").status == 401)
    #expect(try tile("/map/clouds_new/1/0/0.png", key: "over-quota").status == 429)
  }
}
