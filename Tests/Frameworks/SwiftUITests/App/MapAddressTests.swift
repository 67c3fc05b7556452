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
    (
      "https://maps.apple.com/?ll=-90,180&q=Mill%20(old):%20ring)",
      "geo:-90,180?q=-90,180(Mill%20%28old%29:%20ring%29)"
    ),
    ("https://maps.apple.com?ll=51.5,-0.12", "geo:51.5,-0.12?q=51.5,-0.12"),
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
    "/?ll=1,2", "ftp://maps.apple.com/?ll=1,2",
    "https://maps.apple.com/look-around?coordinate=51.5,-0.12",
    "https://maps.apple.com/guides?name=Parks",
    "https://maps.apple.com/directions?destination=1%20Mill%20Lane&name=Door",
    "https://maps.apple.com/?ll=0x10,0x10", "https://maps.apple.com/?ll=1e3,1",
    "https://maps.apple.com/?ll=999,999", "https://maps.apple.com/?ll=1,180.5",
    "https://maps.apple.com/?ll=51.,-.5", "https://maps.apple.com/?ll=nan,1",
  ])
  func `directions, guides, views from a street and other addresses have none`(link: String) throws
  {
    let url = try #require(URL(string: link))
    #expect(MapAddress.geo(url) == nil)
  }
}
