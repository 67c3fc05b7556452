import Foundation
import Testing

@testable import SwiftUICore

@Suite struct MapAddressTests {
  @Test(arguments: [
    ("https://maps.apple.com/?ll=51.5,-0.12&q=51.5,-0.12", "geo:51.5,-0.12?q=51.5,-0.12"),
    ("https://maps.apple.com/?ll=51.5,-0.12", "geo:51.5,-0.12?q=51.5,-0.12"),
    (
      "https://maps.apple.com/?ll=51.5,-0.12&q=Salt%20%26%20Rye",
      "geo:51.5,-0.12?q=51.5,-0.12(Salt%20%26%20Rye)"
    ),
    (
      "https://maps.apple.com/place?coordinate=51.5,-0.12&name=Door",
      "geo:51.5,-0.12?q=51.5,-0.12(Door)"
    ),
    ("https://maps.apple.com/?q=Trafalgar%20Square", "geo:0,0?q=Trafalgar%20Square"),
    ("http://maps.apple.com/?address=1%20Mill%20Lane", "geo:0,0?q=1%20Mill%20Lane"),
  ])
  func `a place of an Apple Maps link has a geo address with a pin`(link: String, address: String)
    throws
  {
    let url = try #require(URL(string: link))
    #expect(MapAddress.geo(url)?.absoluteString == address)
  }

  @Test(arguments: [
    "https://maps.apple.com/", "https://maps.apple.com/?t=k", "https://maps.apple.com/?ll=&q=",
    "https://maps.apple.com/?daddr=51.5,-0.12&dirflg=w", "https://maps.apple.com/?ll=here,there",
    "https://maps.apple.com/?ll=51.5", "https://maps.example.com/?ll=51.5,-0.12",
    "https://example.com/?u=https://maps.apple.com/?ll=1,2", "mailto:maps.apple.com?q=x",
    "/?ll=1,2",
  ])
  func `directions and other addresses have none`(link: String) throws {
    let url = try #require(URL(string: link))
    #expect(MapAddress.geo(url) == nil)
  }
}
