import StrataBrowserTesting
import StrataWire
import SwiftUI
import Testing

@testable import StrataAppHost

/// Tests of the copy of an open page that a browser fetches for when it is offline.
@MainActor @Suite(.timeLimit(.minutes(10))) struct KeptPageTests {
  private func kept(_ site: TestSite, _ path: String = "/", by visitor: Visitor) async throws
    -> RawHTTPResponse
  {
    try await site.client.get(path, headers: ["Cookie": visitor.cookies, "X-Keep": "1"])
  }

  @Test
  func `an open page is copied for offline use in its current state, and its session continues`()
    async throws
  {
    let site = try TestSite()
    let ann = Visitor(site)
    try await ann.open()
    try await ann.connect()
    _ = try await ann.act("more", "tap")
    let page = try await kept(site, by: ann)
    #expect(page.status == 200)
    #expect(page.text.contains(">taps 1</span>") && page.text.contains("<title>Diary</title>"))
    let session = try #require(page.text.components(separatedBy: "data-session=\"").last)
    let token = MaskedToken.token(of: session.prefix { $0 != "\"" })
    #expect(token == "kept", "the copy has no session")
    #expect(page.headers["X-Waiting"] == nil)
    let taps = try ann.number(of: "taps")
    #expect(try await ann.act("more", "tap") == "[2,2,[[0,\(taps),\"taps 2\"]]]")
    #expect(try await site.figure("strata_sessions") == 1)
    #expect(try await site.figure("strata_pages_total") == 1, "no session was started for the copy")
    await site.stop()
  }

  @Test
  func `an offline copy is refused unless a connected window of this browser shows the page`()
    async throws
  {
    let site = try TestSite()
    let (ann, ben) = (Visitor(site), Visitor(site))
    try await ann.open()
    #expect(try await kept(site, by: ann).status == 404, "its socket has not come")
    try await ann.connect()
    try await ben.open()
    #expect(try await kept(site, by: ben).status == 404, "another browser's")
    #expect(try await kept(site, "/elsewhere", by: ann).status == 404)
    let stranger = try await site.client.get("/", headers: ["X-Keep": "1"])
    #expect(stranger.status == 404 && stranger.headers["Set-Cookie"] == nil)
    await site.stop()
  }

  @Test
  func `a page's offline copy says in a header that data is missing, and contains no open sheet`()
    async throws
  {
    let site = try TestSite(clock: ContinuousClock(), brand: Brand("diary")) { WaitingView() }
    let ann = Visitor(site)
    let first = try await site.client.get("/")
    #expect(first.headers["X-Waiting"] == "1")
    try await ann.open()
    try await ann.connect()
    let page = try await kept(site, by: ann)
    #expect(page.headers["X-Waiting"] == "1")
    #expect(first.text.contains("In front"), "the sheet is open on the first page")
    #expect(
      !page.text.contains("In front"), "the copy contains no sheet, which could not be closed")
    await site.stop()
  }
}

/// A page that never has its data, below a sheet.
private struct WaitingView: View {
  var body: some View {
    ProgressView("Loading")
      .task { try? await Task.sleep(for: .seconds(60)) }
      .sheet(isPresented: .constant(true)) { Text("In front") }
  }
}
