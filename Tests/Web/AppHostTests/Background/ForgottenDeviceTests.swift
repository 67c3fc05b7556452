import Foundation
import StrataDeviceServices
import SwiftUI
import Testing

@testable import StrataAppHost

/// Tests of a person who comes again after the device was forgotten.
@MainActor @Suite(.timeLimit(.minutes(10))) struct ForgottenDeviceTests {
  private let words = HostWords(language: "en").forgotten

  /// Opens a page of a browser that the site has forgotten, and returns the site and the browser.
  private func returned() async throws -> (site: TestSite, ann: Visitor) {
    let site = try TestSite()
    let ann = Visitor(site)
    try await ann.open()
    let id = try #require(site.service.cookie.device(in: [ann.cookies]))
    DeviceStore.noteForgotten(site.service.device(id), after: 31, at: Date())
    return (site, ann)
  }

  /// Returns whether the next page of a browser says that it was forgotten.
  private func isTold(_ ann: Visitor) async throws -> Bool {
    let before = ann.page.count
    try await ann.open()
    return ann.page.dropFirst(before).contains(words)
  }

  @Test func `a person who returns is told until a page that says so has connected`() async throws {
    let (site, ann) = try await returned()
    #expect(!ann.page.contains(words), "before")
    // A page may be lost on its way.
    for _ in 0..<2 { #expect(try await isTold(ann)) }
    try await ann.connect()
    #expect(try await !isTold(ann))
    await site.stop()
  }

  @Test func `a window that was open all the time does not hide the sentence from the next page`()
    async throws
  {
    let (site, ann) = try await returned()
    try await ann.connect()
    #expect(try await isTold(ann))
    await site.stop()
  }

  @Test func `another device is told nothing`() async throws {
    let (site, _) = try await returned()
    let bob = Visitor(site)
    for _ in 0..<2 { #expect(try await !isTold(bob)) }
    await site.stop()
  }

  @Test(arguments: ["de", "es", "pt", "ar", "fr", "it", "nl", "pl", "tr", "ja", "zh"])
  func `the sentence is translated`(language: String) {
    #expect(HostWords(language: language).forgotten != words)
  }
}
