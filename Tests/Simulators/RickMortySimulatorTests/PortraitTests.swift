import Foundation
import ImageKit
import StrataWebServer
import Testing

@testable import RickMortySimulator

/// Tests that portraits are pictures that a strict decoder accepts.
struct PortraitTests {
  @Test func `a portrait is a complete PNG that a cache can decode`() async throws {
    let simulator = RickMortySimulator()
    let url = try simulator.start().appendingPathComponent("api/character/avatar/3.png")
    let picture = try await ImageCache().picture(at: url)
    #expect((picture.width, picture.height) == (200, 200))
    #expect(picture.cost < 20_000)
    await simulator.stop()
  }

  @Test func `portraits of different characters differ, and each is the same every time`() {
    let cast = Cast(count: 40)
    let files = Set(cast.characters.map { Portrait(of: $0).png })
    #expect(files.count > 35)
    #expect(Portrait(of: cast.characters[0]).png == Portrait(of: Cast(count: 1).characters[0]).png)
  }

  @Test func `shapes that exceed a portrait's canvas are clipped`() {
    var canvas = Canvas(side: 4, paper: .white)
    canvas.ellipse(0, 0, 50, 50, .ink)
    canvas.line(-3, 9, 12, -9, .ink)
    #expect(canvas.png.starts(with: [0x89, 0x50, 0x4E, 0x47]))
  }
}
