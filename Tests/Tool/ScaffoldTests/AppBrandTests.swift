import Foundation
import Testing

@testable import StrataScaffold

@Suite struct AppBrandTests {
  private static let names = ["Trips", "Larder", "A", "Zebra", "Board", "House", "Parts"]

  @Test(arguments: names)
  func `an accent has enough contrast with white, and in dark mode with cards`(name: String) {
    #expect(AppBrand(name: name).accent.contrastWithWhite >= 4.5)
    #expect(AppBrand(name: name).darkAccent.contrastWithDarkCard >= 4.5)
  }

  @Test func `apps with other names have other accents and icons`() {
    let brands = Self.names.map(AppBrand.init)
    for (index, brand) in brands.enumerated() {
      #expect(!brands[..<index].contains(brand))
    }
    #expect(AppBrand(name: "Trips") == AppBrand(name: "Trips"))
  }

  @Test func `each row of an icon is its own mirror image`() {
    let cells = AppBrand(name: "Trips").cells
    #expect(cells.count == 5)
    #expect(cells.allSatisfy { $0 == $0.reversed() && $0.count == 5 })
    #expect(cells.joined().contains(true))
  }

  @Test func `black and white have the contrasts of WCAG 2`() {
    #expect(abs(AppBrand.Color(red: 0, green: 0, blue: 0).contrastWithWhite - 21) < 0.1)
    #expect(abs(AppBrand.Color(red: 1, green: 1, blue: 1).contrastWithWhite - 1) < 0.02)
  }

  @Test func `a new project has the icon as a picture of the size that Xcode expects`() throws {
    let files = try NewProject(name: "Trips").files(strata: "..")
    let icon = try #require(files.first { $0.path.hasSuffix("AppIcon.appiconset/icon-1024.png") })
    let bytes = [UInt8](icon.data)
    #expect(bytes.prefix(8) == [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])
    #expect(bytes[16..<24] == [0, 0, 4, 0, 0, 0, 4, 0])
    #expect(bytes.count < 30_000)
    let list = files.first { $0.path.hasSuffix("AppIcon.appiconset/Contents.json") }
    #expect(list?.text.contains("\"icon-1024.png\"") == true)
  }
}
